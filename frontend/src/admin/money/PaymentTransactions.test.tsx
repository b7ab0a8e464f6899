import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { payment, paymentsAnswer } from '../../../test/answers/adminAnswers.ts';
import { blobText } from '../../../test/blobText.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { AdminPaymentsDocument } from './AdminPayments.generated.ts';
import { PaymentTransactions } from './PaymentTransactions.tsx';

const HARRIET = payment('p1');
const DELETED = payment('p2', {
  userName: null,
  userPhone: null,
  userEmail: null,
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

/** Fakes of the download functions that jsdom lacks, with the saved files. */
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
  it('show the totals, and each payment with customer, amount, package, status and trips', async () => {
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

  it('show a message without payments, and no export', async () => {
    renderScreen(<PaymentTransactions />, { mocks: [paymentsAnswer([])] });
    expect(await screen.findByText('No payment transactions found')).toBeVisible();
    expect(screen.queryByRole('button', { name: /CSV/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('show how many payments are listed out of the total, and have a next page', async () => {
    renderScreen(<PaymentTransactions />, {
      mocks: [paymentsAnswer([HARRIET], 81), paymentsAnswer([FAILED], 81, { offset: 20 })],
    });
    expect(await screen.findByText('Showing latest 20 transactions out of 81 total')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous page of Payment Transactions' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Next page of Payment Transactions' }));
    expect(await screen.findByText('Showing transactions 21\u201321 out of 81 total')).toBeVisible();
    expect(customers()).toEqual(['=1+1 (541) 555-0148']);
  });

  it('are sorted by the server after a click on a column header', async () => {
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

  it('are filtered by text and days, and show a message without matches', async () => {
    renderScreen(<PaymentTransactions />, {
      mocks: [
        paymentsAnswer([HARRIET, FAILED]),
        paymentsAnswer([HARRIET], 1, { search: 'harriet' }),
        paymentsAnswer([], 0, { search: 'harriet', from: '2026-11-20' }),
        paymentsAnswer([HARRIET, FAILED]),
      ],
    });
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Search name, phone or email' }),
      'harriet{Enter}',
    );
    await waitFor(() => expect(customers()).toEqual(['Harriet Cole (541) 555-0148']));
    await userEvent.type(screen.getByLabelText('Paid from'), '2026-11-20');
    expect(await screen.findByText('No payment transactions found')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the filter of Payment Transactions' }));
    await waitFor(() => expect(customers()).toHaveLength(2));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('keep a sort order and a day that are chosen while the search is debounced', async () => {
    const sorted = { sort: 'CUSTOMER', direction: 'ASC' } as const;
    const since = { ...sorted, from: '2026-11-18' } as const;
    const answers = [
      paymentsAnswer([HARRIET, FAILED]),
      paymentsAnswer([FAILED, HARRIET], 2, sorted),
      paymentsAnswer([HARRIET], 1, since),
      paymentsAnswer([HARRIET], 1, { ...since, search: 'harriet' }),
    ];
    // The number of intermediate requests does not matter here.
    renderScreen(<PaymentTransactions />, {
      mocks: answers.map((answer) => ({ ...answer, maxUsageCount: Number.POSITIVE_INFINITY })),
    });
    const search = await screen.findByRole('searchbox');
    search.focus();
    fireEvent.change(search, { target: { value: 'harriet' } });
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

  it('follow the URL, and use the defaults for invalid values', async () => {
    renderScreen(<PaymentTransactions />, {
      path: '/admin?payments-sort=-AMOUNT&payments-page=2&payments-from=2026-02-30',
      mocks: [paymentsAnswer([HARRIET], 21, { sort: 'AMOUNT', offset: 20 })],
    });
    expect(await screen.findByText('Showing transactions 21\u201321 out of 21 total')).toBeVisible();
  });

  it.each([
    ['a page number past the limit', 'payments-page=99999999999'],
    ['a search text that is too long', `payments-text=${'x'.repeat(121)}`],
    ['a search text with a null byte', 'payments-text=%00'],
  ])('use the defaults when the URL has %s', async (_what, search) => {
    renderScreen(<PaymentTransactions />, { path: `/admin?${search}`, mocks: [paymentsAnswer([HARRIET])] });
    expect(await screen.findByRole('table', { name: 'Payment Transactions' })).toBeVisible();
  });

  it('link back to the last page from a page past the end', async () => {
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

  it('are exported completely as CSV, with formulas in names escaped', async () => {
    const { saved, click } = catchFile();
    renderScreen(<PaymentTransactions />, {
      mocks: [paymentsAnswer([HARRIET], 2), paymentsAnswer([HARRIET, FAILED], 2, { limit: 1000 })],
    });
    await userEvent.click(await screen.findByRole('button', { name: /CSV/ }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    const [blob] = saved;
    expect(blob && (await blobText(blob))).toBe(
      'Payment,Date (UTC),Customer,Phone,Amount (USD),Package,Status,Trips,Email\r\n' +
        'p1,2026-11-19T23:30:00.000Z,Harriet Cole,(541) 555-0148,14.99,Trip Bundle (5 trips),succeeded,5,\r\n' +
        "p3,2026-11-19T23:30:00.000Z,'=1+1,(541) 555-0148,14.99,Single Trip,failed,0,\r\n",
    );
    click.mockRestore();
  });

  it('are copied with tabs between the cells', async () => {
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

  it('can be requested again after they failed to load', async () => {
    const input = paymentsAnswer([]).request;
    const lost = { request: { ...input, query: AdminPaymentsDocument }, error: new Error('offline') };
    renderScreen(<PaymentTransactions />, { mocks: [lost, paymentsAnswer([HARRIET])] });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(customers()).toHaveLength(1));
  });

  it('keep the focus in the search when its answer is lost', async () => {
    const { request } = paymentsAnswer([], 0, { search: 'harriet' });
    const lost = { request, error: new Error('offline') };
    // As above.
    renderScreen(<PaymentTransactions />, {
      mocks: [paymentsAnswer([HARRIET, FAILED]), lost].map((answer) => ({
        ...answer,
        maxUsageCount: Number.POSITIVE_INFINITY,
      })),
    });
    const search = await screen.findByRole('searchbox');
    search.focus();
    fireEvent.change(search, { target: { value: 'harriet' } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(search).toHaveFocus();
  });

  it('keep the focus on Try again, in place of the rows before, while a search is requested again', async () => {
    const { request } = paymentsAnswer([], 0, { search: 'harriet' });
    const lost = { request, error: new Error('offline') };
    // As above.
    renderScreen(<PaymentTransactions />, {
      mocks: [paymentsAnswer([HARRIET, FAILED]), lost].map((answer) => ({
        ...answer,
        maxUsageCount: Number.POSITIVE_INFINITY,
      })),
    });
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'harriet' } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    expect(retry).toHaveFocus();
  });
});

it('rows have labels and are sorted by a select on a phone', async () => {
  const isPhone = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  // Cast: the media query hook reads only these fields of a MediaQueryList.
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
