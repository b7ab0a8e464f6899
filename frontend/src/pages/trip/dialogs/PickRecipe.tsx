import { capitalized } from '../../../../../domain/text/capitalized.ts';
import { asText } from '../../../../../domain/text/asText.ts';
import { byFirstName } from '../../../labels/firstName.ts';
import { mealTimeLabel } from '../../../labels/slotLabel.ts';
import { unansweredOf } from '../../../../../domain/people/eater/answer.ts';
import { unansweredLine } from '../../../../../domain/people/eater/answerTexts.ts';
import type { FragmentType } from '@apollo/client';
import { portionsLabel, portionText } from '../../../../../domain/shopping/amount/portion.ts';
import { withRules } from '../../../../../domain/people/verdict/tripRules.ts';
import { apiMealType, domainMeal } from '../../../gql/mealEnums.ts';
import { monthDayLabel, weekdayLabel } from '../../../../../domain/text/dates/dates.ts';
import { mealTimeKey, type MealTime } from '../../../../../domain/plan/mealTime.ts';
import { slotButton } from '../../../plan/slot/useGridKeys.ts';
import { PickRecipeDialog } from '../../../recipes/pick/PickRecipeDialog.tsx';
import { useWhoEatsFragment, type WhoEatsFragment } from '../../../people/eater/WhoEats.generated.ts';
import { useTripAttendance } from '../../../people/useTripAttendance.ts';
import { useLastValue } from '../../../browser/hooks/useOpening.ts';
import { allergyLine } from './allergyLine.ts';

interface PickRecipeProps {
  readonly trip: FragmentType<WhoEatsFragment>;
  /** A slot, or instead a meal; null for both closes the dialog. */
  readonly slot: MealTime | null;
  readonly mealId: string | null;
  readonly onWrite: (slot: MealTime) => void;
  readonly onClose: () => void;
}

/** The search for a recipe, together with those who eat at its slot. */
export function PickRecipe({ trip: ref, slot: ofSlot, mealId, onWrite, onClose }: PickRecipeProps) {
  const trip = useWhoEatsFragment(ref);
  const { attendance } = useTripAttendance(trip);
  const meal = trip.meals.map(domainMeal).find(({ id }) => id === mealId);
  const slot = ofSlot ?? meal ?? null;
  const shown = useLastValue(slot);
  if (shown === null) return null;
  const { eaters, portionQuarters } = attendance.at(shown);
  const hasEaters = attendance.eaters.length > 0;
  const present = withRules(byFirstName(eaters, attendance.eaters), attendance.rules);
  const allergies = allergyLine(present);
  const when = `${capitalized(weekdayLabel(shown.date))}, ${monthDayLabel(shown.date)}, ${mealTimeLabel(shown.type)}.`;
  const unanswered = unansweredLine(eaters);
  const isNothingKnown = present.length > 0 && unansweredOf(present).length === present.length;
  // The title has the people.
  const portions = portionQuarters === eaters.length * 4 ? '' : `${portionsLabel(portionQuarters)}.`;
  return (
    <PickRecipeDialog
      slot={
        slot === null
          ? null
          : { tripId: trip.id, date: slot.date, type: apiMealType(slot.type), mealId: meal?.id }
      }
      eaterCount={eaters.length}
      portions={hasEaters ? portionText(portionQuarters) : ''}
      about={
        hasEaters
          ? [when, portions, allergies, unanswered && asText(unanswered)].filter(Boolean).join(' ')
          : when
      }
      unanswered={isNothingKnown ? null : unansweredOf(eaters).length}
      isSpecial={allergies !== null}
      onWrite={() => onWrite(shown)}
      onClose={onClose}
      finalFocus={() => slotButton(mealTimeKey(shown))}
    />
  );
}
