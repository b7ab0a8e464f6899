import type { AuditAction } from '../../../../domain/admin/auditAction.ts';
import { follows, microsOf, type Position, type Positioned } from '../../reads/page.ts';
import { statement } from '../../db/statement.ts';
import { withinDays, type Days } from '../rowFilter.sql.ts';

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
  and ($action::text is null or e.action = $action) and ($tripId::uuid is null or e.trip_id = $tripId)
  and ($actions::text[] is null or e.action = any($actions))`;

interface Filter extends Days {
  readonly action: AuditAction | null;
  readonly tripId: string | null;
  readonly actions: readonly AuditAction[] | null;
}

interface Page extends Position {
  readonly limit: number;
  readonly offset: number;
}

export const lines = statement<Omit<AuditLine, 'tripName'> & Positioned, Filter & Page>(
  'admin_audit_lines',
  `select e.id, e.created_at as "createdAt", e.action, e.actor_id as "actorId", u.name as "actorName",
     e.subject_id as "subjectId", e.trip_id as "tripId", ${microsOf('e.created_at')} as "atMicros"
   from (select e.* ${FILTERED} and ${follows('e')} order by e.created_at desc, e.id desc limit $limit offset $offset) e
   left join users u on u.id = e.actor_id
   order by e.created_at desc, e.id desc`,
);

export const lineCount = statement<{ count: number }, Filter>(
  'admin_audit_count',
  `select count(*)::int as count ${FILTERED}`,
);
