import { CLAIM_DOUBTS } from './claims.ts';
import type { Content } from './content.ts';
import mixedFoods from './data/mixedFoods.json' with { type: 'json' };
import { contentsOf, isFlavored, type Contents } from './foodContents.ts';
import { partsOfLine } from './foodLine.ts';
import { matchesIn, wordsOf } from './foodMatches.ts';
import { BAKED_NAMES, PREPARED_NAMES, SWEET_NAMES } from './foodRows.ts';
import { phrasesOf, vocabulary } from './foodVocabulary.ts';
import { partsOfNotes } from './noteFoods.ts';
import { CONTENT_WORDS } from './restrictionWords.ts';
import { remembered } from '../text/remembered.ts';
import { mayBeWord, sameWords, type NamedFood } from './wordFamilies.ts';

/** `mixed`: any food may be in it; `seasoned`: spices, herbs, seeds, grains, oils, but no fresh fruit and vegetables. */
type Mixture = 'plain' | 'seasoned' | 'mixed';

const setOf = ({ words }: { readonly words: readonly string[] }) => new Set(phrasesOf(words));

const PLAIN = setOf(mixedFoods.plain);
const MIXED = setOf(mixedFoods.mixed);
const MIXED_NAMES = setOf(mixedFoods.mixedNames);
const SEASONED = setOf(mixedFoods.seasoned);
const SEASONED_NAMES = setOf(mixedFoods.seasonedNames);
const NOT_SEASONINGS = setOf(mixedFoods.notSeasonings);
const OPEN = setOf(mixedFoods.open);
const MAY_HOLD_LUPIN = setOf(mixedFoods.mayHoldLupin);
const SAVORY = setOf(mixedFoods.savory);
const PREPARED = new Set(phrasesOf(PREPARED_NAMES));
const BAKED = new Set(phrasesOf(BAKED_NAMES));
const SWEET = new Set([...setOf(mixedFoods.sweet), ...phrasesOf(SWEET_NAMES)]);

/** Words that make any food a mixture: "mixed mushrooms". */
const MIXING = new Set(['mixed', 'assorted', 'variety', 'spiced']);

const LOOKALIKES = new Map(
  Object.entries(mixedFoods.lookalikes.names).map(([word, names]) => [
    phrasesOf([word]).join(),
    phrasesOf(names).map((name) => name.split(' ')),
  ]),
);

/**
 * Foods that are named with a word and are not of it, as words: "cherry tomato".
 * @param phrase in comparable form
 */
export function lookalikesOf(phrase: string): readonly (readonly string[])[] {
  return LOOKALIKES.get(phrase) ?? [];
}

/** Whether an avoided word may be in a food whose name does not say it: kiwi in "fruit salad". */
export function mayHideWord(line: string, avoidedWord: string): boolean {
  return foodTextsOf(line).some((text) => mayHideWordIn(text, avoidedWord));
}

/** The name of a line, and what its notes add. */
function foodTextsOf(line: string): readonly string[] {
  const { name, notes } = partsOfLine(line);
  const added = notes === '' ? [] : partsOfNotes(notes).map(({ text }) => text);
  return [name, ...added.filter((text) => foodsIn(text).foods.length > 0)];
}

function mayHideWordIn(name: string, avoidedWord: string): boolean {
  const { foods, mixture } = foodsIn(name);
  if (saysFree(name, avoidedWord)) return isLeftOpen(name);
  if (mixture === 'mixed' || (mixture === 'seasoned' && !isNoSeasoning(avoidedWord))) return true;
  const words = sameWords(avoidedWord);
  if (foods.some(({ phrase }) => words.some((word) => isGeneralFor(phrase, word)))) return true;
  return mayBeWord(foods, avoidedWord) || mayShareContent(foods, contentsOf(name), avoidedWord);
}

/** "Mushroom" for "button mushroom", "cayenne" for "cayenne pepper". */
function isGeneralFor(phrase: string, word: string): boolean {
  const isPart = word.endsWith(` ${phrase}`) || word.startsWith(`${phrase} `);
  return isPart && !lookalikesOf(phrase).some((other) => other.join(' ') === word);
}

/**
 * Whether a content may be in a food that the vocabulary does not mark with it, as few are: lupin flour in what is
 * baked, in pasta and coatings, celery and mustard in what is mixed and not sweet.
 */
export function mayHideContent(line: string, content: Content): boolean {
  if (content !== 'lupin' && content !== 'celery' && content !== 'mustard') return false;
  const isOpen = content === 'lupin' ? isOpenlyBaked : isOpenlySavory;
  return foodTextsOf(line).some(
    (text) =>
      foodsIn(text).foods.some(({ phrase }) => isOpen(phrase)) &&
      (!saysFree(text, content) || isLeftOpen(text)),
  );
}

function isOpenlyBaked(phrase: string): boolean {
  return MAY_HOLD_LUPIN.has(phrase) || (BAKED.has(phrase) && mixtureOf(phrase) !== 'plain');
}

function isOpenlySavory(phrase: string): boolean {
  if (SAVORY.has(phrase)) return true;
  return mixtureOf(phrase) !== 'plain' && !SWEET.has(phrase) && !SWEET.has(lastWord(phrase));
}

const foodsIn = remembered((name): { readonly foods: readonly NamedFood[]; readonly mixture: Mixture } => {
  const places = wordsOf(name);
  const foods = matchesIn(places).filter(({ food, isWithin }) => food !== null && !isWithin);
  const mixtures = foods.map(({ phrase }) => mixtureOf(phrase));
  const isMixing = places.some(({ word }) => MIXING.has(word) || isFlavored(word));
  const worst = mixtures.includes('seasoned') ? 'seasoned' : 'plain';
  return { foods, mixture: isMixing || mixtures.includes('mixed') ? 'mixed' : worst };
}, 5000);

/** @param phrase of the vocabulary */
function mixtureOf(phrase: string): Mixture {
  const last = lastWord(phrase);
  if (PLAIN.has(phrase)) return 'plain';
  if (MIXED_NAMES.has(phrase)) return 'mixed';
  if (SEASONED_NAMES.has(phrase)) return 'seasoned';
  if (MIXED.has(last)) return 'mixed';
  if (SEASONED.has(last)) return 'seasoned';
  return PREPARED.has(phrase) ? 'mixed' : 'plain';
}

function lastWord(phrase: string): string {
  return phrase.slice(phrase.lastIndexOf(' ') + 1);
}

function isNoSeasoning(avoidedWord: string): boolean {
  return sameWords(avoidedWord).some((word) => NOT_SEASONINGS.has(word));
}

/** "kiwi-free granola" */
function saysFree(name: string, avoidedWord: string): boolean {
  const words = ` ${wordsOf(name)
    .map(({ word }) => word)
    .join(' ')} `.replaceAll(' free range ', ' ');
  return sameWords(avoidedWord).some((word) => words.includes(` ${word} free `));
}

/** "kiwi-free granola, if possible" */
function isLeftOpen(name: string): boolean {
  return wordsOf(name).some(({ word }) => CLAIM_DOUBTS.has(word));
}

/** By contents of the avoided food: fish for salmon, in "fish" or what may contain fish. */
function mayShareContent(
  foods: readonly NamedFood[],
  { contains, mayContain }: Contents,
  avoidedWord: string,
): boolean {
  const contents = sameWords(avoidedWord).flatMap((word) => CONTENTS_OF.get(word) ?? contentsInName(word));
  const isOpen = foods.some(({ phrase }) => OPEN.has(phrase));
  return contents.some((content) => mayContain.has(content) || (isOpen && contains.has(content)));
}

const CONTENTS_OF = new Map(
  CONTENT_WORDS.flatMap(({ contents, words }) => phrasesOf(words).map((word) => [word, contents] as const)),
);

function contentsInName(word: string): readonly Content[] {
  // Salt is in most foods.
  return (vocabulary().entries.get(word)?.food?.contains ?? []).filter((content) => content !== 'highSodium');
}
