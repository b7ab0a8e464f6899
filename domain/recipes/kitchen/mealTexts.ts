import { readRecipe } from '../../plan/recipeFacts.ts';
import { batchesFor, batchStep, isBatchStep, minutesFor, servingLine, type Cooking } from './cooking.ts';
import { forAll } from './perPerson.ts';

/** A meal's texts as stored; what depends on the table is computed when read. */
export interface MealTexts {
  readonly instructions: readonly string[];
  readonly recipe: string | null;
  readonly minutes: number | null;
  /** Null: its texts are as people wrote them. */
  readonly cooking: Cooking | null;
}

/** Who the texts are for, in quarters of a portion. */
export interface TextsFor {
  readonly portionQuarters: number;
  /** Used while nobody eats. */
  readonly servingsQuarters: number | null;
}

/** Steps with the water and the batches for those at the table. */
export function stepsFor(
  { instructions, cooking }: Pick<MealTexts, 'instructions' | 'cooking'>,
  table: TextsFor,
): readonly string[] {
  if (cooking === null || instructions.length === 0) return instructions;
  const steps = instructions.map((step) =>
    cooking.perPerson.includes(step) ? stepFor(step, cooking, table) : step,
  );
  return [batchStep(cooking, peopleAt(table)), ...steps].filter((step) => step !== null);
}

/** @param step says what one person needs */
function stepFor(step: string, cooking: Cooking, table: TextsFor): string {
  return forAll(step, quartersOf(table), batchesFor(cooking, peopleAt(table)));
}

/** 'Serves 10, about 45 minutes.' */
export function recipeTextFor(meal: Omit<MealTexts, 'instructions'>, table: TextsFor): string | null {
  const { recipe, cooking } = meal;
  return cooking === null || recipe !== cooking.servingLine ? recipe : servingLineFor(cooking, meal, table);
}

/** Minutes for those at the table, while the recipe's text is that of a suggestion; else as stored. */
export function minutesAt(
  { recipe, cooking, minutes }: Omit<MealTexts, 'instructions'>,
  table: TextsFor,
): number | null {
  const { time = null, servingLine: line } = cooking ?? {};
  if (cooking === null || time === null || recipe !== line) return minutes;
  return minutesFor({ ...cooking, time }, peopleAt(table));
}

function servingLineFor(cooking: Cooking, { minutes }: Pick<MealTexts, 'minutes'>, table: TextsFor): string {
  const people = peopleAt(table);
  const time = minutesAt({ recipe: cooking.servingLine, cooking, minutes }, table);
  return servingLine(people, time, batchesFor(cooking, people));
}

interface TypedTexts {
  readonly instructions?: readonly string[] | undefined;
  readonly recipe?: string | null | undefined;
  readonly minutes?: number | null | undefined;
}

/**
 * Typed texts as they are stored: what people left as it was read stays computed.
 * @param typed absent fields stay as stored
 * @param table the steps were read for it; with other amounts they are people's own
 */
export function asStored(
  { instructions, recipe, minutes }: TypedTexts,
  stored: Omit<MealTexts, 'instructions'>,
  table: TextsFor,
): { instructions?: string[]; recipe?: string | null; minutes?: number | null; cooking?: Cooking | null } {
  if (stored.cooking === null) return {};
  const people = Number(readRecipe(recipe ?? null).facts?.servings ?? 0);
  const then = { portionQuarters: people * 4, servingsQuarters: null };
  const isAsRead = recipe !== undefined && recipe === servingLineFor(stored.cooking, stored, then);
  const isOwnTime = minutes !== undefined && minutes !== minutesAt(stored, table);
  const cooking = isOwnTime ? { ...stored.cooking, time: null } : stored.cooking;
  return {
    ...(isAsRead && { recipe: cooking.servingLine }),
    ...(minutes !== undefined && (isOwnTime ? { cooking } : { minutes: stored.minutes })),
    ...(instructions !== undefined && storedSteps(instructions, cooking, table)),
  };
}

function storedSteps(
  typed: readonly string[],
  cooking: Cooking,
  table: TextsFor,
): { instructions: string[]; cooking: Cooking | null } {
  const steps = typed
    .filter((step) => !isBatchStep(cooking, step))
    .map((step) => cooking.perPerson.find((one) => stepFor(one, cooking, table) === step) ?? step);
  return { instructions: steps, cooking: steps.length === 0 ? null : cooking };
}

function peopleAt(table: TextsFor): number {
  return Math.ceil(quartersOf(table) / 4);
}

function quartersOf({ portionQuarters, servingsQuarters }: TextsFor): number {
  return portionQuarters > 0 ? portionQuarters : (servingsQuarters ?? 4);
}
