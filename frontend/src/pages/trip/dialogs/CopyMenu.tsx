import type { FragmentType } from '@apollo/client';
import { mealPlan } from '../../../../../domain/plan/plan.ts';
import { domainTrip } from '../../../gql/mealEnums.ts';
import { CopyMenuDialog, type CopiedTrip } from '../../../recipes/again/CopyMenuDialog.tsx';
import { useTripTableFragment, type TripTableFragment } from '../../../people/TripTable.generated.ts';

interface CopyMenuProps {
  readonly trip: FragmentType<TripTableFragment>;
  readonly copied: CopiedTrip | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function CopyMenu({ trip: ref, ...dialog }: CopyMenuProps) {
  const trip = useTripTableFragment(ref);
  const days = mealPlan(domainTrip(trip), []).map(({ date }) => date);
  return <CopyMenuDialog {...dialog} tripId={trip.id} days={days} />;
}
