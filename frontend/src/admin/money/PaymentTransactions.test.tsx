import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { payment, paymentsAnswer } from '../../../test/adminAnswers.ts';
import { blobText } from '../../../test/blobText.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { AdminPaymentsDocument } from './AdminPayments.generated.ts';
import { PaymentTransactions } from './PaymentTransactions.tsx';

const HARRIET = payment('p1');
const DELETED = payment('p2', {
  userName: null,
  userPhone: null,
  subscriptionType: 'UNLIMITED',
  tripsGranted: -1,
});
const FAILED = payment('p3', {
  userName: '=1+1',
  subscriptionType: 'SINGLE',
  status: 'FAILED',
  tripsGranted: 0,
});

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const rows = () => screen.getAllByRole('row').slice(1).map(cells);
const customers = () => rows().map((row) => row[1]);

/** What the browser is given to save, and a phone in place of a laptop, as far as jsdom lacks them. */
function catchFile() {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob);
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return { saved, click };
}

describe('the payments', () => {
  it('shows what they come to, and each with customer, amount, package, status and trips', async () => {
    renderScreen(<PaymentTransactions />, { mocks: [paymentsAnswer([HARRIET, DELETED, FAILED])] });
    expect(await screen.findByRole('table', { name: 'Payment Transactions' })).toBeVisible();
    expect(screen.getByText('Total Revenue').parentElement).toHaveTextContent('$612.48');
    expect(screen.getByText('Successful Payments').parentElement).toHaveTextContent('74');
    expect(screen.getByText('Trips Sold').parentElement).toHaveTextContent('163');
    expect(rows()).toEqual([
      ['Nov 19, 2026', 'Harriet Cole (541) 555-0148', '$14.99', 'Trip Bundle (5 trips)', 'succeeded', '5'],
      ['Nov 19, 2026', 'Deleted account', '$14.99', 'Unlimited Trips (Premium)', 'succeeded', 'Unlimited'],
      ['Nov 19, 2026', '=1+1 (541) 555-0148', '$14.99', 'Single Trip', 'failed', '0'],
    ]);
    expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
  });

  it('says when there are none, and offers nothing to take along', async () => {
    renderScreen(<PaymentTransactions />, { mocks: [paymentsAnswer([])] });
    expect(await screen.findByText('No payment transactions found')).toBeVisible();
    expect(screen.queryByRole('button', { name: /CSV/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('says how many of how many are shown, and leads to the others', async () => {
    renderScreen(<PaymentTransactions />, {
      mocks: [paymentsAnswer([HARRIET], 81), paymentsAnswer([FAILED], 81, { offset: 20 })],
    });
    expect(await screen.findByText('Showing latest 20 transactions out of 81 total')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous page of Payment Transactions' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Next page of Payment Transactions' }));
    expect(await screen.findByText('Showing transactions 21\u201321 out of 81 total')).toBeVisible();
    expect(customers()).toEqual(['=1+1 (541) 555-0148']);
  });

  it('sorts by a press on a head: the server brings the order', async () => {
    renderScreen(<PaymentTransactions />, {
      mocks: [
        paymentsAnswer([HARRIET, FAILED]),
        paymentsAnswer([FAILED, HARRIET], 2, { sort: 'CUSTOMER', direction: 'ASC' }),
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Customer' }));
    await waitFor(() => expect(customers()).toEqual(['=1+1 (541) 555-0148', 'Harriet Cole (541) 555-0148']));
    expect(screen.getByRole('columnheader', { name: 'Customer' })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('is narrowed down by a text and by days, and says so when nothing is left', async () => {
    renderScreen(<PaymentTransactions />, {
      mocks: [
        paymentsAnswer([HARRIET, FAILED]),
        paymentsAnswer([HARRIET], 1, { search: 'harriet' }),
        paymentsAnswer([], 0, { search: 'harriet', from: '2026-11-20' }),
        paymentsAnswer([HARRIET, FAILED]),
      ],
    });
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Search name or phone' }),
      'harriet{Enter}',
    );
    await waitFor(() => expect(customers()).toEqual(['Harriet Cole (541) 555-0148']));
    await userEvent.type(screen.getByLabelText('Paid from'), '2026-11-20');
    expect(await screen.findByText('No payment transactions found')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the filter of Payment Transactions' }));
    await waitFor(() => expect(customers()).toHaveLength(2));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('keeps an order and a day that are chosen while the search waits for the end of a word', async () => {
    const sorted = { sort: 'CUSTOMER', direction: 'ASC' } as const;
    const since = { ...sorted, from: '2026-11-18' } as const;
    const answers = [
      paymentsAnswer([HARRIET, FAILED]),
      paymentsAnswer([FAILED, HARRIET], 2, sorted),
      paymentsAnswer([HARRIET], 1, since),
      paymentsAnswer([HARRIET], 1, { ...since, search: 'harriet' }),
    ];
    // How often each is asked for on the way is not what this is about.
    renderScreen(<PaymentTransactions />, {
      mocks: answers.map((answer) => ({ ...answer, maxUsageCount: Number.POSITIVE_INFINITY })),
    });
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'harriet' } });
    fireEvent.click(screen.getByRole('button', { name: 'Customer' }));
    fireEvent.change(screen.getByLabelText('Paid from'), { target: { value: '2026-11-18' } });
    await waitFor(() =>
      expect(window.location.search).toBe(
        '?payments-sort=CUSTOMER&payments-from=2026-11-18&payments-text=harriet',
      ),
    );
    expect(screen.getByLabelText('Paid from')).toHaveValue('2026-11-18');
    await waitFor(() => expect(customers()).toEqual(['Harriet Cole (541) 555-0148']));
    expect(screen.getByRole('columnheader', { name: 'Customer' })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('looks as its address says, and as usual where the address says nonsense', async () => {
    renderScreen(<PaymentTransactions />, {
      path: '/admin?payments-sort=-AMOUNT&payments-page=2&payments-from=2026-02-30',
      mocks: [paymentsAnswer([HARRIET], 21, { sort: 'AMOUNT', offset: 20 })],
    });
    expect(await screen.findByText('Showing transactions 21\u201321 out of 21 total')).toBeVisible();
  });

  it.each([
    ['a page that no list has', 'payments-page=99999999999'],
    ['a text that is too long to be searched', `payments-text=${'x'.repeat(121)}`],
    ['a text that cannot be stored', 'payments-text=%00'],
  ])('looks as usual where the address names %s', async (_what, search) => {
    renderScreen(<PaymentTransactions />, { path: `/admin?${search}`, mocks: [paymentsAnswer([HARRIET])] });
    expect(await screen.findByRole('table', { name: 'Payment Transactions' })).toBeVisible();
  });

  it('leads back to the last page from one behind it', async () => {
    renderScreen(<PaymentTransactions />, {
      path: '/admin?payments-page=50',
      mocks: [paymentsAnswer([], 21, { offset: 980 }), paymentsAnswer([FAILED], 21, { offset: 20 })],
    });
    expect(await screen.findByText('This page is past the end of the list.')).toBeVisible();
    expect(screen.getByText('Showing transactions none out of 21 total')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next page of Payment Transactions' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Previous page of Payment Transactions' }));
    expect(await screen.findByText('Showing transactions 21\u201321 out of 21 total')).toBeVisible();
  });

  it('is saved as CSV, all of it, and a name that is a formula is none in the file', async () => {
    const { saved, click } = catchFile();
    renderScreen(<PaymentTransactions />, {
      mocks: [paymentsAnswer([HARRIET], 2), paymentsAnswer([HARRIET, FAILED], 2, { limit: 1000 })],
    });
    await userEvent.click(await screen.findByRole('button', { name: /CSV/ }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    const [blob] = saved;
    expect(blob && (await blobText(blob))).toBe(
      'Payment,Date (UTC),Customer,Phone,Amount (USD),Package,Status,Trips\r\n' +
        'p1,2026-11-19T23:30:00.000Z,Harriet Cole,(541) 555-0148,14.99,Trip Bundle (5 trips),succeeded,5\r\n' +
        "p3,2026-11-19T23:30:00.000Z,'=1+1,(541) 555-0148,14.99,Single Trip,failed,0\r\n",
    );
    click.mockRestore();
  });

  it('is copied with tabs between its cells', async () => {
    const user = userEvent.setup();
    renderScreen(<PaymentTransactions />, {
      mocks: [paymentsAnswer([HARRIET]), paymentsAnswer([HARRIET], 1, { limit: 1000 })],
    });
    await user.click(await screen.findByRole('button', { name: 'Copy Payment Transactions' }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toContain('Harriet Cole\t(541) 555-0148\t14.99'),
    );
    expect(await screen.findByText('Table copied')).toBeVisible();
  });

  it('that could not be loaded can be asked for again', async () => {
    const input = paymentsAnswer([]).request;
    const lost = { request: { ...input, query: AdminPaymentsDocument }, error: new Error('offline') };
    renderScreen(<PaymentTransactions />, { mocks: [lost, paymentsAnswer([HARRIET])] });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(customers()).toHaveLength(1));
  });
});

it('on a phone rows have their labels, and a select sorts them', async () => {
  const isPhone = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  // Only what the hook of media queries reads of a whole MediaQueryList.
  jest.spyOn(window, 'matchMedia').mockReturnValue(isPhone as unknown as MediaQueryList);
  renderScreen(<PaymentTransactions />, {
    mocks: [paymentsAnswer([HARRIET]), paymentsAnswer([FAILED], 1, { sort: 'AMOUNT' })],
  });
  const order = await screen.findByRole('combobox', { name: 'Sort order of Payment Transactions' });
  expect(rows()[0]).toContain('Package Trip Bundle (5 trips)');
  await userEvent.selectOptions(order, 'Sort by amount, highest first');
  await waitFor(() => expect(rows()[0]).toContain('Package Single Trip'));
  jest.restoreAllMocks();
});
