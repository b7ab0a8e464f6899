import { inEachTrip, lockParticipants } from '../own/ownParticipants.sql.ts';
import { nameFields } from '../../../../domain/account/accountFields.ts';
import { requireViewer } from '../../access/require.ts';
import type { Ctx, Viewer } from '../../ctx/ctx.ts';
import { changeBy, changed, changeTrip } from '../../write/changeTrip.ts';
import { readInput } from '../../base/input.ts';
import { lockViewer } from '../../access/identity/userLock.sql.ts';
import { rename, renameAccount } from './changeName.sql.ts';

/**
 * Changes the viewer's name, also in joined trips; open invitations keep theirs.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT
 */
export async function changeName(ctx: Ctx, rawInput: unknown): Promise<Viewer> {
  const viewer = requireViewer(ctx);
  const { name } = readInput(nameFields, rawInput);
  await changeTrip(ctx, async (tx) => {
    await lockViewer(tx, viewer);
    await renameAccount.all(tx.db, [viewer.id, name]);
    await lockParticipants(tx, viewer);
    const renamed = await inEachTrip(tx, viewer, rename, name);
    return changed(null, ...renamed.map((own) => changeBy(own, 'PARTICIPANTS', [own.id])));
  });
  return { ...viewer, name };
}
