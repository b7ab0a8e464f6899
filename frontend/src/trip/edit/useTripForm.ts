import { plural, t } from '@lingui/core/macro';
import { useRef } from 'react';
import { useEntityForm } from '../../forms/useEntityForm.ts';
import { actionFailure, errorField } from '../../gql/errorMessage.ts';
import type { domainTrip } from '../../gql/mealEnums.ts';
import { planChange } from '../../people/preview/planChange.ts';
import { usePreview } from '../../people/preview/usePreview.ts';
import { dietInputOf, restrictionTexts } from '../../ui/diet/dietInput.ts';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { firstMessage } from '../../ui/controls/zodResolver.ts';
import { TRIP_FIELD_ORDER } from '../TripForm.tsx';
import type { EditTripFragment } from './EditTrip.generated.ts';
import { editTripForm, tripValues, type EditedTrip, type EditTripInput } from './editTripForm.ts';
import { TRIP_WORDS } from './tripWords.ts';
import { useEditedPlan } from './useEditedPlan.ts';
import { useUpdateTrip } from './useUpdateTrip.ts';

const FIELD_ORDER = [...TRIP_FIELD_ORDER, 'dietaryRestrictions'] as const;

/** "Not yet" in the preview, or it could not be read. */
class NotConfirmed extends Error {}

/** Form of a trip, with a preview of what its dates and rules change; a conflict is asked about in its place. */
export function useTripForm(trip: ReturnType<typeof domainTrip<EditTripFragment>>, onSaved: () => void) {
  const { updateTrip, isUpdating } = useUpdateTrip(trip.id);
  const preview = usePreview();
  const isPreviewed = useRef(false);
  /** Meals that the saved plan has no slot for. */
  const outsideCount = useRef(0);
  const { name, location, startDate, endDate, mealTypes, version } = trip;
  const diets = dietInputOf(trip.dietaryRestrictions);

  async function confirm(change: Partial<EditedTrip>): Promise<void> {
    const { dietaryRestrictions = null, ...fields } = change;
    const planned = planChange(trip, { ...trip, ...fields, dietaryRestrictions }, plan);
    if (planned !== null && !(await preview.confirm(planned.request, planned.asked)))
      throw new NotConfirmed();
  }

  const entity = useEntityForm<EditTripInput, EditedTrip>({
    tripId: trip.id,
    key: null,
    current: { name, location, startDate, endDate, mealTypes, ...diets, version },
    schema: editTripForm,
    words: TRIP_WORDS,
    before: tripValues,
    // The API's fields have these types.
    theirs: (fields) => {
      const theirs = fields as unknown as EditedTrip;
      // In the order of the form.
      return { ...theirs, dietaryRestrictions: restrictionTexts(dietInputOf(theirs.dietaryRestrictions)) };
    },
    save: async (mine, fields, base) => {
      // As saved already, by the other person.
      if (fields.length === 0) return null;
      // Fields of the values.
      const change: Partial<EditedTrip> = Object.fromEntries(fields.map((field) => [field, mine[field]]));
      if (!isPreviewed.current) await confirm(change);
      try {
        outsideCount.current = await updateTrip({ ...change, version: base, moveMeals: plan.isMoving });
      } finally {
        preview.close();
      }
      return null;
    },
    failure: (error) => {
      if (error instanceof NotConfirmed) return null;
      const reason = actionFailure(error, t`Please try again.`);
      const field = FIELD_ORDER.find((name) => name === errorField(error));
      if (field !== undefined) entity.form.setError(field, { message: reason }, { shouldFocus: true });
      return t`Failed to update trip: ${reason}`;
    },
    onInvalid: (refused) => {
      showError(firstMessage(refused, FIELD_ORDER), t`Validation Error`);
    },
    onSaved: () => {
      const description = keptMeals(outsideCount.current);
      showToast({ kind: 'success', title: t`Trip updated`, ...(description !== null && { description }) });
      onSaved();
    },
    focus: (asked) => (asked === 'mealTypes' || asked === undefined ? 'name' : asked),
  });
  const plan = useEditedPlan(trip, entity.form.control);

  return {
    ...entity,
    plan,
    preview,
    isSaving: isUpdating || preview.isAsking,
    isUpdating,
    save: (withPreview: boolean) => {
      isPreviewed.current = !withPreview;
      void entity.save();
    },
  };
}

function keptMeals(count: number): string | null {
  if (count === 0) return null;
  return plural(count, {
    one: '# meal is outside the plan and is kept.',
    other: '# meals are outside the plan and are kept.',
  });
}
