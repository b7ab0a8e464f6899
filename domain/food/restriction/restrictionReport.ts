import { type Restrictions } from '../diet.ts';
import { DIET_LABELS } from '../diets.ts';
import { avoidedName } from '../content.ts';
import { isFoodWord } from './restrictionPhrases.ts';
import { readingOf, restrictionsOf } from './restrictionReading.ts';
import type { ReadRestrictions } from './restrictionText.ts';

/** Each part is in at least one list. */
export interface RestrictionReport {
  /** "vegan", "no peanuts", "no mushroom" */
  readonly understood: readonly string[];
  /** Unknown words, found only in names. */
  readonly wordsOnly: readonly string[];
  /** Not or partly understood, as typed. */
  readonly notUnderstood: readonly string[];
}

export function restrictionReport(read: ReadRestrictions): RestrictionReport {
  return {
    understood: restrictionNames({ ...read, avoidedWords: read.avoidedWords.filter(isFoodWord) }),
    wordsOnly: read.avoidedWords.filter((word) => !isFoodWord(word)),
    notUnderstood: [...new Set(read.unread)],
  };
}

export function restrictionReportOf(texts: readonly string[]): RestrictionReport {
  return restrictionReport(restrictionsOf(readingOf(texts)));
}

/** "vegan", "no peanuts", "no mushroom" */
export function restrictionNames({ diets, avoidedContents, avoidedWords }: Restrictions): string[] {
  const avoided = new Set([...avoidedContents.map(avoidedName), ...avoidedWords]);
  return [
    ...diets.map((diet) => DIET_LABELS[diet].toLowerCase()),
    ...Array.from(avoided, (what) => `no ${what}`),
  ];
}

/** "We only look for the word “histamine”." */
export function wordsOnlyLine(wordsOnly: readonly string[]): string | null {
  if (wordsOnly.length === 0) return null;
  const words = wordsOnly.map((word) => `“${word}”`);
  const last = words.at(-1) ?? '';
  return words.length === 1
    ? `We only look for the word ${last}.`
    : `We only look for the words ${words.slice(0, -1).join(', ')} and ${last}.`;
}

/** "Only part of “Ana is vegan” was understood." */
export function partlyUnderstoodLine(notUnderstood: readonly string[]): string | null {
  if (notUnderstood.length === 0) return null;
  return `Only part of ${notUnderstood.map((part) => `“${part}”`).join(', ')} was understood.`;
}
