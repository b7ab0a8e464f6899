import { t } from '@lingui/core/macro';
import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useDocumentTitle } from '../../browser/hooks/useDocumentTitle.ts';
import { costsTrip } from '../../costs/costsTrip.ts';
import { useTripCostsQuery } from '../../costs/TripCosts.generated.ts';
import { errorCode } from '../../gql/errorMessage.ts';
import { useKeptTrip } from '../../offline/saved/loadTrips.ts';
import { PlaceFailure, TripFrame } from '../frame/TripFrame.tsx';
import { NotFoundPage } from '../gone/NotFoundPage.tsx';
import { TripGone } from '../gone/TripGone.tsx';
import { useTripRemoved } from '../gone/useTripRemoved.ts';
import { WHOLE_TRIP } from '../wholeTrip/wholeTrip.ts';
import { CostsOnPaper } from './CostsOnPaper.tsx';
import { CostsPageSkeleton } from './CostsPageSkeleton.tsx';
import { CostsScreen } from './CostsScreen.tsx';

/** Who paid, who bears what, and who owes whom. */
export function CostsPage() {
  const { tripId = '' } = useParams();
  const { removedBy, watch } = useTripRemoved(tripId);
  const answer = useTripCostsQuery(removedBy === null ? { variables: { tripId } } : skipToken);
  watch(answer);
  const { data, error, refetch } = answer;
  const trip = useMemo(() => (data === undefined ? null : costsTrip(data.trip)), [data]);
  useDocumentTitle(trip === null ? t`Costs` : t`Costs - ${{ trip: trip.name }}`);
  useKeptTrip(tripId, trip !== null && removedBy === null, WHOLE_TRIP);

  if (removedBy !== null) return <TripGone />;
  const code = trip === null && error !== undefined ? errorCode(error) : null;
  if (code === 'NOT_FOUND' || code === 'BAD_USER_INPUT') return <NotFoundPage />;
  if (trip !== null) {
    return (
      <>
        <CostsOnPaper trip={trip} />
        <CostsScreen trip={trip} />
      </>
    );
  }
  return (
    <TripFrame tripId={tripId} place="costs">
      {error === undefined ? <CostsPageSkeleton /> : <PlaceFailure onRetry={() => void refetch()} />}
    </TripFrame>
  );
}
