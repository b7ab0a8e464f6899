import { Info } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isCalendarDate } from '../../../domain/time/calendarDate.ts';
import { hasContent, MEAL_TYPES } from '../../../domain/trip/meal.ts';
import { inclusionOf, mealsOutsidePlan } from '../../../domain/trip/trip.ts';
import type { TripFields } from '../../../domain/trip/tripFields.ts';
import { domainMeal } from '../gql/mealEnums.ts';
import { useMealsOfEditedTripQuery, type EditTripFragment } from './EditTrip.generated.ts';
import styles from './MealsLeftOutside.module.css';

const PLAN_FIELDS = ['startDate', 'endDate', ...MEAL_TYPES.map(inclusionOf)] as const;

interface MealsLeftOutsideProps {
  /** The saved trip. */
  readonly trip: EditTripFragment;
}

/** Warns how many meals will be outside of the plan. Needs a `FormProvider`. */
export function MealsLeftOutside({ trip }: MealsLeftOutsideProps) {
  const { control } = useFormContext<TripFields>();
  const { data } = useMealsOfEditedTripQuery({ variables: { id: trip.id } });
  const edited = { ...trip, ...useWatch({ control }) };

  const isNewPlan =
    PLAN_FIELDS.some((field) => edited[field] !== trip[field]) &&
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
