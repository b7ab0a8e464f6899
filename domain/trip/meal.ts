/** Meal types in the order of the specification (section 3), which forms and lists follow. */
export const MEAL_TYPES = ['breakfast', 'lunch', 'dinner', 'snack', 'dessert'] as const;
export type MealType = (typeof MEAL_TYPES)[number];

/** Meal types of a trip that says nothing about them (specification, section 3). */
export const USUAL_MEAL_TYPES = ['breakfast', 'lunch', 'dinner'] as const satisfies readonly MealType[];

/** The types in the plural: on the form of a trip, and in the names of the API's flags. */
export const MEAL_TYPE_PLURALS = {
  breakfast: 'Breakfasts',
  lunch: 'Lunches',
  dinner: 'Dinners',
  snack: 'Snacks',
  dessert: 'Desserts',
} as const satisfies Record<MealType, string>;

/** A meal is planned, or the group does without it. */
export const MEAL_STATUSES = ['planned', 'not_needed'] as const;
export type MealStatus = (typeof MEAL_STATUSES)[number];

/** What somebody thinks of a meal. */
export const VOTES = ['up', 'down'] as const;
export type Vote = (typeof VOTES)[number];

/** Default time of each meal type (specification, section 9), from morning to night. */
export const MEAL_TIMES: Readonly<Record<MealType, string>> = {
  breakfast: '8:00 AM',
  lunch: '12:30 PM',
  snack: '3:00 PM',
  dinner: '6:00 PM',
  dessert: '8:00 PM',
};

/** Meal types by the hour they are served at: the order of rows in the plan. */
// The keys of a record over MealType are meal types.
export const MEAL_TYPES_BY_TIME = Object.keys(MEAL_TIMES) as MealType[];

/** 'Breakfast', 'Lunch' and so on: the type as people read it. */
export function mealTypeLabel(type: MealType): string {
  return type.charAt(0).toUpperCase() + type.slice(1);
}

/** What the rules about a meal's state look at. */
export interface MealState {
  readonly name: string;
  readonly status: MealStatus;
  readonly assignedToId: string | null;
}

/** Whether a meal counts as planned on a trip card: not needed, or has a cook, or a name that is not blank. */
export function isPlannedOnCard(meal: MealState): boolean {
  return meal.status === 'not_needed' || isPlannedInProgress(meal);
}

/** Whether a meal counts as planned in the trip's progress: needed, and has a cook or a name. */
export function isPlannedInProgress(meal: MealState): boolean {
  return meal.status !== 'not_needed' && (meal.assignedToId !== null || meal.name.trim() !== '');
}

/** How many of the meals each cook has on, by the cook's id: a meal that is not needed is no work. */
export function mealsPerCook(meals: readonly MealState[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { status, assignedToId } of meals)
    if (status === 'planned' && assignedToId !== null)
      counts.set(assignedToId, (counts.get(assignedToId) ?? 0) + 1);
  return counts;
}

/** What a slot of the plan shows (specification, section 4). */
export type SlotState = 'unassigned' | 'ai_suggested' | 'assigned' | 'not_needed';

/** State of a slot: `meal` is null while nothing stands in it. A name without a cook reads as suggested. */
export function slotState(meal: MealState | null): SlotState {
  if (meal === null) return 'unassigned';
  if (meal.status === 'not_needed') return 'not_needed';
  if (meal.assignedToId !== null) return 'assigned';
  return meal.name.trim() === '' ? 'unassigned' : 'ai_suggested';
}

/** Whether a suggestion may go there: nothing stands in the slot, or a meal that is needed and has no name. */
export function isSlotFree(meal: MealState | null): boolean {
  return meal === null || (meal.status !== 'not_needed' && meal.name.trim() === '');
}

/** What somebody may have written down in a meal. */
interface MealContent {
  readonly name: string;
  readonly description: string | null;
  readonly instructions: readonly string[];
  readonly recipe: string | null;
  readonly assignedToId: string | null;
}

/** Whether anything would be lost with the meal: a bare mark that it is not needed is nothing. */
export function hasContent(meal: MealContent, ingredientCount: number): boolean {
  return (
    [meal.name, meal.description ?? '', meal.recipe ?? '', ...meal.instructions].some(
      (text) => text.trim() !== '',
    ) ||
    meal.assignedToId !== null ||
    ingredientCount > 0
  );
}
