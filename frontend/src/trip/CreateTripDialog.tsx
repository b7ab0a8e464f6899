import { useId } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { addDays, isCalendarDate } from '../../../domain/calendarDate.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { MEAL_TYPES, mealTypeLabel, type MealType } from '../../../domain/meal.ts';
import { inclusionOf, tripDayCount, tripSlotCount } from '../../../domain/trip.ts';
import { tripFields, type TripFields } from '../../../domain/tripFields.ts';
import { errorCode, errorMessage } from '../gql/errorMessage.ts';
import { AppDialog } from '../ui/AppDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { CheckTile, DateField, TextField } from '../ui/Field.tsx';
import { MealTypeIcon } from '../ui/MealTypeIcon.tsx';
import { showToast } from '../ui/toaster.tsx';
import { PHONE_QUERY, useMediaQuery } from '../ui/useMediaQuery.ts';
import { useSubmitOnce } from '../ui/useSubmitOnce.ts';
import { useOpening } from '../ui/useOpening.ts';
import { firstMessage, zodResolver } from '../ui/zodResolver.ts';
import styles from './CreateTripDialog.module.css';
import { useCreateTrip } from './useCreateTrip.ts';

interface CreateTripDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Creates a trip and leads to it. */
export function CreateTripDialog({ isOpen, onClose }: CreateTripDialogProps) {
  return <CreateTripForm key={useOpening(isOpen)} isOpen={isOpen} onClose={onClose} />;
}

const EMPTY: TripFields = {
  name: '',
  location: '',
  startDate: '',
  endDate: '',
  includeBreakfasts: true,
  includeLunches: true,
  includeDinners: true,
  includeSnacks: false,
  includeDesserts: false,
};

const FIELD_ORDER = ['name', 'location', 'startDate', 'endDate'] as const;

function CreateTripForm({ isOpen, onClose }: CreateTripDialogProps) {
  const formId = useId();
  const navigate = useNavigate();
  const { createTrip, isCreating } = useCreateTrip();
  const { register, handleSubmit, control, formState } = useForm({
    defaultValues: EMPTY,
    resolver: zodResolver<TripFields, TripFields>(tripFields),
  });
  const { errors, isDirty } = formState;

  const submit = handleSubmit(
    async (input) => {
      try {
        const tripId = await createTrip(input);
        showToast({ kind: 'success', title: 'Trip created' });
        // Closing takes the dialog out of the address, so the way to the trip comes after it.
        onClose();
        await navigate(`/trips/${tripId}`);
      } catch (error) {
        const isUnpaid = errorCode(error) === 'PAYMENT_REQUIRED';
        const failed = 'Failed to create trip. Please try again.';
        if (isUnpaid) onClose();
        const description = isUnpaid ? errorMessage(error, failed) : failed;
        showToast({ kind: 'error', title: 'Error', description });
      }
    },
    (refused) => {
      showToast({
        kind: 'error',
        title: 'Validation Error',
        description: firstMessage(refused, FIELD_ORDER),
      });
    },
  );

  const create = useSubmitOnce(submit);

  const isPhone = useMediaQuery(PHONE_QUERY);
  const startDate = useWatch({ control, name: 'startDate' });
  const hasStart = isCalendarDate(startDate);
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Create New Trip"
      hasUnsavedInput={isDirty}
      footer={
        <>
          <MealsToPlan control={control} />
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} isWorking={isCreating}>
            Create trip
          </Button>
        </>
      }
    >
      <form id={formId} className={styles['form']} noValidate onSubmit={create}>
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
        <fieldset className={styles['meals']}>
          <legend className={styles['legend']}>Meals to plan</legend>
          <div className={styles['tiles']}>
            {MEAL_TYPES.map((type) => (
              <CheckTile
                key={type}
                label={pluralLabel(type)}
                icon={<MealTypeIcon type={type} size={isPhone ? 'sm' : 'md'} />}
                {...register(inclusionOf(type))}
              />
            ))}
          </div>
        </fieldset>
      </form>
    </AppDialog>
  );
}

interface MealsToPlanProps {
  readonly control: Control<TripFields, unknown, TripFields>;
}

/** How much there will be to plan, as soon as the dates say it. */
function MealsToPlan({ control }: MealsToPlanProps) {
  const trip = { ...EMPTY, ...useWatch({ control }) };
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

function pluralLabel(type: MealType): string {
  return type === 'lunch' ? 'Lunches' : `${mealTypeLabel(type)}s`;
}
