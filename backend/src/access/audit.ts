import { v7 as newId } from 'uuid';
import type { AdminRead, AuditAction, TripDeed } from '../../../domain/auditAction.ts';
import type { Ctx, Viewer } from '../ctx.ts';
import { statement } from '../db/statement.ts';
import { requireAdmin, requireViewer } from './require.ts';

const writeEntry = statement<never>(
  'write_audit_entry',
  'insert into audit_entries (id, actor_id, action, subject_id, trip_id) values ($1, $2, $3, $4, $5)',
);

/** What a deed in a trip was done to. */
interface Deed {
  readonly tripId: string;
  /** The participant, the meal, or the trip itself. */
  readonly subjectId: string;
}

/**
 * Who looks at the figures of the installation, once it is written down that they do: what cannot be written down is not
 * shown.
 * @throws UNAUTHENTICATED, FORBIDDEN
 */
export async function requireAuditedAdmin(ctx: Ctx, read: AdminRead): Promise<Viewer> {
  const admin = requireAdmin(ctx);
  await write(ctx, admin, read, null, null);
  return admin;
}

/** Writes down what the viewer does in a trip, in the transaction of the deed: both are done or none. */
export async function writeDeedDown(tx: Ctx, deed: TripDeed, { tripId, subjectId }: Deed): Promise<void> {
  await write(tx, requireViewer(tx), deed, subjectId, tripId);
}

async function write(
  { db }: Ctx,
  actor: Viewer,
  action: AuditAction,
  subjectId: string | null,
  tripId: string | null,
): Promise<void> {
  await writeEntry.all(db, [newId(), actor.id, action, subjectId, tripId]);
}
