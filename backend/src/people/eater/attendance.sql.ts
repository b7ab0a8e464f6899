import { statement } from '../../db/statement.ts';

export const saveException = statement<unknown>(
  'save_attendance_exception',
  `insert into attendance_exceptions as kept (trip_id, eater_id, date, type, attends)
   values ($1, $2, $3, $4, $5)
   on conflict on constraint attendance_exceptions_pkey do update set attends = excluded.attends
     where kept.attends <> excluded.attends
   returning 1`,
);

export const dropException = statement<unknown>(
  'drop_attendance_exception',
  `delete from attendance_exceptions
   where trip_id = $1 and eater_id = $2 and date = $3 and type = $4 returning 1`,
);
