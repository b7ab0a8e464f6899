import type { MealTime } from '../plan/mealTime.ts';
import type { CostAttendance } from './costAttendance.ts';
import { followsAttendance, type PaidReceipt } from './receipt.ts';
import type { SharedReceipt, TripCosts } from './tripCosts.ts';

/** A meal that somebody bears a part of. */
export interface ShareMeal extends MealTime {
  /** Null: a slot without a meal. */
  readonly mealId: string | null;
  readonly portionQuarters: number;
  readonly ofPortionQuarters: number;
  /** Themself, and the companions whose share they bear. */
  readonly eaterIds: readonly string[];
}

/** What a participant bears of a receipt, and why. */
export interface ShareLine<Paid extends PaidReceipt = PaidReceipt> {
  readonly shared: SharedReceipt<Paid>;
  readonly cents: number;
  /** By portions; else null. */
  readonly portionQuarters: number | null;
  readonly ofPortionQuarters: number | null;
  /** The covered slots where they ate; none of frozen receipts, which no longer follow the table. */
  readonly meals: readonly ShareMeal[];
}

/** The lines add up to the participant's share of all receipts. */
export function explainedShare<Paid extends PaidReceipt>(
  { receipts, attendance }: TripCosts<Paid>,
  participantId: string,
): ShareLine<Paid>[] {
  return receipts.flatMap((shared) => {
    const share = shared.shares.find((one) => one.participantId === participantId);
    const portions = portionsOf(shared, participantId);
    if (share === undefined && !portions.portionQuarters) return [];
    const meals = followsAttendance(shared.receipt) ? mealsOf(shared, attendance, participantId) : [];
    return [{ shared, cents: share?.cents ?? 0, ...portions, meals }];
  });
}

/** By portions: what a participant ate of the covered meals, as the share counts it. */
export function portionsOf(
  { receipt, coverage }: SharedReceipt,
  participantId: string,
): Pick<ShareLine, 'portionQuarters' | 'ofPortionQuarters'> {
  if (coverage === null) return { portionQuarters: null, ofPortionQuarters: null };
  if (followsAttendance(receipt))
    return {
      portionQuarters: coverage.quartersOf.get(participantId) ?? 0,
      ofPortionQuarters: coverage.totalQuarters,
    };
  const frozen = receipt.shares.find((one) => one.participantId === participantId);
  return {
    portionQuarters: frozen?.portionQuarters ?? 0,
    ofPortionQuarters: receipt.shares.reduce((sum, one) => sum + (one.portionQuarters ?? 0), 0),
  };
}

function mealsOf(
  { coverage }: SharedReceipt,
  attendance: CostAttendance,
  participantId: string,
): ShareMeal[] {
  return (coverage?.slots ?? []).flatMap(({ date, type, mealId, eaters, portionQuarters }) => {
    const own = eaters.filter(
      (eater) => eater.portionQuarters > 0 && attendance.bearerOf(eater) === participantId,
    );
    if (own.length === 0) return [];
    return [
      {
        date,
        type,
        mealId,
        portionQuarters: own.reduce((sum, eater) => sum + eater.portionQuarters, 0),
        ofPortionQuarters: portionQuarters,
        eaterIds: own.map(({ id }) => id),
      },
    ];
  });
}
