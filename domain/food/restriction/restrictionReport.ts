import { asText } from '../../text/asText.ts';
import { inEnglish } from '../../text/reader.ts';
import { msg, type Message } from '../../text/message.ts';
import { avoidedContents, avoidedWords, dietsOf, type Avoid } from '../avoid.ts';
import { DIET_NAMES } from '../diets.ts';
import { avoidedName } from '../content.ts';
import { isFoodWord } from './restrictionPhrases.ts';
import { readingOf, type RestrictionReading } from './restrictionReading.ts';

/** Each part is in at least one list. */
export interface RestrictionReport {
  /** "vegan", "no peanuts", "no mushroom" */
  readonly understood: readonly Message[];
  /** Unknown words, found only in names. */
  readonly wordsOnly: readonly string[];
  /** Not or partly understood, as typed. */
  readonly notUnderstood: readonly string[];
}

export function restrictionReport({
  avoids,
  unread,
}: Pick<RestrictionReading, 'avoids' | 'unread'>): RestrictionReport {
  return {
    understood: restrictionNames(avoids.filter(({ kind, value }) => kind !== 'word' || isFoodWord(value))),
    wordsOnly: avoidedWords(avoids).filter((word) => !isFoodWord(word)),
    notUnderstood: [...new Set(unread)],
  };
}

export function restrictionReportOf(texts: readonly string[]): RestrictionReport {
  return restrictionReport(readingOf(texts));
}

/** "vegan", "no peanuts", "no mushroom" */
export function restrictionNames(avoids: readonly Avoid[]): Message[] {
  const names = avoidedContents(avoids).map(avoidedName);
  const words = inEnglish(() => names.map(asText));
  return [
    ...dietsOf(avoids).map((diet) => DIET_NAMES[diet]),
    ...[...names, ...new Set(avoidedWords(avoids).filter((word) => !words.includes(word)))].map((food) =>
      msg('avoid.noFood', 'no {food}', { food }),
    ),
  ];
}

/** "We only look for the word “histamine”." */
export function wordsOnlyLine(wordsOnly: readonly string[]): Message | null {
  if (wordsOnly.length === 0) return null;
  const words = wordsOnly.map((word) => `“${word}”`);
  return msg(
    'restriction.wordsOnly',
    'We only look for the {count, plural, one {word} other {words}} {words}.',
    { count: words.length, words },
  );
}

/** "Only part of “Ana is vegan” was understood." */
export function partlyUnderstoodLine(notUnderstood: readonly string[]): Message | null {
  if (notUnderstood.length === 0) return null;
  const parts = notUnderstood.map((part) => `“${part}”`).join(', ');
  return msg('restriction.partlyUnderstood', 'Only part of {parts} was understood.', { parts });
}
