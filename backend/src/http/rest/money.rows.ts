import { PAYMENT, RECEIPT, TRANSFER } from '../../ctx/selections.ts';
import type { Row } from './row.ts';

export const costsRows: readonly Row[] = [
  {
    method: 'PUT',
    path: '/api/trips/:tripId/currency',
    who: 'member',
    operation:
      'mutation ($input: ChooseCurrencyInput!) { chooseCurrency(input: $input) { trip { currency } } }',
  },
  {
    method: 'GET',
    path: '/api/trips/:tripId/receipt-page',
    who: 'member',
    operation: `query ($tripId: ID!, $limit: Int, $after: String) {
      trip(id: $tripId) { costs { receiptPage(limit: $limit, after: $after) { receipts { ${RECEIPT} } next } } }
    }`,
  },
  {
    method: 'GET',
    path: '/api/trips/:tripId/transfer-page',
    who: 'member',
    operation: `query ($tripId: ID!, $limit: Int, $after: String) {
      trip(id: $tripId) { costs { paymentPage(limit: $limit, after: $after) { payments { ${TRANSFER} } next } } }
    }`,
  },
];

export const paymentRows: readonly Row[] = [
  {
    method: 'GET',
    path: '/api/payments',
    who: 'signed in',
    operation: `query ($limit: Int, $after: String) {
      paymentHistory(limit: $limit, after: $after) { payments { ${PAYMENT} } totalCount next }
    }`,
  },
];
