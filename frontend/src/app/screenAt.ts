/** The others share a skeleton. */
export type Screen = 'home' | 'trip' | 'cart' | 'other';

const TRIP_PATH = /^\/trips\/([^/]+)(\/shopping)?\/?$/;

/**
 * The screen that the app's routes show at a path; public/theme.js repeats this before the first paint.
 * @returns `tripId` unchecked, empty for other screens
 */
export function screenAt(path: string): { readonly screen: Screen; readonly tripId: string } {
  if (path === '/') return { screen: 'home', tripId: '' };
  const [, tripId = '', shopping] = TRIP_PATH.exec(path) ?? [];
  if (tripId === '') return { screen: 'other', tripId };
  return { screen: shopping === undefined ? 'trip' : 'cart', tripId };
}
