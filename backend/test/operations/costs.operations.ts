import { always, input, members, organizers, type Operations } from './operation.ts';

const ADD = input('addReceipt', 'receipt { label shares { amount { formatted } } }');
const UPDATE = input('updateReceipt', 'receipt { label }');
const DELETE = input('deleteReceipt', 'receiptId trip { costs { spent { formatted } } }');
const FREEZE = input('freezeReceipt', 'receipt { frozenAt }');
const RECORD = input('recordTransfer', 'transfer { amount { formatted } }');
const REMOVE = input('removeTransfer', 'transferId');

/** Costs come after the trip, too. */
export const COSTS_OPERATIONS: Operations = {
  'Mutation.addReceipt': {
    document: ADD,
    variables: ({ tripId, freeDate }) => ({
      input: { tripId, amountCents: 4_550, kind: 'OTHER', date: freeDate, label: 'Fuel' },
    }),
    outcomes: always(members),
  },
  'Mutation.updateReceipt': {
    document: UPDATE,
    variables: ({ ownReceiptId }) => ({
      input: { id: ownReceiptId, label: 'Farm shop', amountCents: 7_000 },
    }),
    outcomes: always(members),
  },
  'Mutation.updateReceipt, of another participant': {
    document: UPDATE,
    variables: ({ otherReceiptId }) => ({ input: { id: otherReceiptId, label: 'Farm shop' } }),
    outcomes: always(organizers),
  },
  'Mutation.deleteReceipt': {
    document: DELETE,
    variables: ({ ownReceiptId }) => ({ input: { id: ownReceiptId } }),
    outcomes: always(members),
  },
  'Mutation.deleteReceipt, of another participant': {
    document: DELETE,
    variables: ({ otherReceiptId }) => ({ input: { id: otherReceiptId } }),
    outcomes: always(organizers),
  },
  'Mutation.freezeReceipt': {
    document: FREEZE,
    variables: ({ ownReceiptId }) => ({ input: { id: ownReceiptId, isFrozen: true } }),
    outcomes: always(members),
  },
  'Mutation.freezeReceipt, of another participant': {
    document: FREEZE,
    variables: ({ otherReceiptId }) => ({ input: { id: otherReceiptId, isFrozen: true } }),
    outcomes: always(organizers),
  },
  'Mutation.recordTransfer': {
    document: RECORD,
    variables: ({ tripId, ownId, otherOrganizerId }) => ({
      input: { tripId, fromId: ownId, toId: otherOrganizerId, amountCents: 500, date: '2026-06-16' },
    }),
    outcomes: always(members),
  },
  'Mutation.recordTransfer, between others': {
    document: RECORD,
    variables: ({ tripId, otherId, otherOrganizerId }) => ({
      input: { tripId, fromId: otherId, toId: otherOrganizerId, amountCents: 500 },
    }),
    outcomes: always(organizers),
  },
  'Mutation.removeTransfer': {
    document: REMOVE,
    variables: ({ ownTransferId }) => ({ input: { id: ownTransferId } }),
    outcomes: always(members),
  },
  'Mutation.removeTransfer, between others': {
    document: REMOVE,
    variables: ({ otherTransferId }) => ({ input: { id: otherTransferId } }),
    outcomes: always(organizers),
  },
  // The trip has receipts.
  'Mutation.chooseCurrency': {
    document: input('chooseCurrency', 'trip { currency }'),
    variables: ({ tripId }) => ({ input: { tripId, currency: 'EUR' } }),
    outcomes: always({ ...members, member: 'CONFLICT', organizer: 'CONFLICT', creator: 'CONFLICT' }),
  },
};
