import restrictionWords from '../data/restrictionWords.json' with { type: 'json' };
import type { Diet } from '../diets.ts';
import { phrasesOf, VOCABULARY } from '../foodVocabulary.ts';
import type { Avoid } from './restrictionReading.ts';
import { isMisspelt, phrasesIn, type PhraseMatch } from './restrictionPhrases.ts';
import { segmentsOf, type Segment, type Token } from './restrictionSegments.ts';
import { isDenied } from './restrictionText.ts';

/** Sure to be about no food. */
const WORDS = new Set(phrasesOf(restrictionWords.remark.words));
/** Remarks wherever they stand. */
const CLEAR = phrasesOf(restrictionWords.clearRemark.words).map((phrase) => phrase.split(' '));
/** "I am … any more" */
const OF_PERSON = new Set(phrasesOf(restrictionWords.deniedDiet.words));
/** People are vegan; gluten-free is food. */
const OF_PEOPLE: ReadonlySet<Diet> = new Set(['vegetarian', 'vegan', 'pescatarian']);

/**
 * Whether a text says something beside what is not eaten: "carries an EpiPen". Each of its words is known to name no
 * food: a word that nobody knows may be one.
 * @param avoids what is understood beside it; none: only what is sure to be a remark ("EpiPen", "not vegan any more")
 */
export function isRemark(text: string, avoids: readonly Avoid[] = []): boolean {
  const segments = segmentsOf(text).flat();
  const isSure = segments.some((segment) => clearStarts(segment).length > 0 || deniesOwnDiet(segment));
  return (isSure || avoids.length > 0) && segments.every((segment) => isBeside(segment, avoids));
}

function isBeside(segment: Segment, avoids: readonly Avoid[]): boolean {
  if (deniesOwnDiet(segment)) return true;
  const { tokens, sign } = segment;
  if (sign !== null) return false;
  const isKnown = ({ phrase }: PhraseMatch) =>
    phrase.kind === 'diet' && avoids.some(({ kind, value }) => kind === 'diet' && value === phrase.diet);
  const matches = phrasesIn(tokens);
  if (!matches.every(isKnown)) return false;
  const isName = avoids.length > 0 && startsWithName(segment);
  return tokens.every(
    (token, index) =>
      token.role !== 'word' || isMatched(index, matches) || WORDS.has(token.word) || (index === 0 && isName),
  );
}

/** "Tim could die"; "Sesam - could die" may name a food. */
function startsWithName(segment: Segment): boolean {
  const [first, second] = segment.tokens;
  if (first === undefined || second === undefined) return false;
  const isBesideIt = segment.text.slice(first.raw.length, second.from - first.from) === ' ';
  const isNamed = /^\p{Lu}\p{Ll}/u.test(first.raw) && !VOCABULARY.has(first.word) && !isMisspelt(first.word);
  return isBesideIt && isNamed && clearStarts(segment).includes(1);
}

function clearStarts({ tokens }: Segment): number[] {
  return tokens.flatMap((_, start) =>
    CLEAR.some((phrase) => phrase.every((word, offset) => tokens[start + offset]?.word === word))
      ? [start]
      : [],
  );
}

/** "not vegan any more". In "anything not vegan makes me ill" the diet is that of a food, which is avoided. */
function deniesOwnDiet({ tokens, sign }: Segment): boolean {
  const matches = phrasesIn(tokens);
  const isOwn = (match: PhraseMatch) =>
    match.phrase.kind === 'diet' && OF_PEOPLE.has(match.phrase.diet) && isDenied(tokens, match);
  const isOfPerson = ({ word }: Token, index: number) => isMatched(index, matches) || OF_PERSON.has(word);
  return sign === null && matches.length > 0 && matches.every(isOwn) && tokens.every(isOfPerson);
}

function isMatched(index: number, matches: readonly PhraseMatch[]): boolean {
  return matches.some(({ start, end }) => start <= index && index < end);
}
