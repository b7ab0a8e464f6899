import restrictionWords from '../data/restrictionWords.json' with { type: 'json' };
import { phrasesOf } from '../foodVocabulary.ts';
import { inPlainWords } from './restrictionIdioms.ts';
import { type PhraseWord } from './restrictionPhrases.ts';
import { comparableWords } from '../../text/wordForms.ts';

/** `word` may be a diet or food. */
type Role = 'avoid' | 'allergy' | 'allow' | 'filler' | 'word';

export interface Token extends PhraseWord {
  readonly raw: string;
  readonly from: number;
  readonly to: number;
  readonly role: Role;
  /** Starts a list: "no", "allergic to". */
  readonly isOpening: boolean;
}

/** An allergy also covers contents. */
export type Sign = 'avoid' | 'allergy';

/** Up to a comma, "and" or the next list. */
export interface Segment {
  readonly tokens: readonly Token[];
  /** As typed. */
  readonly text: string;
  /** Null for food alone. */
  readonly sign: Sign | null;
  readonly isOpening: boolean;
  /** Says what somebody eats. */
  readonly isAllowing: boolean;
  /** Not its part's first. */
  readonly isContinued: boolean;
}

const SENTENCES = /[;.!?]+/;
const PARTS =
  /\s[-–—]+\s(?!free)|[,:()/&+\n\r•|]|(?<!\p{L})(?:and|or|nor|plus|also)(?!\p{L})|(?<!\p{L})(?=(?:but|except|apart|besides?|aside|other than|with the exception|however|although|though|unless)(?!\p{L}))/iu;
const TOKENS = /[\p{L}\p{N}\p{M}'’]+|\p{Extended_Pictographic}/gu;
/** Meaningless for food. */
const GESTURES = /[\u{1F600}-\u{1F64F}❤👍👎🚫❌⚠]/u;

interface RoleOfPhrase {
  readonly words: readonly string[];
  readonly role: Role;
  readonly isOpening: boolean;
}

const ROLES = readRoles();
const FILLERS = new Set(phrasesOf(restrictionWords.filler.words));
const DENYING = new Set(phrasesOf(restrictionWords.denying.words));
const EATING = new Set(phrasesOf(restrictionWords.eating.words));

/** Longest first. */
function readRoles(): readonly RoleOfPhrase[] {
  const { allowing, allergy, allergyOpenings, avoiding, denying, eating } = restrictionWords;
  const denied = denying.words.flatMap((not) => eating.words.map((verb) => `${not} ${verb}`));
  const roles = [
    ...rolesOf(['free range'], 'filler', false),
    ...rolesOf(allowing.words, 'allow', false),
    ...rolesOf(allergy.words, 'allergy', false),
    ...rolesOf(['free', 'off limit'], 'avoid', false),
    ...rolesOf(allergyOpenings.words, 'allergy', true),
    ...rolesOf([...avoiding.words, ...denied], 'avoid', true),
  ];
  return roles.toSorted((a, b) => b.words.length - a.words.length);
}

function rolesOf(names: readonly string[], role: Role, isOpening: boolean): RoleOfPhrase[] {
  return phrasesOf(names).map((phrase) => ({ words: phrase.split(' '), role, isOpening }));
}

/** By sentence, where lists end. */
export function segmentsOf(text: string): Segment[][] {
  return inPlainWords(text)
    .split(SENTENCES)
    .map((sentence) => sentence.split(PARTS).flatMap(segmentsOfPart));
}

function segmentsOfPart(part: string): Segment[] {
  const tokens = tokensOf(part);
  const starts = tokens.flatMap(({ isOpening }, index) => (index === 0 || isOpening ? [index] : []));
  return starts.map((start, index) => segmentOf(part, tokens.slice(start, starts[index + 1]), index > 0));
}

function segmentOf(part: string, tokens: readonly Token[], isContinued: boolean): Segment {
  const has = (role: Role) => tokens.some((token) => token.role === role);
  const ownSign = has('avoid') ? 'avoid' : null;
  const isDenying = DENYING.has(tokens[0]?.word ?? '');
  return {
    tokens,
    text: part.slice(tokens[0]?.from, tokens.at(-1)?.to),
    sign: has('allergy') ? 'allergy' : ownSign,
    isOpening: tokens[0]?.isOpening === true,
    isAllowing: tokens.some(({ role, word }) => role === 'allow' && !(isDenying && EATING.has(word))),
    isContinued,
  };
}

function tokensOf(part: string): Token[] {
  const places = Array.from(part.matchAll(TOKENS), ({ 0: raw, index }) => ({
    raw,
    from: index,
    to: index + raw.length,
    word: comparableWords(raw)[0] ?? raw,
  }));
  const words = places.map(({ word }) => word);
  const roles = rolesIn(words);
  return places.map((place, index) => {
    const { role, isOpening } = roles[index] ?? WORD;
    return { ...place, role, isOpening, isFree: role !== 'word' };
  });
}

const WORD = { role: 'word', isOpening: false } as const;

function rolesIn(words: readonly string[]): Pick<Token, 'role' | 'isOpening'>[] {
  const roles: Pick<Token, 'role' | 'isOpening'>[] = [];
  for (let index = 0; index < words.length; index = roles.length) {
    const found = ROLES.find((one) => one.words.every((word, offset) => words[index + offset] === word));
    if (found === undefined) roles.push(isFiller(words[index] ?? '') ? { ...WORD, role: 'filler' } : WORD);
    else
      found.words.forEach((_, offset) => {
        roles.push({ role: found.role, isOpening: found.isOpening && offset === 0 });
      });
  }
  return roles;
}

function isFiller(word: string): boolean {
  return FILLERS.has(word) || /^x?\d+x?$/.test(word) || GESTURES.test(word);
}
