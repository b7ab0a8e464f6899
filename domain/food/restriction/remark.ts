import restrictionWords from '../data/restrictionWords.json' with { type: 'json' };
import { phrasesOf, VOCABULARY } from '../foodVocabulary.ts';
import type { Avoid } from './restrictionReading.ts';
import { phrasesIn, type PhraseMatch } from './restrictionPhrases.ts';
import { segmentsOf, type Segment, type Token } from './restrictionSegments.ts';
import { isDenied } from './restrictionText.ts';

/** Sure to be about no food. */
const WORDS = new Set(phrasesOf(restrictionWords.remark.words));
/** Remarks wherever they stand. */
const CLEAR = phrasesOf(restrictionWords.clearRemark.words).map((phrase) => phrase.split(' '));

/**
 * Whether a text says something beside what is not eaten: "carries an EpiPen". Each of its words is known to name no
 * food: a word that nobody knows may be one.
 * @param avoids what is understood beside it; none: only what is sure to be a remark ("EpiPen", "not vegan any more")
 */
export function isRemark(text: string, avoids: readonly Avoid[] = []): boolean {
  const segments = segmentsOf(text).flat();
  const isSure = segments.some(
    (segment) => isClear(segment) || phrasesIn(segment.tokens).some(deniedIn(segment)),
  );
  return (isSure || avoids.length > 0) && segments.every((segment) => isBeside(segment, avoids));
}

function isBeside(segment: Segment, avoids: readonly Avoid[]): boolean {
  const { tokens, sign } = segment;
  const isDeniedHere = deniedIn(segment);
  const isKnown = ({ phrase }: PhraseMatch) =>
    phrase.kind === 'diet' && avoids.some(({ kind, value }) => kind === 'diet' && value === phrase.diet);
  const matches = phrasesIn(tokens);
  if (!matches.every((match) => isDeniedHere(match) || isKnown(match))) return false;
  if (sign !== null && !matches.some(isDeniedHere)) return false;
  const isMatched = (index: number) => matches.some(({ start, end }) => start <= index && index < end);
  // "Tim could die"
  const isName = ({ raw, word }: Token, index: number) =>
    index === 0 && isClear(segment) && /^\p{Lu}\p{Ll}/u.test(raw) && !VOCABULARY.has(word);
  return tokens.every(
    (token, index) =>
      token.role !== 'word' || isMatched(index) || WORDS.has(token.word) || isName(token, index),
  );
}

function isClear({ tokens }: Segment): boolean {
  return CLEAR.some((phrase) =>
    tokens.some((_, start) => phrase.every((word, offset) => tokens[start + offset]?.word === word)),
  );
}

/** "not vegan" */
function deniedIn({ tokens }: Segment): (match: PhraseMatch) => boolean {
  return (match) => isDenied(tokens, match);
}
