import { t } from '@lingui/core/macro';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { listed } from '../../../../domain/text/listed.ts';
import { MEAL_TYPES_BY_TIME, type MealType } from '../../../../domain/plan/meal.ts';
import { apiMealType } from '../../gql/mealEnums.ts';
import { dateRangeLabel } from '../../../../domain/text/dates/dates.ts';
import type { AskedChange, PreviewMeal } from './previewedChange.ts';
import type { PreviewRequest } from './usePreview.ts';
import { mealsWord } from '../../labels/mealTypeLabel.ts';

interface Plan {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  readonly mealTypes: readonly MealType[];
}

interface EditedPlan extends Plan {
  /** Null: the rules stay as they are. */
  readonly dietaryRestrictions: readonly string[] | null;
}

interface EditedMeals extends Pick<AskedChange, 'eaters'> {
  /** On the days they would have. */
  readonly meals: readonly PreviewMeal[];
  readonly isMoving: boolean;
}

/** What to preview before a change of the trip's dates, meal types or rules; null without one. */
export function planChange(
  trip: Plan & { readonly id: string },
  { startDate, endDate, mealTypes, dietaryRestrictions }: EditedPlan,
  { meals, eaters, isMoving }: EditedMeals,
): { readonly request: PreviewRequest; readonly asked: AskedChange } | null {
  const isOtherDates = startDate !== trip.startDate || endDate !== trip.endDate;
  const isOtherTypes = typesText(mealTypes) !== typesText(trip.mealTypes);
  const texts = [
    ...(isOtherDates
      ? [
          {
            title: t`The trip is ${dateRangeLabel(startDate, endDate)}`,
            description: t`Was ${dateRangeLabel(trip.startDate, trip.endDate)}.`,
          },
        ]
      : []),
    ...(isOtherTypes ? [typesChange(trip.mealTypes, mealTypes)] : []),
    ...(dietaryRestrictions === null
      ? []
      : [
          {
            title: t`New rules for everybody`,
            description: t`Rules for everybody: ${rulesText(dietaryRestrictions)}.`,
          },
        ]),
  ];
  const [text] = texts;
  if (text === undefined) return null;
  const description = texts.map((one) => one.description).join(' ');
  return {
    request: {
      plan: {
        tripId: trip.id,
        startDate,
        endDate,
        moveMeals: isMoving,
        ...(isOtherTypes && { mealTypes: mealTypes.map(apiMealType) }),
        ...(dietaryRestrictions !== null && { dietaryRestrictions: [...dietaryRestrictions] }),
      },
    },
    asked: { title: text.title, description, action: t`Save changes`, meals, eaters },
  };
}

function typesChange(before: readonly MealType[], after: readonly MealType[]) {
  const dropped = before.filter((type) => !after.includes(type));
  const isLess = after.every((type) => before.includes(type));
  const title = isLess ? t`No more ${typesText(dropped)}` : t`Meals to plan: ${typesText(after)}`;
  return { title, description: t`Planned before: ${typesText(before)}.` };
}

function rulesText(rules: readonly string[]): string {
  return rules.join(', ') || t({ message: 'none', context: 'rules' });
}

/** "lunches and dinners", by time of day. */
export function typesText(types: readonly MealType[]): string {
  const plurals = MEAL_TYPES_BY_TIME.filter((type) => types.includes(type));
  return listed(plurals.map(mealsWord)) || t`none`;
}
