import { statement } from '../db/statement.ts';

/** Values: ids, actor, action, subjects, trip. */
export const insertAuditEntries = statement<never>(
  'write_audit_entries',
  `insert into audit_entries (id, actor_id, action, subject_id, trip_id)
   select entry.id, $2, $3, entry.subject_id, $5 from unnest($1::uuid[], $4::uuid[]) entry (id, subject_id)`,
);
