import { useController, useFormContext, useWatch } from 'react-hook-form';
import { addDays, isCalendarDate } from '../../../domain/time/calendarDate.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { MEAL_TYPE_PLURALS, MEAL_TYPES, USUAL_MEAL_TYPES, type MealType } from '../../../domain/trip/meal.ts';
import { tripDayCount, tripSlotCount } from '../../../domain/trip/trip.ts';
import type { TripFields } from '../../../domain/trip/tripFields.ts';
import { CheckTile } from '../ui/controls/choice/CheckField.tsx';
import { DateField, TextField } from '../ui/controls/Field.tsx';
import { Group } from '../ui/controls/Legend.tsx';
import { MealTypeIcon } from '../ui/marks/MealTypeIcon.tsx';
import { PHONE_QUERY, useMediaQuery } from '../browser/useMediaQuery.ts';
import styles from './TripForm.module.css';

/** Refusable fields, in form order. */
export const TRIP_FIELD_ORDER = ['name', 'location', 'startDate', 'endDate'] as const;

export const EMPTY_TRIP: TripFields = {
  name: '',
  location: '',
  startDate: '',
  endDate: '',
  mealTypes: [...USUAL_MEAL_TYPES],
};

/** Needs a `FormProvider`. */
export function TripFormFields() {
  const { register, control, formState } = useFormContext<TripFields>();
  const { errors } = formState;
  const startDate = useWatch({ control, name: 'startDate' });
  const hasStart = isCalendarDate(startDate);
  return (
    <>
      <TextField
        label="Trip name"
        maxLength={LIMITS.name}
        dir="auto"
        {...register('name')}
        error={errors.name?.message}
      />
      <TextField
        label="Location"
        maxLength={LIMITS.location}
        dir="auto"
        {...register('location')}
        error={errors.location?.message}
      />
      <div className={styles['dates']}>
        <DateField label="Start date" {...register('startDate')} error={errors.startDate?.message} />
        <DateField
          label="End date"
          min={hasStart ? addDays(startDate, 1) : undefined}
          max={hasStart ? addDays(startDate, LIMITS.tripDays - 1) : undefined}
          {...register('endDate')}
          error={errors.endDate?.message}
        />
      </div>
      <Group label="Meals to plan">
        <div className={styles['tiles']}>
          {MEAL_TYPES.map((type) => (
            <MealTypeTile key={type} type={type} />
          ))}
        </div>
      </Group>
    </>
  );
}

/** Keeps the order of MEAL_TYPES. */
function MealTypeTile({ type }: { readonly type: MealType }) {
  const { control } = useFormContext<TripFields>();
  const { field } = useController({ control, name: 'mealTypes' });
  const isPhone = useMediaQuery(PHONE_QUERY);
  const isPlanned = (each: MealType) => field.value.includes(each);
  return (
    <CheckTile
      label={MEAL_TYPE_PLURALS[type]}
      icon={<MealTypeIcon type={type} size={isPhone ? 'sm' : 'md'} />}
      isChecked={isPlanned(type)}
      onChange={(isChecked) =>
        field.onChange(MEAL_TYPES.filter((each) => (each === type ? isChecked : isPlanned(each))))
      }
    />
  );
}

export function MealsToPlan() {
  const { control } = useFormContext<TripFields>();
  const trip = { ...EMPTY_TRIP, ...useWatch({ control }) };
  const days =
    isCalendarDate(trip.startDate) && isCalendarDate(trip.endDate)
      ? tripDayCount(trip.startDate, trip.endDate)
      : 0;
  if (days < 2 || days > LIMITS.tripDays) return <span className={styles['extent']} />;
  const meals = tripSlotCount(trip);
  return (
    <span className={styles['extent']} aria-live="polite">
      <b>
        {days} days, {meals} {meals === 1 ? 'meal' : 'meals'}
      </b>{' '}
      to plan
    </span>
  );
}
