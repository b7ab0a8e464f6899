import { isReference, type NormalizedCacheObject, type StoreObject } from '@apollo/client';

/** Root fields of the home screen and the header. */
const HOME_FIELDS = ['me', 'features', 'trips', 'invitations', 'frequentMembers'];

/** Null for a visitor and before it is known. */
export function viewerIdIn(all: NormalizedCacheObject): string | null {
  const me = all['ROOT_QUERY']?.['me'];
  const id = isReference(me) ? all[me.__ref]?.['id'] : undefined;
  return typeof id === 'string' ? id : null;
}

/** Null until loaded. */
export function listedTripIds(all: NormalizedCacheObject): ReadonlySet<string> | null {
  const trips: unknown = all['ROOT_QUERY']?.['trips'];
  if (!Array.isArray(trips)) return null;
  return new Set(
    trips.flatMap((trip: unknown) => {
      const id = isReference(trip) ? all[trip.__ref]?.['id'] : undefined;
      return typeof id === 'string' ? [id] : [];
    }),
  );
}

/** What the home screen needs, with the viewer. */
export function homeObjects(all: NormalizedCacheObject): NormalizedCacheObject {
  const root: StoreObject = { __typename: 'Query' };
  for (const field of HOME_FIELDS) {
    const value = all['ROOT_QUERY']?.[field];
    if (value !== undefined) root[field] = value;
  }
  return { ...reachedFrom(all, root), ROOT_QUERY: root };
}

/** A trip with people, meals and ingredients; null if it was never opened. */
export function tripObjects(all: NormalizedCacheObject, tripId: string): NormalizedCacheObject | null {
  const key = `Trip:${tripId}`;
  const trip = all[key];
  if (trip?.['meals'] === undefined || trip['participants'] === undefined) return null;
  return { ...reachedFrom(all, trip), [key]: trip };
}

/** Without references, as `GET /api/trips/{id}` would give it. */
export function plainTrip(all: NormalizedCacheObject, tripId: string): unknown {
  return plain(all, all[`Trip:${tripId}`]);
}

/** Merges two cache states; newer fields win. */
export function mergedObjects(
  older: NormalizedCacheObject,
  newer: NormalizedCacheObject,
): NormalizedCacheObject {
  const merged = { ...older };
  for (const [key, object] of Object.entries(newer)) merged[key] = { ...older[key], ...object };
  return merged;
}

function reachedFrom(all: NormalizedCacheObject, start: StoreObject): NormalizedCacheObject {
  const reached: NormalizedCacheObject = {};
  const visit = (value: unknown): void => {
    if (isReference(value)) {
      const object = all[value.__ref];
      if (object === undefined || value.__ref in reached) return;
      reached[value.__ref] = object;
      visit(object);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(start);
  return reached;
}

function plain(all: NormalizedCacheObject, value: unknown): unknown {
  if (isReference(value)) return plain(all, all[value.__ref]);
  if (Array.isArray(value)) return value.map((each) => plain(all, each));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => name !== '__typename');
  return Object.fromEntries(fields.map(([name, field]) => [name, plain(all, field)]));
}
