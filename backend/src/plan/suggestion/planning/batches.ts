import {
  batchesFor,
  minutesFor,
  type Cooking,
  type CookingTime,
} from '../../../../../domain/recipes/kitchen/cooking.ts';
import { durationsIn } from '../../../../../domain/time/duration.ts';
import type { Method, WrittenRecipe } from '../cookbook/recipe.ts';

type Cooked = Pick<WrittenRecipe, 'batchSize' | 'instructions' | 'kind' | 'method' | 'minutes'>;

/** Portions per batch in the {@link VESSELS}. */
const PORTIONS: Readonly<Record<Method, number>> = {
  'no cooking': Infinity,
  'one pot': 20,
  'heavy pot': 12,
  oven: 16,
  'one pan': 4,
  skillet: 4,
  'pot and skillet': 4,
  grill: 8,
  foil: 8,
  sticks: 10,
};
const PORTIONS_OF_KIND: Readonly<Partial<Record<Method, Readonly<Partial<Record<Cooked['kind'], number>>>>>> =
  {
    'one pot': { bake: 6, bar: 12, dip: 40, eggs: 40, mix: 8, noodles: 12, pasta: 12, sandwich: 40 },
    'heavy pot': { bake: 8 },
    'one pan': { eggs: 6, mix: 6, taco: 6 },
    skillet: { eggs: 6, sandwich: 6, taco: 6, wrap: 6 },
    'pot and skillet': { pasta: 6, porridge: 6 },
  };

/** Foods that roast in one layer. */
const SHEET_PANS = 8;

function isOnSheetPans({ method, instructions }: Cooked): boolean {
  if (method !== 'oven') return false;
  const text = instructions.join(' ');
  return /\bsheet pans\b/.test(text) && !/\bbaking dish/.test(text);
}

/** Portions; Infinity for what is not cooked. */
export function batchSizeOf(recipe: Cooked): number {
  const { batchSize, method, kind } = recipe;
  if (batchSize !== undefined) return batchSize;
  return isOnSheetPans(recipe) ? SHEET_PANS : (PORTIONS_OF_KIND[method]?.[kind] ?? PORTIONS[method]);
}

/** Same duration for any amount. */
const WAITING = /\b(?:in the evening|chill|marinate|(?<!the )rest|soak|stand|swell|wait)\b/i;

/** One time each: "bake for 35 minutes, let stand for 5". */
function partsOf(steps: readonly string[]): string[] {
  return steps.flatMap((step) => step.split(/[,;]| and /));
}

function statedMinutes(parts: readonly string[]): number {
  return parts.flatMap(durationsIn).reduce((total, { seconds }) => total + seconds / 60, 0);
}

const HEATS_POT: ReadonlySet<Method> = new Set(['one pot', 'heavy pot', 'pot and skillet']);

/** Cooking takes at least half of the minutes without waiting. */
function timeOf({ instructions, method, minutes }: Cooked): CookingTime {
  const parts = partsOf(instructions);
  const waiting = statedMinutes(parts.filter((part) => WAITING.test(part)));
  const stated = statedMinutes(parts.filter((part) => !WAITING.test(part)));
  const active = Math.max(0, minutes - waiting);
  const cooking = method === 'no cooking' ? 0 : Math.min(active, Math.max(stated, active / 2));
  return { waiting, cooking, cutting: active - cooking, stated: minutes, heatsPot: HEATS_POT.has(method) };
}

/** A batch's vessel, and its plural if a group may use several. */
const VESSELS: Readonly<Record<Method, readonly [where: string, several: string | null]>> = {
  'no cooking': ['into two large jars', null],
  'one pot': ['into a 16-quart pot', 'pots'],
  'heavy pot': ['into a 14-inch Dutch oven', 'pots'],
  'one pan': ['into a 12-inch pan', 'pans'],
  skillet: ['into a 12-inch skillet', 'skillets'],
  'pot and skillet': ['into a 12-inch skillet', 'skillets'],
  grill: ['on a 22-inch grate', 'grills'],
  foil: ['on a 22-inch grate', 'fires'],
  sticks: ['around one fire', 'fires'],
  oven: ['into four 9-by-13-inch dishes', null],
};
/** Prepared at once, cooked in turns. */
const SEQUENTIAL: ReadonlySet<Method> = new Set(['grill', 'foil', 'sticks']);
const FILLS_SMALL_POT = 12;

function vesselOf(recipe: Cooked): string {
  if (isOnSheetPans(recipe)) return 'onto two sheet pans';
  // Twenty portions of soup are twenty quarts.
  const isFull = recipe.method === 'one pot' && batchSizeOf(recipe) > FILLS_SMALL_POT;
  return isFull ? 'into a 24-quart pot' : VESSELS[recipe.method][0];
}

function batchesOf(recipe: Cooked): Cooking['batches'] {
  const size = batchSizeOf(recipe);
  if (size === Infinity) return null;
  const { method } = recipe;
  return {
    size,
    verb: method === 'no cooking' ? 'Make' : 'Cook',
    vessel: vesselOf(recipe),
    several: VESSELS[method][1],
    isInTurns: SEQUENTIAL.has(method),
  };
}

type CookbookCooking = Omit<Cooking, 'perPerson' | 'servingLine'> & { readonly time: CookingTime };

const COOKING = new WeakMap<Cooked, CookbookCooking>();

/** How the recipe is cooked for any number of people. */
export function cookingOf(recipe: Cooked): CookbookCooking {
  const known = COOKING.get(recipe);
  if (known !== undefined) return known;
  const cooking = { batches: batchesOf(recipe), time: timeOf(recipe) };
  COOKING.set(recipe, cooking);
  return cooking;
}

/** Dishes with few batches are preferred from here on. */
const CROWD = 16;
/** Batches per meal, or extra minutes. */
const MOST_BATCHES = 6;
const MOST_MORE_MINUTES = 120;
/** A second pot saves the second round. */
const MOST_MORE_OF_POTS = 150;
/** Smaller batches are for families. */
const LEAST_AT_ONCE = 4;

/** Whether a recipe is practical: forty single omelets are not. */
export function suitsGroup(recipe: Cooked, people: number): boolean {
  const mostMore = HEATS_POT.has(recipe.method) ? MOST_MORE_OF_POTS : MOST_MORE_MINUTES;
  return (
    people < CROWD ||
    (batchSizeOf(recipe) >= LEAST_AT_ONCE &&
      batchesFor(cookingOf(recipe), people) <= MOST_BATCHES &&
      minutesFor(cookingOf(recipe), people) <= recipe.minutes + mostMore)
  );
}

/** 0 for one batch, negative for pans and many batches. */
export function crowdMerit(recipe: Cooked, people: number): number {
  if (people < CROWD) return 0;
  return (/pan|skillet/.test(recipe.method) ? -6 : 0) - (batchesFor(cookingOf(recipe), people) - 1);
}
