import { rational, type Rational } from '../number/rational.ts';
import { exchanged, readRate } from './split/amountText.ts';
import { balancesOf, sharesOf, type Balance, type Transfer } from './split/balance.ts';
import type { Share, Weight } from './split/apportion.ts';
import { mealTimeKey } from '../plan/mealTime.ts';
import { grouped } from '../text/grouped.ts';
import {
  costAttendance,
  type CoveredSlot,
  type Coverage,
  type CostAttendance,
  type EatingTrip,
} from './costAttendance.ts';
import { followsAttendance, type PaidReceipt } from './receipt.ts';

/** A receipt in the trip's currency, with its shares. */
export interface SharedReceipt<Paid extends PaidReceipt = PaidReceipt> {
  readonly receipt: Paid;
  readonly paidById: string;
  /** In the trip's currency. */
  readonly cents: number;
  /** They add up to the amount; only of those who bear something. */
  readonly shares: readonly Share[];
  /** By portions: the covered slots as they are now; else null. */
  readonly coverage: Coverage | null;
}

export interface TripCosts<Paid extends PaidReceipt = PaidReceipt> {
  readonly receipts: readonly SharedReceipt<Paid>[];
  /** They add up to 0: the participants in their order, then former members. */
  readonly balances: readonly Balance[];
  readonly attendance: CostAttendance;
}

interface Paid<P extends PaidReceipt> {
  /** Of the trip. */
  readonly currency: string;
  /** Who is accepted or pending. */
  readonly participantIds: readonly string[];
  readonly receipts: readonly P[];
  readonly transfers: readonly Transfer[];
}

/** What everybody paid, bears and gets back. The order of receipts and transfers does not matter. */
export function tripCosts<P extends PaidReceipt>(
  { currency, participantIds, receipts, transfers }: Paid<P>,
  eating: EatingTrip,
): TripCosts<P> {
  const attendance = costAttendance(eating);
  const shared = receipts.map((receipt) => sharedReceipt(receipt, currency, attendance));
  return { receipts: shared, balances: balancesOf(participantIds, shared, transfers), attendance };
}

const ONE = rational(1n);

/** In the trip's currency; half a cent is rounded up. */
export function tripCents(
  { amountCents, currency, rate }: Pick<PaidReceipt, 'amountCents' | 'currency' | 'rate'>,
  tripCurrency: string,
): number {
  const exact: Rational | null = rate === null ? null : readRate(rate);
  if (exact === null && (currency === null || currency === tripCurrency)) return amountCents;
  return exchanged(amountCents, exact ?? ONE, currency ?? tripCurrency, tripCurrency);
}

export function sharedReceipt<P extends PaidReceipt>(
  receipt: P,
  currency: string,
  attendance: CostAttendance,
): SharedReceipt<P> {
  const cents = tripCents(receipt, currency);
  const coverage = receipt.split === 'by-portions' ? attendance.coverage(receipt.mealIds) : null;
  const { id, paidById } = receipt;
  const weights = coverage !== null && followsAttendance(receipt) ? coverage.weights : storedWeights(receipt);
  return { receipt, paidById, cents, shares: sharesOf({ id, paidById, cents, weights }), coverage };
}

/** Frozen shares add up to the amount, so that they stay as they are. */
function storedWeights({ shares }: PaidReceipt): Weight[] {
  return shares.map(({ participantId, amountCents }) => ({
    participantId,
    weight: amountCents === null ? ONE : rational(BigInt(Math.abs(amountCents))),
  }));
}

/** What all receipts add up to. */
export function spentCents({
  receipts,
}: {
  readonly receipts: readonly { readonly cents: number }[];
}): number {
  return receipts.reduce((sum, { cents }) => sum + cents, 0);
}

/** Of what is shared by portions. Null: nobody ate. */
export interface PortionPrices {
  readonly perPortionCents: number | null;
  readonly perPortionAndDayCents: number | null;
}

/**
 * What a portion costs, and an eater with one portion in a day: what is shared by portions, divided by the portions of
 * all covered slots, each counted once. Half a cent is rounded up.
 */
export function portionPrices({ receipts }: TripCosts): PortionPrices {
  const byPortions = receipts.flatMap(({ cents, coverage }) =>
    coverage === null ? [] : [{ cents, coverage }],
  );
  const spent = byPortions.reduce((sum, { cents }) => sum + cents, 0);
  const coverages = new Set(byPortions.map(({ coverage }) => coverage));
  const slots = [...new Set([...coverages].flatMap((one) => one.slots))];
  const portionQuarters = quartersBy(mealTimeKey, slots);
  const dayQuarters = quartersBy(({ date }) => date, slots);
  const price = (quarters: number) =>
    spent <= 0 || quarters === 0 ? null : Math.floor((spent * 4) / quarters + 0.5);
  return { perPortionCents: price(portionQuarters), perPortionAndDayCents: price(dayQuarters) };
}

/** Portions of the slots; who eats at several of one key counts once. */
function quartersBy(keyOf: (slot: CoveredSlot) => string, slots: readonly CoveredSlot[]): number {
  return [...grouped(slots, keyOf).values()].reduce((sum, ofKey) => {
    const eaters = new Map(ofKey.flatMap((slot) => slot.eaters.map((eater) => [eater.id, eater] as const)));
    return sum + [...eaters.values()].reduce((all, eater) => all + eater.portionQuarters, 0);
  }, 0);
}
