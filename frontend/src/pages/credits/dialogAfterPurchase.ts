import { importDraft } from '../../trip/import/importDraft.ts';
import { tripDraft } from '../../trip/newTrip/tripDraft.ts';

/** A trip that could not be created for want of credits, and the dialog in which it goes on. */
interface WaitingTrip {
  readonly dialog: 'new-trip' | 'import-trip';
  /** Blank while it has none. */
  readonly name: string;
}

/** The trip that a purchase is for; null where trips are bought for none in particular. */
export function waitingTrip(viewerId: string): WaitingTrip | null {
  // There is a trip to import only where that was what one wanted last.
  const chosen = importDraft(viewerId);
  if (chosen !== null) return { dialog: 'import-trip', name: nameOf(chosen.rawTrip) };
  const typed = tripDraft(viewerId);
  return typed && { dialog: 'new-trip', name: typed.name.trim() };
}

/** The dialog that follows a purchase: the trip that it was for goes on where it was left; without one, none. */
export function dialogAfterPurchase(viewerId: string): WaitingTrip['dialog'] | null {
  return waitingTrip(viewerId)?.dialog ?? null;
}

function nameOf(rawTrip: unknown): string {
  const name: unknown = Reflect.get(Object(rawTrip), 'name');
  return typeof name === 'string' ? name.trim() : '';
}
