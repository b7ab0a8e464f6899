import { t } from '@lingui/core/macro';
import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { costsTrip } from '../../costs/costsTrip.ts';
import { useTripCostsQuery } from '../../costs/TripCosts.generated.ts';
import { TripPlace } from '../place/TripPlace.tsx';
import { useTripPlace } from '../place/useTripPlace.ts';
import { CostsOnPaper } from './CostsOnPaper.tsx';
import { CostsPageSkeleton } from './CostsPageSkeleton.tsx';
import { CostsScreen } from './CostsScreen.tsx';

/** Who paid, who bears what, and who owes whom. */
export function CostsPage() {
  const at = useTripPlace();
  const answer = useTripCostsQuery(at.removedBy === null ? { variables: { tripId: at.tripId } } : skipToken);
  at.watch(answer);
  const { data } = answer;
  const trip = useMemo(() => (data === undefined ? undefined : costsTrip(data.trip)), [data]);
  return (
    <TripPlace
      place="costs"
      at={at}
      answer={answer}
      trip={trip}
      title={trip === undefined ? t`Costs` : t`Costs - ${{ trip: trip.name }}`}
      skeleton={<CostsPageSkeleton />}
    >
      {(shown) => (
        <>
          <CostsOnPaper trip={shown} />
          <CostsScreen trip={shown} />
        </>
      )}
    </TripPlace>
  );
}
