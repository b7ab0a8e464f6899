import { mealPlan } from '../../../../../domain/plan/plan.ts';
import { domainTrip } from '../../../gql/mealEnums.ts';
import type { TripDialogsFragment } from '../../wholeTrip/TripDialogs.generated.ts';
import { CopyMenuDialog, type CopiedTrip } from '../../../recipes/again/CopyMenuDialog.tsx';

interface CopyMenuProps {
  readonly trip: Pick<TripDialogsFragment, 'id' | 'startDate' | 'endDate' | 'mealTypes'>;
  readonly copied: CopiedTrip | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function CopyMenu({ trip, ...dialog }: CopyMenuProps) {
  const days = mealPlan(domainTrip(trip), []).map(({ date }) => date);
  return <CopyMenuDialog {...dialog} tripId={trip.id} days={days} />;
}
