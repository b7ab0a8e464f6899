import type { Transfer as Settling } from '../../../domain/costs/split/balance.ts';
import type { Transfer } from '../entities/costs/transfer.entity.ts';

type Sides = Pick<Settling, 'fromId' | 'toId'>;
type Payment = Readonly<Transfer>;

/**
 * Key of the transfer that is open between two people: the last payment before it, or the trip before the first one.
 * Payments form a chain by it, so no payment has the key of an open transfer, also after others were taken back.
 * @param payments of the trip, newest first
 */
export function keyOfOpen(tripId: string, payments: readonly Payment[], sides: Sides): string {
  const between = payments.filter(isBetween(sides));
  const before = new Set(between.map(({ settles }) => settles));
  return between.find(({ id }) => !before.has(id))?.id ?? tripId;
}

/**
 * The payment that a call repeats; null for a new one. With a key, it is the payment of that transfer. Without one, a
 * payment of the same people, amount and day, while no transfer between them is open.
 */
export function paidBefore(
  payments: readonly Payment[],
  open: readonly Settling[],
  call: Pick<Transfer, 'fromId' | 'toId' | 'amountCents' | 'date'> & { readonly settles: string | undefined },
): Payment | null {
  const between = payments.filter(isBetween(call));
  if (call.settles !== undefined) return between.find(({ settles }) => settles === call.settles) ?? null;
  if (open.some(isBetween(call))) return null;
  return (
    between.find(({ amountCents, date }) => amountCents === call.amountCents && date === call.date) ?? null
  );
}

function isBetween({ fromId, toId }: Sides): (other: Sides) => boolean {
  return (other) => other.fromId === fromId && other.toId === toId;
}
