import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { skipToken } from '@apollo/client/react';
import { useId, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { LIMITS } from '../../../../domain/limits.ts';
import { tripDayCount } from '../../../../domain/plan/plan.ts';
import { tripFields, type TripFields } from '../../../../domain/trip/tripFields.ts';
import { useToday } from '../../browser/hooks/useNow.ts';
import { errorCode, errorMessage } from '../../gql/errorMessage.ts';
import { domainTrip } from '../../gql/mealEnums.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { CheckCard } from '../../ui/controls/choice/CheckCard.tsx';
import { TextField } from '../../ui/controls/Field.tsx';
import { useSubmitOnce } from '../../ui/controls/useSubmitOnce.ts';
import { zodResolver } from '../../ui/controls/zodResolver.ts';
import { DateFields } from '../../ui/dates/DateFields.tsx';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { useOpening } from '../../browser/hooks/useOpening.ts';
import {
  againTrip,
  endOf,
  invitedAgain,
  itemsNote,
  menuNote,
  nameOfYear,
  peopleNote,
  type EarlierTrip,
  type Taken,
} from './againTrip.ts';
import { invitationsSent } from './invitationsSent.ts';
import { useTripAgainQuery } from './PlanAgain.generated.ts';
import { useCreateTrip } from './useCreateTrip.ts';

interface PlanAgainDialogProps {
  readonly tripId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onCreated: (tripId: string, taken: Taken) => void;
  readonly onBuyTrips: () => void;
}

/** A new trip like an earlier one: asks for its first day. */
export function PlanAgainDialog(props: PlanAgainDialogProps) {
  const opening = useOpening(props.isOpen);
  // Mostly in the cache of the trip's page.
  const { data, previousData } = useTripAgainQuery(
    props.isOpen ? { variables: { tripId: props.tripId } } : skipToken,
  );
  const trip = (data ?? previousData)?.trip;
  return trip === undefined ? null : <PlanAgain key={opening} trip={trip} {...props} />;
}

interface PlanAgainProps extends Omit<PlanAgainDialogProps, 'tripId'> {
  readonly trip: EarlierTrip;
}

function PlanAgain({ trip, isOpen, onClose, onCreated, onBuyTrips }: PlanAgainProps) {
  const formId = useId();
  const today = useToday();
  const { createTrip, isCreating } = useCreateTrip();
  const people = invitedAgain(trip);
  const items = trip.items.map(({ name }) => name);
  const dayRef = useRef<HTMLInputElement>(null);
  const [taken, setTaken] = useState<Taken>({ menu: true, people: true, items: true });
  const days = tripDayCount(trip.startDate, trip.endDate);
  const { location, mealTypes } = domainTrip(trip);
  const form = useForm<TripFields>({
    defaultValues: { name: nameOfYear(trip.name, ''), location, mealTypes, startDate: '', endDate: '' },
    resolver: zodResolver<TripFields, TripFields>(tripFields),
  });
  const { errors, isDirty, isSubmitted } = form.formState;
  const startDate = useWatch({ control: form.control, name: 'startDate' });

  const changeStart = (start: string) => {
    const { name, startDate: before } = form.getValues();
    const shouldValidate = isSubmitted;
    // Until somebody writes another name.
    if (name === nameOfYear(trip.name, before)) form.setValue('name', nameOfYear(trip.name, start));
    form.setValue('startDate', start, { shouldDirty: true, shouldValidate });
    form.setValue('endDate', endOf(trip, start));
  };

  const create = useSubmitOnce(
    form.handleSubmit(async (dates) => {
      try {
        const { tripId, invited } = await createTrip(againTrip(trip, dates, taken));
        showToast({ kind: 'success', title: t`Trip created`, ...invitationsSent(invited, today) });
        onCreated(tripId, { ...taken, items: taken.items && items.length > 0 });
      } catch (error) {
        if (errorCode(error) === 'PAYMENT_REQUIRED') onBuyTrips();
        else {
          showError(errorMessage(error, t`Failed to create trip. Please try again.`));
        }
      }
    }),
  );
  const take = (part: keyof Taken) => ({
    isChecked: taken[part],
    onChange: (isChecked: boolean) => setTaken((before) => ({ ...before, [part]: isChecked })),
  });

  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Plan this again`}
      description={t`Start a new trip from this one.`}
      width="sheet"
      initialFocusRef={dayRef}
      hasUnsavedInput={isDirty}
      footer={
        <Button variant="primary" type="submit" form={formId} isWorking={isCreating} isOnlineOnly>
          <Trans>Create trip</Trans>
        </Button>
      }
    >
      <form id={formId} className="column" noValidate onSubmit={create}>
        <TextField
          label={t`Name`}
          maxLength={LIMITS.name}
          dir="auto"
          {...form.register('name')}
          error={errors.name?.message}
        />
        <DateFields
          parts={[
            {
              label: t`First day`,
              note: plural(days, { one: '# day, like last time', other: '# days, like last time' }),
              day: 'first day',
              ref: dayRef,
              value: startDate,
              onChange: changeStart,
              error: errors.startDate?.message,
            },
          ]}
        />
        <div className="column gap8">
          <CheckCard label={t`The menu`} note={menuNote(trip)} {...take('menu')} />
          {people.length > 0 && (
            <CheckCard label={t`The people`} note={peopleNote(trip, people)} {...take('people')} />
          )}
          {items.length > 0 && (
            <CheckCard label={t`Other items`} note={itemsNote(items)} {...take('items')} />
          )}
        </div>
      </form>
    </AppDialog>
  );
}
