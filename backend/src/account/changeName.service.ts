import { nameFields } from '../../../domain/people/accountFields.ts';
import { requireViewer } from '../access/require.ts';
import { inTransaction, type Ctx, type Viewer } from '../ctx/ctx.ts';
import { readInput } from '../base/input.ts';
import { lockViewer } from '../identity/userLock.sql.ts';

/**
 * Changes the viewer's name, also in joined trips; open invitations keep theirs.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT
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

/** Locks all participants of the viewer, by id. */
export async function lockParticipants(tx: Ctx, { id }: Pick<Viewer, 'id'>): Promise<void> {
  await tx.db.query('select from participants where user_id = $1 order by id for update', [id]);
}
