import { useApolloClient } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { TripDates, TripStatus } from '../../../domain/trip/trip.ts';
import { useFeatures } from '../account/useFeatures.ts';
import { useViewer } from '../account/signIn/useViewer.ts';
import { useOfflineData } from '../offline/saved/offlineData.ts';
import { TravelCommunity } from '../people/invitation/TravelCommunity.tsx';
import { FirstTrip } from '../trip/list/FirstTrip.tsx';
import { PendingInvitations } from '../trip/list/PendingInvitations.tsx';
import { useFollowInviteLink } from '../trip/list/useFollowInviteLink.ts';
import { TripCard } from '../trip/list/TripCard.tsx';
import { useTripStatus } from '../trip/useTripStatus.ts';
import { UntilLoaded } from '../gql/UntilLoaded.tsx';
import { Loading, Skeleton } from '../ui/feedback/Skeleton.tsx';
import { useDocumentTitle } from '../browser/hooks/useDocumentTitle.ts';
import { useNow } from '../browser/hooks/useNow.ts';
import { useUrlDialog } from '../browser/url/useUrlDialog.ts';
import { preloadWhenIdle } from '../browser/preload.ts';
import { useUrlValue } from '../browser/url/useUrlValue.ts';
import styles from './HomePage.module.css';
import { HomeDocument, useHomeQuery, type HomeQuery } from './wholeTrip/HomePage.generated.ts';
import { useTripsAhead } from '../offline/saved/useTripsAhead.ts';
import { firstName } from '../labels/firstName.ts';

type TripOfHome = HomeQuery['trips'][number];

/** Active trips first, then upcoming ones by start, then the latest completed ones. */
const STATUS_ORDER: readonly TripStatus[] = ['active', 'upcoming', 'unknown', 'ended', 'completed'];

/** With the documents of the trip's pages. */
const loadWholeTrip = () => import('./wholeTrip/wholeTrip.ts').then(({ WHOLE_TRIP }) => WHOLE_TRIP);

/** Invitation links lead here: `/?invitation={participantId}`. */
export function HomePage() {
  const { productName, monetizationEnabled, photosEnabled } = useFeatures();
  const { viewer } = useViewer();
  const client = useApolloClient();
  const answer = useHomeQuery();
  const { data, refetch } = answer;
  const isShown = data?.trips !== undefined;
  const navigate = useNavigate();
  const linkNote = useFollowInviteLink(refetch);
  const asked = useUrlValue('invitation');
  const newTrip = useUrlDialog('new-trip');
  const headingRef = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(productName);
  useEffect(() => {
    if (!isShown) return undefined;
    // The dialog is one tap away.
    return preloadWhenIdle(() => import('./NewTripDialogs.tsx'));
  }, [isShown]);

  if (data?.trips === undefined)
    return (
      <UntilLoaded
        isPage
        answer={answer}
        title={t`Your trips could not be loaded`}
        skeleton={<HomePageSkeleton />}
      />
    );

  const { trips, invitations, frequentMembers } = data;
  const isJoined = (trip: TripOfHome) =>
    trip.participants.some(({ id, isViewer }) => isViewer && id === asked.value);
  const focusHeading = () => headingRef.current?.focus();
  const pending =
    invitations.length === 0 && asked.value === null && linkNote === null ? null : (
      <PendingInvitations
        linkNote={linkNote}
        invitations={invitations}
        asked={asked.value}
        joinedTrip={trips.find(isJoined) ?? null}
        viewerContact={viewer?.phone ?? viewer?.email}
        onAskedAnswer={() => asked.set(null)}
        onAskedRead={() => {
          if (linkNote?.close == null) asked.set(null);
          else linkNote.close();
          focusHeading();
        }}
        onAnswered={(tripId) => {
          if (tripId === null) {
            focusHeading();
            return;
          }
          // Loads the new trip's people, too; `refetch` would end with this page.
          client.query({ query: HomeDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
          void navigate(`/trips/${tripId}?welcome=1`);
        }}
      />
    );
  if (trips.length === 0) {
    return (
      <FirstTrip monetizationEnabled={monetizationEnabled} onNewTrip={newTrip.open} headingRef={headingRef}>
        {pending}
      </FirstTrip>
    );
  }
  return (
    <div className="page">
      <h1 className="breaks" ref={headingRef} tabIndex={-1}>
        <Greeting name={viewer && firstName(viewer)} />
      </h1>
      {pending !== null && <div className="above24">{pending}</div>}
      <YourTrips trips={trips} hasPhotos={photosEnabled} />
      <TravelCommunity members={frequentMembers} />
    </div>
  );
}

interface YourTripsProps {
  readonly trips: readonly TripOfHome[];
  readonly hasPhotos: boolean;
}

function YourTrips({ trips, hasPhotos }: YourTripsProps) {
  const statusOf = useTripStatus();
  const readyIds = new Set(useOfflineData().trips.map(({ id }) => id));
  const sorted = [...trips].sort((a, b) => compareTrips(a, b, statusOf));
  // What the viewer may need where there is no signal: the trip under way and the next one.
  const needed = (['active', 'upcoming'] as const).flatMap(
    (status) => sorted.find((trip) => statusOf(trip) === status)?.id ?? [],
  );
  useTripsAhead(needed.join(' '), loadWholeTrip);
  return (
    <section aria-labelledby="your-trips">
      <div className={styles['head']}>
        <h2 id="your-trips">
          <Trans>Your Trips</Trans>
        </h2>
        <span className="secondary">
          {plural({ count: trips.length }, { one: '# trip', other: '# trips' })}
        </span>
      </div>
      <ul className={styles['trips']}>
        {sorted.map((trip) => (
          <li key={trip.id} className={styles['trip']}>
            <TripCard trip={trip} hasPhotos={hasPhotos} isOfflineReady={readyIds.has(trip.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function HomePageSkeleton() {
  return (
    <Loading label={t`Loading your trips`} isPage>
      <div className="page">
        <Skeleton width={280} height={40} />
        <div className={styles['head']}>
          <Skeleton width={140} height={32} />
        </div>
        <div className={styles['trips']}>
          {[0, 1, 2].map((index) => (
            <div key={index} className={styles['cardShape']}>
              <Skeleton height={148} radius={0} />
              <div className={styles['cardLines']}>
                <Skeleton height={27} width="80%" />
                <Skeleton height={18} width="60%" />
                <Skeleton height={18} width="50%" />
                <Skeleton height={34} width={130} radius={17} />
                <Skeleton height={8} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}

function compareTrips(a: TripOfHome, b: TripOfHome, statusOf: (trip: TripDates) => TripStatus): number {
  const [statusA, statusB] = [statusOf(a), statusOf(b)];
  if (statusA !== statusB) return STATUS_ORDER.indexOf(statusA) - STATUS_ORDER.indexOf(statusB);
  if (a.startDate === b.startDate) return 0;
  const isEarlierFirst = statusA !== 'completed';
  return a.startDate < b.startDate === isEarlierFirst ? -1 : 1;
}

function Greeting({ name }: { readonly name: string | null }) {
  const hour = new Date(useNow(60_000)).getHours();
  const isMorning = hour >= 5 && hour < 12;
  const isAfternoon = hour >= 12 && hour < 18;
  if (name === null) return isMorning ? t`Good morning` : isAfternoon ? t`Good afternoon` : t`Good evening`;
  if (isMorning)
    return (
      <Trans>
        Good morning, <bdi>{name}</bdi>
      </Trans>
    );
  return isAfternoon ? (
    <Trans>
      Good afternoon, <bdi>{name}</bdi>
    </Trans>
  ) : (
    <Trans>
      Good evening, <bdi>{name}</bdi>
    </Trans>
  );
}
