import type { AccountAction, AdminRead, AuditAction, TripAction } from '../../../domain/admin/auditAction.ts';
import type { Ctx, Viewer } from '../ctx/ctx.ts';
import { insertAuditEntries, insertHourlyRead } from './audit.sql.ts';
import { requireAdmin, requireViewer } from './require.ts';
import { newId } from '../base/ids.ts';

interface ActionSubject {
  readonly tripId: string;
  /** Id of the participant, ingredient, meal, receipt, transfer or trip. */
  readonly subjectId: string;
}

/**
 * The admin, once the read is audited.
 * @throws UNAUTHENTICATED, FORBIDDEN
 */
export async function requireAuditedAdmin(ctx: Ctx, read: AdminRead): Promise<Viewer> {
  const admin = requireAdmin(ctx);
  await write(ctx, admin, read, [null], null);
  return admin;
}

/**
 * {@link requireAuditedAdmin} with one entry an hour, for a read that would fill the log with itself.
 * @throws UNAUTHENTICATED, FORBIDDEN
 */
export async function requireHourlyAuditedAdmin(ctx: Ctx, read: AdminRead): Promise<Viewer> {
  const admin = requireAdmin(ctx);
  await insertHourlyRead.all(ctx.db, [newId(), admin.id, read]);
  return admin;
}

export async function recordAudit(
  tx: Ctx,
  action: TripAction,
  { tripId, subjectId }: ActionSubject,
): Promise<void> {
  await recordAudits(tx, action, tripId, [subjectId]);
}

/** What an admin does to an account. */
export async function recordAccountAudit(tx: Ctx, action: AccountAction, userId: string): Promise<void> {
  await write(tx, requireViewer(tx), action, [userId], null);
}

export async function recordAudits(
  tx: Ctx,
  action: TripAction,
  tripId: string,
  subjectIds: readonly string[],
): Promise<void> {
  await write(tx, requireViewer(tx), action, subjectIds, tripId);
}

async function write(
  { db }: Ctx,
  actor: Viewer,
  action: AuditAction,
  subjectIds: readonly (string | null)[],
  tripId: string | null,
): Promise<void> {
  const ids = subjectIds.map(() => newId());
  await insertAuditEntries.all(db, { ids, subjectIds, actorId: actor.id, action, tripId });
}
