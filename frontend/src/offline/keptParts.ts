import type { NormalizedCacheObject } from '@apollo/client';
import { putOnDevice, readDevice, readOwn, type DeviceKey } from '../browser/deviceStore.ts';
import { DOCUMENTS_HASH } from '../gql/documentsHash.generated.ts';
import { mergedObjects } from './savedObjects.ts';

/** A device entry with its part of the cache. */
export interface Part {
  readonly key: DeviceKey;
  readonly objects: NormalizedCacheObject;
  /** Filters the part's objects out of more. */
  readonly of: (all: NormalizedCacheObject) => NormalizedCacheObject;
}

interface KeptPart {
  /** Hash of the queries: another version of the app may need more data. */
  readonly documents: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly objects: NormalizedCacheObject;
}

/** Last written text, to skip unchanged parts. */
const written = new Map<DeviceKey, string>();

/** Saves changed parts, all or none. */
export async function keepParts(parts: readonly Part[]): Promise<'kept' | 'same' | 'failed'> {
  const changed = parts.flatMap((part) => {
    const text = JSON.stringify(part.objects);
    return written.get(part.key) === text ? [] : [{ ...part, text }];
  });
  if (changed.length === 0) return 'same';
  for (const { key, text } of changed) written.set(key, text);
  const savedAt = Date.now();
  const isKept = await putOnDevice(
    changed.map(({ key, objects, of }) => [
      key,
      (before): KeptPart => ({
        documents: DOCUMENTS_HASH,
        savedAt,
        // Saved data that are not read again yet, such as ingredients, stay.
        objects: isKeptPart(before) ? of(mergedObjects(before.objects, objects)) : objects,
      }),
    ]),
  );
  if (isKept) return 'kept';
  for (const { key } of changed) written.delete(key);
  return 'failed';
}

/** Lets a deleted part (without a key all of them) be saved again. */
export function partIsGone(key?: DeviceKey): void {
  if (key === undefined) written.clear();
  else written.delete(key);
}

/** All parts merged, newest fields first, with the owner's id; null if none. */
export async function readParts(): Promise<{
  readonly ownerId: unknown;
  readonly objects: NormalizedCacheObject;
} | null> {
  const stored = (await readDevice()) ?? new Map<string, unknown>();
  const parts = [...stored.values()].filter(isKeptPart).sort((one, other) => one.savedAt - other.savedAt);
  if (parts.length === 0) return null;
  return {
    ownerId: stored.get('owner'),
    objects: parts.map(({ objects }) => objects).reduce(mergedObjects),
  };
}

/** Missing trips, and those saved by another version. */
export async function outdatedOf(tripIds: readonly string[]): Promise<readonly string[]> {
  const stored = await readOwn('trip:');
  if (stored === null) return [];
  return tripIds.filter((id) => {
    const part = stored.get(`trip:${id}`);
    return !isKeptPart(part) || part.documents !== DOCUMENTS_HASH;
  });
}

function isKeptPart(value: unknown): value is KeptPart {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'documents') === 'string' &&
    typeof Reflect.get(value, 'savedAt') === 'number' &&
    typeof Reflect.get(value, 'objects') === 'object'
  );
}
