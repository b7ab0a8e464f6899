import type { PaymentStatus } from '../../../domain/money/packages.ts';

/**
 * Allowed transitions. A declined card can be retried. A payment that we canceled because the provider did not know
 * it can still turn out to be paid.
 */
const NEXT: Readonly<Record<PaymentStatus, ReadonlySet<PaymentStatus>>> = {
  pending: new Set(['succeeded', 'failed', 'canceled']),
  failed: new Set(['pending', 'succeeded', 'canceled']),
  succeeded: new Set(),
  canceled: new Set(['succeeded']),
};

/** Statuses without a final outcome: the provider is asked about them. */
export const OPEN_STATUSES = ['pending', 'failed'] as const satisfies readonly PaymentStatus[];

/** The next status after a report of the provider, in whatever order reports arrive. */
export function nextStatus(current: PaymentStatus, reported: PaymentStatus): PaymentStatus {
  return NEXT[current].has(reported) ? reported : current;
}
