import type { EntityManager } from 'typeorm';
import { platePortions, type PlateRow } from '../../../domain/people/dish/platePortions.ts';
import { grouped } from '../../../domain/text/grouped.ts';
import { eatersBySlot } from '../../../domain/people/eater/attendance.ts';
import { eatersByDish } from '../../../domain/people/dish/eatersByDish.ts';
import { partOfEaters } from '../../../domain/people/dish/partOfEaters.ts';
import type { TripChangeKind } from '../../../domain/trip/tripChange.ts';
import { jsonForm, type JsonRow } from '../db/jsonRow.ts';
import { statement } from '../db/statement.ts';
import { AttendanceException } from '../entities/attendanceException.entity.ts';
import { Eater, seatOf } from '../entities/eater.entity.ts';
import type { Ingredient } from '../entities/ingredient.entity.ts';
import type { Meal } from '../entities/meal.entity.ts';

const EATER = jsonForm(Eater, 'e', ['tripId']);
const EXCEPTION = jsonForm(AttendanceException, 'x', ['tripId']);

const ofTrip = (alias: string) => `${alias}.trip_id = $1`;

const eatersOfTrip = statement<{
  readonly meals:
    | readonly Pick<Meal, 'id' | 'date' | 'type' | 'position' | 'forWhom' | 'isInstead' | 'portionQuarters'>[]
    | null;
  readonly eaters: readonly JsonRow[] | null;
  readonly exceptions: readonly JsonRow[] | null;
  readonly plates: readonly (PlateRow & Pick<Ingredient, 'mealId' | 'portionQuarters'>)[] | null;
}>(
  'table_of_trip',
  `select (select json_agg(json_build_object('id', m.id, 'date', m.date, 'type', m.type,
      'position', m.position, 'forWhom', m.for_whom, 'isInstead', m.is_instead, 'portionQuarters', m.portion_quarters) order by m.id) from meals m where ${ofTrip('m')}) as meals,
    (select json_agg(${EATER.sql}) from eaters e where ${ofTrip('e')}) as eaters,
    (select json_agg(${EXCEPTION.sql}) from attendance_exceptions x where ${ofTrip('x')}) as exceptions,
    (select json_agg(json_build_object('id', i.id, 'mealId', i.meal_id, 'apartOfId', i.apart_of_id,
      'apartEaterIds', i.apart_eater_ids, 'portionQuarters', i.portion_quarters) order by i.id)
     from ingredients i where ${ofTrip('i')} and (i.apart_of_id is not null or i.portion_quarters is not null or i.id in
       (select p.apart_of_id from ingredients p where ${ofTrip('p')} and p.apart_of_id is not null))) as plates`,
);

/** Locks in the order of ids, against deadlocks. */
const setPortions = (table: 'meals' | 'ingredients') =>
  statement<never>(
    `set_portions_of_${table}`,
    `with locked as (
       select t.id, new.quarters from unnest($2::uuid[], $3::smallint[]) new (id, quarters)
         join ${table} t on ${ofTrip('t')} and t.id = new.id order by t.id for no key update of t)
     update ${table} t set portion_quarters = locked.quarters from locked where ${ofTrip('t')} and t.id = locked.id`,
  );
const setPortionsOfMeals = setPortions('meals');
const setPortionsOfPlates = setPortions('ingredients');

/** Kinds of changes that leave eaters, slots and separate plates as they were. */
const WITHOUT_EATERS: ReadonlySet<TripChangeKind> = new Set([
  'VOTES',
  'PURCHASES',
  'COSTS',
  'INVITE_LINK',
  'DELETED',
]);

export function mayChangePortions(kind: TripChangeKind): boolean {
  return !WITHOUT_EATERS.has(kind);
}

/** In quarters by id, of meals and of ingredients, whose null means the meal's. */
export type ChangedPortions = ReadonlyMap<string, number | null>;

/**
 * Gives meals the portions of those who get them, and separate plates those of their eaters. Changes of eaters
 * and of slots lock the trip.
 */
export async function keepPortions(db: EntityManager, tripId: string): Promise<ChangedPortions> {
  const read = await eatersOfTrip.first(db, [tripId]);
  const known = { tripId };
  const eaters = (read?.eaters ?? []).map((json) => {
    const eater = EATER.read(json, known);
    return { ...seatOf(eater), group: eater.group, avoids: eater.avoids };
  });
  const exceptions = (read?.exceptions ?? []).map((json) => EXCEPTION.read(json, known));
  const meals = read?.meals ?? [];
  const { of: eatersOf } = eatersByDish(eatersBySlot(eaters, exceptions), meals, ({ forWhom }) =>
    partOfEaters(forWhom, eaters),
  );
  const plates = grouped(read?.plates ?? [], ({ mealId }) => mealId);
  const ofMeals = changedOnly(meals, (meal) => eatersOf(meal).portionQuarters);
  const ofPlates = meals.flatMap((meal) => {
    const rows = plates.get(meal.id) ?? [];
    return changedOnly(rows, rows.length === 0 ? () => null : platePortions(rows, eatersOf(meal)));
  });
  for (const [statementOf, changed] of [
    [setPortionsOfMeals, ofMeals],
    [setPortionsOfPlates, ofPlates],
  ] as const)
    if (changed.length > 0)
      await statementOf.all(db, [tripId, changed.map(([id]) => id), changed.map(([, quarters]) => quarters)]);
  return new Map([...ofMeals, ...ofPlates]);
}

function changedOnly<Row extends { readonly id: string; readonly portionQuarters: number | null }>(
  rows: readonly Row[],
  portionsOf: (row: Row) => number | null,
): (readonly [id: string, quarters: number | null])[] {
  return rows.flatMap((row) => {
    const now = portionsOf(row);
    return now === row.portionQuarters ? [] : [[row.id, now] as const];
  });
}
