import type { Cooking } from '../../../../../domain/recipes/kitchen/cooking.ts';
import type { UsedPerPortion } from '../../../../../domain/recipes/kitchen/usedAmount.ts';
import type { CalendarDate } from '../../../../../domain/time/calendarDate.ts';
import type { Restrictions } from '../../../../../domain/food/diet.ts';
import type { MealType } from '../../../../../domain/plan/meal.ts';
import type {
  Budget,
  CookingEquipment,
  CookingSkill,
  SuggestionSource,
} from '../../../../../domain/plan/suggestionOptions.ts';

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
  /** Of the dish: "For the sauce". */
  readonly part?: string | null;
  /** Of packs that may have leftovers. */
  readonly used: UsedPerPortion | null;
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
  readonly minutes: number;
  /** As stored: what depends on the table is computed when read. */
  readonly instructions: readonly string[];
  readonly cooking: Cooking;
  readonly ingredients: readonly SuggestedIngredient[];
  /** Portions that the amounts are for. */
  readonly peopleCount: number;
}
