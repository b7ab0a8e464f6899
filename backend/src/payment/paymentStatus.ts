import type { PaymentStatus } from '../../../domain/money/packages.ts';

/**
 * Where each status can lead. A declined card can be tried again; what succeeded stays so. The provider cancels for good,
 * but we also give up by ourselves what it does not know, after its keys were changed for instance: what it then calls
 * paid is paid.
 */
const NEXT: Readonly<Record<PaymentStatus, ReadonlySet<PaymentStatus>>> = {
  pending: new Set(['succeeded', 'failed', 'canceled']),
  failed: new Set(['pending', 'succeeded', 'canceled']),
  succeeded: new Set(),
  canceled: new Set(['succeeded']),
};

/** The statuses of payments whose outcome has not arrived: the provider is asked about them. */
export const OPEN_STATUSES = ['pending', 'failed'] as const satisfies readonly PaymentStatus[];

/** What a payment becomes by what the provider says, whichever of its messages comes last. */
export function nextStatus(current: PaymentStatus, reported: PaymentStatus): PaymentStatus {
  return NEXT[current].has(reported) ? reported : current;
}
