import type { ReactNode } from 'react';
import { amountOf } from '../../labels/amounts.ts';
import type { IngredientInSteps } from '../../labels/plates.ts';
import { batchAmount } from '../../../../domain/recipes/kitchen/batchAmount.ts';

export interface DishIngredient extends IngredientInSteps {
  readonly name: string;
  readonly isSeparatePlate: boolean;
  /** For the table. */
  readonly quantity: string | null;
  readonly unit: string | null;
  /** Whether a person typed the amount as it is. */
  readonly isTyped: boolean;
  /** With what is used of it in one of the batches. */
  readonly notes: (batches: number) => string;
  /** Of the dish: "For the sauce". */
  readonly part: string | null;
}

/** A recipe or a planned meal with the amounts of its table. */
export interface DishToCook {
  /** Of the recipe or meal: ticks are kept by it. */
  readonly id: string;
  readonly name: string;
  /** "for 5½ portions, Sun dinner"; '' if unknown. */
  readonly about: string;
  /** For the last words; null if nobody said. */
  readonly eaterCount: number | null;
  /** "Dinner"; null if it is for no slot. */
  readonly mealType: string | null;
  readonly ingredients: readonly DishIngredient[];
  readonly steps: readonly string[];
  /** "Cook this in 2 batches of 4 portions, …"; null for one. */
  readonly batches: string | null;
  /** What people do not eat: "Ben: allergic to nuts. Priya: vegan."; then what is open: "Ben can’t eat pesto." */
  readonly allergies: readonly string[];
}

/** The dishes of a slot as chapters. */
export interface Chapters {
  readonly dishes: readonly Pick<DishToCook, 'id' | 'name'>[];
  /** Timers of the other dishes. */
  readonly timers: ReactNode;
  /** A step that the shown dish begins with; null: its first one without a tick. */
  readonly step: number | null;
  readonly onShow: (dishId: string) => void;
}

/** What goes into one of the batches, and of a separate plate all of it: "1½ cups". */
export function amountText(ingredient: DishIngredient, allBatches: number): string {
  const batches = batchesOf(ingredient, allBatches);
  const quantity = batchAmount(ingredient, batches);
  return amountOf({ quantity, unit: null }, ingredient.name, ingredient.isTyped && batches === 1);
}

/** "use 7 slices", or '' */
export function notesText(ingredient: DishIngredient, allBatches: number): string {
  return ingredient.notes(batchesOf(ingredient, allBatches));
}

function batchesOf({ isSeparatePlate }: DishIngredient, allBatches: number): number {
  return isSeparatePlate ? 1 : allBatches;
}
