import { plural, t } from '@lingui/core/macro';
import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { asText, textOrNull } from '../../../../domain/text/asText.ts';
import { cookBalanceText } from '../../../../domain/people/work/cookBalanceText.ts';
import { dutyBalanceText } from '../../../../domain/people/work/dutyText.ts';
import { dutyBalance, type DutyBalance } from '../../../../domain/people/work/fairDuties.ts';
import { dishesWithoutCook, neededSlots } from '../../../../domain/plan/plan.ts';
import { undoAction } from '../../forms/undoAction.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { domainTrip } from '../../gql/mealEnums.ts';
import { ConfirmDialog } from '../../ui/layout/ConfirmDialog.tsx';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import {
  useAssignMealsAtRandomMutation,
  useAssignMealsFragment,
  type AssignMealsAtRandomMutation,
  type AssignMealsFragment,
} from './AssignMeals.generated.ts';
import { servedBy } from '../../people/tripAttendance.ts';
import { useTripAttendance } from '../../people/useTripAttendance.ts';
import { mealOf } from '../slot.ts';
import { dutyOf } from '../duty/duties.ts';
import { cookShares } from './cookShares.ts';
import { DutyCounts, NO_DUTIES, wantedDuties } from './DutyCounts.tsx';
import { useUndoAssigned } from './useUndoAssigned.ts';

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
  const undo = useUndoAssigned(trip.id);
  const { attendance } = useTripAttendance(trip);
  const planned = domainTrip(trip);
  const meals = trip.meals.map(mealOf);
  const count = dishesWithoutCook(planned, meals).length;
  const without = plural(count, { one: '# meal has no cook.', other: '# meals have no cook.' });
  const soFar = textOrNull(cookBalanceText(cookShares(planned, meals, servedBy(attendance, meals).of)));
  const balance = soFar === null ? [] : [t`So far: ${soFar}`];
  const [duties, setDuties] = useState(NO_DUTIES);
  const dutiesSoFar = textOrNull(
    dutyBalanceText(
      withDuties(trip.participants, dutyBalance(neededSlots(planned, meals), trip.duties.map(dutyOf))),
    ),
  );
  const cookCount = trip.participants.filter(({ inviteStatus }) => inviteStatus === 'ACCEPTED').length;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={count === 0 ? t`Assign help at random?` : t`Assign meals at random?`}
      text={
        count === 0
          ? t`Those who have joined get duties at random, so that everybody has about the same. People you chose stay.`
          : [without, toWhom(cookCount), ...balance].join(' ')
      }
      action={count === 0 ? t`Assign` : plural(count, { one: 'Assign # meal', other: 'Assign # meals' })}
      onClose={onClose}
      onConfirm={async () => {
        try {
          const { data } = await assignMealsAtRandom({
            variables: { input: { tripId: trip.id, ...wantedDuties(duties) } },
          });
          if (data !== undefined)
            tell(data.assignMealsAtRandom, trip.participants, () => undo(data.assignMealsAtRandom));
        } catch (error) {
          showError(errorMessage(error, t`Please try again.`), t`Assignment Failed`);
          return;
        }
        onClose();
      }}
    >
      <DutyCounts counts={duties} isOpen={count === 0} soFar={dutiesSoFar} onChange={setDuties} />
    </ConfirmDialog>
  );
}

function toWhom(cookCount: number): string {
  return cookCount === 1
    ? t`Only you have joined so far, so you get them all.`
    : t`The ${cookCount} people who have joined get them at random, so that everybody cooks about the same.`;
}

function tell(
  { mealCount, participantCount, dutyCount, trip: { cookBalance } }: Assigned,
  participants: AssignMealsFragment['participants'],
  undo: () => Promise<void>,
): void {
  if (mealCount + dutyCount === 0) {
    showToast({ kind: 'info', title: t`Assignment Failed`, description: t`No unassigned meals found` });
    return;
  }
  const shares = cookBalance.map(({ participantId, mealCount: own, portions }) => {
    const { name = '', isViewer = false } = participants.find(({ id }) => id === participantId) ?? {};
    return { participantId, name, isViewer, mealCount: own, portionQuarters: portions * 4 };
  });
  const assigned = t`Assigned ${plural(mealCount, { one: '# meal', other: '# meals' })} to ${plural(participantCount, { one: '# participant', other: '# participants' })}`;
  const balance = cookBalanceText(shares);
  const cooking = balance === null ? assigned : `${assigned}. ${asText(balance)}`;
  const cooked = mealCount === 0 ? [] : [balance === null ? `${assigned}.` : cooking];
  const description =
    dutyCount === 0 ? cooking : [...cooked, given(dutyCount, cookBalance, participants)].join(' ');
  const action = undoAction(undo);
  showToast({ kind: 'success', title: t`Random Assignment Complete`, description, action });
}

/** "9 duties given. Everybody has 3 duties." */
function given(
  count: number,
  shares: Assigned['trip']['cookBalance'],
  participants: AssignMealsFragment['participants'],
): string {
  const duties = plural(count, { one: '# duty given.', other: '# duties given.' });
  const by = new Map(shares.map((share) => [share.participantId, share]));
  const balance = textOrNull(
    dutyBalanceText(withDuties(participants, (id) => by.get(id) ?? { helpCount: 0, washUpCount: 0 })),
  );
  return balance === null ? duties : `${duties} ${balance}`;
}

/** Of those who have accepted. */
function withDuties(
  participants: AssignMealsFragment['participants'],
  dutiesOf: (id: string) => DutyBalance,
) {
  return participants
    .filter(({ inviteStatus }) => inviteStatus === 'ACCEPTED')
    .map(({ id, name, isViewer }) => {
      const { helpCount, washUpCount } = dutiesOf(id);
      return { name, isViewer, dutyCount: helpCount + washUpCount };
    });
}
