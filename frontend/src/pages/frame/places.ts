import { t } from '@lingui/core/macro';
/** The four places of a trip, in the order of its tabs. */
export const PLACES = [
  { id: 'plan', name: t`Plan`, key: 'p', path: '' },
  { id: 'list', name: t`List`, key: 'l', path: '/shopping' },
  { id: 'people', name: t`People`, key: 'e', path: '/people' },
  { id: 'costs', name: t`Costs`, key: 'c', path: '/costs' },
] as const;

export type Place = (typeof PLACES)[number]['id'];

export function placePath(tripId: string, path: string): string {
  return `/trips/${tripId}${path}`;
}
