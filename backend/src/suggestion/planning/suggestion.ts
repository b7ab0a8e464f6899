import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import type { Restrictions } from '../../../../domain/food/diet.ts';
import type { MealType } from '../../../../domain/trip/meal.ts';
import type {
  Budget,
  CookingEquipment,
  CookingSkill,
  SuggestionSource,
} from '../../../../domain/trip/suggestionOptions.ts';

export interface SuggestionRequest {
  readonly restrictions: Restrictions;
  readonly restrictionTexts: readonly string[];
  readonly skill: CookingSkill;
  readonly budget: Budget;
  /** Any one; empty means everything. */
  readonly equipment: readonly CookingEquipment[];
  readonly hasFridge: boolean;
  readonly preferences: string | null;
  readonly peopleCount: number;
}

export interface SlotGroup {
  /** Portions, rounded up. */
  readonly peopleCount: number;
  /** Of the trip and everybody there. */
  readonly restrictions: Restrictions;
  /** Null: everybody has to be able to eat the dish. */
  readonly apart: PlatesApart | null;
}

/** Most eat the dish; a few may get another ingredient. */
export interface PlatesApart {
  readonly rules: Restrictions;
  readonly eaters: readonly { readonly id: string; readonly restrictions: Restrictions }[];
  readonly eaterCount: number;
}

/** The request for one slot: its own group, or the trip's. */
export function requestAt(
  request: SuggestionRequest,
  { group }: { readonly group?: SlotGroup | undefined },
): SuggestionRequest & { readonly apart: PlatesApart | null } {
  return { ...request, apart: null, ...group };
}

/** With a fridge. */
const KITCHENS: ReadonlySet<CookingEquipment> = new Set(['full-kitchen', 'rv-kitchen']);

/** Yes if nothing is stated. */
export function hasFridge(equipment: readonly CookingEquipment[]): boolean {
  return equipment.length === 0 || equipment.some((one) => KITCHENS.has(one));
}

export interface SuggestedIngredient {
  readonly name: string;
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly notes: string | null;
  readonly alternatives: readonly string[];
  /** Other names for some eaters. */
  readonly apart?: readonly PlateApart[];
}

export interface PlateApart {
  readonly name: string;
  readonly eaterIds: readonly string[];
}

export interface SuggestedMeal {
  readonly source: SuggestionSource;
  readonly date: CalendarDate;
  readonly type: MealType;
  readonly name: string;
  readonly description: string | null;
  readonly recipe: string;
  readonly instructions: readonly string[];
  readonly ingredients: readonly SuggestedIngredient[];
  /** Portions that the amounts are for. */
  readonly peopleCount: number;
}

/** 'Serves 40, about 1 hour 50 minutes, in 5 batches.' */
export function servingLine(peopleCount: number, minutes: number, batches = 1): string {
  const inBatches = batches === 1 ? '' : `, in ${batches} batches`;
  return `Serves ${peopleCount}, about ${durationText(minutes)}${inBatches}.`;
}

/** '1 hour 20 minutes' */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const texts = [
    hours === 0 ? '' : `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    rest === 0 ? '' : `${rest} ${rest === 1 ? 'minute' : 'minutes'}`,
  ];
  return texts.filter(Boolean).join(' ');
}
