import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { loseConnection } from '../../../test/showMembers.tsx';
import { showCosts } from '../../../test/showCosts.tsx';
import {
  balanceAnswer,
  costsAnswer,
  money,
  paymentAnswer,
  receiptAnswer,
  transferAnswer,
  tripCostsAnswer,
} from '../../../test/answers/costsAnswers.ts';
import { ANA, JONAS, TRIP_ID, VIEWER } from '../../../test/answers/tripAnswers.ts';
import { setLiveState } from '../../live/liveState.ts';
import { ChooseCurrencyDocument } from '../../costs/currency/ChooseCurrency.generated.ts';
import { RemoveTransferDocument } from '../../costs/settle/Transfers.generated.ts';

afterEach(() => jest.restoreAllMocks());

const SHOP = receiptAnswer('r1', 7000, { label: 'Big shop', viewerShare: money(3000) });
const WOOD = receiptAnswer('r2', 1000, {
  label: 'Firewood',
  kind: 'OTHER',
  split: 'EQUAL',
  paidById: JONAS.id,
  participantIds: [VIEWER.id, JONAS.id, ANA.id],
  viewerShare: money(333),
});
const BALANCES = [
  balanceAnswer(VIEWER, { paid: 7000, share: 3333 }),
  balanceAnswer(JONAS, { paid: 1000, share: 2334 }),
  balanceAnswer(ANA, { share: 2333 }),
];
const OPEN = costsAnswer({
  perPortion: money(1000),
  receipts: [WOOD, SHOP],
  balances: BALANCES,
  transfers: [transferAnswer(ANA.id, VIEWER.id, 2333), transferAnswer(JONAS.id, VIEWER.id, 1334)],
});

const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the page of a trip’s costs', () => {
  it('says what was spent, who paid each receipt, how it is split and which part is the viewer’s', async () => {
    showCosts(OPEN);
    const receipts = await card('Receipts');
    expect(receipts.getByText('$80.00')).toBeVisible();
    expect(receipts.getByText(/so far, groceries \$10\.00 a portion/)).toBeVisible();
    const rows = receipts.getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'FirewoodJonas paid, equally between 3$10.00yours $3.33',
      'Big shopYou paid, all meals$70.00yours $30.00',
    ]);
  });

  it('orders balances from the largest claim to the largest debt, in words and figures', async () => {
    showCosts(OPEN);
    const rows = (await card('Balances')).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('button').getAttribute('aria-label'))).toEqual([
      'You get back $36.67',
      'Jonas owes $13.34',
      'Ana owes $23.33',
    ]);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('get $36.67'),
      expect.stringContaining('owes $13.34'),
      expect.stringContaining('owes $23.33'),
    ]);
    expect(screen.getByRole('button', { name: 'Settle up with 2 transfers' })).toBeEnabled();
  });

  it('names meals of a receipt, a foreign amount, and frozen shares', async () => {
    const some = receiptAnswer('r3', 1584, {
      label: 'Bakery',
      amount: money(2200, 'CAD'),
      rate: '0.72',
      mealIds: ['m2', 'm1'],
      frozenAt: '2030-06-14T10:00:00.000Z',
    });
    // Its meals may be deleted.
    const deleted = receiptAnswer('r5', 700, { label: 'Fish', frozenAt: '2030-06-14T10:00:00.000Z' });
    showCosts({ ...OPEN, receipts: [some, receiptAnswer('r4', 500), deleted] });
    expect(
      await screen.findByText('You paid CA$22.00, Thu dinner and Fri dinner, shares frozen'),
    ).toBeVisible();
    expect(screen.getByText('Groceries')).toBeVisible();
    expect(screen.getByText('You paid, by who ate, shares frozen')).toBeVisible();
  });

  it('invites to keep the first receipt, and names the currency, which can be changed until then', async () => {
    showCosts(costsAnswer());
    expect(await screen.findByRole('heading', { name: 'Add the first receipt' })).toBeVisible();
    expect(screen.getByText('Nothing spent yet')).toBeVisible();
    expect(screen.getByText('Currency: US Dollar (USD)')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change currency' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Add receipt' }));
    expect(await screen.findByRole('dialog', { name: 'Add receipt' })).toBeVisible();
  });

  it('takes another currency until the first receipt, and says why one is refused', async () => {
    const request = {
      query: ChooseCurrencyDocument,
      variables: { input: { tripId: TRIP_ID, currency: 'EUR' } },
    };
    const message = 'This trip already has receipts in USD.';
    const euros = costsAnswer({ currency: 'EUR', spent: money(0, 'EUR') });
    const answer = { __typename: 'ChooseCurrencyPayload', trip: tripCostsAnswer(euros) };
    showCosts(costsAnswer(), {
      mocks: [
        { request, result: { errors: [{ message, extensions: { code: 'CONFLICT' } }] } },
        { request, result: { data: { chooseCurrency: answer } } },
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Change currency' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Currency' }));
    const field = dialog.getByLabelText('Currency');
    expect(field).toHaveValue('USD');
    expect(dialog.getByText('It cannot change once there is a receipt.')).toBeVisible();
    await userEvent.selectOptions(field, 'Euro (EUR)');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(field).toHaveValue('EUR');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Amounts are in Euro now')).toBeVisible();
    expect(screen.getByText('Currency: Euro (EUR)')).toBeVisible();
  });

  it('says that everything is settled, with shares, payments and a late receipt, after the trip', async () => {
    const even = [
      balanceAnswer(VIEWER, { paid: 7000, share: 3333, transferred: -3667 }),
      balanceAnswer(JONAS, { paid: 1000, share: 2334, transferred: 1334 }),
      balanceAnswer(ANA, { share: 2333, transferred: 2333 }),
    ];
    const payments = [
      paymentAnswer('p2', ANA.id, VIEWER.id, 2333),
      paymentAnswer('p1', JONAS.id, VIEWER.id, 1334, false),
    ];
    showCosts({ ...OPEN, balances: even, transfers: [], payments }, { change: { isCompleted: true } });
    expect(await screen.findByRole('heading', { name: 'Everything is settled' })).toBeVisible();
    expect(screen.getByText(/Trip Completed\. The last transfer was made on Jun 16\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add late receipt' })).toBeEnabled();
    expect(screen.getByText(/in all/)).toBeVisible();
    const shares = (await card('Everybody’s share')).getAllByRole('listitem');
    expect(shares.map((row) => row.textContent)).toEqual([
      expect.stringContaining('$33.33'),
      expect.stringContaining('$23.34'),
      expect.stringContaining('$23.33'),
    ]);
    const paid = await card('Transfers');
    expect(paid.getByText('2 paid')).toBeVisible();
    expect(paid.getAllByText('Paid, Jun 16')).toHaveLength(2);
    expect(paid.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Undo: Ana to you',
    ]);
  });

  it('takes a payment back', async () => {
    const payment = paymentAnswer('p1', JONAS.id, VIEWER.id, 1334);
    showCosts(
      { ...OPEN, payments: [payment] },
      {
        mocks: [
          answerTo(
            RemoveTransferDocument,
            { input: { tripId: TRIP_ID, id: 'p1' } },
            { removeTransfer: { transferId: 'p1', trip: tripCostsAnswer(OPEN) } },
          ),
        ],
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Undo: Jonas to you' }));
    expect(await screen.findByText('Payment taken back')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Transfers' })).toBeNull();
  });

  it('says whose share changed since the last payment', async () => {
    const changedShares = [
      { __typename: 'ChangedShare' as const, participantId: ANA.id, difference: money(-500) },
      { __typename: 'ChangedShare' as const, participantId: VIEWER.id, difference: money(500) },
    ];
    showCosts({ ...OPEN, changedShares });
    expect(
      await screen.findByText(
        'Who eats when has changed since the last payment: Ana’s share −$5.00 and your share +$5.00.',
      ),
    ).toBeVisible();
  });

  it('keeps name and balance of a participant who left', async () => {
    const ann = {
      ...ANA,
      id: 'ann',
      name: 'Ann Miller',
      inviteStatus: 'DECLINED' as const,
      leftAt: '2030-06-14T10:00:00Z',
    };
    const gone = balanceAnswer({ id: ann.id, name: 'Ann Miller, left' }, { share: 1000 });
    const transfers = [...OPEN.transfers, transferAnswer(ann.id, VIEWER.id, 1000)];
    showCosts(
      { ...OPEN, balances: [...BALANCES, gone], transfers },
      { change: { participants: [VIEWER, JONAS, ANA, ann] } },
    );
    expect(
      (await card('Balances')).getByRole('button', { name: 'Ann Miller owes $10.00' }),
    ).toHaveTextContent('Ann Miller, left');
  });

  it('keeps the balance of a former member', async () => {
    const gone = balanceAnswer({ id: 'gone', name: 'Former member' }, { share: 1000 });
    showCosts({ ...OPEN, balances: [...BALANCES, gone] });
    expect((await card('Balances')).getByRole('button', { name: /Former member/ })).toHaveTextContent(
      'owes $10.00',
    );
  });

  it('copies everything as text, with names instead of “You”', async () => {
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    showCosts(OPEN);
    await user.click(await screen.findByRole('button', { name: 'Copy as text' }));
    expect(await screen.findByText('Costs copied')).toBeVisible();
    expect(write).toHaveBeenCalledWith(
      [
        'Lake Wallowa Weekend: $80.00',
        '',
        'Maya gets back $36.67',
        'Jonas owes $13.34',
        'Ana owes $23.33',
        '',
        'Ana pays Maya $23.33',
        'Jonas pays Maya $13.34',
        '',
        'Firewood: $10.00 (Jonas paid, equally between 3)',
        'Big shop: $70.00 (Maya paid, all meals)',
      ].join('\n'),
    );
  });

  it('prints balances, payments and receipts in place of the page, and offers a table', async () => {
    showCosts({ ...OPEN, payments: [paymentAnswer('p1', ANA.id, VIEWER.id, 500)] });
    await screen.findByText('$80.00');
    expect(screen.getByRole('link', { name: 'CSV' })).toHaveAttribute(
      'href',
      `/api/trips/${TRIP_ID}/costs.csv`,
    );
    fireEvent(window, new Event('beforeprint'));
    expect(screen.getByRole('heading', { name: 'Lake Wallowa Weekend: Costs' })).toBeInTheDocument();
    for (const line of [
      'Maya gets back $36.67',
      'Ana pays Maya $23.33',
      'Ana to Maya $5.00, Jun 16',
      'Firewood, Jun 13: $10.00 (Jonas paid, equally between 3)',
    ])
      expect(screen.getByText(line)).toBeInTheDocument();
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'To pay' })).toBeNull());
  });

  it('is read-only while offline, with the reason', async () => {
    showCosts(OPEN);
    const add = await screen.findByRole('button', { name: 'Add receipt' });
    loseConnection();
    await waitFor(() => expect(add).toHaveAttribute('aria-disabled', 'true'));
    expect(add).toHaveAttribute('title', 'You are offline');
    expect(screen.getByText('You are offline: these are the costs as last loaded.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'CSV' })).toBeNull();
  });

  it('marks a receipt that somebody else has just added', async () => {
    showCosts(OPEN);
    const row = await screen.findByRole('button', { name: /^Firewood/ });
    const mark = { ...JONAS, __typename: 'Participant' as const, kind: 'COSTS' as const };
    act(() => setLiveState({ recent: new Map([['r2', mark]]) }));
    expect(await within(row).findByText('Jonas Weber, just now')).toBeVisible();
    act(() => setLiveState({ recent: new Map() }));
  });
});
