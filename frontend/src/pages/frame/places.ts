/** The four places of a trip, in the order of its tabs. */
export const PLACES = [
  { id: 'plan', name: 'Plan', key: 'p', path: '' },
  { id: 'list', name: 'List', key: 'l', path: '/shopping' },
  { id: 'people', name: 'People', key: 'e', path: '/people' },
  { id: 'costs', name: 'Costs', key: 'c', path: '/costs' },
] as const;

export type Place = (typeof PLACES)[number]['id'];

export function placePath(tripId: string, path: string): string {
  return `/trips/${tripId}${path}`;
}
