/** `place` is one of a trip's others; the rest share a skeleton. */
export type Screen = 'home' | 'trip' | 'cart' | 'place' | 'other';

const TRIP_PATH = /^\/trips\/([^/]+)(?:\/(shopping|people|costs))?\/?$/;

interface ScreenAt {
  readonly screen: Screen;
  /** Unchecked, empty for other screens. */
  readonly tripId: string;
  /** Of the trip, as in the path: "people"; undefined for its plan. */
  readonly place?: string | undefined;
}

/** The screen that the app's routes show at a path; public/theme.js repeats this before the first paint. */
export function screenAt(path: string): ScreenAt {
  if (path === '/') return { screen: 'home', tripId: '' };
  const [, tripId = '', place] = TRIP_PATH.exec(path) ?? [];
  if (tripId === '') return { screen: 'other', tripId };
  if (place === undefined) return { screen: 'trip', tripId };
  return { screen: place === 'shopping' ? 'cart' : 'place', tripId, place };
}
