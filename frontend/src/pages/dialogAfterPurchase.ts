import { tripDraft } from '../trip/tripDraft.ts';

/** The dialog that follows a purchase: the trip that it was for goes on where it was left; without one, none. */
export function dialogAfterPurchase(viewerId: string): 'new-trip' | null {
  return tripDraft(viewerId) === null ? null : 'new-trip';
}
