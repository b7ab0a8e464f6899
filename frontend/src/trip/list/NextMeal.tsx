import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MEAL_TYPES_BY_TIME, mealMinutes, type MealType } from '../../../../domain/plan/meal.ts';
import { mealTimeLabel } from '../../labels/slotLabel.ts';
import { shortWeekdayLabel } from '../../../../domain/text/dates/dates.ts';
import { domainMeal } from '../../gql/mealEnums.ts';
import { useToday } from '../../browser/hooks/useNow.ts';
import { useNextMealQuery } from './NextMeal.generated.ts';
import { firstName } from '../../labels/firstName.ts';

interface NextMealProps {
  readonly tripId: string;
}

export function NextMeal({ tripId }: NextMealProps) {
  const { data } = useNextMealQuery({ variables: { tripId } });
  const today = useToday();
  if (data?.trip === undefined) return null;

  const planned = data.trip.meals
    .map(domainMeal)
    .filter((meal) => meal.status === 'planned' && meal.name.trim() !== '');
  if (planned.length === 0)
    return (
      <span>
        <Trans>No meals are planned yet</Trans>
      </span>
    );
  const coming = planned
    .filter((meal) => meal.date > today || (meal.date === today && !isOver(meal.type)))
    .sort((a, b) => (a.date === b.date ? hourOf(a.type) - hourOf(b.type) : a.date < b.date ? -1 : 1));
  const next = coming[0];
  if (next === undefined)
    return (
      <span>
        <Trans>All planned meals are over</Trans>
      </span>
    );

  const day = next.date === today ? t`Today` : shortWeekdayLabel(next.date);
  return (
    <>
      <span>
        {day}, {mealTimeLabel(next.type)}
      </span>
      <b className="ellipsis medium" dir="auto">
        {cookOf(next.assignedTo)}
        {next.name}
      </b>
    </>
  );
}

function cookOf(cook: { readonly name: string; readonly isViewer: boolean } | null): string {
  if (cook === null) return '';
  return cook.isViewer ? `${t`You cook:`} ` : `${firstName(cook)}: `;
}

function hourOf(type: (typeof MEAL_TYPES_BY_TIME)[number]): number {
  return MEAL_TYPES_BY_TIME.indexOf(type);
}

/** More than an hour after its time. */
function isOver(type: MealType): boolean {
  const served = new Date();
  served.setHours(0, mealMinutes(type) + 60, 0, 0);
  return served.getTime() < Date.now();
}
