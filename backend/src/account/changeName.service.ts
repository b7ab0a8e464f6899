import { inEachTrip, lockParticipants } from './ownParticipants.sql.ts';
import { nameFields } from '../../../domain/people/accountFields.ts';
import { requireViewer } from '../access/require.ts';
import { inTransaction, type Ctx, type Viewer } from '../ctx/ctx.ts';
import { statement } from '../db/statement.ts';
import { readInput } from '../base/input.ts';
import { lockViewer } from '../identity/userLock.sql.ts';

const rename = statement<never>(
  'rename_participant',
  `update participants set name = $3
   where place = place_of($1) and trip_id = $1 and user_id = $2 and invite_status = 'accepted'`,
);

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
    await inEachTrip(tx, viewer, rename, name);
  });
  return { ...viewer, name };
}
