import { asText } from '../../text/asText.ts';
import { inEnglish } from '../../text/reader.ts';
import type { Avoid } from '../../food/avoid.ts';
import { restrictionNames } from '../../food/restriction/restrictionReport.ts';
import { readingOf, type RestrictionReading } from '../../food/restriction/restrictionReading.ts';
import { LIMITS } from '../../limits.ts';
import { readAvoids } from '../eater/avoidReading.ts';
import { avoidKey, type EaterAvoid, type Strictness } from '../eater/eater.ts';
import { everybodysAvoids, strictnessOfRule } from './tripRules.ts';

/** What one part of a trip's restrictions says: an avoid, or a text that is not wholly understood. */
export type RestrictionPart = Avoid | { readonly text: string };

/**
 * The parts of a trip's restrictions that can be moved to people.
 * @param texts as typed
 */
export function restrictionParts(texts: readonly string[]): RestrictionPart[] {
  const avoids = texts.filter(isUnderstood).flatMap(avoidsIn);
  const unclear = texts.filter((text) => !isUnderstood(text) && text.length <= LIMITS.name);
  const distinct = new Map(
    [...avoids, ...unclear.map((text) => ({ text }))].map((part) => [partKey(part), part]),
  );
  return [...distinct.values()];
}

/**
 * What a trip's restrictions forbid everybody. A text that is not wholly understood is read as a person's own words are.
 * @param texts as typed
 * @param stored the trip's own reading of the texts
 */
export function ruleAvoids(
  texts: readonly string[],
  stored: RestrictionReading | null = null,
): readonly EaterAvoid[] {
  const { avoids, unread } = readingOf(texts, stored);
  const unclear = unread.length === 0 ? [] : texts.filter((text) => !isUnderstood(text));
  const inOwnWords = readAvoids(unclear.map((text) => ({ text, strictness: 'allergy' })));
  return everybodysAvoids([...avoids, ...inOwnWords]);
}

/** Equal for the same part. */
export function partKey(
  part: { readonly kind: string; readonly value: string } | { readonly text: string },
): string {
  return 'text' in part ? `text ${part.text}` : avoidKey(part);
}

/** Rather too strict: what is moved may be an allergy. */
export function strictnessOf(part: RestrictionPart): Strictness {
  return 'text' in part ? 'allergy' : strictnessOfRule(part);
}

/**
 * A trip's texts without the moved parts. What else a text says stays, if need be in other words.
 * @param stored the trip's own reading of the texts
 */
export function withoutParts(
  texts: readonly string[],
  moved: readonly RestrictionPart[],
  stored: RestrictionReading | null = null,
): string[] {
  const gone = new Set(moved.map(partKey));
  const isTouched = (text: string) =>
    isUnderstood(text)
      ? avoidsIn(text).some((avoid) => gone.has(partKey(avoid)))
      : gone.has(partKey({ text }));
  const left = texts.filter((text) => !isTouched(text));
  const split = texts.filter((text) => isTouched(text) && isUnderstood(text));
  const inTexts = new Set(texts.flatMap(avoidsIn).map(partKey));
  const inAll = readingOf(texts, stored).avoids.filter((avoid) => !inTexts.has(partKey(avoid)));
  const covered = new Set([...gone, ...left.flatMap(avoidsIn).map(partKey)]);
  const rest = split.flatMap((text) => {
    const uncovered = avoidsIn(text).filter((avoid) => !covered.has(partKey(avoid)));
    return uncovered.every(hasName) ? uncovered.map(nameOf) : [text];
  });
  return [
    ...new Set([
      ...left,
      ...rest,
      ...inAll.filter((avoid) => !covered.has(partKey(avoid)) && hasName(avoid)).map(nameOf),
    ]),
  ];
}

function avoidsIn(text: string): readonly Avoid[] {
  return readingOf([text]).avoids;
}

/** In English, as restrictions are read. */
function nameOf(avoid: Avoid): string {
  const names = restrictionNames([avoid]);
  return inEnglish(() => names.map(asText)).join(', ');
}

/** Whether its name is read as the same avoid again. */
function hasName(avoid: Avoid): boolean {
  return avoidsIn(nameOf(avoid)).some((read) => partKey(read) === partKey(avoid));
}

function isUnderstood(text: string): boolean {
  return readingOf([text]).unread.length === 0;
}
