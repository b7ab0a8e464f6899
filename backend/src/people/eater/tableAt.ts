import { tableOf, type Seat, type SlotTable } from '../../../../domain/people/eater/attendance.ts';
import type { Eater as EaterFacts, EaterAvoid } from '../../../../domain/people/eater/eater.ts';
import type { StoredDish } from '../../../../domain/plan/forWhom.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { ruleAvoids } from '../../../../domain/people/verdict/restrictionParts.ts';
import { dishTables, type TripTables } from '../../../../domain/people/dish/dishTable.ts';
import { partOfTable } from '../../../../domain/people/dish/partOfTable.ts';
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
export type TableAt = (slot: MealTime) => SlotTable<SeatedEater>;

/** Applies a rule to the table of a trip. */
export function withTable<Derived>(
  ctx: Ctx,
  tripId: string,
  rule: (table: TableAt) => MaybePromise<Derived>,
): MaybePromise<Derived> {
  const { eatersOfTrip, exceptionsOfTrip } = ctx.loaders;
  return eatersOfTrip.derive(tripId, (eaters) =>
    exceptionsOfTrip.derive(tripId, (exceptions) => rule(tableAtSlots(eaters, exceptions))),
  );
}

/** Who gets each dish of a trip. */
export type DishTables = TripTables<SeatedEater, StoredDish>;

/** As {@link withTable}, by dish. */
export function withDishes<Derived>(
  ctx: Ctx,
  tripId: string,
  rule: (tables: DishTables) => MaybePromise<Derived>,
): MaybePromise<Derived> {
  return withTable(ctx, tripId, (table) =>
    ctx.loaders.eatersOfTrip.derive(tripId, (eaters) =>
      ctx.loaders.mealsOfTrip.derive(tripId, (meals) => rule(dishTablesOf(table, eaters, meals))),
    ),
  );
}

/** Applies a rule with the trip's own restrictions, which hold for everybody at its tables. */
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

/** By the lists of a request: a plan asks for each of its meals. */
const TABLES = new WeakMap<readonly Eater[], TableAt>();
const DISH_TABLES = new WeakMap<TableAt, { readonly meals: readonly Meal[]; readonly tables: DishTables }>();

function dishTablesOf(table: TableAt, eaters: readonly Eater[], meals: readonly Meal[]): DishTables {
  const known = DISH_TABLES.get(table);
  if (known?.meals === meals) return known.tables;
  const tables: DishTables = dishTables<SeatedEater, StoredDish>(table, meals, ({ forWhom }) =>
    partOfTable(forWhom, eaters),
  );
  DISH_TABLES.set(table, { meals, tables });
  return tables;
}

function tableAtSlots(eaters: readonly Eater[], exceptions: readonly AttendanceException[]): TableAt {
  const known = TABLES.get(eaters);
  if (known !== undefined) return known;
  const seated = eaters.map((eater): SeatedEater => {
    const { avoids, eatsEverything } = eater;
    return { ...seatOf(eater), avoids, eatsEverything };
  });
  const table = tableOf(seated, exceptions);
  TABLES.set(eaters, table);
  return table;
}
