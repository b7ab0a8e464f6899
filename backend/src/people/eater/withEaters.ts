import { eatersBySlot, type Seat, type SlotEaters } from '../../../../domain/people/eater/attendance.ts';
import type { Eater as EaterFacts, EaterAvoid } from '../../../../domain/people/eater/eater.ts';
import type { StoredDish } from '../../../../domain/plan/forWhom.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { ruleAvoids } from '../../../../domain/people/verdict/restrictionParts.ts';
import { eatersByDish, type EatersByDish } from '../../../../domain/people/dish/eatersByDish.ts';
import { partOfEaters } from '../../../../domain/people/dish/partOfEaters.ts';
import { tripRules, type TripRules } from '../../../../domain/people/verdict/tripRules.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { AttendanceException } from '../../entities/attendanceException.entity.ts';
import { seatOf, type Eater } from '../../entities/eater.entity.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import type { MaybePromise } from '../../reads/lookup.ts';

/** An eater at a slot, with what decides on amounts, verdicts and cooks. */
export type SeatedEater = Seat & Pick<EaterFacts, 'avoids' | 'eatsEverything'>;

/** Who eats at a slot. */
export type SeatedBySlot = (slot: MealTime) => SlotEaters<SeatedEater>;

/** Applies a rule to who eats on a trip. */
export function withEaters<Derived>(
  ctx: Ctx,
  tripId: string,
  rule: (bySlot: SeatedBySlot) => MaybePromise<Derived>,
): MaybePromise<Derived> {
  const { eatersOfTrip, exceptionsOfTrip } = ctx.loaders;
  return eatersOfTrip.derive(tripId, (eaters) =>
    exceptionsOfTrip.derive(tripId, (exceptions) => rule(seatedBySlot(eaters, exceptions))),
  );
}

/** Who gets each dish of a trip. */
export type SeatedByDish = EatersByDish<SeatedEater, StoredDish>;

/** As {@link withEaters}, by dish. */
export function withDishes<Derived>(
  ctx: Ctx,
  tripId: string,
  rule: (byDish: SeatedByDish) => MaybePromise<Derived>,
): MaybePromise<Derived> {
  return withEaters(ctx, tripId, (bySlot) =>
    ctx.loaders.eatersOfTrip.derive(tripId, (eaters) =>
      ctx.loaders.mealsOfTrip.derive(tripId, (meals) => rule(seatedByDish(bySlot, eaters, meals))),
    ),
  );
}

/** Applies a rule with the trip's own restrictions, which hold for everybody who eats there. */
export function withRulesOf<Derived>(
  ctx: Ctx,
  tripId: string,
  rule: (rules: TripRules | null) => MaybePromise<Derived>,
): MaybePromise<Derived> {
  return ctx.loaders.trip.derive(tripId, (trip) => rule(trip && tripRules(rulesOf(trip))));
}

/** Shared, since most trips have none. */
const NO_RULES: readonly EaterAvoid[] = [];

/** What a trip's own restrictions forbid everybody. */
export function rulesOf({
  dietaryRestrictions,
  restrictionReading,
}: Pick<Trip, 'dietaryRestrictions' | 'restrictionReading'>): readonly EaterAvoid[] {
  return dietaryRestrictions.length === 0 ? NO_RULES : ruleAvoids(dietaryRestrictions, restrictionReading);
}

/**
 * Of a request, whose meals ask one by one. Eaters stand for exceptions, too: a request reads both once, and forgets
 * them together.
 */
const BY_SLOT = new WeakMap<readonly Eater[], SeatedBySlot>();
const BY_DISH = new WeakMap<
  SeatedBySlot,
  { readonly meals: readonly Meal[]; readonly byDish: SeatedByDish }
>();

function seatedByDish(bySlot: SeatedBySlot, eaters: readonly Eater[], meals: readonly Meal[]): SeatedByDish {
  const known = BY_DISH.get(bySlot);
  if (known?.meals === meals) return known.byDish;
  const byDish: SeatedByDish = eatersByDish<SeatedEater, StoredDish>(bySlot, meals, ({ forWhom }) =>
    partOfEaters(forWhom, eaters),
  );
  BY_DISH.set(bySlot, { meals, byDish });
  return byDish;
}

function seatedBySlot(eaters: readonly Eater[], exceptions: readonly AttendanceException[]): SeatedBySlot {
  const known = BY_SLOT.get(eaters);
  if (known !== undefined) return known;
  const seated = eaters.map((eater): SeatedEater => {
    const { avoids, eatsEverything } = eater;
    return { ...seatOf(eater), avoids, eatsEverything };
  });
  const bySlot = eatersBySlot(seated, exceptions);
  BY_SLOT.set(eaters, bySlot);
  return bySlot;
}
