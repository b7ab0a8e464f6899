import type { EntityManager } from 'typeorm';
import { insertSql, rowsAsJson } from '../../db/rows.ts';
import { statement } from '../../db/statement.ts';
import { AttendanceException } from '../../entities/attendanceException.entity.ts';

const saveExceptions = statement<unknown>(
  'save_attendance_exceptions',
  `${insertSql(AttendanceException, 'kept')}
   on conflict on constraint attendance_exceptions_pkey do update set attends = excluded.attends
     where kept.attends <> excluded.attends
   returning 1`,
);

const dropExceptions = statement<unknown>(
  'drop_attendance_exceptions',
  `delete from attendance_exceptions x 
     using jsonb_to_recordset($2::jsonb) gone ("eaterId" uuid, date date, type text)
   where x.trip_id = $1 and x.eater_id = gone."eaterId" and x.date = gone.date and x.type = gone.type
   returning 1`,
);

export interface AttendanceChange extends Omit<AttendanceException, 'attends'> {
  /** Null: nothing is said of the slot. */
  readonly attends: boolean | null;
}

/**
 * @param changes at most one of an eater and a slot, of one trip
 * @returns whether a row is another one
 */
export async function saveAttendance(
  db: EntityManager,
  tripId: string,
  changes: readonly AttendanceChange[],
): Promise<boolean> {
  const saved = changes.flatMap(({ attends, ...slot }) => (attends === null ? [] : [{ ...slot, attends }]));
  const dropped = changes.filter(({ attends }) => attends === null);
  const changed: unknown[] = [];
  if (saved.length > 0)
    changed.push(...(await saveExceptions.all(db, [rowsAsJson(AttendanceException, saved)])));
  if (dropped.length > 0) changed.push(...(await dropExceptions.all(db, [tripId, JSON.stringify(dropped)])));
  return changed.length > 0;
}
