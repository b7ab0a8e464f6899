import type { MockLink } from '@apollo/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localDate } from '../../../../domain/time/calendarDate.ts';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { showCosts } from '../../../test/showCosts.tsx';
import {
  balanceAnswer,
  costsAnswer,
  EATERS,
  paymentAnswer,
  receiptAnswer,
  money,
  transferAnswer,
  tripCostsAnswer,
} from '../../../test/answers/costsAnswers.ts';
import { ANA, JONAS, TRIP_ID, VIEWER } from '../../../test/answers/tripAnswers.ts';
import { RecordTransferDocument } from '../../costs/settle/Transfers.generated.ts';
import { SayWhoPaysShareDocument, ShareOfDocument } from '../../costs/share/ShareOf.generated.ts';

const SHOP = receiptAnswer('r1', 7001, { label: 'Big shop' });
const OPEN = costsAnswer({
  receipts: [SHOP],
  balances: [
    balanceAnswer(VIEWER, { paid: 7001, share: 3000 }),
    balanceAnswer(JONAS, { share: 2001 }),
    balanceAnswer(ANA, { share: 2000 }),
  ],
  transfers: [transferAnswer(JONAS.id, VIEWER.id, 2001), transferAnswer(ANA.id, JONAS.id, 2000, false)],
});

it('a share is explained line by line, with the meals behind it', async () => {
  const line = {
    __typename: 'ShareLine',
    receipt: { __typename: 'Receipt', id: 'r1' },
    amount: money(2001),
    portions: 2,
    ofPortions: 7,
  };
  const share = { __typename: 'ParticipantShare', participantId: JONAS.id, lines: [line] };
  const costs = { __typename: 'TripCosts', share };
  showCosts(OPEN, {
    query: `?share=${JONAS.id}`,
    mocks: [
      answerTo(
        ShareOfDocument,
        { tripId: TRIP_ID, participantId: JONAS.id },
        { trip: { __typename: 'Trip', id: TRIP_ID, costs } },
      ),
    ],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Jonas owes $20.01' }));
  expect(await dialog.findByText('2 of 7 portions of $70.01, rounded up')).toBeVisible();
  expect(dialog.getByRole('heading', { name: 'The 2 portions' })).toBeVisible();
  expect(dialog.getByText('Thursday dinner: 1 portion')).toBeInTheDocument();
  expect(dialog.getByText('Friday dinner: 1 portion')).toBeInTheDocument();
});

describe('the share of a companion', () => {
  const SHARE = { __typename: 'ParticipantShare', participantId: VIEWER.id, lines: [] };
  const readShare = answerTo(
    ShareOfDocument,
    { tripId: TRIP_ID, participantId: VIEWER.id },
    { trip: { __typename: 'Trip', id: TRIP_ID, costs: { __typename: 'TripCosts', share: SHARE } } },
    { maxUsageCount: 3 },
  );
  const saying = (sharePaidById: string | null, result: Partial<MockLink.MockedResponse>) => ({
    request: {
      query: SayWhoPaysShareDocument,
      variables: { tripId: TRIP_ID, id: 'e-noa', input: { sharePaidById, version: 1 } },
    },
    ...result,
  });
  const open = async (mocks: readonly MockLink.MockedResponse[], change = {}) => {
    showCosts(OPEN, { query: `?share=${VIEWER.id}`, mocks: [readShare, ...mocks], change });
    return within(await screen.findByRole('dialog', { name: /^You get back/ }));
  };

  it('is paid by who brings them, until another is chosen', async () => {
    const [, noa] = EATERS;
    const eater = { ...noa, sharePaidById: ANA.id, version: 2 };
    const answer = { __typename: 'EaterPayload', eater, trip: tripCostsAnswer(OPEN) };
    const dialog = await open([saying(ANA.id, { result: { data: { updateEater: answer } } })]);
    const field = await dialog.findByLabelText('Noa’s share is paid by');
    expect(field).toHaveDisplayValue('You');
    await userEvent.selectOptions(field, 'Ana');
    await waitFor(() => expect(field).toHaveDisplayValue('Ana'));
    expect(field).toBeEnabled();
  });

  it('stays where it was if that is not saved', async () => {
    const dialog = await open([saying(JONAS.id, { error: new Error('Failed to fetch') })]);
    const field = await dialog.findByLabelText('Noa’s share is paid by');
    await userEvent.selectOptions(field, 'Jonas');
    expect(await screen.findByText('Not saved. Try again.')).toBeVisible();
    expect(field).toHaveDisplayValue('You');
  });

  it('of somebody else’s companion is shown to the one who pays it', async () => {
    const eaters = EATERS.map((eater) =>
      eater.isCompanion
        ? { ...eater, participantId: JONAS.id, sharePaidById: VIEWER.id, viewerCan: [] }
        : eater,
    );
    const dialog = await open([], { eaters });
    const borne = within(await dialog.findByRole('region', { name: 'You also pay for' }));
    expect(borne.getByText('Noa comes with Jonas, and the share is paid by you')).toBeVisible();
    expect(dialog.queryByText('The people you bring')).toBeNull();
  });

  it('can be read by those who may not change it', async () => {
    const eaters = EATERS.map((eater) => ({
      ...eater,
      viewerCan: [],
      sharePaidById: eater.isCompanion ? ANA.id : null,
    }));
    const dialog = await open([], { eaters });
    expect(await dialog.findByText('Noa’s share is paid by Ana')).toBeVisible();
    expect(dialog.queryByRole('combobox')).toBeNull();
  });
});

it('a transfer is marked as paid by either side, with its day, and can be taken back', async () => {
  const input = {
    tripId: TRIP_ID,
    fromId: JONAS.id,
    toId: VIEWER.id,
    amountCents: 2001,
    date: localDate(new Date()),
    settles: OPEN.transfers[0]?.key,
  };
  const payment = paymentAnswer('p1', JONAS.id, VIEWER.id, 2001);
  const after = { ...OPEN, transfers: OPEN.transfers.slice(1), payments: [payment] };
  const answer = { __typename: 'TransferPayload', transfer: payment, trip: tripCostsAnswer(after) };
  showCosts(OPEN, {
    query: '?dialog=settle',
    mocks: [answerTo(RecordTransferDocument, { input }, { recordTransfer: answer })],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Settle up' }));
  expect(dialog.getByText('2 transfers, then everybody is even.')).toBeVisible();
  expect(dialog.getByText(/^Grub Club doesn’t move money\./)).toBeVisible();
  // Those between others are theirs to mark.
  expect(dialog.getAllByRole('button', { name: /^Mark as paid/ })).toHaveLength(1);
  const mark = dialog.getByRole('button', { name: 'Mark as paid: Jonas to you' });
  // Of a double click on the one that stood here.
  fireEvent.click(mark, { detail: 2 });
  expect(mark).not.toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(mark);
  expect(await dialog.findByRole('button', { name: 'Undo: Jonas to you' })).toHaveFocus();
  expect(dialog.getByText('1 transfer, then everybody is even.')).toBeVisible();
});
