import type { PaymentStatus } from './packages.ts';

/** Where each status can lead. A declined card can be tried again; what succeeded or was canceled stays so. */
const NEXT: Readonly<Record<PaymentStatus, ReadonlySet<PaymentStatus>>> = {
  pending: new Set(['succeeded', 'failed', 'canceled']),
  failed: new Set(['pending', 'succeeded', 'canceled']),
  succeeded: new Set(),
  canceled: new Set(),
};

/** The statuses that still can change: their outcome has not arrived. */
export const OPEN_STATUSES = ['pending', 'failed'] as const satisfies readonly PaymentStatus[];

/** What a payment becomes by what the provider says, whichever of its messages comes last. */
export function nextStatus(current: PaymentStatus, reported: PaymentStatus): PaymentStatus {
  return NEXT[current].has(reported) ? reported : current;
}
