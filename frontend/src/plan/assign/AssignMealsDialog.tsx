import { plural, t } from '@lingui/core/macro';
import type { FragmentType } from '@apollo/client';
import { asText, textOrNull } from '../../../../domain/text/asText.ts';
import { cookBalanceText } from '../../../../domain/people/work/cookBalanceText.ts';
import { dishesWithoutCook } from '../../../../domain/plan/plan.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { domainTrip } from '../../gql/mealEnums.ts';
import { ConfirmDialog } from '../../ui/layout/ConfirmDialog.tsx';
import { showToast } from '../../ui/feedback/toaster.tsx';
import {
  useAssignMealsAtRandomMutation,
  useAssignMealsFragment,
  type AssignMealsAtRandomMutation,
  type AssignMealsFragment,
} from './AssignMeals.generated.ts';
import { servedBy } from '../../people/tripTable.ts';
import { useTripTable } from '../../people/useTripTable.ts';
import { mealOf } from '../slot.ts';
import { cookShares } from './cookShares.ts';

type Assigned = AssignMealsAtRandomMutation['assignMealsAtRandom'];

interface AssignMealsDialogProps {
  readonly trip: FragmentType<AssignMealsFragment>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Confirms random assignment with the number of slots. */
export function AssignMealsDialog({ trip: ref, isOpen, onClose }: AssignMealsDialogProps) {
  const trip = useAssignMealsFragment(ref);
  const [assignMealsAtRandom] = useAssignMealsAtRandomMutation();
  const { table } = useTripTable(trip);
  const planned = domainTrip(trip);
  const meals = trip.meals.map(mealOf);
  const count = dishesWithoutCook(planned, meals).length;
  const without = plural(count, { one: '# meal has no cook.', other: '# meals have no cook.' });
  const soFar = textOrNull(cookBalanceText(cookShares(planned, meals, servedBy(table, meals).of)));
  const balance = soFar === null ? [] : [t`So far: ${soFar}`];
  const cookCount = trip.participants.filter(({ inviteStatus }) => inviteStatus === 'ACCEPTED').length;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t`Assign meals at random?`}
      text={[without, toWhom(cookCount), ...balance].join(' ')}
      action={plural(count, { one: 'Assign # meal', other: 'Assign # meals' })}
      onClose={onClose}
      onConfirm={async () => {
        try {
          const { data } = await assignMealsAtRandom({ variables: { input: { tripId: trip.id } } });
          if (data !== undefined) tell(data.assignMealsAtRandom, trip.participants);
        } catch (error) {
          const description = errorMessage(error, t`Please try again.`);
          showToast({ kind: 'error', title: t`Assignment Failed`, description });
          return;
        }
        onClose();
      }}
    />
  );
}

function toWhom(cookCount: number): string {
  return cookCount === 1
    ? t`Only you have joined so far, so you get them all.`
    : t`The ${cookCount} people who have joined get them at random, so that everybody cooks about the same. Cooks you chose stay.`;
}

function tell(
  { mealCount, participantCount, trip: { cookBalance } }: Assigned,
  participants: AssignMealsFragment['participants'],
): void {
  if (mealCount === 0) {
    showToast({ kind: 'info', title: t`No unassigned meals found` });
    return;
  }
  const shares = cookBalance.map(({ participantId, mealCount: own, portions }) => {
    const { name = '', isViewer = false } = participants.find(({ id }) => id === participantId) ?? {};
    return { participantId, name, isViewer, mealCount: own, portionQuarters: portions * 4 };
  });
  const assigned = t`Assigned ${plural(mealCount, { one: '# meal', other: '# meals' })} to ${plural(participantCount, { one: '# participant', other: '# participants' })}`;
  const balance = cookBalanceText(shares);
  const description = balance === null ? assigned : `${assigned}. ${asText(balance)}`;
  showToast({ kind: 'success', title: t`Random Assignment Complete`, description });
}
