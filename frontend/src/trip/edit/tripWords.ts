import { t } from '@lingui/core/macro';
import { monthDayLabel } from '../../../../domain/text/dates/dates.ts';
import type { Words } from '../../forms/conflict.ts';
import { typesText } from '../../people/preview/planChange.ts';
import type { EditedTrip } from './editTripForm.ts';

/** How a conflict shows the fields of a trip. */
export const TRIP_WORDS: Words<EditedTrip> = {
  name: { label: t`Trip name`, text: ({ name }) => name },
  location: { label: t`Location`, text: ({ location }) => location },
  startDate: { label: t`Start date`, text: ({ startDate }) => monthDayLabel(startDate) },
  endDate: { label: t`End date`, text: ({ endDate }) => monthDayLabel(endDate) },
  mealTypes: { label: t`Meals to plan`, text: ({ mealTypes }) => typesText(mealTypes) },
  dietaryRestrictions: {
    label: t`For everybody`,
    text: ({ dietaryRestrictions }) => dietaryRestrictions.join(', '),
  },
};
