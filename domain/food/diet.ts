import { msg, type Message } from '../text/message.ts';
import { avoidedContents, avoidedWords, dietsOf, type Avoid } from './avoid.ts';
import type { Claim } from './claims.ts';
import { CONTENT_NAMES, MEATS, SEAFOOD, type Content } from './content.ts';
import { contentsNamedBy, contentsOf, type Contents } from './foodContents.ts';
import type { Diet } from './diets.ts';
import { foodLine, partsOfLine } from './foodLine.ts';
import { partsOfNotes } from './noteFoods.ts';
import { lookalikesOf, mayHideContent, mayHideWord } from './hiddenWords.ts';
import { LIMITS } from '../limits.ts';
import { remembered } from '../text/remembered.ts';
import { comparableWords } from '../text/wordForms.ts';
import { phrasesNaming } from './wordFamilies.ts';

const SHELLFISH = ['crustacean', 'mollusc'] as const;
const NO_MEAT = [...MEATS, 'gelatin', 'animalProduct'] as const;
const NO_ANIMAL = [...NO_MEAT, ...SEAFOOD] as const;

/** Nut-free includes peanuts. Halal excludes pork, alcohol and gelatin; names do not tell the slaughter. */
const LEFT_OUT: Readonly<Record<Diet, readonly Content[]>> = {
  vegetarian: NO_ANIMAL,
  vegan: [...NO_ANIMAL, 'dairy', 'egg', 'honey'],
  pescatarian: NO_MEAT,
  'gluten-free': ['gluten'],
  'dairy-free': ['dairy'],
  'nut-free': ['treeNut', 'peanut'],
  'egg-free': ['egg'],
  'soy-free': ['soy'],
  'shellfish-free': SHELLFISH,
  halal: ['pork', 'alcohol', 'gelatin'],
  'kosher-style': ['pork', ...SHELLFISH],
  'low-sodium': ['highSodium'],
};

/** `unknown` is never safe. */
export type Verdict = 'fits' | 'breaks' | 'unknown';

export interface Judgement {
  readonly verdict: Verdict;
  /** Sentences, most important first. */
  readonly reasons: readonly Message[];
}

/**
 * Longer names are judged in pieces and never fit; beyond the limit they are unknown.
 * @param line a name or a `foodLine`
 */
export function judgeIngredient(line: string, avoids: readonly Avoid[]): Judgement {
  const { name, notes } = partsOfLine(line);
  if (name.length <= LIMITS.name) return judgeLine(line, avoids);
  if (avoids.length === 0) return FITS;
  const pieces = name.length > LIMITS.text ? [] : (name.match(PIECE) ?? []);
  const judged = pieces.map((piece) => judgeLine(foodLine(piece, notes), avoids));
  return worstOf([
    ...judged,
    unknown([msg('verdict.nameTooLong', 'This is longer than the name of an ingredient.')]),
  ]);
}

/** Up to a name's length, ending at a clause or word. */
const PIECE = new RegExp(
  `[^]{1,${LIMITS.name - 1}}[.,;:!?](?=\\s|$)|[^]{1,${LIMITS.name - 1}}(?:\\s|$)|[^]{1,${LIMITS.name}}`,
  'g',
);

/**
 * Kosher-style meals also break by meat with dairy. Without ingredients unknown.
 * @param judge a memoized `judgeIngredient`
 */
export function judgeMeal(
  names: readonly string[],
  avoids: readonly Avoid[],
  judge = (name: string) => judgeIngredient(name, avoids),
): Judgement {
  if (avoids.length === 0) return FITS;
  const judged = names.map((name) => judge(name));
  if (dietsOf(avoids).includes('kosher-style')) judged.push(judgeMeatWithDairy(names));
  if (names.length === 0)
    judged.push(unknown([msg('verdict.nothingKnown', 'Nothing is known of what is in this meal.')]));
  return worstOf(judged);
}

const FITS: Judgement = { verdict: 'fits', reasons: [] };

function breaks(reasons: readonly Message[]): Judgement {
  return { verdict: 'breaks', reasons };
}

function unknown(reasons: readonly Message[]): Judgement {
  return { verdict: 'unknown', reasons };
}

function judgeLine(line: string, avoids: readonly Avoid[]): Judgement {
  const { name, notes } = partsOfLine(line);
  const judged = judgeText(line, name, avoids);
  if (notes === '' || notes.length > MOST_NOTES) return judged;
  const isByNotes = judged.verdict !== judgeText(name, name, avoids).verdict;
  return isByNotes ? judgeText(line, `${name.trim()} (${notes.trim()})`, avoids) : judged;
}

/** Letters of notes that a sentence repeats. */
const MOST_NOTES = 80;

/** @param name in sentences */
function judgeText(line: string, name: string, avoids: readonly Avoid[]): Judgement {
  const contents = contentsOf(line);
  const { has, mayHave } = conflictsOf(contents, avoids);
  const words = avoidedWords(avoids);
  const named = words.filter((word) => namesWord(line, word));
  const broken = [...has.map((content) => CONTENT_NAMES[content]), ...named];
  if (broken.length > 0) return breaks([reasonOf(name, broken)]);
  if (mayHave.length > 0 && mayHave.length <= MOST_POSSIBLE) {
    const possible = mayHave.map((content) => CONTENT_NAMES[content]);
    return unknown([doubtOf(name, possible)]);
  }
  if (mayHave.length > 0 || (!contents.isKnown && avoids.length > 0)) {
    return unknown([
      msg('verdict.foodUnknown', 'It is not known what “{food}” contains.', { food: name.trim() }),
    ]);
  }
  const hidden = [
    ...avoidedContents(avoids)
      .filter((one) => mayHideContent(line, one))
      .map((one) => CONTENT_NAMES[one]),
    ...words.filter((word) => mayName(line, word) || mayHideWord(line, word)),
  ];
  if (hidden.length > 0) return unknown([doubtOf(name, hidden)]);
  return FITS;
}

function reasonOf(name: string, contents: readonly (string | Message)[]): Message {
  const food = sentenceStart(name);
  return isPlural(name)
    ? msg('verdict.contain', '{food} contain {contents}.', { food, contents })
    : msg('verdict.contains', '{food} contains {contents}.', { food, contents });
}

function doubtOf(name: string, contents: readonly (string | Message)[]): Message {
  return msg('verdict.mayContain', '{food} may contain {contents}.', {
    food: sentenceStart(name),
    contents: { anyOf: contents },
  });
}

/** More of them say nothing: a vegan claim that is taken back. */
const MOST_POSSIBLE = 6;

/** Certain and possible ones. */
export function conflictsOf(
  contents: Contents,
  avoids: readonly Avoid[],
): { readonly has: readonly Content[]; readonly mayHave: readonly Content[] } {
  const avoided = avoidedContents(avoids);
  const has = new Set(avoided.filter((content) => contents.contains.has(content)));
  const mayHave = new Set(avoided.filter((content) => mayContain(contents, content, avoided)));
  for (const diet of dietsOf(avoids)) {
    const isCertified = isCertifiedFor(contents, diet);
    for (const content of LEFT_OUT[diet]) {
      if (contents.contains.has(content) && !(isCertified && content === 'gelatin')) has.add(content);
      if (mayContain(contents, content, LEFT_OUT[diet]) && !isCertified) mayHave.add(content);
    }
  }
  return { has: [...has], mayHave: [...mayHave] };
}

/** Meat of an unnamed kind may be any. */
function mayContain(
  { contains, mayContain: possible }: Contents,
  content: Content,
  avoided: readonly Content[],
) {
  if (possible.has(content)) return true;
  const isKindOpen = contains.has('meat') || possible.has('meat');
  const isKindNamed = MEATS.some((kind) => kind !== 'meat' && contains.has(kind));
  return isKindOpen && !isKindNamed && MEATS.includes(content) && !avoided.includes('meat');
}

/** A certificate also rules out pork gelatin. */
function isCertifiedFor({ certified }: Contents, diet: Diet): boolean {
  return (diet === 'halal' && certified.has('halal')) || (diet === 'kosher-style' && certified.has('kosher'));
}

/** Whether a claim certifies a diet or removes all that it leaves out. */
export function isClaimFor({ removes, certifies }: Claim, diet: Diet): boolean {
  if (certifies !== undefined) return diet === (certifies === 'halal' ? 'halal' : 'kosher-style');
  return LEFT_OUT[diet].every((content) => removes.includes(content));
}

/** In any form or as one of its family: "mushroom" is in "porcini". */
function namesWord(line: string, avoidedWord: string): boolean {
  const { name, notes } = partsOfLine(line);
  return [name, ...noteTexts(notes, true)].some((text) => hasWord(text, avoidedWord));
}

/** In notes that leave it open: "or shiitake". */
function mayName(line: string, avoidedWord: string): boolean {
  return noteTexts(partsOfLine(line).notes, false).some((text) => hasWord(text, avoidedWord));
}

function noteTexts(notes: string, areCertain: boolean): readonly string[] {
  if (notes === '') return [];
  return partsOfNotes(notes)
    .filter(({ isCertain }) => isCertain === areCertain)
    .map(({ text }) => text);
}

export function hasWord(text: string, avoidedWord: string): boolean {
  const words = wordsOf(text);
  return phrasesNaming(avoidedWord).some((phrase) => hasPhrase(words, phrase.split(' ')));
}

/** "soup" is in no list of ingredients. */
export function isCalledByAvoided(dish: string, avoids: readonly Avoid[]): boolean {
  return avoidedWords(avoids).some((word) => namesWord(dish, word));
}

/**
 * A dish by its name alone: it breaks where the name itself says so ("shrimp boil"), and is unknown where such dishes
 * have it or may ("paella").
 * @param judged as an ingredient
 */
export function judgeBareName(dish: string, avoids: readonly Avoid[], judged: Judgement): Judgement {
  const { has, mayHave } = conflictsOf(contentsOf(dish), avoids);
  const named = conflictsOf(contentsNamedBy(dish), avoids).has;
  if (judged.verdict === 'breaks' && (named.length > 0 || isCalledByAvoided(dish, avoids))) {
    const words = avoidedWords(avoids).filter((word) => namesWord(dish, word));
    const contents = [...named.map((content) => CONTENT_NAMES[content]), ...words];
    return breaks([
      msg('verdict.byName', 'By its name it contains {contents}. Add its ingredients to be sure.', {
        contents,
      }),
    ]);
  }
  const possible = [...has, ...mayHave].map((content) => CONTENT_NAMES[content]);
  return possible.length === 0 ? FITS : unknown([doubtOf(dish, possible)]);
}

const wordsOf = remembered(comparableWords, 5000);

/** Outside of foods that only share the phrase: "cherry tomato" has no cherry. */
function hasPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  const all = placesOf(words, phrase).filter((start) => !isFreeAt(words, start + phrase.length));
  if (all.length === 0) return false;
  const others = lookalikesOf(phrase.join(' ')).flatMap((other) => {
    const ahead = placesOf(other, phrase)[0] ?? 0;
    return placesOf(words, other).map((start) => start + ahead);
  });
  return all.some((start) => !others.includes(start));
}

/** "Beef free" has no beef; "beef, free range" has. */
function isFreeAt(words: readonly string[], index: number): boolean {
  return words[index] === 'free' && words[index + 1] !== 'range';
}

function placesOf(words: readonly string[], phrase: readonly string[]): number[] {
  const [first] = phrase;
  // Most end here; a suggestion asks for hundreds of thousands.
  if (first === undefined || !words.includes(first)) return [];
  return words.flatMap((_, start) =>
    phrase.every((word, index) => words[start + index] === word) ? [start] : [],
  );
}

function judgeMeatWithDairy(names: readonly string[]): Judgement {
  const found = meatWithDairyIn(names);
  if (found === null) return FITS;
  const reasons = [meatWithDairyReason(found)];
  return found.isCertain ? breaks(reasons) : unknown(reasons);
}

/** Names both foods. */
export function meatWithDairyReason({ meat, dairy, isCertain }: MeatWithDairy): Message {
  const foods = [meat, dairy].map((line) => partsOfLine(line).name.trim());
  return isCertain
    ? msg('verdict.meatWithDairy', 'Meat with dairy: {foods}.', { foods })
    : msg('verdict.maybeMeatWithDairy', 'This may be meat with dairy: {foods}.', { foods });
}

interface MeatWithDairy {
  readonly meat: string;
  readonly dairy: string;
  readonly isCertain: boolean;
}

/** As {@link meatWithDairyAmong}, of lines. */
export function meatWithDairyIn(lines: readonly string[]): MeatWithDairy | null {
  return meatWithDairyAmong(lines.map((line) => ({ line, contents: contentsOf(line) })));
}

/** The first meat and the first dairy food, certain ones before possible ones; null without both. */
export function meatWithDairyAmong(
  foods: readonly { readonly line: string; readonly contents: Pick<Contents, 'contains' | 'mayContain'> }[],
): MeatWithDairy | null {
  const isMeat = (content: Content) => MEATS.includes(content);
  const meat = foods.find(({ contents }) => [...contents.contains].some(isMeat));
  const dairy = foods.find(({ contents }) => contents.contains.has('dairy'));
  const mayBeMeat = meat ?? foods.find(({ contents }) => [...contents.mayContain].some(isMeat));
  const mayBeDairy = dairy ?? foods.find(({ contents }) => contents.mayContain.has('dairy'));
  if (mayBeMeat === undefined || mayBeDairy === undefined) return null;
  return {
    meat: mayBeMeat.line,
    dairy: mayBeDairy.line,
    isCertain: meat !== undefined && dairy !== undefined,
  };
}

/** The worst of several, with its reasons. */
export function worstOf(judgements: readonly Judgement[]): Judgement {
  for (const verdict of ['breaks', 'unknown'] as const) {
    const worst = judgements.filter((judgement) => judgement.verdict === verdict);
    if (worst.length > 0) return { verdict, reasons: worst.flatMap(({ reasons }) => reasons) };
  }
  return FITS;
}

/** By the head noun: "olives", not "hummus". */
function isPlural(name: string): boolean {
  const thing = name.trim().split(/[,(]|\s(?:in|with|of|for|from|on)\s/)[0] ?? '';
  return /[^sui]s$/i.test(thing.trim());
}

function sentenceStart(name: string): string {
  const trimmed = name.trim();
  return trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
}
