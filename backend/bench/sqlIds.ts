/** SQL for a new id with the place of its trip, as `newIdIn` makes it. */
export function idIn(tripId: string): string {
  return `overlay(uuidv7()::text placing substr((${tripId})::text, 27, 3) from 27 for 3)::uuid`;
}
