import { saveUserTrips } from '../../access/userTrips.sql.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changeBy, type ChangeOfTrip } from '../../write/changeTrip.ts';
import { INVITING, LINK, type Account } from './verifyCode.sql.ts';

/** In lock order; the locked number keeps them complete. */
export async function tripIdsInviting(tx: Ctx, phone: string): Promise<string[]> {
  return (await INVITING.all(tx.db, [phone])).map(({ id }) => id).sort();
}

/** Links the number's participants to its account. Given names stay, so that no number tells its account's name. */
export async function linkInvitations(
  tx: Ctx,
  phone: string,
  { id }: Pick<Account, 'id'>,
): Promise<ChangeOfTrip[]> {
  const changes: ChangeOfTrip[] = [];
  for (const tripId of await tripIdsInviting(tx, phone)) {
    const linked = await LINK.all(tx.db, [tripId, id, phone]);
    await saveUserTrips(tx.db, linked);
    changes.push(...linked.map((own) => changeBy(own, 'PARTICIPANTS', [own.id])));
  }
  return changes;
}
