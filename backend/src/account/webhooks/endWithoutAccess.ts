import type { EntityManager } from 'typeorm';
import { endWebhook, unfollowTrip, type Follower } from './delivery.sql.ts';

/** Nothing of the trip is sent to who is no longer in it; a webhook for that trip alone ends. */
export async function endWithoutAccess(
  db: EntityManager,
  {
    webhookId,
    tripId,
    isForOneTrip,
    isLocked,
  }: Pick<Follower, 'webhookId' | 'isForOneTrip' | 'isLocked'> & { readonly tripId: string | null },
): Promise<void> {
  if (isLocked) await endWebhook.all(db, { id: webhookId, reason: 'LOCKED' });
  else if (isForOneTrip) await endWebhook.all(db, { id: webhookId, reason: 'LEFT' });
  else if (tripId !== null) await unfollowTrip.all(db, [webhookId, tripId]);
}
