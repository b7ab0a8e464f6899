import { importDraft } from '../../trip/import/importDraft.ts';
import { tripDraft } from '../../trip/newTrip/tripDraft.ts';

/** A draft that lacks a credit, and its dialog. */
interface WaitingTrip {
  readonly dialog: 'new-trip' | 'import-trip';
  /** May be blank. */
  readonly name: string;
}

/** The draft that a purchase is for, or null. */
export function waitingTrip(viewerId: string): WaitingTrip | null {
  // An import's draft exists only if the import came last.
  const chosen = importDraft(viewerId);
  if (chosen !== null) return { dialog: 'import-trip', name: nameOf(chosen.rawTrip) };
  const typed = tripDraft(viewerId);
  return typed && { dialog: 'new-trip', name: typed.name.trim() };
}

/** The dialog in which the draft continues after a purchase, or null. */
export function dialogAfterPurchase(viewerId: string): WaitingTrip['dialog'] | null {
  return waitingTrip(viewerId)?.dialog ?? null;
}

function nameOf(rawTrip: unknown): string {
  const name: unknown = Reflect.get(Object(rawTrip), 'name');
  return typeof name === 'string' ? name.trim() : '';
}
