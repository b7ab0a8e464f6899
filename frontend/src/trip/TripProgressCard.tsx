import type { FragmentType } from '@apollo/client';
import { tripProgress } from '../../../domain/plan/plan.ts';
import { domainMeal, domainTrip } from '../gql/mealEnums.ts';
import { ProgressBar } from '../ui/feedback/ProgressBar.tsx';
import { SideCard } from '../ui/layout/SideCard.tsx';
import styles from './TripProgressCard.module.css';
import { useTripProgressCardFragment, type TripProgressCardFragment } from './TripProgressCard.generated.ts';

interface TripProgressCardProps {
  readonly trip: FragmentType<TripProgressCardFragment>;
}

export function TripProgressCard({ trip: ref }: TripProgressCardProps) {
  const trip = useTripProgressCardFragment(ref);
  const meals = trip.meals.map(domainMeal);
  const { done, total, notNeeded, percent } = tripProgress(domainTrip(trip), meals);
  const mine = meals.filter((meal) => meal.status === 'planned' && meal.assignedTo?.isViewer === true).length;
  return (
    <SideCard title="Trip Progress" figure={`${percent}%`}>
      <ProgressBar value={done} max={total} label="Meals planned" />
      <dl className={styles['figures']}>
        <dt>Meals planned</dt>
        <dd>
          {done} of {total}
        </dd>
        <dt>Not needed</dt>
        <dd>{notNeeded}</dd>
        <dt>You cook</dt>
        <dd>{mine}</dd>
      </dl>
    </SideCard>
  );
}
