import { statement } from '../db/statement.ts';

/** Values: ids, actor, action, subjects, trip. */
export const insertAuditEntries = statement<never>(
  'write_audit_entries',
  `insert into audit_entries (id, actor_id, action, subject_id, trip_id)
   select entry.id, $2, $3, entry.subject_id, $5 from unnest($1::uuid[], $4::uuid[]) entry (id, subject_id)`,
);

/** Values: id, actor, read. Nothing within an hour of that admin's same read. */
export const insertHourlyRead = statement<never>(
  'write_hourly_read',
  `insert into audit_entries (id, actor_id, action)
   select $1, $2, $3 where not exists (select from audit_entries
     where action = $3 and actor_id = $2 and created_at > now() - interval '1 hour')`,
);
