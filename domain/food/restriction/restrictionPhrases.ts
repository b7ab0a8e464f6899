import { DIETS, type Diet } from '../diets.ts';
import { type Content } from '../content.ts';
import restrictionWords from '../data/restrictionWords.json' with { type: 'json' };
import { contentsOf } from '../foodContents.ts';
import { FOOD_ROWS } from '../foodRows.ts';
import { phrasesOf } from '../foodVocabulary.ts';
import { grouped } from '../../text/grouped.ts';
import { CONTENT_WORDS, DIET_WORDS } from '../restrictionWords.ts';
import { comparableWords } from '../../text/wordForms.ts';
import { EATERS_NAMES, WORD_FAMILIES } from '../wordFamilies.ts';
import { once } from '../../text/remembered.ts';

export type Phrase =
  | { readonly kind: 'diet'; readonly diet: Diet }
  | { readonly kind: 'contents'; readonly contents: readonly Content[] }
  | { readonly kind: 'food'; readonly name: string };

/** Skipping an `isFree` word costs nothing. */
export interface PhraseWord {
  readonly word: string;
  readonly isFree: boolean;
}

/** Words from `start` to before `end`. */
export interface PhraseMatch {
  readonly phrase: Phrase;
  readonly start: number;
  readonly end: number;
}

interface Entry {
  readonly words: readonly string[];
  readonly phrase: Phrase;
}

const GENERIC = new Set(phrasesOf(restrictionWords.generic.words));
const phrases = once(readPhrases);
const entries = once(() =>
  grouped(
    Array.from(phrases(), ([text, phrase]): Entry => ({ words: text.split(' '), phrase })),
    ({ words }) => words[0] ?? '',
  ),
);

function readPhrases(): ReadonlyMap<string, Phrase> {
  const found = new Map<string, Phrase>();
  const foods = [
    ...FOOD_ROWS.flatMap(({ names }) => names),
    ...Object.entries(WORD_FAMILIES).flatMap(([word, family]) => [...family, word]),
    ...EATERS_NAMES.flat(),
  ];
  for (const name of foods) {
    const phrase = comparableWords(name).join(' ');
    if (!isGenericWord(phrase)) found.set(phrase, { kind: 'food', name });
  }
  for (const { contents, words } of CONTENT_WORDS)
    for (const phrase of phrasesOf(words)) found.set(phrase, { kind: 'contents', contents });
  for (const diet of DIETS)
    for (const phrase of phrasesOf(DIET_WORDS[diet])) found.set(phrase, { kind: 'diet', diet });
  return found;
}

export function isFoodWord(word: string): boolean {
  return phrases().has(comparableWords(word).join(' '));
}

/** Avoided by name: "oil". */
export function isGenericWord(word: string): boolean {
  return GENERIC.has(word);
}

/** Only cut, cooking or sale: "fresh". */
export function isNeutralWord(word: string): boolean {
  const { isKnown, unknownWords } = contentsOf(word);
  return !isKnown && unknownWords.length === 0;
}

/**
 * Phrases of all readings that skip the fewest words ("oyster mushroom" has two). Groups and diets hide phrases
 * within: "cow milk" is no beef.
 */
export function phrasesIn(words: readonly PhraseWord[]): PhraseMatch[] {
  const all = words.flatMap((_, start) => matchesAt(words, start));
  const before = costsBefore(words, all);
  const after = costsAfter(words, all);
  const best = after[0] ?? 0;
  const kept = all.filter(({ start, end }) => (before[start] ?? 0) + (after[end] ?? 0) === best);
  return kept.filter((match) => !kept.some((other) => isWithin(match, other)));
}

function isWithin(match: PhraseMatch, other: PhraseMatch): boolean {
  const isLonger = other.end - other.start > match.end - match.start;
  return isLonger && other.phrase.kind !== 'food' && other.start <= match.start && match.end <= other.end;
}

function matchesAt(words: readonly PhraseWord[], start: number): PhraseMatch[] {
  return (entries().get(words[start]?.word ?? '') ?? []).flatMap((entry) => {
    const end = endOf(words, start, entry.words);
    return end === null ? [] : [{ phrase: entry.phrase, start, end }];
  });
}

function endOf(words: readonly PhraseWord[], start: number, phrase: readonly string[]): number | null {
  let at = start;
  for (const part of phrase) {
    if (at > start && words[at]?.word !== part && isLink(words[at])) at += 1;
    if (words[at]?.word !== part) return null;
    at += 1;
  }
  return at;
}

/** Within a phrase: "low in salt". */
const LINKS = new Set(['a', 'in', 'of', 'the', 'to']);

function isLink(word: PhraseWord | undefined): boolean {
  return word !== undefined && LINKS.has(word.word);
}

/** Fewest skipped words before each position. */
function costsBefore(words: readonly PhraseWord[], matches: readonly PhraseMatch[]): number[] {
  const costs = [0];
  for (let end = 1; end <= words.length; end += 1) {
    const skipped = (costs[end - 1] ?? 0) + costOf(words[end - 1]);
    const matched = matches.filter((match) => match.end === end).map(({ start }) => costs[start] ?? 0);
    costs[end] = Math.min(skipped, ...matched);
  }
  return costs;
}

function costsAfter(words: readonly PhraseWord[], matches: readonly PhraseMatch[]): number[] {
  const costs = words.map(() => 0);
  costs[words.length] = 0;
  for (let start = words.length - 1; start >= 0; start -= 1) {
    const skipped = (costs[start + 1] ?? 0) + costOf(words[start]);
    const matched = matches.filter((match) => match.start === start).map(({ end }) => costs[end] ?? 0);
    costs[start] = Math.min(skipped, ...matched);
  }
  return costs;
}

function costOf(word: PhraseWord | undefined): number {
  return word?.isFree === true ? 0 : 1;
}

const NAMES_OF_GROUPS = [
  ...new Set(
    phrasesOf([
      ...CONTENT_WORDS.flatMap(({ words }) => words),
      ...Object.values(DIET_WORDS).flat(),
      ...Object.keys(WORD_FAMILIES),
    ])
      .flatMap((phrase) => phrase.split(' '))
      .filter((word) => word.length >= 3),
  ),
];

/** One letter from a known word: "penut". */
export function isMisspelt(word: string): boolean {
  return word.length >= 4 && NAMES_OF_GROUPS.some((name) => isOneSlipAway(word, name));
}

/** A letter missing, added, wrong or swapped. */
function isOneSlipAway(word: string, name: string): boolean {
  if (word === name || Math.abs(word.length - name.length) > 1) return false;
  let same = 0;
  while (same < word.length && word[same] === name[same]) same += 1;
  const isSwapped = word[same] === name[same + 1] && word[same + 1] === name[same];
  return (
    word.slice(same + 1) === name.slice(same + 1) ||
    word.slice(same) === name.slice(same + 1) ||
    word.slice(same + 1) === name.slice(same) ||
    (isSwapped && word.slice(same + 2) === name.slice(same + 2))
  );
}
