import { v7 } from 'uuid';

/** Hex digits of an id that tell its trip's place: random in a UUID v7. */
const PLACE_FROM = 26;
const PLACE_UNTIL = 29;

/** UUID v7, sorts by time. */
export function newId(): string {
  return v7();
}

/** Shares the trip's place, so that the row is found on the trip's machine by its id alone. */
export function newIdIn(tripId: string): string {
  const id = v7();
  return id.slice(0, PLACE_FROM) + tripId.slice(PLACE_FROM, PLACE_UNTIL) + id.slice(PLACE_UNTIL);
}

/**
 * Distribution key of a trip's rows, 0 to 4095; `place_of` in SQL.
 * @param id of the trip, or of a row in it
 */
export function placeOf(id: string): number {
  return Number.parseInt(id.slice(PLACE_FROM, PLACE_UNTIL), 16);
}

/** Key columns of a trip's rows. */
export function ofTrip(tripId: string): { readonly place: number; readonly tripId: string } {
  return { place: placeOf(tripId), tripId };
}
