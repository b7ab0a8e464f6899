import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import type { MealType } from '../../../../domain/plan/meal.ts';
import type { SuggestionSource } from '../../gql/schema.generated.ts';
import type { RequestFields } from './suggestionForm.ts';
import type { Suggestions } from './useSuggestMeals.ts';

export interface SlotPlace {
  readonly date: CalendarDate;
  readonly type: MealType;
}

/** With the plan at that time. */
export interface Asked {
  readonly fields: RequestFields;
  readonly source: SuggestionSource;
  readonly slots: readonly SlotPlace[];
  /** With a name. */
  readonly plannedCount: number;
}

export type Notice =
  | { readonly kind: 'stopped' }
  | { readonly kind: 'undone' }
  | { readonly kind: 'failed'; readonly text: string; readonly offersCookbook: boolean };

export type Phase =
  | { readonly name: 'form'; readonly notice: Notice | null }
  | { readonly name: 'asking'; readonly asked: Asked }
  | { readonly name: 'result'; readonly answer: Suggestions };

export const FORM: Phase = { name: 'form', notice: null };
