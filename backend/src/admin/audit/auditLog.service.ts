import { auditPageFields } from '../../../../domain/admin/adminFields.ts';
import { ACCOUNT_ACTIONS, TRIP_ACTIONS } from '../../../../domain/admin/auditAction.ts';
import { requireHourlyAuditedAdmin } from '../../access/audit.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { readInput } from '../../base/input.ts';
import { pageOf, positionIn, positionOf } from '../../reads/page.ts';
import { daysOf } from '../rowFilter.sql.ts';
import { type AuditLine, lineCount, lines } from './auditLog.sql.ts';

export interface AuditLog {
  readonly entries: readonly AuditLine[];
  readonly next: string | null;
  readonly totalCount: number;
}

/**
 * Newest first. Reading it is itself an entry, at most one in an hour for an admin.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT
 */
export async function auditLog(ctx: Ctx, rawInput: unknown): Promise<AuditLog> {
  await requireHourlyAuditedAdmin(ctx, 'read_audit_log');
  const { limit, offset, after, action, tripId, changesOnly, ...days } = readInput(auditPageFields, rawInput);
  const filter = {
    ...daysOf(days),
    action,
    tripId,
    actions: changesOnly ? [...TRIP_ACTIONS, ...ACCOUNT_ACTIONS] : null,
  };
  const position = positionIn(after);
  const found = await lines.all(ctx.db, { ...filter, ...position, limit: limit + 1, offset });
  const { rows, next } = pageOf(found, limit, positionOf);
  const entries = rows.map(async ({ atMicros: _, ...line }) => ({
    ...line,
    tripName: line.tripId === null ? null : ((await ctx.loaders.trip.get(line.tripId))?.name ?? null),
  }));
  return {
    entries: await Promise.all(entries),
    next,
    totalCount: (await lineCount.first(ctx.db, filter))?.count ?? 0,
  };
}
