import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import type { Restrictions } from '../../../../domain/food/diet.ts';
import type { MealType } from '../../../../domain/trip/meal.ts';
import type {
  Budget,
  CookingEquipment,
  CookingSkill,
  SuggestionSource,
} from '../../../../domain/trip/suggestionOptions.ts';

/** What a group asks for, read and complete. */
export interface SuggestionRequest {
  readonly restrictions: Restrictions;
  /** The same as people wrote it. */
  readonly restrictionTexts: readonly string[];
  readonly skill: CookingSkill;
  readonly budget: Budget;
  /** Any one of these suffices; none where nothing was said, and then everything is there. */
  readonly equipment: readonly CookingEquipment[];
  /** Whether food that spoils can be kept. */
  readonly hasFridge: boolean;
  readonly preferences: string | null;
  readonly peopleCount: number;
}

/** Kitchens, with a fridge in them. */
const KITCHENS: ReadonlySet<CookingEquipment> = new Set(['full-kitchen', 'rv-kitchen']);

/** Whether there is a fridge: where nothing is said of the equipment, everything is there. */
export function hasFridge(equipment: readonly CookingEquipment[]): boolean {
  return equipment.length === 0 || equipment.some((one) => KITCHENS.has(one));
}

/** An ingredient of a suggestion, for the whole group. */
export interface SuggestedIngredient {
  readonly name: string;
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly notes: string | null;
  readonly alternatives: readonly string[];
}

/** A meal that is suggested for a slot. */
export interface SuggestedMeal {
  readonly source: SuggestionSource;
  readonly date: CalendarDate;
  readonly type: MealType;
  readonly name: string;
  readonly description: string | null;
  /** For how many it is reckoned, and how long it takes. */
  readonly recipe: string;
  readonly instructions: readonly string[];
  readonly ingredients: readonly SuggestedIngredient[];
}

/**
 * 'Serves 40, about 1 hour 50 minutes, in 5 batches.': the line above a recipe's ingredients.
 * @param batches how many times it is cooked; one is not mentioned
 */
export function servingLine(peopleCount: number, minutes: number, batches = 1): string {
  const inBatches = batches === 1 ? '' : `, in ${batches} batches`;
  return `Serves ${peopleCount}, about ${durationText(minutes)}${inBatches}.`;
}

function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const texts = [
    hours === 0 ? '' : `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    rest === 0 ? '' : `${rest} ${rest === 1 ? 'minute' : 'minutes'}`,
  ];
  return texts.filter(Boolean).join(' ');
}
