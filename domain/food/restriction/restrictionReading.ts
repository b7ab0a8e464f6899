import * as z from 'zod/mini';
import { avoid, type Avoid } from '../avoid.ts';
import { remembered } from '../../text/remembered.ts';
import { readRestrictionList, type ReadRestrictions } from './restrictionText.ts';

/** Raise it when parsing changes: stored readings are then replaced. */
export const READING_VERSION = 10;

const restrictionReading = z.object({
  version: z.int(),
  /** As typed. */
  texts: z.array(z.string()),
  avoids: z.array(avoid),
  /** Not or partly understood, as typed. */
  unread: z.array(z.string()),
});

/** Stored as JSON. */
export type RestrictionReading = z.output<typeof restrictionReading>;

/** Parsing takes milliseconds, and trips share texts. */
const readJoined = remembered((joined) => readRestrictionList([joined]), 500);

/** The stored reading if texts and version match. A new one keeps what an older version avoided. */
export function readingOf(
  texts: readonly string[],
  stored: RestrictionReading | null = null,
): RestrictionReading {
  if (stored?.version === READING_VERSION && isSameList(stored.texts, texts)) return stored;
  const older = stored === null ? undefined : restrictionReading.safeParse(stored).data;
  const read = readJoined(texts.join('; '));
  const avoids = avoidsOf(read);
  const kept = older !== undefined && isSameList(older.texts, texts) ? older.avoids : [];
  const isNew = (one: Avoid) => !avoids.some(({ kind, value }) => kind === one.kind && value === one.value);
  return {
    version: READING_VERSION,
    texts: [...texts],
    avoids: [...avoids, ...kept.filter(isNew)],
    unread: [...read.unread],
  };
}

function avoidsOf({ diets, avoidedContents, avoidedWords }: ReadRestrictions): Avoid[] {
  return [
    ...diets.map((value) => ({ kind: 'diet' as const, value })),
    ...avoidedContents.map((value) => ({ kind: 'content' as const, value })),
    ...avoidedWords.map((value) => ({ kind: 'word' as const, value })),
  ];
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}
