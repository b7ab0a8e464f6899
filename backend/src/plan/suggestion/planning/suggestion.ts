import type { Cooking } from '../../../../../domain/recipes/kitchen/cooking.ts';
import type { UsedPerPortion } from '../../../../../domain/shopping/amount/usedAmount.ts';
import type { CalendarDate } from '../../../../../domain/time/calendarDate.ts';
import type { Avoid } from '../../../../../domain/food/avoid.ts';
import { LIMITS } from '../../../../../domain/limits.ts';
import type { MealType } from '../../../../../domain/plan/meal.ts';
import type {
  Budget,
  CookingEquipment,
  CookingSkill,
  SuggestionSource,
} from '../../../../../domain/plan/suggestionOptions.ts';

export interface SuggestionRequest {
  /** By the restrictions, as far as they are understood. */
  readonly avoids: readonly Avoid[];
  readonly restrictionTexts: readonly string[];
  readonly skill: CookingSkill;
  readonly budget: Budget;
  /** Any one; empty means everything. */
  readonly equipment: readonly CookingEquipment[];
  readonly hasFridge: boolean;
  readonly preferences: string | null;
  readonly peopleCount: number;
  /** Whether lunch and dinner get a side. */
  readonly sideDishes: boolean;
}

export interface SlotGroup {
  /** Portions, rounded up. */
  readonly peopleCount: number;
  /** Of the trip and everybody there. */
  readonly avoids: readonly Avoid[];
  /** What somebody there would rather not have: another dish is better. */
  readonly dislikes?: readonly Avoid[];
  /** Null: everybody has to be able to eat the dish. */
  readonly few: FewEaters | null;
}

/** Most eat the dish; a few may get something else. */
export interface FewEaters {
  /** Of everybody. */
  readonly rules: readonly Avoid[];
  readonly eaters: readonly FewEater[];
  readonly eaterCount: number;
  /** Of everybody there. */
  readonly portions: number;
  /** Whether another ingredient may be theirs. */
  readonly platesApart: boolean;
  /** Whether another dish may be theirs, where no separate plate is. */
  readonly secondDish: boolean;
}

export interface FewEater {
  readonly id: string;
  readonly avoids: readonly Avoid[];
  readonly portions: number;
}

/** Thirds of a whole add up to it. */
const ROUNDING = 1e-9;

/** Whole people, 1 to the most that a suggestion is written for. */
export function peopleFor(portions: number): number {
  return Math.min(LIMITS.peopleMax, Math.max(LIMITS.peopleMin, Math.ceil(portions - ROUNDING)));
}

/** Each once, in a fixed order: groups of the same people are equal. */
export function together(avoids: readonly Avoid[]): Avoid[] {
  const byKey = new Map(avoids.map(({ kind, value }) => [`${kind} ${value}`, { kind, value } as Avoid]));
  return [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, avoid]) => avoid);
}

/** The request for one slot: its own group, or the trip's. */
export function requestAt(
  request: SuggestionRequest,
  { group }: { readonly group?: SlotGroup | undefined },
): SuggestionRequest & Pick<SlotGroup, 'few' | 'dislikes'> {
  return { ...request, few: null, ...group };
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

export interface SuggestedDish {
  readonly source: SuggestionSource;
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

/** What a slot gets: all of its dishes, or none. */
export interface SuggestedMeal extends SuggestedDish {
  readonly date: CalendarDate;
  readonly type: MealType;
  readonly beside: readonly DishBeside[];
}

export interface DishBeside extends SuggestedDish {
  /** Who cannot eat the first dish; null: a side for everybody. */
  readonly insteadFor: readonly string[] | null;
}
