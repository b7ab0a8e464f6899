import type { PaymentStatus } from '../../../domain/payment/packages.ts';
import { nextStatus, OPEN_STATUSES } from './paymentStatus.ts';

const STATUSES: readonly PaymentStatus[] = ['pending', 'succeeded', 'failed', 'canceled'];

test.each<[PaymentStatus, PaymentStatus[]]>([
  ['pending', ['pending', 'succeeded', 'failed', 'canceled']],
  ['failed', ['pending', 'succeeded', 'failed', 'canceled']],
  ['succeeded', ['succeeded', 'succeeded', 'succeeded', 'succeeded']],
  ['canceled', ['canceled', 'succeeded', 'canceled', 'canceled']],
])('a payment that is %s takes the provider’s status where that is allowed', (current, becomes) => {
  expect(STATUSES.map((reported) => nextStatus(current, reported))).toEqual(becomes);
});

test('a succeeded or canceled payment is no longer checked', () => {
  expect(OPEN_STATUSES).toEqual(['pending', 'failed']);
});
