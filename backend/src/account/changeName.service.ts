import { nameFields } from '../../../domain/people/accountFields.ts';
import { requireViewer } from '../access/require.ts';
import { inTransaction, type Ctx, type Viewer } from '../ctx/ctx.ts';
import { readInput } from '../base/input.ts';
import { lockViewer } from '../identity/userLock.sql.ts';

/**
 * Changes the viewer's name, in every trip that the viewer has joined too. An invitation that is not accepted keeps the
 * name that its inviter gave.
 * @returns the viewer with the new name
 * @throws UNAUTHENTICATED also when the account was deleted a moment ago, BAD_USER_INPUT with the field
 */
export async function changeName(ctx: Ctx, rawInput: unknown): Promise<Viewer> {
  const viewer = requireViewer(ctx);
  const { name } = readInput(nameFields, rawInput);
  await inTransaction(ctx, async (tx) => {
    await lockViewer(tx, viewer);
    await tx.db.query('update users set name = $2 where id = $1', [viewer.id, name]);
    await lockParticipants(tx, viewer);
    await tx.db.query("update participants set name = $2 where user_id = $1 and invite_status = 'accepted'", [
      viewer.id,
      name,
    ]);
  });
  return { ...viewer, name };
}

/** Locks the viewer's places in all trips, in the order that everybody keeps. */
export async function lockParticipants(tx: Ctx, { id }: Pick<Viewer, 'id'>): Promise<void> {
  await tx.db.query('select from participants where user_id = $1 order by id for update', [id]);
}
