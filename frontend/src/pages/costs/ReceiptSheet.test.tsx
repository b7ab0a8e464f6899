import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localDate } from '../../../../domain/time/calendarDate.ts';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { loseConnection } from '../../../test/showMembers.tsx';
import { showCosts } from '../../../test/showCosts.tsx';
import { costsAnswer, money, receiptAnswer, tripCostsAnswer } from '../../../test/answers/costsAnswers.ts';
import { ANA, JONAS, TRIP_ID, VIEWER } from '../../../test/answers/tripAnswers.ts';
import {
  AddReceiptDocument,
  DeleteReceiptDocument,
  FreezeReceiptDocument,
  ReceiptSharesDocument,
  UpdateReceiptDocument,
} from '../../costs/sheet/Receipt.generated.ts';

const today = localDate(new Date());

const dialog = async (name = 'Add receipt') => within(await screen.findByRole('dialog', { name }));
const share = (participantId: string, cents: number, more: object = {}) => ({
  __typename: 'ReceiptShare' as const,
  participantId,
  amount: money(cents),
  portions: null,
  typedAmount: null,
  ...more,
});
const sharesOf = (shares: readonly object[] = [], lastChange: object | null = null) => ({
  addedById: VIEWER.id,
  createdAt: '2030-06-13T10:00:00.000Z',
  lastChange,
  shares,
});

type Receipt = ReturnType<typeof receiptAnswer>;

/** Answer to a mutation, once, with the costs after it. */
function saved(
  request: MockLink.MockedResponse['request'],
  field: string,
  receipt: Receipt,
  shares: readonly object[] = [],
): MockLink.MockedResponse {
  const trip = tripCostsAnswer(costsAnswer({ receipts: [receipt] }));
  const payload = { __typename: 'ReceiptPayload', receipt: { ...receipt, ...sharesOf(shares) }, trip };
  return { request, result: { data: { [field]: payload } } };
}

function readShares(receipt: Receipt, shares: readonly object[] = [], lastChange: object | null = null) {
  return answerTo(
    ReceiptSharesDocument,
    { tripId: TRIP_ID, receiptId: receipt.id },
    {
      trip: {
        __typename: 'Trip',
        id: TRIP_ID,
        costs: { __typename: 'TripCosts', receipt: { ...receipt, ...sharesOf(shares, lastChange) } },
      },
    },
  );
}

const NEW = { tripId: TRIP_ID, paidById: VIEWER.id, date: today, currency: null, rate: null };

describe('a new receipt', () => {
  const open = (mocks: readonly MockLink.MockedResponse[] = []) => {
    showCosts(costsAnswer(), { query: '?receipt=new', mocks });
    return userEvent.setup();
  };

  it('begins with the amount; shares by who ate follow while it is typed', async () => {
    const user = open();
    const sheet = await dialog();
    const amount = sheet.getByLabelText('Amount');
    await waitFor(() => expect(amount).toHaveFocus());
    expect(amount).toHaveAttribute('inputmode', 'decimal');
    await user.type(amount, '70');
    expect(await sheet.findByText('7 portions, $10.00 each')).toBeVisible();
    const shares = within(sheet.getByRole('list', { name: 'Shares' })).getAllByRole('listitem');
    expect(shares.map((row) => row.textContent)).toEqual([
      'MTYou and Noa3 portions$30.00',
      'JWJonas2 portions$20.00',
      'ALAna2 portions$20.00',
    ]);
    expect(sheet.getByRole('button', { name: 'Add $70.00' })).toBeEnabled();
  });

  it.each([
    ['1,234.5', 123_450],
    ['1.234,50', 123_450],
    ['$12', 1200],
  ])('reads “%s” as it is typed', async (typed, amountCents) => {
    const input = { ...NEW, amountCents, label: '', kind: 'GROCERIES', mealIds: [], split: 'BY_PORTIONS' };
    const receipt = receiptAnswer('r1', amountCents);
    const user = open([saved({ query: AddReceiptDocument, variables: { input } }, 'addReceipt', receipt)]);
    const sheet = await dialog();
    await user.type(sheet.getByLabelText('Amount'), typed);
    await user.click(sheet.getByRole('button', { name: /^Add / }));
    expect(await screen.findByText('Receipt added')).toBeVisible();
    expect((await screen.findByRole('region', { name: 'Receipts' })).textContent).toContain('You paid');
  });

  it('is for some meals, then for something else, which is split equally at first', async () => {
    const input = {
      ...NEW,
      paidById: JONAS.id,
      amountCents: 1000,
      label: 'Firewood',
      kind: 'OTHER',
      mealIds: [],
      split: 'EQUAL',
      participantIds: [VIEWER.id, JONAS.id],
    };
    const receipt = receiptAnswer('r1', 1000, { kind: 'OTHER', label: 'Firewood', split: 'EQUAL' });
    const user = open([saved({ query: AddReceiptDocument, variables: { input } }, 'addReceipt', receipt)]);
    const sheet = await dialog();
    await user.type(sheet.getByLabelText('Amount'), '10');
    const label = sheet.getByLabelText(/^What for/);
    expect(label).toHaveAttribute('placeholder', 'Groceries');
    await user.type(label, 'Firewood');
    await user.click(sheet.getByRole('radio', { name: 'Jonas' }));
    await user.click(sheet.getByRole('radio', { name: 'Some meals' }));
    await user.click(sheet.getByRole('checkbox', { name: 'Fri dinner' }));
    expect(await sheet.findByText('3½ portions, about $2.86 each')).toBeVisible();
    await user.click(sheet.getByRole('radio', { name: 'Other' }));
    expect(label).toHaveAttribute('placeholder', 'Other costs');
    expect(sheet.getByRole('radio', { name: 'Equally' })).toBeChecked();
    expect(sheet.getByText('3 people, not counting those they bring, about $3.33 each')).toBeVisible();
    await user.click(sheet.getByRole('checkbox', { name: /Ana/ }));
    expect(sheet.getByText('2 people, not counting those they bring, $5.00 each')).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Add $10.00' }));
    expect(await screen.findByText('Receipt added')).toBeVisible();
  });

  it('cannot be added until own shares are shared out', async () => {
    const shares = [
      { participantId: VIEWER.id, amountCents: 1200 },
      { participantId: ANA.id, amountCents: 1200 },
    ];
    const input = {
      ...NEW,
      amountCents: 2400,
      label: '',
      kind: 'OTHER',
      mealIds: [],
      split: 'SHARES',
      shares,
    };
    const receipt = receiptAnswer('r1', 2400, { kind: 'OTHER', split: 'SHARES' });
    const user = open([saved({ query: AddReceiptDocument, variables: { input } }, 'addReceipt', receipt)]);
    const sheet = await dialog();
    await user.type(sheet.getByLabelText('Amount'), '24');
    await user.click(sheet.getByRole('radio', { name: 'Other' }));
    await user.click(sheet.getByRole('radio', { name: 'Own shares' }));
    await user.type(await sheet.findByLabelText('Share of You'), '12');
    await user.type(sheet.getByLabelText('Share of Ana'), '8');
    expect(sheet.getByText('$4.00 left to split')).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Add $24.00' })).toBeDisabled();
    await user.clear(sheet.getByLabelText('Share of Ana'));
    await user.type(sheet.getByLabelText('Share of Ana'), '14');
    expect(sheet.getByText('$2.00 too much')).toBeVisible();
    await user.clear(sheet.getByLabelText('Share of Ana'));
    await user.type(sheet.getByLabelText('Share of Ana'), '12');
    expect(sheet.getByText('All shared out.')).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Add $24.00' }));
    expect(await screen.findByText('Receipt added')).toBeVisible();
  });

  it('is converted from another currency by its rate', async () => {
    const input = {
      ...NEW,
      amountCents: 2000,
      currency: 'EUR',
      rate: '1.0842',
      label: '',
      kind: 'GROCERIES',
      mealIds: [],
      split: 'BY_PORTIONS',
    };
    const receipt = receiptAnswer('r1', 2168);
    const user = open([saved({ query: AddReceiptDocument, variables: { input } }, 'addReceipt', receipt)]);
    const sheet = await dialog();
    await user.type(sheet.getByLabelText('Amount'), '20');
    await user.click(sheet.getByRole('button', { name: 'Paid in another currency' }));
    await user.selectOptions(sheet.getByLabelText('Currency'), 'EUR');
    await user.click(sheet.getByRole('button', { name: 'Add €20.00' }));
    expect(await sheet.findByText('Please enter the rate, like 1.0842.')).toBeVisible();
    await user.type(sheet.getByLabelText('Rate: USD for 1 EUR'), '1,0842');
    expect(await sheet.findByText('= $21.68')).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Add €20.00' }));
    expect(await screen.findByText('Receipt added')).toBeVisible();
  });

  it('is a refund below zero, which a button makes where the keyboard has no minus', async () => {
    const shares = [
      { participantId: VIEWER.id, amountCents: -1000 },
      { participantId: ANA.id, amountCents: -250 },
    ];
    const input = {
      ...NEW,
      amountCents: -1250,
      label: '',
      kind: 'OTHER',
      mealIds: [],
      split: 'SHARES',
      shares,
    };
    const receipt = receiptAnswer('r1', -1250, { kind: 'OTHER', split: 'SHARES' });
    const user = open([saved({ query: AddReceiptDocument, variables: { input } }, 'addReceipt', receipt)]);
    const sheet = await dialog();
    const amount = sheet.getByLabelText('Amount');
    await user.type(amount, '-12.50');
    expect(sheet.getByRole('radiogroup', { name: 'Who got it back' })).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Not a refund' }));
    expect(amount).toHaveValue('12.50');
    await user.click(sheet.getByRole('button', { name: 'It’s a refund' }));
    expect(amount).toHaveValue('-12.50');
    expect(amount).toHaveFocus();
    expect(sheet.getByRole('button', { name: 'Add refund of $12.50' })).toBeEnabled();
    await user.click(sheet.getByRole('radio', { name: 'Other' }));
    expect(sheet.getByText('3 people, not counting those they bring, about −$4.17 each')).toBeVisible();
    await user.click(sheet.getByRole('radio', { name: 'Own shares' }));
    await user.type(await sheet.findByLabelText('Share of You'), '10');
    expect(sheet.getByText('$2.50 left to split')).toBeVisible();
    await user.type(sheet.getByLabelText('Share of Ana'), '-2.50');
    expect(sheet.getByText('All shared out.')).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Add refund of $12.50' }));
    expect(await screen.findByText('Receipt added')).toBeVisible();
    const list = await screen.findByRole('region', { name: 'Receipts' });
    expect(list).toHaveTextContent('You got back');
    expect(list).toHaveTextContent('−$12.50');
  });

  it('asks for an amount, and keeps what was typed when it is closed', async () => {
    const user = open();
    const sheet = await dialog();
    await user.type(sheet.getByLabelText('Amount'), 'much');
    await user.type(sheet.getByLabelText(/^What for/), 'Farm stand');
    await user.click(sheet.getByRole('button', { name: 'Add receipt' }));
    expect(await sheet.findByText('Please enter an amount, like $12.50.')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Add receipt' }));
    const again = await dialog();
    expect(again.getByLabelText(/^What for/)).toHaveValue('Farm stand');
    await user.click(again.getByRole('button', { name: 'Discard it' }));
    expect(again.getByLabelText(/^What for/)).toHaveValue('');
  });

  it('shows a refusal of the server at its field', async () => {
    const input = {
      ...NEW,
      amountCents: 100,
      label: '',
      kind: 'GROCERIES',
      mealIds: [],
      split: 'BY_PORTIONS',
    };
    const message = 'The date has to be within a year of the trip.';
    const refusal = { message, extensions: { code: 'BAD_USER_INPUT', field: 'date' } };
    const user = open([
      { request: { query: AddReceiptDocument, variables: { input } }, result: { errors: [refusal] } },
    ]);
    const sheet = await dialog();
    await user.type(sheet.getByLabelText('Amount'), '1');
    await user.click(sheet.getByRole('button', { name: 'Add $1.00' }));
    expect(await sheet.findByText('The date has to be within a year of the trip.')).toBeVisible();
  });
});

describe('a saved receipt', () => {
  const SHOP = receiptAnswer('r1', 7000, { label: 'Big shop', viewerShare: money(3000) });
  const open = (mocks: readonly MockLink.MockedResponse[], receipt = SHOP) => {
    showCosts(costsAnswer({ receipts: [receipt] }), { query: '?receipt=r1', mocks });
    return userEvent.setup();
  };

  it('sends only what was changed, with the version it is based on', async () => {
    const input = { id: 'r1', label: 'Farm stand', version: 1 };
    const next = { ...SHOP, label: 'Farm stand', version: 2 };
    const lastChange = { __typename: 'ReceiptChange', byId: JONAS.id, at: '2030-06-15T12:00:00.000Z' };
    const user = open([
      readShares(SHOP, [], lastChange),
      saved(
        { query: UpdateReceiptDocument, variables: { input: { ...input, tripId: TRIP_ID } } },
        'updateReceipt',
        next,
      ),
    ]);
    const sheet = await dialog('Receipt');
    expect(await sheet.findByText('Added by you, Jun 13. Changed by Jonas, Jun 15.')).toBeVisible();
    // Opened to read, and then no keyboard covers it on a phone.
    await waitFor(() => expect(sheet.getByRole('heading', { name: 'Receipt' })).toHaveFocus());
    const label = sheet.getByLabelText(/^What for/);
    await user.clear(label);
    await user.type(label, 'Farm stand');
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Receipt saved')).toBeVisible();
    expect(screen.getByText('Farm stand')).toBeVisible();
  });

  it('asks whose amount to keep when two people changed it', async () => {
    const conflict = {
      version: 3,
      fields: ['amount'],
      changedBy: JONAS.id,
      changedAt: '2030-06-13T17:59:40.000Z',
      current: {
        amountCents: 8000,
        amount: '80.00',
        currency: null,
        rate: null,
        label: 'Big shop',
        paidById: VIEWER.id,
        date: '2030-06-13',
        kind: 'groceries',
        split: 'by-portions',
        mealIds: [],
        participantIds: [],
        shares: [],
      },
    };
    const refusal = { message: 'Somebody else changed this.', extensions: { code: 'CONFLICT', conflict } };
    const change = { amountCents: 7500, currency: null, rate: null };
    const request = (version: number) => ({
      query: UpdateReceiptDocument,
      variables: { input: { tripId: TRIP_ID, id: 'r1', ...change, version } },
    });
    const user = open([
      readShares(SHOP),
      { request: request(1), result: { errors: [refusal] } },
      saved(request(3), 'updateReceipt', receiptAnswer('r1', 7500, { version: 4 })),
    ]);
    const sheet = await dialog('Receipt');
    const amount = await sheet.findByLabelText('Amount');
    await user.clear(amount);
    await user.type(amount, '75');
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    expect(await sheet.findByText(/saved this receipt/)).toBeVisible();
    expect(sheet.getByRole('radio', { name: /Keep mine/ })).toBeChecked();
    expect(sheet.getByRole('radio', { name: /Take Jonas’s.*80/ })).not.toBeChecked();
    await user.click(sheet.getByRole('button', { name: 'Save mine' }));
    expect(await screen.findByText('Receipt saved')).toBeVisible();
  });

  it('is deleted after a question', async () => {
    const user = open([
      readShares(SHOP),
      answerTo(
        DeleteReceiptDocument,
        { input: { tripId: TRIP_ID, id: 'r1' } },
        { deleteReceipt: { receiptId: 'r1', trip: tripCostsAnswer(costsAnswer()) } },
      ),
    ]);
    const sheet = await dialog('Receipt');
    await user.click(await sheet.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this receipt?' }));
    await user.click(question.getByRole('button', { name: 'Delete receipt' }));
    expect(await screen.findByText('Receipt deleted')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Add the first receipt' })).toBeVisible();
  });

  it('keeps its shares while they are frozen', async () => {
    const frozen = { ...SHOP, frozenAt: '2030-06-13T18:00:00.000Z' };
    const shares = [share(VIEWER.id, 5000, { portions: 5 }), share(JONAS.id, 2000, { portions: 2 })];
    const input = { id: 'r1', isFrozen: true };
    const user = open([
      readShares(SHOP),
      saved(
        { query: FreezeReceiptDocument, variables: { input: { ...input, tripId: TRIP_ID } } },
        'freezeReceipt',
        frozen,
        shares,
      ),
    ]);
    const sheet = await dialog('Receipt');
    await user.click(await sheet.findByRole('checkbox', { name: 'Shares no longer follow who eats' }));
    expect(await sheet.findByText('They stay as they are when who eats changes.')).toBeVisible();
    const rows = within(sheet.getByRole('list', { name: 'Shares' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'MTYou and Noa5 portions$50.00',
      'JWJonas2 portions$20.00',
      'ALAnanot at these meals–',
    ]);
  });

  it('shows own shares as they were typed', async () => {
    const own = receiptAnswer('r1', 2400, { kind: 'OTHER', split: 'SHARES', label: 'Ice cream' });
    const shares = [
      share(VIEWER.id, 2000, { typedAmount: money(2000) }),
      share(ANA.id, 400, { typedAmount: money(400) }),
    ];
    open([readShares(own, shares)], own);
    expect(await screen.findByLabelText('Share of You')).toHaveValue('20.00');
    const sheet = await dialog('Receipt');
    expect(sheet.getByLabelText('Share of Jonas')).toHaveValue('');
    expect(sheet.getByLabelText('Share of Ana')).toHaveValue('4.00');
  });

  it('keeps Try again while its shares are read again', async () => {
    const own = receiptAnswer('r1', 2400, { kind: 'OTHER', split: 'SHARES', label: 'Ice cream' });
    const { request } = readShares(own);
    open(
      [
        { request, result: { errors: [{ message: 'Oops' }] } },
        { request, delay: Infinity },
      ],
      own,
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    expect(retry).toBeVisible();
    expect(retry).toHaveAttribute('aria-disabled', 'true');
  });

  it('can be read by those who may not change it', async () => {
    const others = { ...SHOP, viewerCanEdit: false, paidById: JONAS.id };
    open([readShares(others, [share(VIEWER.id, 3000), share(JONAS.id, 4000)])], others);
    const sheet = await dialog('Big shop');
    expect(sheet.getByText('Jun 13, 2030')).toBeVisible();
    expect(sheet.getByText('All meals')).toBeVisible();
    expect(sheet.getByRole('list', { name: 'Shares' })).toHaveTextContent('Jonas$40.00');
    expect(sheet.queryByRole('textbox')).toBeNull();
  });

  describe('offline', () => {
    const openOffline = async (receipt: Receipt) => {
      showCosts(costsAnswer({ receipts: [receipt] }), {
        mocks: [{ ...readShares(receipt), result: {}, error: new TypeError('Failed to fetch') }],
      });
      const row = await screen.findByRole('button', { name: /Big shop/ });
      loseConnection();
      await userEvent.click(row);
      return dialog('Big shop');
    };
    afterEach(() => jest.restoreAllMocks());

    it('shows what follows from who ate', async () => {
      const sheet = await openOffline({ ...SHOP, viewerCanEdit: false });
      const rows = within(sheet.getByRole('list', { name: 'Shares' })).getAllByRole('listitem');
      expect(rows.map((row) => row.textContent)).toEqual([
        'MTYou and Noa$30.00',
        'JWJonas$20.00',
        'ALAna$20.00',
      ]);
    });

    it('shows the viewer’s part of own shares, and says when the others can be read', async () => {
      const sheet = await openOffline({ ...SHOP, split: 'SHARES' });
      expect(sheet.getByText('Your share').nextSibling).toHaveTextContent('$30.00');
      expect(sheet.getByText(/everybody’s shares are shown when you are back online/)).toBeVisible();
      expect(sheet.queryByRole('textbox')).toBeNull();
    });

    it('keeps what was typed, and says that it is not saved yet', async () => {
      showCosts(costsAnswer({ receipts: [SHOP] }));
      await userEvent.click(await screen.findByRole('button', { name: 'Add receipt' }));
      const sheet = await dialog();
      await userEvent.type(sheet.getByLabelText('Amount'), '12');
      loseConnection();
      expect(await sheet.findByText(/^You are offline\. What you type stays here/)).toBeVisible();
      expect(sheet.getByRole('button', { name: 'Add $12.00' })).toHaveAttribute('aria-disabled', 'true');
      expect(sheet.getByLabelText('Amount')).toHaveValue('12');
    });
  });
});
