import type { EntityManager } from 'typeorm';
import { tableOf } from '../../../domain/table/attendance.ts';
import type { TripChangeKind } from '../../../domain/trip/tripChange.ts';
import { placeOf } from '../base/ids.ts';
import { jsonForm, type JsonRow } from '../db/jsonRow.ts';
import { statement } from '../db/statement.ts';
import { AttendanceException } from '../entities/attendanceException.entity.ts';
import { Eater, seatOf } from '../entities/eater.entity.ts';
import type { Meal } from '../entities/meal.entity.ts';

const EATER = jsonForm(Eater, 'e', ['place', 'tripId']);
const EXCEPTION = jsonForm(AttendanceException, 'x', ['place', 'tripId']);

const ofTrip = (alias: string) => `${alias}.place = place_of($1) and ${alias}.trip_id = $1`;

const tableOfTrip = statement<{
  readonly meals: readonly Pick<Meal, 'id' | 'date' | 'type' | 'portionQuarters'>[] | null;
  readonly eaters: readonly JsonRow[] | null;
  readonly exceptions: readonly JsonRow[] | null;
}>(
  'table_of_trip',
  `select (select json_agg(json_build_object('id', m.id, 'date', m.date, 'type', m.type,
      'portionQuarters', m.portion_quarters) order by m.id) from meals m where ${ofTrip('m')}) as meals,
    (select json_agg(${EATER.sql}) from eaters e where ${ofTrip('e')}) as eaters,
    (select json_agg(${EXCEPTION.sql}) from attendance_exceptions x where ${ofTrip('x')}) as exceptions`,
);

/** Locks in the order of ids, against deadlocks. */
const setPortions = statement<never>(
  'set_portions',
  `with locked as (
     select m.id, new.quarters from unnest($2::uuid[], $3::smallint[]) new (id, quarters)
       join meals m on ${ofTrip('m')} and m.id = new.id order by m.id for no key update of m)
   update meals m set portion_quarters = locked.quarters from locked where ${ofTrip('m')} and m.id = locked.id`,
);

/** Kinds of changes that leave every slot's table as it was. */
const WITHOUT_TABLE: ReadonlySet<TripChangeKind> = new Set([
  'VOTES',
  'INGREDIENTS',
  'PURCHASES',
  'INVITE_LINK',
  'DELETED',
]);

export function mayChangePortions(kind: TripChangeKind): boolean {
  return !WITHOUT_TABLE.has(kind);
}

/**
 * Gives each meal the portions of those who eat at its slot. Changes of eaters lock the trip, as those of slots do, so
 * that nobody changes the table meanwhile.
 * @returns new portions, in quarters, by id of the changed meals
 */
export async function keepPortions(db: EntityManager, tripId: string): Promise<ReadonlyMap<string, number>> {
  const read = await tableOfTrip.first(db, [tripId]);
  const known = { place: placeOf(tripId), tripId };
  const eaters = (read?.eaters ?? []).map((json) => seatOf(EATER.read(json, known)));
  const exceptions = (read?.exceptions ?? []).map((json) => EXCEPTION.read(json, known));
  const table = tableOf(eaters, exceptions);
  const changed = (read?.meals ?? []).flatMap(({ id, date, type, portionQuarters }) => {
    const now = table({ date, type }).portionQuarters;
    return now === portionQuarters ? [] : [[id, now] as const];
  });
  if (changed.length > 0)
    await setPortions.all(db, [tripId, changed.map(([id]) => id), changed.map(([, quarters]) => quarters)]);
  return new Map(changed);
}
