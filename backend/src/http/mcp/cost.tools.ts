import type { Tool } from './tool.ts';

export const costTools: readonly Tool[] = [
  {
    name: 'who_owes_whom',
    title: 'Who owes whom',
    description:
      'Says what was spent, what everybody gets back or owes, and the fewest payments that settle it.',
    operation: `query ($tripId: ID!) {
      trip(id: $tripId) {
        costs {
          spent { formatted } perPortionAndDay { formatted }
          balances { participantId name balance { formatted } }
          transfers { key fromId from { name } toId to { name } amount { amountCents formatted } }
        }
      }
    }`,
  },
  {
    name: 'list_receipts',
    title: 'Receipts',
    description: 'Lists the receipts of a trip, newest first.',
    operation: `query ($tripId: ID!) {
      trip(id: $tripId) {
        costs { receipts { id date label kind split amount { formatted } paidBy { name } } }
      }
    }`,
  },
  {
    name: 'add_receipt',
    isAdding: true,
    title: 'Add a receipt',
    description:
      'Adds what somebody paid, shared by portions for groceries and equally for others. Ask for the amount; never guess it.',
    operation: `mutation (
      $tripId: ID!, $amountCents: Cents!, $date: Date!, $kind: ReceiptKind!, $label: String, $paidById: ID
    ) {
      addReceipt(input: {
        tripId: $tripId, amountCents: $amountCents, date: $date, kind: $kind, label: $label, paidById: $paidById
      }) { receipt { id label amount { formatted } paidBy { name } } }
    }`,
  },
  {
    name: 'mark_paid',
    isAdding: true,
    title: 'Mark a payment as made',
    description:
      'Notes that one person gave another money; no money is moved. `settles` is the key of a payment of who_owes_whom.',
    operation: `mutation ($tripId: ID!, $fromId: ID!, $toId: ID!, $amountCents: Cents!, $settles: ID) {
      recordTransfer(input: {
        tripId: $tripId, fromId: $fromId, toId: $toId, amountCents: $amountCents, settles: $settles
      }) { transfer { id date amount { formatted } from { name } to { name } } }
    }`,
  },
];
