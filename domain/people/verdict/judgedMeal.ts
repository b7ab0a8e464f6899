import type { Dish } from '../../food/dish.ts';
import { foodLine } from '../../food/foodLine.ts';
import { chosenName, type Replaceable } from '../../shopping/ingredient/ingredient.ts';
import type { MealStatus } from '../../plan/meal.ts';

/** An ingredient of a meal. */
export interface MealRow extends Replaceable {
  readonly id: string;
  readonly notes: string | null;
  /** Of a separate plate: the row that it replaces for its eaters. */
  readonly apartOfId: string | null;
  /** Only these eat it; none: everybody. */
  readonly apartEaterIds: readonly string[];
}

export interface JudgedMeal {
  readonly id: string;
  readonly name: string;
  readonly status: MealStatus;
  readonly rows: readonly MealRow[];
  /** Nobody gets these; its steps may name them. */
  readonly leftOut?: readonly MealRow[];
  /** Its steps. */
  readonly instructions: readonly string[];
}

/** A row, or an item without a meal. */
export type NotedRow = Replaceable & Pick<MealRow, 'notes'>;

/** What is judged of a row: its chosen name and its notes. */
export function lineOf(row: NotedRow): string {
  return foodLine(chosenName(row), row.notes);
}

/** @param rows that an eater gets; steps may name what others get */
export function dishOf(
  {
    name,
    rows: all,
    leftOut = [],
    instructions,
  }: Pick<JudgedMeal, 'name' | 'rows' | 'leftOut' | 'instructions'>,
  rows: readonly NotedRow[],
): Dish {
  const named = [...all, ...leftOut].flatMap((row) => [foodLine(row.name, row.notes), ...row.alternatives]);
  return { name, lines: rows.map(lineOf), steps: instructions, named };
}
