import type { Cooking } from '../../../../domain/recipes/kitchen/cooking.ts';
import type { UsedPerPortion } from '../../../../domain/shopping/amount/usedAmount.ts';

interface WrittenMeal {
  /** 'Serves 40, about 1 hour.' */
  readonly recipe: string;
  readonly instructions: readonly string[];
  /** Whether people changed the steps, which then stay as they are. */
  readonly isEdited: boolean;
}

const ABOUT_BATCHES =
  /^(Cook|Make) this in (\d+) batches of (?:about )?(\d+) portions(, each with [a-z\d/ ]+ of every ingredient)?: one batch fits ([^.]+)\.(?: Or use \d+ (\w+) at once\.| With two (\w+) it takes about half as long\.)?$/;
const ONE_AT_A_TIME = /^Cook this one portion at a time: one fits ([^.]+)\.$/;
const WATER =
  /(?<amount>\d+ \d+\/\d+|\d+\/\d+|\d+) (?<unit>cups?|quarts?|tbsp|tsp)(?<of> of (?:[a-z-]+ )*water)(?: \([^)]+ a batch\))?/;

/** The texts that suggestions wrote for a number of people, as what one person needs. */
export function convertedMeal({ recipe, instructions, isEdited }: WrittenMeal): {
  readonly instructions: readonly string[];
  readonly cooking: Cooking;
} {
  const cooking: Cooking = { servingLine: recipe, perPerson: [], batches: null, time: null };
  if (isEdited) return { instructions, cooking };
  const people = peopleOf(recipe);
  const batches = batchesIn(instructions[0] ?? '', people);
  const steps = (batches === null ? instructions : instructions.slice(1)).map((step) => {
    const { amount = '', unit = '', of = '' } = WATER.exec(step)?.groups ?? {};
    const own = `${shareOf(amount, people)} ${unit}${of} per person`;
    return amount === ''
      ? { step, isPerPerson: false }
      : { step: step.replace(WATER, own), isPerPerson: true };
  });
  return {
    instructions: steps.map(({ step }) => step),
    cooking: {
      ...cooking,
      batches,
      perPerson: steps.flatMap(({ step, isPerPerson }) => (isPerPerson ? [step] : [])),
    },
  };
}

function batchesIn(step: string, people: number): Cooking['batches'] {
  const [, alone] = ONE_AT_A_TIME.exec(step) ?? [];
  if (alone !== undefined) return { size: 1, verb: 'Cook', vessel: alone, several: null, isInTurns: false };
  const [, verb, count, , share, vessel, pots, others] = ABOUT_BATCHES.exec(step) ?? [];
  if (vessel === undefined) return null;
  return {
    // The vessel holds at least that.
    size: Math.ceil(people / Number(count)),
    verb: verb === 'Make' ? 'Make' : 'Cook',
    vessel,
    several: pots ?? others ?? null,
    isInTurns: share === undefined,
  };
}

const USED = /(?:^|, )use (?<amount>\d+ \d+\/\d+|\d+\/\d+|\d+)(?: (?<unit>[a-z]+))?(?=, |$)/;

/** '16-ounce bottles, use 2 cups' as a note and what one portion takes; null for another note. */
export function convertedNotes(
  notes: string,
  recipe: string,
): { readonly notes: string | null; readonly used: UsedPerPortion } | null {
  const { amount, unit = null } = USED.exec(notes)?.groups ?? {};
  if (amount === undefined) return null;
  const others = notes.replace(USED, '').replace(/^, /, '');
  const used = { quantity: shareOf(amount, peopleOf(recipe)), unit, growth: 'even' as const };
  return { notes: others === '' ? null : others, used };
}

function peopleOf(recipe: string): number {
  return Number(/^Serves (\d+)/.exec(recipe)?.[1] ?? 1);
}

/** '2 1/2' for ten is '5/20', not shortened. */
function shareOf(amount: string, people: number): string {
  const [, whole = '0', numerator = '0', denominator = '1'] =
    /^(?:(\d+)(?: |$))?(?:(\d+)\/(\d+))?$/.exec(amount) ?? [];
  return `${Number(whole) * Number(denominator) + Number(numerator)}/${Number(denominator) * people}`;
}
