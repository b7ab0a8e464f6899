import { DIET_LABELS, type Restrictions } from './diet.ts';
import { CONTENT_NAMES, type Content } from './content.ts';
import { remembered } from '../text/remembered.ts';
import { isFoodWord } from './restrictionPhrases.ts';
import { readRestrictionList, type ReadRestrictions } from './restrictionText.ts';

/** How dietary restrictions were read, in words for people. Each part of the text is in at least one list. */
export interface RestrictionReport {
  /** What is avoided by what foods contain: "vegan", "no peanuts", "no mushroom". */
  readonly understood: readonly string[];
  /** Words that are unknown: only foods and dishes with the word in their name are avoided. */
  readonly wordsOnly: readonly string[];
  /** Parts that were not understood, or not wholly, as they were written. */
  readonly notUnderstood: readonly string[];
}

/** Says how restrictions were read. */
export function restrictionReport(read: ReadRestrictions): RestrictionReport {
  return {
    understood: restrictionNames({ ...read, avoidedWords: read.avoidedWords.filter(isFoodWord) }),
    wordsOnly: read.avoidedWords.filter((word) => !isFoodWord(word)),
    notUnderstood: [...new Set(read.unread)],
  };
}

/** Texts of a list are read apart, as sentences of one text. */
const reportOfText = remembered((text) => restrictionReport(readRestrictionList([text])), 500);

/** Says how a list of diets and other words is read. Lists of trips ask for the same ones again and again. */
export function restrictionReportOf(texts: readonly string[]): RestrictionReport {
  return reportOfText(texts.join('; '));
}

/** What follows a "no". */
const AVOIDED_NAMES: Readonly<Record<Content, string>> = {
  ...CONTENT_NAMES,
  animalProduct: 'products from dead animals',
  highSodium: 'salty food',
};

/** Restrictions in words, one by one: "vegan", "no peanuts", "no mushroom". */
export function restrictionNames({ diets, avoidedContents, avoidedWords }: Restrictions): string[] {
  const avoided = new Set([...avoidedContents.map((content) => AVOIDED_NAMES[content]), ...avoidedWords]);
  return [
    ...diets.map((diet) => DIET_LABELS[diet].toLowerCase()),
    ...Array.from(avoided, (what) => `no ${what}`),
  ];
}

/** "We only look for the word “histamine”."; null without such words. */
export function wordsOnlyLine(wordsOnly: readonly string[]): string | null {
  if (wordsOnly.length === 0) return null;
  const words = wordsOnly.map((word) => `“${word}”`);
  const last = words.at(-1) ?? '';
  return words.length === 1
    ? `We only look for the word ${last}.`
    : `We only look for the words ${words.slice(0, -1).join(', ')} and ${last}.`;
}

/** "Only part of “Ana is vegan” was understood."; null when all was. */
export function partlyUnderstoodLine(notUnderstood: readonly string[]): string | null {
  if (notUnderstood.length === 0) return null;
  return `Only part of ${notUnderstood.map((part) => `“${part}”`).join(', ')} was understood.`;
}
