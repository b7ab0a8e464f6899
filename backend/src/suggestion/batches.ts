import type { Method, WrittenRecipe } from './cookbook/recipe.ts';

type Cooked = Pick<WrittenRecipe, 'batchSize' | 'instructions' | 'kind' | 'method' | 'minutes'>;

/** Portions that usual equipment cooks at once: {@link VESSELS}. */
const PORTIONS: Readonly<Record<Method, number>> = {
  'no cooking': Infinity,
  ...{ 'one pot': 20, 'heavy pot': 12, oven: 16 },
  ...{ 'one pan': 4, skillet: 4, 'pot and skillet': 4 },
  ...{ grill: 8, foil: 8, sticks: 10 },
};
/** Kinds of meals of which the same equipment cooks fewer portions, or more. */
const PORTIONS_OF_KIND: Readonly<Partial<Record<Method, Readonly<Partial<Record<Cooked['kind'], number>>>>>> =
  {
    'one pot': { bake: 8, bar: 12, mix: 4, noodles: 12, pasta: 12 },
    'heavy pot': { stew: 16 },
    'one pan': { eggs: 6, mix: 6, sandwich: 6, taco: 6 },
    skillet: { eggs: 6, sandwich: 6, taco: 6, wrap: 6 },
    'pot and skillet': { pasta: 6, porridge: 6 },
  };

/** How many portions are cooked at once; Infinity for what is not cooked. */
export function batchSizeOf({ batchSize, method, kind }: Cooked): number {
  return batchSize ?? PORTIONS_OF_KIND[method]?.[kind] ?? PORTIONS[method];
}

/** How many times a group's cooks have to cook a recipe. */
export function batchesFor(recipe: Cooked, people: number): number {
  return Math.max(1, Math.ceil(people / batchSizeOf(recipe)));
}

/** The people that a recipe's minutes are reckoned for. */
const USUAL_GROUP = 4;
/** Steps that take no longer for more. */
const WAITING = /\b(?:in the evening|chill|marinate|rest|soak|stand|swell|wait)\b/i;

function statedMinutes(steps: readonly string[]): number {
  const stated = steps.flatMap((step) => [...step.matchAll(/(\d+)(?: more)? minutes?\b/g)]);
  return stated.reduce((total, [, minutes]) => total + Number(minutes), 0);
}

/** Where the minutes of a recipe go, for a usual group. */
interface Time {
  readonly waiting: number;
  /** At least half of what is not waiting. */
  readonly cooking: number;
  readonly cutting: number;
}

const TIMES = new WeakMap<Cooked, Time>();

function timeOf(recipe: Cooked): Time {
  const { instructions, method, minutes } = recipe;
  const known = TIMES.get(recipe);
  if (known !== undefined) return known;
  const waiting = statedMinutes(instructions.filter((step) => WAITING.test(step)));
  const stated = statedMinutes(instructions.filter((step) => !WAITING.test(step)));
  const active = Math.max(0, minutes - waiting);
  const cooking = method === 'no cooking' ? 0 : Math.min(active, Math.max(stated, active / 2));
  const time = { waiting, cooking, cutting: active - cooking };
  TIMES.set(recipe, time);
  return time;
}

/**
 * Minutes for a group, in steps of five above the recipe's own. Each batch takes its cooking; what is cut and mixed grows
 * with the square root of the group, which has more hands as well.
 */
export function minutesFor(recipe: Cooked, people: number): number {
  const { waiting, cooking, cutting } = timeOf(recipe);
  const rounds = Math.max(1, batchesFor(recipe, people) / batchesFor(recipe, USUAL_GROUP));
  const total = waiting + cutting * Math.sqrt(Math.max(1, people / USUAL_GROUP)) + cooking * rounds;
  return total <= recipe.minutes ? recipe.minutes : Math.ceil(total / 5) * 5;
}

/** Where a batch fits, and what a group may use several of; null where a kitchen has one. */
const VESSELS: Readonly<Record<Method, readonly [where: string, several: string | null]>> = {
  'no cooking': ['into a bowl', null],
  'one pot': ['into a 16-quart pot', 'pots'],
  'heavy pot': ['into a 12-inch Dutch oven', 'pots'],
  'one pan': ['into a 12-inch pan', 'pans'],
  skillet: ['into a 12-inch skillet', 'skillets'],
  'pot and skillet': ['into a 12-inch skillet', 'skillets'],
  grill: ['on a 22-inch grate', 'grills'],
  foil: ['on a 22-inch grate', 'fires'],
  sticks: ['around one fire', 'fires'],
  oven: ['into two 9-by-13-inch dishes', null],
};

/** The step that tells a large group how to cook; null where all of it is cooked at once. */
export function batchStep(recipe: Cooked, people: number): string | null {
  const batches = batchesFor(recipe, people);
  if (batches === 1) return null;
  const portions = `${people % batches === 0 ? '' : 'about '}${Math.round(people / batches)}`;
  const [where, several] = VESSELS[recipe.method];
  const atOnce = several === null ? '' : ` Or use ${batches} ${several} at once.`;
  return (
    `Cook this in ${batches} batches of ${portions} portions, each with 1/${batches} of everything: ` +
    `a batch fits ${where}.${atOnce}`
  );
}

/** From this size on, a group's cooks prefer dishes that are made in few batches. */
const CROWD = 16;
/** More batches, or more minutes beyond the recipe's own, than anybody cooks for one meal. */
const MOST_BATCHES = 6;
const MOST_MORE_MINUTES = 120;
/** Where fewer portions are cooked at once, it is a dish for a family. */
const LEAST_AT_ONCE = 4;

/** Whether a group can be expected to cook a recipe: nobody folds forty omelets. */
export function suitsGroup(recipe: Cooked, people: number): boolean {
  return (
    people < CROWD ||
    (batchSizeOf(recipe) >= LEAST_AT_ONCE &&
      batchesFor(recipe, people) <= MOST_BATCHES &&
      minutesFor(recipe, people) <= recipe.minutes + MOST_MORE_MINUTES)
  );
}

/** How well a recipe suits a large group: 0 for one that is made at once, below for pans and many batches. */
export function crowdMerit(recipe: Cooked, people: number): number {
  if (people < CROWD) return 0;
  return (/pan|skillet/.test(recipe.method) ? -6 : 0) - (batchesFor(recipe, people) - 1);
}
