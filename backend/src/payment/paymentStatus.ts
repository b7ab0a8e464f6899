import type { PaymentStatus } from '../../../domain/payment/packages.ts';

/** Declined cards can be retried; a payment canceled as unknown may turn out to be paid. */
const NEXT: Readonly<Record<PaymentStatus, ReadonlySet<PaymentStatus>>> = {
  pending: new Set(['succeeded', 'failed', 'canceled']),
  failed: new Set(['pending', 'succeeded', 'canceled']),
  succeeded: new Set(),
  canceled: new Set(['succeeded']),
};

/** No final outcome yet. */
export const OPEN_STATUSES = ['pending', 'failed'] as const satisfies readonly PaymentStatus[];

/** Reports may arrive in any order. */
export function nextStatus(current: PaymentStatus, reported: PaymentStatus): PaymentStatus {
  return NEXT[current].has(reported) ? reported : current;
}
