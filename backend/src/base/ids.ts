import { NIL, v7 } from 'uuid';

/** No row has it, and it sorts before all others. */
export const NIL_ID = NIL;

/** UUID v7, sorts by time. */
export function newId(): string {
  return v7();
}

/** Hex digits that are random in a UUID v7. */
const [FROM, UNTIL] = [26, 29] as const;

/** Servers of the version before look for rows and links only among those with these digits. */
export function digitsOfTrip(tripId: string): string {
  return tripId.slice(FROM, UNTIL);
}

/**
 * With {@link digitsOfTrip}, for rows that servers of the version before find by their id alone: eaters, receipts and
 * transfers. A later version drops this with the column `place`.
 */
export function newIdIn(tripId: string): string {
  const id = v7();
  return id.slice(0, FROM) + digitsOfTrip(tripId) + id.slice(UNTIL);
}
