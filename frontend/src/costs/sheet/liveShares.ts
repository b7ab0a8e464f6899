import { plural, t } from '@lingui/core/macro';
import { sharesOf } from '../../../../domain/costs/split/balance.ts';
import { rational } from '../../../../domain/number/rational.ts';
import { portionsLabel } from '../../../../domain/shopping/amount/portion.ts';
import { shownAmount } from '../amounts.ts';
import type { CostsPerson, CostsTrip } from '../costsTrip.ts';
import type { ReceiptSharesOfFragment } from './Receipt.generated.ts';
import { tripAmountOf, type ReceiptInput } from './receiptInput.ts';

/** A row of the sheet's split. */
export interface LiveShare {
  readonly person: CostsPerson;
  /** Quarters of portions of a split by who ate, else 1 for who bears a part. */
  readonly weight: number;
  /** In the trip's currency; null while the amount cannot be read. */
  readonly cents: number | null;
}

/** Shares of a split by who ate, or of an equal one, while it is typed. */
export function liveShares(input: ReceiptInput, trip: CostsTrip): readonly LiveShare[] {
  const weights =
    input.split === 'BY_PORTIONS'
      ? trip.attendance.coverage(input.target === 'some' ? input.mealIds : []).quartersOf
      : new Map(input.participantIds.map((id) => [id, 1]));
  const cents = centsOf(input, trip, weights);
  return trip.people
    .filter(({ id, isMember }) => isMember || weights.has(id))
    .map((person) => ({
      person,
      weight: weights.get(person.id) ?? 0,
      cents: cents === null ? null : (cents.get(person.id) ?? 0),
    }));
}

/** By participant; null while the amount cannot be read. */
function centsOf(input: ReceiptInput, trip: CostsTrip, weights: ReadonlyMap<string, number>) {
  const cents = tripAmountOf(input, trip.costs.currency);
  if (cents === null) return null;
  const { paidById } = input;
  const parts = [...weights].map(([participantId, weight]) => ({
    participantId,
    weight: rational(BigInt(weight)),
  }));
  const shares = sharesOf({ id: '', paidById, cents, weights: parts });
  return new Map(shares.map((share) => [share.participantId, share.cents]));
}

/** "10 portions, $6.00 each", "5 people, $5.50 each" */
export function eachText(input: ReceiptInput, trip: CostsTrip, shares: readonly LiveShare[]): string {
  const total = shares.reduce((sum, { weight }) => sum + weight, 0);
  const isByPortions = input.split === 'BY_PORTIONS';
  if (total === 0) return isByPortions ? t`Nobody eats at these meals: the payer bears it all.` : '';
  const count = isByPortions ? total / 4 : total;
  const what = isByPortions ? portionsLabel(total) : peopleText(count, trip);
  const cents = tripAmountOf(input, trip.costs.currency);
  if (cents === null) return what;
  const each = shownAmount({ amountCents: Math.round(cents / count), currency: trip.costs.currency });
  return Number.isInteger(cents / count) ? t`${what}, ${each} each` : t`${what}, about ${each} each`;
}

function peopleText(count: number, { companions }: CostsTrip): string {
  return companions.length === 0
    ? plural(count, { one: '# person', other: '# people' })
    : plural(count, {
        one: '# person, not counting those they bring',
        other: '# people, not counting those they bring',
      });
}

/** Shares of a frozen receipt, as they were when it was frozen. */
export function frozenShares(trip: CostsTrip, { shares }: ReceiptSharesOfFragment): readonly LiveShare[] {
  return trip.people.flatMap((person) => {
    const share = shares.find(({ participantId }) => participantId === person.id);
    if (share === undefined && !person.isMember) return [];
    const weight = (share?.portions ?? 0) * 4;
    return [{ person, weight, cents: share?.amount.amountCents ?? 0 }];
  });
}
