import type { Method, WrittenRecipe } from '../cookbook/recipe.ts';

type Cooked = Pick<WrittenRecipe, 'batchSize' | 'instructions' | 'kind' | 'method' | 'minutes'>;

/** Portions per batch in the {@link VESSELS}. */
const PORTIONS: Readonly<Record<Method, number>> = {
  'no cooking': Infinity,
  ...{ 'one pot': 20, 'heavy pot': 12, oven: 16 },
  ...{ 'one pan': 4, skillet: 4, 'pot and skillet': 4 },
  ...{ grill: 8, foil: 8, sticks: 10 },
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

export function batchesFor(recipe: Cooked, people: number): number {
  return Math.max(1, Math.ceil(people / batchSizeOf(recipe)));
}

const USUAL_GROUP = 4;
/** Same duration for any amount. */
const WAITING = /\b(?:in the evening|chill|marinate|(?<!the )rest|soak|stand|swell|wait)\b/i;

/** One time each: "bake for 35 minutes, let stand for 5". */
function partsOf(steps: readonly string[]): string[] {
  return steps.flatMap((step) => step.split(/[,;]| and /));
}

function statedMinutes(parts: readonly string[]): number {
  const stated = parts.flatMap((part) => [...part.matchAll(/(\d+)(?: more)? minutes?\b/g)]);
  return stated.reduce((total, [, minutes]) => total + Number(minutes), 0);
}

/** Minutes by kind of work, for a usual group. */
interface Time {
  readonly waiting: number;
  /** At least half of the minutes without waiting. */
  readonly cooking: number;
  readonly cutting: number;
}

const TIMES = new WeakMap<Cooked, Time>();

function timeOf(recipe: Cooked): Time {
  const { instructions, method, minutes } = recipe;
  const known = TIMES.get(recipe);
  if (known !== undefined) return known;
  const parts = partsOf(instructions);
  const waiting = statedMinutes(parts.filter((part) => WAITING.test(part)));
  const stated = statedMinutes(parts.filter((part) => !WAITING.test(part)));
  const active = Math.max(0, minutes - waiting);
  const cooking = method === 'no cooking' ? 0 : Math.min(active, Math.max(stated, active / 2));
  const time = { waiting, cooking, cutting: active - cooking };
  TIMES.set(recipe, time);
  return time;
}

/** Minutes to heat a portion, a third of a quart. */
const HEATING = 1;
const HEATS_POT: ReadonlySet<Method> = new Set(['one pot', 'heavy pot', 'pot and skillet']);

/** Until fuller pots boil. */
function heatingMinutes(recipe: Cooked, people: number): number {
  if (!HEATS_POT.has(recipe.method)) return 0;
  const batches = batchesFor(recipe, people);
  return HEATING * batches * Math.max(0, people / batches - USUAL_GROUP);
}

/** Minutes for a group, in steps of five. Batches add cooking time; preparation grows with the group's square root. */
export function minutesFor(recipe: Cooked, people: number): number {
  const { waiting, cooking, cutting } = timeOf(recipe);
  const rounds = Math.max(1, batchesFor(recipe, people) / batchesFor(recipe, USUAL_GROUP));
  const heating = heatingMinutes(recipe, people);
  const total = waiting + cutting * Math.sqrt(Math.max(1, people / USUAL_GROUP)) + cooking * rounds + heating;
  return total <= recipe.minutes ? recipe.minutes : Math.ceil(total / 5) * 5;
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
const SEVERAL = 3;
/** Prepared at once, cooked in turns. */
const TAKES_TURNS: ReadonlySet<Method> = new Set(['grill', 'foil', 'sticks']);
const SHARES: Readonly<Record<number, string>> = {
  ...{ 2: 'half', 3: 'a third', 4: 'a quarter', 5: 'a fifth', 6: 'a sixth' },
};

const FILLS_SMALL_POT = 12;

function vesselOf(recipe: Cooked): string {
  if (isOnSheetPans(recipe)) return 'onto two sheet pans';
  // Twenty portions of soup are twenty quarts.
  const isFull = recipe.method === 'one pot' && batchSizeOf(recipe) > FILLS_SMALL_POT;
  return isFull ? 'into a 24-quart pot' : VESSELS[recipe.method][0];
}

/** Null for one batch. */
export function batchStep(recipe: Cooked, people: number): string | null {
  const batches = batchesFor(recipe, people);
  if (batches === 1) return null;
  const [, several] = VESSELS[recipe.method];
  const where = vesselOf(recipe);
  if (people === batches) return `Cook this one portion at a time: one fits ${where}.`;
  const portions = `${people % batches === 0 ? '' : 'about '}${Math.round(people / batches)} portions`;
  const share = TAKES_TURNS.has(recipe.method)
    ? ''
    : `, each with ${SHARES[batches] ?? `1/${batches}`} of every ingredient`;
  const verb = recipe.method === 'no cooking' ? 'Make' : 'Cook';
  return `${verb} this in ${batches} batches of ${portions}${share}: one batch fits ${where}.${atOnce(batches, several)}`;
}

function atOnce(batches: number, several: string | null): string {
  if (several === null) return '';
  return batches <= SEVERAL
    ? ` Or use ${batches} ${several} at once.`
    : ` With two ${several} it takes about half as long.`;
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
      batchesFor(recipe, people) <= MOST_BATCHES &&
      minutesFor(recipe, people) <= recipe.minutes + mostMore)
  );
}

/** 0 for one batch, negative for pans and many batches. */
export function crowdMerit(recipe: Cooked, people: number): number {
  if (people < CROWD) return 0;
  return (/pan|skillet/.test(recipe.method) ? -6 : 0) - (batchesFor(recipe, people) - 1);
}
