import type { NormalizedCacheObject } from '@apollo/client';
import { putOnDevice, readDevice, readOwn, type DeviceKey } from '../browser/deviceStore.ts';
import { DOCUMENTS_HASH } from '../gql/documentsHash.generated.ts';
import { mergedObjects } from './savedObjects.ts';

/** One entry of the device, and what of the cache is to be in it. */
export interface Part {
  readonly key: DeviceKey;
  readonly objects: NormalizedCacheObject;
  /** Of more objects than these those that belong to the part. */
  readonly of: (all: NormalizedCacheObject) => NormalizedCacheObject;
}

/** A part of the cache as it is kept. */
interface KeptPart {
  /** What it was kept for: another version of the app may ask for more, and what it lacks is as if never read. */
  readonly documents: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly objects: NormalizedCacheObject;
}

/** What was put there last, so that nothing is written that is there. */
const written = new Map<DeviceKey, string>();

/** Keeps those parts that changed, all of them or none. @returns whether they are kept, or were as they are already */
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
        // What was read some other time and not yet now, such as the ingredients, stays until it is read anew.
        objects: isKeptPart(before) ? of(mergedObjects(before.objects, objects)) : objects,
      }),
    ]),
  );
  if (isKept) return 'kept';
  for (const { key } of changed) written.delete(key);
  return 'failed';
}

/** A part, or all of them, is not on the device any more: the next time it is put there again. */
export function partIsGone(key?: DeviceKey): void {
  if (key === undefined) written.clear();
  else written.delete(key);
}

/** All that is kept as one state of a cache, of each field the latest value, and whose it is; null for nothing. */
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

/** Of trips those that another version of the app kept, or that are not on the device at all. */
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
