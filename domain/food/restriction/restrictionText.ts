import { msg, type Message } from '../../text/message.ts';
import { DIETS, type Diet } from '../diets.ts';
import { type Content } from '../content.ts';
import restrictionWords from '../data/restrictionWords.json' with { type: 'json' };
import { contentsOf } from '../foodContents.ts';
import { phrasesOf } from '../foodVocabulary.ts';
import {
  isGenericWord,
  isMisspelt,
  isNeutralWord,
  phrasesIn,
  type Phrase,
  type PhraseMatch,
} from './restrictionPhrases.ts';
import { segmentsOf, type Segment, type Sign, type Token } from './restrictionSegments.ts';

/** What a text says; `readingOf` makes avoids of it. */
export interface ReadRestrictions {
  readonly diets: readonly Diet[];
  /** In addition to the diets. */
  readonly avoidedContents: readonly Content[];
  /** By name: "mushroom". */
  readonly avoidedWords: readonly string[];
  /** As typed. */
  readonly unread: readonly string[];
}

const NOTHING: ReadRestrictions = { diets: [], avoidedContents: [], avoidedWords: [], unread: [] };

/** Everything a text lists is avoided; parts not wholly understood, and what people do eat, are in `unread`. */
export function readRestrictions(text: string): ReadRestrictions {
  const read = together(segmentsOf(text).flatMap(readSentence));
  const isEmpty = avoidsNothing(read) && read.unread.length === 0;
  // A peanut emoji may mean anything.
  return isEmpty && /\p{Extended_Pictographic}/u.test(text) && !/[\p{L}]/u.test(text)
    ? { ...NOTHING, unread: [text.trim()] }
    : read;
}

export function readRestrictionList(texts: readonly string[]): ReadRestrictions {
  return readRestrictions(texts.join('; '));
}

/** About the first part not understood at all. */
export function whyNotUnderstood({ unread }: Pick<ReadRestrictions, 'unread'>): Message | null {
  const part = unread.find((one) => avoidsNothing(readRestrictions(one)));
  return part === undefined
    ? null
    : msg(
        'restriction.notUnderstood',
        'We do not understand “{part}”. Please name a diet, or what to leave out, such as “no mushrooms”.',
        { part },
      );
}

function avoidsNothing({ diets, avoidedContents, avoidedWords }: ReadRestrictions): boolean {
  return diets.length + avoidedContents.length + avoidedWords.length === 0;
}

function together(readings: readonly ReadRestrictions[]): ReadRestrictions {
  return {
    diets: DIETS.filter((diet) => readings.some(({ diets }) => diets.includes(diet))),
    avoidedContents: unique(readings.flatMap(({ avoidedContents }) => avoidedContents)),
    avoidedWords: unique(readings.flatMap(({ avoidedWords }) => avoidedWords)),
    unread: readings.flatMap(({ unread }) => unread),
  };
}

interface Found extends Segment {
  readonly matches: readonly PhraseMatch[];
  readonly others: readonly Token[];
}

function readSentence(segments: readonly Segment[]): ReadRestrictions[] {
  const found = segments.map(find);
  let before: Sign | null = null;
  return found.map((segment, index) => {
    const rest = found.slice(index + 1);
    if (isEmpty(segment)) {
      before = segment.sign ?? before;
      return readEmpty(segment, rest, found.every(isEmpty) && !found.some(saysNone));
    }
    if (isSubject(segment, rest[0])) return unreadPart(`${segment.text} ${rest[0]?.text ?? ''}`);
    // "Allergic to non-dairy creamer" opens twice.
    const isOneList = !segment.isOpening || isAllergyHeading(found[index - 1]);
    const isGoingOn = before === 'allergy' && isOneList && !segment.isAllowing;
    const sign = isGoingOn ? before : (segment.sign ?? before ?? signAfter(segment, rest));
    const reading = readSegment(segment, sign);
    before = signForNext(segment, sign, before);
    return reading;
  });
}

function isAllergyHeading(segment: Found | undefined): boolean {
  return segment !== undefined && isEmpty(segment) && segment.sign === 'allergy' && !saysNone(segment);
}

function find(segment: Segment): Found {
  const matches = phrasesIn(segment.tokens);
  const isNamed = (index: number) => matches.some(({ start, end }) => start <= index && index < end);
  const others = segment.tokens.filter(({ role }, index) => role === 'word' && !isNamed(index));
  return {
    ...segment,
    matches,
    others: matches.length > 0 ? others.filter(({ word }) => !isNeutralWord(word)) : others,
  };
}

function isEmpty({ matches, others }: Found): boolean {
  return matches.length === 0 && others.length === 0;
}

const NONE = new Set(phrasesOf(restrictionWords.none.words));

function saysNone({ tokens }: Segment): boolean {
  return tokens.some(({ word, isOpening }) => isOpening && NONE.has(word));
}

/**
 * "no restrictions", "allergies:", "I have" before "no nuts", "(severe)"
 * @param isAlone whether its whole sentence says nothing
 */
function readEmpty(segment: Found, rest: readonly Found[], isAlone: boolean): ReadRestrictions {
  const isHeading = segment.sign !== null && rest.some((one) => !isEmpty(one));
  const isLeading = rest[0]?.isContinued === true;
  const isRemark = segment.sign === null && !segment.isAllowing && !isAlone;
  return saysNone(segment) || isHeading || isLeading || isRemark ? NOTHING : unreadPart(segment.text);
}

/** "Tom does not eat fish" */
function isSubject({ matches, sign, isAllowing }: Found, next: Found | undefined): boolean {
  return matches.length === 0 && sign === null && !isAllowing && next?.isContinued === true;
}

/** "kiwi, mango and nut allergy" */
function signAfter({ isAllowing }: Found, rest: readonly Found[]): Sign | null {
  const next = rest[0];
  if (isAllowing || next === undefined || next.isAllowing || next.isOpening) return null;
  return next.sign ?? signAfter(next, rest.slice(1));
}

/** "Nut allergy, kiwi" is ambiguous unless a list has started. */
function signForNext(segment: Found, sign: Sign | null, before: Sign | null): Sign | null {
  const isDiet = segment.matches.some(({ phrase }) => phrase.kind === 'diet');
  if (segment.isAllowing && segment.sign === null) return null;
  return isDiet && !segment.isOpening ? before : sign;
}

function readSegment(segment: Found, sign: Sign | null): ReadRestrictions {
  if (segment.matches.some((match) => isDenied(segment.tokens, match))) return unreadPart(segment.text);
  const diets = segment.matches.flatMap(({ phrase }) => (phrase.kind === 'diet' ? [phrase.diet] : []));
  if (segment.isAllowing && segment.sign === null) return { ...unreadPart(segment.text), diets };
  const avoided = sign === null ? readBare(segment) : readAvoided(segment, sign);
  const read = together([{ ...NOTHING, diets }, avoided]);
  return segment.isAllowing ? { ...read, unread: [segment.text] } : read;
}

/** "not vegan", "no halal meat" */
export function isDenied(tokens: readonly Token[], { phrase, start }: PhraseMatch): boolean {
  const before = tokens.slice(0, start);
  return (
    phrase.kind === 'diet' &&
    before.every(({ role }) => role !== 'word') &&
    before.some(({ word, isOpening }) => isOpening || DENIALS.has(word))
  );
}

const DENIALS = new Set(['not', 'never', 'isnt', 'arent']);

const MOST_UNKNOWN = 3;

/** Groups by content, other foods by name. */
function readAvoided(segment: Found, sign: Sign): ReadRestrictions {
  const named = together(segment.matches.map(({ phrase }) => avoid(phrase, sign)));
  const { others } = segment;
  // In "Ana is gluten free" the other word is no food.
  const isStated = segment.isOpening || (segment.sign !== null && segment.matches.length === 0);
  const isClear = isStated && !segment.isAllowing && others.length <= MOST_UNKNOWN;
  // Unknown words need a clear verb.
  if (!isClear && !others.every(({ word }) => isGenericWord(word)))
    return together([named, unreadPart(segment.text)]);
  const isWord = ({ word }: Token) => /\p{L}{3}/u.test(word) && !isMisspelt(word);
  const avoidedWords = others.filter(isWord).map(({ raw }) => raw.toLowerCase());
  const unread = others.filter((other) => !isWord(other)).map(({ raw }) => raw);
  return together([named, { ...NOTHING, avoidedWords, unread }]);
}

function avoid(phrase: Phrase, sign: Sign): ReadRestrictions {
  switch (phrase.kind) {
    case 'diet':
      return { ...NOTHING, diets: [phrase.diet] };
    case 'contents':
      return { ...NOTHING, avoidedContents: phrase.contents };
    case 'food':
      return {
        ...NOTHING,
        avoidedWords: [phrase.name],
        avoidedContents: sign === 'allergy' ? [...contentsOf(phrase.name).contains] : [],
      };
  }
}

/** Without a verb only allergens are surely avoided. */
function readBare(segment: Found): ReadRestrictions {
  const clear = segment.matches.filter(
    ({ phrase }) =>
      phrase.kind === 'contents' && !phrase.contents.some((content) => OFTEN_WANTED.includes(content)),
  );
  const isClear = (index: number) =>
    [...clear, ...segment.matches.filter(({ phrase }) => phrase.kind === 'diet')].some(
      ({ start, end }) => start <= index && index < end,
    );
  const isRead =
    segment.others.length === 0 &&
    segment.matches.every(({ start, end }) =>
      segment.tokens
        .slice(start, end)
        .every(({ role }, offset) => role !== 'word' || isClear(start + offset)),
    );
  const contents = clear.map(({ phrase }) => avoid(phrase, 'avoid'));
  return together([...contents, isRead ? NOTHING : unreadPart(segment.text)]);
}

/** Perhaps a preference. */
const OFTEN_WANTED: readonly Content[] = ['beef', 'lamb', 'poultry', 'game', 'highSodium'];

function unreadPart(text: string): ReadRestrictions {
  return { ...NOTHING, unread: [text.trim()] };
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
