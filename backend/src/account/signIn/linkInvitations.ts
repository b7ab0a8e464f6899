import type { Contact } from '../../../../domain/people/contact.ts';
import { saveUserTrips } from '../../access/userTrips.sql.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changeBy, type ChangeOfTrip } from '../../write/changeTrip.ts';
import { INVITING, LINK, type Account } from './verifyCode.sql.ts';

/** In lock order; the locked contact keeps them complete. */
export async function tripIdsInviting(tx: Ctx, contact: Contact): Promise<string[]> {
  return (await INVITING.all(tx.db, [contact])).map(({ id }) => id).sort();
}

/** Links the contact's participants to its account. Given names stay, so that no contact tells its account's name. */
export async function linkInvitations(
  tx: Ctx,
  contact: Contact,
  { id }: Pick<Account, 'id'>,
): Promise<ChangeOfTrip[]> {
  const changes: ChangeOfTrip[] = [];
  for (const tripId of await tripIdsInviting(tx, contact)) {
    const linked = await LINK.all(tx.db, [tripId, id, contact]);
    await saveUserTrips(tx.db, linked);
    changes.push(...linked.map((own) => changeBy(own, 'PARTICIPANTS', [own.id])));
  }
  return changes;
}
