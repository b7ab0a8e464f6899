import type { AuditAction } from '../../../../domain/admin/auditAction.ts';
import { statement } from '../../db/statement.ts';
import { withinDays } from '../rowFilter.sql.ts';

/** An audit entry with the names that still exist. */
export interface AuditLine {
  readonly id: string;
  readonly createdAt: Date;
  readonly action: AuditAction;
  /** Null once the account is deleted. */
  readonly actorId: string | null;
  readonly actorName: string | null;
  /** Null for what an admin viewed. */
  readonly subjectId: string | null;
  readonly tripId: string | null;
  /** Null outside of trips and for deleted trips. */
  readonly tripName: string | null;
}

const FILTERED = `from audit_entries e where ${withinDays('e.created_at')}
  and ($3::text is null or e.action = $3) and ($4::uuid is null or e.trip_id = $4)
  and ($5::text[] is null or e.action = any($5))`;

export const lines = statement<Omit<AuditLine, 'tripName'>>(
  'admin_audit_lines',
  `select e.id, e.created_at as "createdAt", e.action, e.actor_id as "actorId", u.name as "actorName",
     e.subject_id as "subjectId", e.trip_id as "tripId"
   from (select e.* ${FILTERED} order by e.created_at desc, e.id desc limit $6 offset $7) e
   left join users u on u.id = e.actor_id
   order by e.created_at desc, e.id desc`,
);

export const lineCount = statement<{ count: number }>(
  'admin_audit_count',
  `select count(*)::int as count ${FILTERED}`,
);
