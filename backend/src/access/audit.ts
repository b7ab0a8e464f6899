import { v7 as newId } from 'uuid';
import type { AdminRead, AuditAction, TripDeed } from '../../../domain/admin/auditAction.ts';
import type { Ctx, Viewer } from '../ctx/ctx.ts';
import { insertAuditEntries } from './audit.sql.ts';
import { requireAdmin, requireViewer } from './require.ts';

/** What a deed in a trip was done to. */
interface Deed {
  readonly tripId: string;
  /** The participant, the ingredient, the meal, or the trip itself. */
  readonly subjectId: string;
}

/**
 * Who looks at the figures of the installation, once it is written down that they do: what cannot be written down is not
 * shown.
 * @throws UNAUTHENTICATED, FORBIDDEN
 */
export async function requireAuditedAdmin(ctx: Ctx, read: AdminRead): Promise<Viewer> {
  const admin = requireAdmin(ctx);
  await write(ctx, admin, read, [null], null);
  return admin;
}

/** Writes down what the viewer does in a trip, in the transaction of the deed: both are done or none. */
export async function writeDeedDown(tx: Ctx, deed: TripDeed, { tripId, subjectId }: Deed): Promise<void> {
  await writeDeedsDown(tx, deed, tripId, [subjectId]);
}

/** The same for a deed that is done to several at once: an entry for each of them. */
export async function writeDeedsDown(
  tx: Ctx,
  deed: TripDeed,
  tripId: string,
  subjectIds: readonly string[],
): Promise<void> {
  await write(tx, requireViewer(tx), deed, subjectIds, tripId);
}

async function write(
  { db }: Ctx,
  actor: Viewer,
  action: AuditAction,
  subjectIds: readonly (string | null)[],
  tripId: string | null,
): Promise<void> {
  const ids = subjectIds.map(() => newId());
  await insertAuditEntries.all(db, [ids, actor.id, action, subjectIds, tripId]);
}
