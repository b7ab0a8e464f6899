import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { asText } from '../../../domain/text/asText.ts';
import { useRef, type KeyboardEvent } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { addDays, isCalendarDate } from '../../../domain/time/calendarDate.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { MEAL_TYPE_PLURALS, MEAL_TYPES, USUAL_MEAL_TYPES, type MealType } from '../../../domain/plan/meal.ts';
import { tripDayCount, tripSlotCount } from '../../../domain/plan/plan.ts';
import type { TripFields } from '../../../domain/trip/tripFields.ts';
import { CheckTile } from '../ui/controls/choice/CheckField.tsx';
import { TextField } from '../ui/controls/Field.tsx';
import { DateFields } from '../ui/dates/DateFields.tsx';
import { Group } from '../ui/controls/Legend.tsx';
import { MealTypeIcon } from '../ui/marks/MealTypeIcon.tsx';
import { PHONE_QUERY, useMediaQuery } from '../browser/hooks/useMediaQuery.ts';
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
  const { register, formState, getValues, setFocus } = useFormContext<TripFields>();
  const { errors } = formState;
  /** Enter fills the form from top to bottom; it submits once the next field is filled. */
  const goOnTo = (own: 'name' | 'location', next: 'location' | 'startDate') => ({
    enterKeyHint: 'next' as const,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || getValues(own).trim() === '' || getValues(next) !== '') return;
      event.preventDefault();
      setFocus(next);
    },
  });
  return (
    <>
      <TextField
        label={t`Trip name`}
        maxLength={LIMITS.name}
        dir="auto"
        {...register('name')}
        {...goOnTo('name', 'location')}
        error={errors.name?.message}
      />
      <TextField
        label={t`Location`}
        maxLength={LIMITS.location}
        dir="auto"
        {...register('location')}
        {...goOnTo('location', 'startDate')}
        error={errors.location?.message}
      />
      <TripDates />
      <Group label={t`Meals to plan`}>
        <div className={styles['tiles']}>
          {MEAL_TYPES.map((type) => (
            <MealTypeTile key={type} type={type} />
          ))}
        </div>
      </Group>
    </>
  );
}

/** Days after the start that an empty end gets. */
const USUAL_END = 2;

function TripDates() {
  const { control, getValues, clearErrors, trigger } = useFormContext<TripFields>();
  const start = useController({ control, name: 'startDate' });
  const end = useController({ control, name: 'endDate' });
  // Follows the start, which may be half typed, until somebody chooses an end.
  const filledEnd = useRef('');
  const hasStart = isCalendarDate(start.field.value);

  const changeStart = (startDate: string) => {
    clearErrors(['startDate', 'endDate']);
    start.field.onChange(startDate);
    if (!isCalendarDate(startDate) || !['', filledEnd.current].includes(getValues('endDate'))) return;
    filledEnd.current = addDays(startDate, USUAL_END);
    end.field.onChange(filledEnd.current);
  };
  const partOf = ({ field, fieldState }: typeof start | typeof end) => ({
    ...field,
    onBlur: () => {
      field.onBlur();
      // What is missing is told on submitting.
      if (getValues(field.name) !== '') void trigger(field.name);
    },
    error: fieldState.error?.message,
  });
  return (
    <div className={styles['dates']}>
      <DateFields
        parts={[
          { ...partOf(start), label: t`Start date`, day: 'first day', onChange: changeStart },
          {
            ...partOf(end),
            label: t`End date`,
            day: 'last day',
            min: hasStart ? addDays(start.field.value, 1) : undefined,
            max: hasStart ? addDays(start.field.value, LIMITS.tripDays - 1) : undefined,
            onChange: (endDate) => {
              clearErrors('endDate');
              end.field.onChange(endDate);
            },
          },
        ]}
      />
    </div>
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
      label={asText(MEAL_TYPE_PLURALS[type])}
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
  if (days < 2 || days > LIMITS.tripDays) return <span className="secondary pushes notOnPhone" />;
  const meals = tripSlotCount(trip);
  return (
    <span className="secondary pushes notOnPhone" aria-live="polite">
      <Trans>
        <b>
          <Plural value={days} one="# day" other="# days" />,{' '}
          <Plural value={meals} one="# meal" other="# meals" />
        </b>{' '}
        to plan
      </Trans>
    </span>
  );
}
