import { t } from '@lingui/core/macro';
import { skipToken } from '@apollo/client/react';
import { useWasIdle } from '../../browser/hooks/useWasIdle.ts';
import { useTripIngredientsQuery } from '../../shopping/rows/TripIngredients.generated.ts';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { TripPlace } from '../place/TripPlace.tsx';
import { useTripPlace } from '../place/useTripPlace.ts';
import { useTripQuery } from '../wholeTrip/TripPage.generated.ts';
import styles from './PeoplePage.module.css';
import { PeopleScreen } from './PeopleScreen.tsx';

/** Who comes, what they don't eat, when they are there, and whether every meal works for them. */
export function PeoplePage() {
  const at = useTripPlace();
  const { tripId } = at;
  const isThere = at.removedBy === null;
  const answer = useTripQuery(isThere ? { variables: { id: tripId } } : skipToken);
  at.watch(answer);
  const trip = answer.data?.trip;
  const wasIdle = useWasIdle(trip !== undefined);
  // Verdicts are worked out from it, after the people.
  const ingredients = useTripIngredientsQuery(isThere && wasIdle ? { variables: { tripId } } : skipToken);
  return (
    <TripPlace
      place="people"
      at={at}
      answer={answer}
      trip={trip}
      title={trip === undefined ? t`People` : t`People - ${trip.name}`}
      skeleton={<PeopleSkeleton />}
    >
      {(shown) => <PeopleScreen trip={shown} ingredients={ingredients} onRemoved={at.leave} />}
    </TripPlace>
  );
}

const ROWS = [0, 1, 2, 3, 4, 5];

function PeopleSkeleton() {
  return (
    <Loading label={t`Loading the people`}>
      <div className={styles['columns']}>
        <div className="column gap8">
          {ROWS.map((row) => (
            <Skeleton key={row} height={60} radius={14} />
          ))}
        </div>
        <Skeleton height={280} radius={14} />
      </div>
    </Loading>
  );
}
