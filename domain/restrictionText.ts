import { DIETS, type Diet, type Restrictions } from './diet.ts';
import { contentsOf, phrasesOf } from './foodContents.ts';
import { type Content } from './foodRow.ts';
import { CONTENT_WORDS, DIET_WORDS, FILLER_WORDS } from './restrictionWords.ts';
import { comparableWords } from './wordForms.ts';

/** What a text says that somebody does not eat, and the parts of it that could not be read, as they were written. */
export interface ReadRestrictions extends Restrictions {
  readonly unread: readonly string[];
}

/** What one part of a text says; `isAvoiding` when the next part may go on with a list: "no pork, beef or lamb". */
interface Reading extends ReadRestrictions {
  readonly isAvoiding: boolean;
}

const NOTHING: Reading = { diets: [], avoidedContents: [], avoidedWords: [], unread: [], isAvoiding: false };

const DIET_OF = new Map<string, Diet>(
  DIETS.flatMap((diet) => phrasesOf(DIET_WORDS[diet]).map((phrase) => [phrase, diet] as const)),
);
const CONTENTS_OF = new Map<string, readonly Content[]>(
  CONTENT_WORDS.flatMap(([contents, words]) => phrasesOf(words).map((phrase) => [phrase, contents] as const)),
);
const FILLERS = new Set(phrasesOf(FILLER_WORDS));

const SENTENCES = /[;.!?\n\r•|]+/;
const PARTS =
  /[,:()/&+]|(?<!\p{L})(?:and|or|nor|plus|also)(?!\p{L})|(?<!\p{L})(?=(?:but|except|apart|however|although|though|unless)(?!\p{L}))/iu;

/** Turns a part into one that is avoided; an allergy goes further than a dislike. */
const ALLERGIC = /\b(?:allerg(?:ic|y)|intoleran(?:t|ce)|sensitiv(?:e|ity)|reaction|react|anaphylaxi)\b/g;
const AVOIDING =
  /\b(?:(?:(?:do|doe|can|will|would|could|is|are|am) not|dont|doesnt|cant|cannot|wont|never|not) (?:eat|like|have|want|tolerate|drink|consume|touch|allowed|stand|be|into|fan of|a fan of)|no more|no|non|without|avoid|avoiding|hate|dislike|exclude|excluding|skip|minus|zero|nothing|leave out|hold|free of|free from|free|refuse|none)\b/g;
/** What somebody does eat says nothing that could be left out. */
const ALLOWING =
  /\b(?:fine|ok|okay|allowed|only|love|like|enjoy|eat|prefer|but|except|apart|however|although|though|unless|not|isnt|arent|if|yes|can|maybe|sometime|once|unless|happy|good)\b/;

/**
 * Reads what people type into a field for dietary restrictions: "vegan, no mushrooms, allergic to peanuts, gluten
 * free, lactose intolerant, coeliac, no pork". Nothing is dropped: what is not understood is in `unread`, and the
 * parts that say what somebody does eat. Where only half of a part is understood, it counts and is in `unread`.
 */
export function readRestrictions(text: string): ReadRestrictions {
  const readings = text
    .replace(/\bn\/a\b/gi, 'none')
    .split(SENTENCES)
    .flatMap((sentence) => {
      let isAvoiding = false;
      return sentence.split(PARTS).map((part) => {
        const reading = readPart(part, isAvoiding);
        isAvoiding = reading.isAvoiding;
        return reading;
      });
    });
  return {
    diets: DIETS.filter((diet) => readings.some(({ diets }) => diets.includes(diet))),
    avoidedContents: unique(readings.flatMap(({ avoidedContents }) => avoidedContents)),
    avoidedWords: unique(readings.flatMap(({ avoidedWords }) => avoidedWords)),
    unread: readings.flatMap(({ unread }) => unread),
  };
}

/** What a group does not eat, from the list of diets and other words that it sends. */
export function readRestrictionList(texts: readonly string[]): ReadRestrictions {
  return readRestrictions(texts.join('; '));
}

/**
 * The sentence about the first part of which nothing at all was understood, as it was written: it cannot be heeded.
 * Null when there is none.
 */
export function whyNotUnderstood({ unread }: ReadRestrictions): string | null {
  const part = unread.find((one) => saysNothing(readRestrictions(one)));
  return part === undefined
    ? null
    : `We do not understand “${part}”. Please name a diet, or what to leave out, such as “no mushrooms”.`;
}

function saysNothing({ diets, avoidedContents, avoidedWords }: Restrictions): boolean {
  return diets.length + avoidedContents.length + avoidedWords.length === 0;
}

function readPart(part: string, wasAvoiding: boolean): Reading {
  const words = comparableWords(part);
  if (words.length === 0) return { ...NOTHING, isAvoiding: wasAvoiding };
  const diet = DIET_OF.get(withoutFillers(words).join(' '));
  if (diet !== undefined) return { ...NOTHING, diets: [diet] };
  const said = words.join(' ');
  const isAllergy = said.search(ALLERGIC) >= 0;
  const rest = withoutFillers(said.replace(ALLERGIC, ' ').replace(AVOIDING, ' ').split(' ')).join(' ');
  const isAvoiding = isAllergy || said.search(AVOIDING) >= 0;
  const contents = CONTENTS_OF.get(rest);
  if (contents !== undefined && isAvoiding) return { ...NOTHING, avoidedContents: contents, isAvoiding };
  const within = dietWithin(withoutFillers(words));
  if (within !== null) return readAround(part, within);
  if (rest === '' && isAvoiding) return { ...NOTHING, isAvoiding };
  if (rest === '' || (!isAvoiding && ALLOWING.test(said))) return { ...NOTHING, unread: [part.trim()] };
  return isAvoiding ? readAvoided(part, rest, isAllergy) : readBare(part, rest, wasAvoiding);
}

/** A part with a diet among other words: "Anna is vegan", "vegan no nuts", "not vegan". */
function readAround(part: string, { diet, before, after }: DietWithin): Reading {
  const others = [...before, ...after].join(' ');
  if (/\b(?:no|not|non|without|never)\b/.test(before.join(' '))) return { ...NOTHING, unread: [part.trim()] };
  const reading = readPart(others, false);
  return {
    ...reading,
    diets: [...new Set([diet, ...reading.diets])],
    unread: reading.unread.length > 0 ? [part.trim()] : [],
  };
}

/** A part that says to avoid something: groups by what they contain, everything else by its name. */
function readAvoided(part: string, rest: string, isAllergy: boolean): Reading {
  const avoided = { ...NOTHING, isAvoiding: true };
  const food = contentsOf(rest);
  if (food.isKnown) {
    return { ...avoided, avoidedWords: [rest], avoidedContents: isAllergy ? [...food.contains] : [] };
  }
  const within = contentsWithin(rest);
  if (within.length > 0)
    return { ...avoided, avoidedContents: within, avoidedWords: [rest], unread: [part.trim()] };
  return rest.split(' ').length <= LONGEST_NAME
    ? { ...avoided, avoidedWords: [rest] }
    : { ...avoided, unread: [part.trim()] };
}

/** Words that a name of food has at most. */
const LONGEST_NAME = 3;

/** A part without a verb: what allergies are about is meant to be avoided, other food where a list of such goes on. */
function readBare(part: string, rest: string, wasAvoiding: boolean): Reading {
  const contents = CONTENTS_OF.get(rest);
  const isFood = wasAvoiding && contentsOf(rest).isKnown;
  if (
    contents !== undefined &&
    (wasAvoiding || !contents.some((content) => OFTEN_WANTED.includes(content)))
  ) {
    return { ...NOTHING, avoidedContents: contents, isAvoiding: wasAvoiding };
  }
  if (isFood) return { ...NOTHING, avoidedWords: [rest], isAvoiding: true };
  return { ...NOTHING, unread: [part.trim()] };
}

/** Alone, these words may as well be a wish. */
const OFTEN_WANTED: readonly Content[] = ['beef', 'lamb', 'poultry', 'game', 'highSodium'];

function withoutFillers(words: readonly string[]): string[] {
  return words.filter((word) => word !== '' && !FILLERS.has(word) && !/^\d+x?$/.test(word));
}

function contentsWithin(rest: string): Content[] {
  return unique([...CONTENTS_OF].flatMap(([phrase, contents]) => (hasPhrase(rest, phrase) ? contents : [])));
}

interface DietWithin {
  readonly diet: Diet;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The first and longest diet that words have in them. */
function dietWithin(words: readonly string[]): DietWithin | null {
  for (let start = 0; start < words.length; start += 1) {
    for (let end = words.length; end > start; end -= 1) {
      const diet = DIET_OF.get(words.slice(start, end).join(' '));
      if (diet !== undefined) return { diet, before: words.slice(0, start), after: words.slice(end) };
    }
  }
  return null;
}

function hasPhrase(text: string, phrase: string): boolean {
  return ` ${text} `.includes(` ${phrase} `);
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
