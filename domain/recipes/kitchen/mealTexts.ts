import { readRecipe } from '../../plan/recipeFacts.ts';
import { batchesFor, batchStep, isBatchStep, minutesFor, servingLine, type Cooking } from './cooking.ts';
import { forAll } from './perPerson.ts';

/** A meal's texts as stored; what depends on the table is computed when read. */
export interface MealTexts {
  readonly instructions: readonly string[];
  readonly recipe: string | null;
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
  { instructions, cooking }: Omit<MealTexts, 'recipe'>,
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
export function recipeTextFor(
  { recipe, cooking }: Omit<MealTexts, 'instructions'>,
  table: TextsFor,
): string | null {
  return cooking === null || recipe !== cooking.servingLine ? recipe : servingLineFor(cooking, table);
}

function servingLineFor(cooking: Cooking, table: TextsFor): string {
  const people = peopleAt(table);
  const { time } = cooking;
  const minutes =
    time === null
      ? (readRecipe(cooking.servingLine).facts?.minutes ?? 0)
      : minutesFor({ ...cooking, time }, people);
  return servingLine(people, minutes, batchesFor(cooking, people));
}

interface TypedTexts {
  readonly instructions?: readonly string[] | undefined;
  readonly recipe?: string | null | undefined;
}

/**
 * Typed texts as they are stored: what people left as it was read stays computed.
 * @param typed absent fields stay as stored
 * @param table the steps were read for it; with other amounts they are people's own
 */
export function asStored(
  { instructions, recipe }: TypedTexts,
  { cooking }: Pick<MealTexts, 'cooking'>,
  table: TextsFor,
): { instructions?: string[]; recipe?: string | null; cooking?: Cooking | null } {
  if (cooking === null) return {};
  const people = Number(readRecipe(recipe ?? null).facts?.servings ?? 0);
  const asRead = servingLineFor(cooking, { portionQuarters: people * 4, servingsQuarters: null });
  return {
    ...(recipe !== undefined && recipe === asRead && { recipe: cooking.servingLine }),
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
