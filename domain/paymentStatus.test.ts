import type { PaymentStatus } from './packages.ts';
import { nextStatus, OPEN_STATUSES } from './paymentStatus.ts';

const STATUSES: readonly PaymentStatus[] = ['pending', 'succeeded', 'failed', 'canceled'];

test.each<[PaymentStatus, PaymentStatus[]]>([
  ['pending', ['pending', 'succeeded', 'failed', 'canceled']],
  ['failed', ['pending', 'succeeded', 'failed', 'canceled']],
  ['succeeded', ['succeeded', 'succeeded', 'succeeded', 'succeeded']],
  ['canceled', ['canceled', 'canceled', 'canceled', 'canceled']],
])('a payment that is %s becomes what the provider says, if it still can', (current, becomes) => {
  expect(STATUSES.map((reported) => nextStatus(current, reported))).toEqual(becomes);
  expect(OPEN_STATUSES.some((status) => status === current)).toBe(new Set(becomes).size > 1);
});
