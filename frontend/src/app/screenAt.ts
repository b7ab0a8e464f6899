/** `place` is one of a trip's others; the rest share a skeleton. */
export type Screen = 'home' | 'trip' | 'cart' | 'place' | 'other';

const TRIP_PATH = /^\/trips\/([^/]+)(?:\/(shopping|people|costs))?\/?$/;

/**
 * The screen that the app's routes show at a path; public/theme.js repeats this before the first paint.
 * @returns `tripId` unchecked, empty for other screens
 */
export function screenAt(path: string): { readonly screen: Screen; readonly tripId: string } {
  if (path === '/') return { screen: 'home', tripId: '' };
  const [, tripId = '', place] = TRIP_PATH.exec(path) ?? [];
  if (tripId === '') return { screen: 'other', tripId };
  if (place === undefined) return { screen: 'trip', tripId };
  return { screen: place === 'shopping' ? 'cart' : 'place', tripId };
}
