import { LIMITS } from '../limits.ts';
import { durationsIn } from '../time/duration.ts';

export interface RecipeFacts {
  /** '8' or '4-6'; null if not said. */
  readonly servings: string | null;
  readonly minutes: number | null;
  /** 'Easy'. */
  readonly difficulty: string | null;
  readonly batches: number | null;
}

interface RecipeReading {
  /** Null if the text says nothing of the kind. */
  readonly facts: RecipeFacts | null;
  /** The text without the sentences that only state facts. */
  readonly text: string | null;
}

export const NO_FACTS: RecipeFacts = { servings: null, minutes: null, difficulty: null, batches: null };

const COUNT = String.raw`(\d{1,3}(?:\s*(?:-|–|to)\s*\d{1,3})?)`;
const SERVINGS = [
  new RegExp(String.raw`^(?:serves|feeds|for)\s+${COUNT}(?:\s+(?:people|persons|servings|portions))?$`, 'i'),
  new RegExp(String.raw`^(?:makes\s+)?${COUNT}\s+(?:servings|portions|people)$`, 'i'),
  new RegExp(String.raw`^servings\s*:?\s*${COUNT}$`, 'i'),
];
const BEFORE_TIME = /^(?:(?:takes|ready in|total|time|about|ca\.?)\s*:?\s*)*/i;
const DIFFICULTY = /^(?:difficulty\s*:?\s*)?(easy|medium|hard)(?:\s+difficulty)?$/i;
const BATCHES = /^in (\d{1,3}) batches$/i;
/** Servings said in words of one's own, which no fixed figure may contradict. */
const SAYS_SERVINGS = /\b(?:serves|servings?|portions?|feeds)\b/i;
const ADDRESSES = /https?:\/\/\S+/gi;

/** Reads 'Serves 8, about 35 minutes.' and the like from a recipe's text. */
export function readRecipe(text: string | null): RecipeReading {
  if (text === null) return { facts: null, text };
  let facts = NO_FACTS;
  const lines = text.split('\n').map((line) => {
    const sentences = line.split(/(?<=\.)\s+/);
    const kept = sentences.filter((sentence) => {
      const stated = statedFacts(sentence);
      if (stated !== null) facts = { ...facts, ...stated };
      return stated === null;
    });
    return { isKept: kept.length > 0, text: kept.join(' ') };
  });
  const rest = lines
    .filter(({ isKept }) => isKept)
    .map((line) => line.text)
    .join('\n')
    .trim();
  const isStated = facts !== NO_FACTS || SAYS_SERVINGS.test(text.replace(ADDRESSES, ''));
  return { facts: isStated ? facts : null, text: rest === '' ? null : rest };
}

interface Typed {
  readonly recipe?: string | null | undefined;
  readonly minutes?: number | null | undefined;
}

/**
 * The minutes to store with what people type: theirs, else those of its text where it says others than before.
 * @returns undefined: they stay
 */
export function typedMinutes({ recipe, minutes }: Typed, before: string | null): number | null | undefined {
  if (minutes !== undefined || recipe === undefined) return minutes;
  const stated = statedMinutes(recipe);
  return stated === statedMinutes(before) ? undefined : stated;
}

function statedMinutes(recipe: string | null): number | null {
  const stated = readRecipe(recipe).facts?.minutes ?? null;
  return stated === null || stated < 1 || stated > LIMITS.recipeMinutes ? null : stated;
}

/** Null for a sentence that says more, or nothing. */
function statedFacts(sentence: string): Partial<RecipeFacts> | null {
  const parts = sentence.replace(/\.$/, '').split(/[,;|·•]/);
  const stated = parts.map((part) => factOf(part.trim()));
  return stated.reduce((all, fact) => (all === null || fact === null ? null : { ...all, ...fact }), {});
}

function factOf(part: string): Partial<RecipeFacts> | null {
  if (part === '') return null;
  for (const pattern of SERVINGS) {
    const servings = pattern.exec(part)?.[1];
    if (servings !== undefined) return { servings };
  }
  const minutes = minutesOf(part.replace(BEFORE_TIME, ''));
  if (minutes !== null) return { minutes };
  const difficulty = DIFFICULTY.exec(part)?.[1];
  if (difficulty !== undefined)
    return { difficulty: difficulty.charAt(0).toUpperCase() + difficulty.slice(1).toLowerCase() };
  const batches = BATCHES.exec(part)?.[1];
  return batches === undefined ? null : { batches: Number(batches) };
}

/** Null for a text that says more than a time. */
function minutesOf(text: string): number | null {
  const [found] = durationsIn(text);
  if (found === undefined || found.text !== text || found.units.includes('second')) return null;
  return Math.round(found.seconds / 60);
}
