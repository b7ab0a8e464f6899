import type { AuditAction } from '../../../domain/admin/auditAction.ts';
import { statement } from '../db/statement.ts';

interface Entries {
  readonly ids: readonly string[];
  /** One for each id. */
  readonly subjectIds: readonly (string | null)[];
  readonly actorId: string;
  readonly action: AuditAction;
  readonly tripId: string | null;
}

export const insertAuditEntries = statement<never, Entries>(
  'write_audit_entries',
  `insert into audit_entries (id, actor_id, action, subject_id, trip_id)
   select entry.id, $actorId, $action, entry.subject_id, $tripId
   from unnest($ids::uuid[], $subjectIds::uuid[]) entry (id, subject_id)`,
);

/** Values: id, actor, read. Nothing within an hour of that admin's same read. */
export const insertHourlyRead = statement<never>(
  'write_hourly_read',
  `insert into audit_entries (id, actor_id, action)
   select $1, $2, $3 where not exists (select from audit_entries
     where action = $3 and actor_id = $2 and created_at > now() - interval '1 hour')`,
);
