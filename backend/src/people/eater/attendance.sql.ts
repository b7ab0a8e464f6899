import { insertSql } from '../../db/rows.ts';
import { statement } from '../../db/statement.ts';
import { AttendanceException } from '../../entities/attendanceException.entity.ts';

export const saveException = statement<unknown>(
  'save_attendance_exception',
  `${insertSql(AttendanceException, 'kept')}
   on conflict on constraint attendance_exceptions_pkey do update set attends = excluded.attends
     where kept.attends <> excluded.attends
   returning 1`,
);

export const dropException = statement<unknown, Omit<AttendanceException, 'attends'>>(
  'drop_attendance_exception',
  `delete from attendance_exceptions
   where trip_id = $tripId and eater_id = $eaterId and date = $date and type = $type returning 1`,
);
