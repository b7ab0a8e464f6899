import { Info } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isCalendarDate } from '../../../domain/time/calendarDate.ts';
import { hasContent } from '../../../domain/trip/meal.ts';
import { mealsOutsidePlan, type PlannedTrip } from '../../../domain/trip/trip.ts';
import type { TripFields } from '../../../domain/trip/tripFields.ts';
import { domainMeal } from '../gql/mealEnums.ts';
import { useMealsOfEditedTripQuery } from './EditTrip.generated.ts';
import styles from './MealsLeftOutside.module.css';

interface MealsLeftOutsideProps {
  readonly trip: PlannedTrip & { readonly id: string };
}

/** Warns of meals outside of the edited plan. Needs a `FormProvider`. */
export function MealsLeftOutside({ trip }: MealsLeftOutsideProps) {
  const { control } = useFormContext<TripFields>();
  const { data } = useMealsOfEditedTripQuery({ variables: { id: trip.id } });
  const edited = { ...trip, ...useWatch({ control }) };

  const isNewPlan =
    planOf(edited) !== planOf(trip) &&
    isCalendarDate(edited.startDate) &&
    isCalendarDate(edited.endDate) &&
    edited.endDate > edited.startDate;
  const meals = isNewPlan
    ? (data?.trip.meals ?? []).map(domainMeal).filter((meal) => hasContent(meal, meal.ingredientCount))
    : [];
  const count = mealsOutsidePlan(edited, meals).length;
  return (
    <p className={styles['outside']} role="status">
      {count > 0 && (
        <>
          <Info size={20} />
          <span>
            {count === 1 ? '1 meal' : `${count} meals`} will be outside the plan.{' '}
            {count === 1 ? 'It is kept and listed' : 'They are kept and listed'} below it.
          </span>
        </>
      )}
    </p>
  );
}

/** For comparison. */
function planOf({ startDate, endDate, mealTypes }: PlannedTrip): string {
  return [startDate, endDate, ...mealTypes].join();
}
