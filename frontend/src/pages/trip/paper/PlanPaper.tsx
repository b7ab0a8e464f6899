import type { FragmentType } from '@apollo/client';
import { nameInFile, schedule } from '../../../../../domain/trip/transfer/tripSchedule.ts';
import { domainMeal, domainTrip } from '../../../gql/mealEnums.ts';
import '../../../trip/export/print.css';
import { PrintedTrip, type TripOnPaper } from '../../../trip/export/PrintedTrip.tsx';
import { usePlanOnPaperFragment, type PlanOnPaperFragment } from '../../wholeTrip/PlanOnPaper.generated.ts';

export interface PlanOnPaperProps {
  readonly trip: FragmentType<PlanOnPaperFragment>;
}

/** All days of a plan. */
export function PlanPaper({ trip }: PlanOnPaperProps) {
  return (
    <div className="paper">
      <PrintedTrip trip={onPaper(usePlanOnPaperFragment(trip))} />
    </div>
  );
}

function onPaper({ participants, eaters, meals, ...fragment }: PlanOnPaperFragment): TripOnPaper {
  const people = participants.map(({ name, ...one }) => ({ ...one, name: nameInFile(name) }));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const trip = domainTrip(fragment);
  return {
    ...trip,
    participants: people
      .filter(({ inviteStatus }) => inviteStatus !== 'DECLINED')
      .map(({ name, isOrganizer, inviteStatus }) => ({
        name,
        isOrganizer,
        inviteStatus: inviteStatus === 'PENDING' ? 'pending' : 'accepted',
      })),
    eaters: eaters.map(({ name, isCompanion, participantId }) => ({
      name: nameInFile(name),
      broughtBy: isCompanion ? nameOf(participantId) : null,
    })),
    schedule: schedule(trip, meals.map(domainMeal), nameOf),
  };
}
