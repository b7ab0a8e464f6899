import {
  freezeFields,
  newReceiptFields,
  receiptChangeFields,
  transferFields,
} from '../../../domain/costs/receiptFields.ts';
import { MONEY, RECEIPT, TRANSFER } from '../ctx/selections.ts';
import { inTrip } from '../access/require.ts';
import { fieldOf } from '../base/input.ts';
import type { Route } from '../ctx/route.ts';
import { addReceipt } from './addReceipt.service.ts';
import { readCosts, readCostsCsv, readShare } from './costs.service.ts';
import { deleteReceipt } from './deleteReceipt.service.ts';
import { freezeReceipt } from './freezeReceipt.service.ts';
import { recordTransfer, removeTransfer } from './transfer.service.ts';
import { updateReceipt } from './updateReceipt.service.ts';

/** With the currency of its amount beside it. */
const REST_RECEIPT = `${RECEIPT} amount @lift { currency }`;

const RECEIPT_FIELDS =
  'paidById?, amount, currency?, rate?, label?, date, kind, split?, mealIds?, participantIds?, shares?: [{ participantId, amount }]';

export const costsRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/trips/:id/receipts',
    twin: `query ($id: ID!) { trip(id: $id) { costs { receipts { ${REST_RECEIPT} } } } }`,
    who: 'member',
    summary: 'Receipts with what everybody bears of them; newest date first. Amounts are decimal strings.',
    handle: async (ctx, { params }) => {
      const { costs } = await readCosts(ctx, params['id']);
      return costs.receipts.map(({ receipt }) => receipt);
    },
  },
  {
    method: 'POST',
    path: '/api/trips/:id/receipts',
    twin: `mutation ($input: AddReceiptInput!) { addReceipt(input: $input) { receipt { ${REST_RECEIPT} } } }`,
    body: [newReceiptFields],
    payload: `{ ${RECEIPT_FIELDS} }`,
    who: 'member',
    summary:
      'Adds a receipt, by default paid by the user: `groceries` are shared `by-portions`, `other` ones `equal`; `shares` add up to the amount. Also after the trip.',
    status: 201,
    isVersioned: true,
    handle: async (ctx, { params, body }) => (await addReceipt(ctx, params['id'], body)).receipt,
  },
  {
    method: 'PATCH',
    path: '/api/trips/:id/receipts/:receiptId',
    twin: `mutation ($input: UpdateReceiptInput!) { updateReceipt(input: $input) { receipt { ${REST_RECEIPT} } } }`,
    body: [receiptChangeFields],
    payload: `{ ${RECEIPT_FIELDS.replace('amount,', 'amount?,').replace('date, kind', 'date?, kind?')}, version? }`,
    who: 'member',
    summary:
      'Changes a receipt: who added or paid it, and organizers. What changes its shares unfreezes it. 409 with `conflict` for fields changed after the version.',
    isVersioned: true,
    handle: async (ctx, { params, body }) =>
      (await updateReceipt(ctx, inTrip(params['id'], params['receiptId']), body)).receipt,
  },
  {
    method: 'DELETE',
    path: '/api/trips/:id/receipts/:receiptId',
    twin: `mutation ($input: DeleteReceiptInput!) { deleteReceipt(input: $input) { receiptId } }`,
    who: 'member',
    summary: 'Deletes a receipt.',
    status: 204,
    handle: (ctx, { params }) => deleteReceipt(ctx, inTrip(params['id'], params['receiptId'])),
  },
  {
    method: 'PUT',
    path: '/api/trips/:id/receipts/:receiptId/frozen',
    twin: `mutation ($input: FreezeReceiptInput!) { freezeReceipt(input: $input) { receipt { ${REST_RECEIPT} } } }`,
    body: [freezeFields],
    payload: '{ frozen }',
    who: 'member',
    summary:
      'Freezes the shares of a receipt by portions as they are today, or lets them follow the table again.',
    handle: async (ctx, { params, body }) => {
      const frozen = fieldOf(body, 'frozen');
      return (await freezeReceipt(ctx, inTrip(params['id'], params['receiptId']), frozen)).receipt;
    },
  },
  {
    method: 'GET',
    path: '/api/trips/:id/balances',
    twin: `query ($id: ID!) { trip(id: $id) { costs { currency spent ${MONEY} perPortion ${MONEY} perPortionAndDay ${MONEY} balances { participantId name paid ${MONEY} share ${MONEY} transferred ${MONEY} balance ${MONEY} companions { id name participantId } } transfers { key fromId toId amount ${MONEY} viewerCanRecord } changedShares { participantId difference ${MONEY} } } } }`,
    who: 'member',
    summary:
      'What everybody paid, bears and gets back (owes, if negative), with the `companions` whose share they bear, and `transfers`: the fewest payments that settle it, each with its `key` and `viewerCanRecord`.',
    handle: (ctx, { params }) => readCosts(ctx, params['id']),
  },
  {
    method: 'GET',
    path: '/api/trips/:id/shares/:participantId',
    twin: `query ($id: ID!, $participantId: ID!) { trip(id: $id) { costs { share(participantId: $participantId) { participantId share ${MONEY} paid ${MONEY} balance ${MONEY} lines { receipt @lift { receiptId: id } amount ${MONEY} portions ofPortions meals { date type mealId eaterIds portions ofPortions } } } } } }`,
    who: 'member',
    summary: 'What a participant bears, receipt by receipt, down to the meals.',
    handle: (ctx, { params }) => readShare(ctx, params['id'], params['participantId']),
  },
  {
    method: 'GET',
    path: '/api/trips/:id/transfers',
    twin: `query ($id: ID!) { trip(id: $id) { costs { payments { ${TRANSFER} } } } }`,
    who: 'member',
    summary: 'Payments between people that were marked as paid, newest first.',
    handle: async (ctx, { params }) => (await readCosts(ctx, params['id'])).transfers,
  },
  {
    method: 'POST',
    path: '/api/trips/:id/transfers',
    twin: `mutation ($input: RecordTransferInput!) { recordTransfer(input: $input) { transfer { ${TRANSFER} } } }`,
    body: [transferFields],
    payload: '{ fromId, toId, amount, date?, settles? }',
    who: 'member',
    summary:
      'Marks a payment between two people as made: both sides and organizers. No money is moved. Also after the trip. `settles` takes the `key` of an open transfer, which is paid once: if the other side marked it before, the answer is that payment. Without it, a payment of the same people, amount and day is not repeated while no transfer between them is open.',
    status: 201,
    handle: async (ctx, { params, body }) => (await recordTransfer(ctx, params['id'], body)).transfer,
  },
  {
    method: 'DELETE',
    path: '/api/trips/:id/transfers/:transferId',
    twin: `mutation ($input: RemoveTransferInput!) { removeTransfer(input: $input) { transferId } }`,
    who: 'member',
    summary: 'Takes a payment back.',
    status: 204,
    handle: (ctx, { params }) => removeTransfer(ctx, inTrip(params['id'], params['transferId'])),
  },
  {
    method: 'GET',
    path: '/api/trips/:id/costs.csv',
    twin: 'query ($id: ID!) { trip(id: $id) { costs { csv } } }',
    who: 'member',
    summary: 'Receipts with everybody’s shares, balances and payments as CSV, safe against formulas.',
    contentType: 'text/csv',
    fileName: 'costs.csv',
    handle: (ctx, { params }) => readCostsCsv(ctx, params['id']),
  },
];
