import { auditPageFields } from '../../../domain/admin/adminFields.ts';
import { TRIP_ACTIONS, type AuditAction } from '../../../domain/admin/auditAction.ts';
import { requireHourlyAuditedAdmin } from '../access/audit.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { statement } from '../db/statement.ts';
import { readInput } from '../base/input.ts';
import { daysOf, withinDays } from './rowFilter.sql.ts';

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

export interface AuditLog {
  readonly entries: readonly AuditLine[];
  readonly totalCount: number;
}

const FILTERED = `from audit_entries e where ${withinDays('e.created_at')}
  and ($3::text is null or e.action = $3) and ($4::uuid is null or e.trip_id = $4)
  and ($5::text[] is null or e.action = any($5))`;

const lines = statement<Omit<AuditLine, 'tripName'>>(
  'admin_audit_lines',
  `select e.id, e.created_at as "createdAt", e.action, e.actor_id as "actorId", u.name as "actorName",
     e.subject_id as "subjectId", e.trip_id as "tripId"
   from (select e.* ${FILTERED} order by e.created_at desc, e.id desc limit $6 offset $7) e
   left join users u on u.id = e.actor_id
   order by e.created_at desc, e.id desc`,
);
const lineCount = statement<{ count: number }>(
  'admin_audit_count',
  `select count(*)::int as count ${FILTERED}`,
);

/**
 * Newest first. Reading it is itself an entry, at most one in an hour for an admin.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT
 */
export async function auditLog(ctx: Ctx, rawInput: unknown): Promise<AuditLog> {
  await requireHourlyAuditedAdmin(ctx, 'read_audit_log');
  const { limit, offset, action, tripId, changesOnly, ...days } = readInput(auditPageFields, rawInput);
  const filter = [...daysOf(days), action, tripId, changesOnly ? TRIP_ACTIONS : null];
  const found = await lines.all(ctx.db, [...filter, limit, offset]);
  const entries = found.map(async (line) => ({
    ...line,
    tripName: line.tripId === null ? null : ((await ctx.loaders.trip.get(line.tripId))?.name ?? null),
  }));
  return {
    entries: await Promise.all(entries),
    totalCount: (await lineCount.first(ctx.db, filter))?.count ?? 0,
  };
}
