import { msg, type Message } from '../text/message.ts';

/** Specification, section 3. */
export const MEAL_TYPES = ['breakfast', 'lunch', 'dinner', 'snack', 'dessert'] as const;
export type MealType = (typeof MEAL_TYPES)[number];

/** Default of a trip (section 3). */
export const USUAL_MEAL_TYPES = ['breakfast', 'lunch', 'dinner'] as const satisfies readonly MealType[];

export const MEAL_TYPE_NAMES: Readonly<Record<MealType, Message>> = {
  breakfast: msg('meal.type.breakfast', 'Breakfast'),
  lunch: msg('meal.type.lunch', 'Lunch'),
  dinner: msg('meal.type.dinner', 'Dinner'),
  snack: msg('meal.type.snack', 'Snack'),
  dessert: msg('meal.type.dessert', 'Dessert'),
};

export const MEAL_TYPE_PLURALS: Readonly<Record<MealType, Message>> = {
  breakfast: msg('meal.types.breakfast', 'Breakfasts'),
  lunch: msg('meal.types.lunch', 'Lunches'),
  dinner: msg('meal.types.dinner', 'Dinners'),
  snack: msg('meal.types.snack', 'Snacks'),
  dessert: msg('meal.types.dessert', 'Desserts'),
};

export const MEAL_STATUSES = ['planned', 'not_needed'] as const;
export type MealStatus = (typeof MEAL_STATUSES)[number];

export const VOTES = ['up', 'down'] as const;
export type Vote = (typeof VOTES)[number];

/** Specification, section 9; morning to night. */
export const MEAL_TIMES: Readonly<Record<MealType, string>> = {
  breakfast: '8:00 AM',
  lunch: '12:30 PM',
  snack: '3:00 PM',
  dinner: '6:00 PM',
  dessert: '8:00 PM',
};

// Keys of a Record<MealType, …>.
export const MEAL_TYPES_BY_TIME = Object.keys(MEAL_TIMES) as MealType[];

/** Of the day, in minutes: '12:30 PM' is 750. */
export function mealMinutes(type: MealType): number {
  const [, hour, minute, half] = /^(\d+):(\d+) (AM|PM)$/.exec(MEAL_TIMES[type]) ?? [];
  return ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute);
}

export interface MealState {
  readonly name: string;
  readonly status: MealStatus;
  readonly assignedToId: string | null;
}

export function isPlannedOnCard(meal: MealState): boolean {
  return meal.status === 'not_needed' || isPlannedInProgress(meal);
}

export function isPlannedInProgress(meal: MealState): boolean {
  return meal.status !== 'not_needed' && (meal.assignedToId !== null || meal.name.trim() !== '');
}

/** Specification, section 4; `needs_cook` is a dish that a person named and nobody cooks. */
export type SlotState = 'unassigned' | 'ai_suggested' | 'needs_cook' | 'assigned' | 'not_needed';

export function slotState(meal: (MealState & { readonly isAiGenerated: boolean }) | null): SlotState {
  if (meal === null) return 'unassigned';
  if (meal.status === 'not_needed') return 'not_needed';
  if (meal.assignedToId !== null) return 'assigned';
  if (meal.name.trim() === '') return 'unassigned';
  return meal.isAiGenerated ? 'ai_suggested' : 'needs_cook';
}

/** A planned dish without a cook. */
export function lacksCook(meal: MealState): boolean {
  return isPlannedInProgress(meal) && meal.assignedToId === null;
}

/** For suggestions: no dish, or needed and unnamed ones. */
export function isSlotFree(meals: readonly Pick<MealState, 'status' | 'name'>[]): boolean {
  return meals.every(({ status, name }) => status !== 'not_needed' && name.trim() === '');
}

interface MealContent {
  readonly name: string;
  readonly description: string | null;
  readonly instructions: readonly string[];
  readonly recipe: string | null;
  readonly assignedToId: string | null;
}

/** A "not needed" mark is no content. */
export function hasContent(meal: MealContent, ingredientCount: number): boolean {
  return (
    [meal.name, meal.description ?? '', meal.recipe ?? '', ...meal.instructions].some(
      (text) => text.trim() !== '',
    ) ||
    meal.assignedToId !== null ||
    ingredientCount > 0
  );
}
