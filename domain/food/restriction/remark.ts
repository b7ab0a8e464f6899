import remarkWords from '../data/remarkWords.json' with { type: 'json' };
import type { Avoid } from '../avoid.ts';
import type { Diet } from '../diets.ts';
import { phrasesOf, vocabulary } from '../foodVocabulary.ts';
import { isGenericWord, isMisspelt, phrasesIn, type PhraseMatch } from './restrictionPhrases.ts';
import { segmentsOf, type Segment, type Token } from './restrictionSegments.ts';
import { isDenied } from './restrictionText.ts';

/** Sure to be about no food. */
const WORDS = new Set(phrasesOf(remarkWords.known.words));
const OF_SENTENCE = new Set(phrasesOf(remarkWords.sentence.words));
const SUSPECT = phrasesOf(remarkWords.suspect.words).map((phrase) => ` ${phrase} `);
/** Remarks wherever they stand. */
const CLEAR = phrasesOf(remarkWords.clear.words).map((phrase) => phrase.split(' '));
/** "I am … any more" */
const OF_PERSON = new Set(phrasesOf(remarkWords.deniedDiet.words));
/** People are vegan; gluten-free is food. */
const OF_PEOPLE: ReadonlySet<Diet> = new Set(['vegetarian', 'vegan', 'pescatarian']);

/**
 * Whether a text says something beside what is not eaten: "carries an EpiPen". A word that nobody knows may be a food,
 * so it stands only in a sentence that speaks of neither food nor reactions: "call me if Flora is asleep".
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
  const isSentence = avoids.length > 0 && tokens.filter(({ word }) => OF_SENTENCE.has(word)).length > 1;
  const isClear = ({ word, role }: Token) =>
    role !== 'word' || WORDS.has(word) || (isSentence && OF_SENTENCE.has(word));
  const unknown = tokens.filter(
    (token, index) => !isClear(token) && !isMatched(index, matches) && !(index === 0 && isName),
  );
  return unknown.length === 0 || (isSentence && mayStandIn(segment, unknown));
}

/** Whether the unknown words of a sentence are no food, as far as one can tell. */
function mayStandIn({ tokens }: Segment, unknown: readonly Token[]): boolean {
  const isFoodLike = ({ word, raw }: Token) =>
    !/^\p{L}{2}/u.test(raw) || isGenericWord(word) || isMisspelt(word) || vocabulary().entries.has(word);
  const sentence = ` ${tokens.map(({ word }) => word).join(' ')} `;
  return (
    unknown.length * 2 < tokens.length &&
    tokens[0] !== unknown[0] &&
    !unknown.some(isFoodLike) &&
    !SUSPECT.some((phrase) => sentence.includes(phrase))
  );
}

/** "Tim could die"; "Sesam - could die" may name a food. */
function startsWithName(segment: Segment): boolean {
  const [first, second] = segment.tokens;
  if (first === undefined || second === undefined) return false;
  const isBesideIt = segment.text.slice(first.raw.length, second.from - first.from) === ' ';
  const isNamed =
    /^\p{Lu}\p{Ll}/u.test(first.raw) && !vocabulary().entries.has(first.word) && !isMisspelt(first.word);
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
