import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useFragment } from '@apollo/client/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { tripDayCount, tripSlotCount } from '../../../../domain/plan/plan.ts';
import { useFeatures } from '../../account/useFeatures.ts';
import { useToday } from '../../browser/hooks/useNow.ts';
import { PHONE_QUERY, useMediaQuery } from '../../browser/hooks/useMediaQuery.ts';
import { useUrlDialog } from '../../browser/url/useUrlDialog.ts';
import { useOnline } from '../../browser/useOnline.ts';
import { domainTrip } from '../../gql/mealEnums.ts';
import { participantCount } from '../../labels/participantCount.ts';
import { dateRangeLabel } from '../../../../domain/text/dates/dates.ts';
import { ConnectionStatus, OfflineBadge } from '../../live/ConnectionStatus.tsx';
import { LiveStatus } from '../../live/LiveStatus.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useLastValue } from '../../browser/hooks/useOpening.ts';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import { Scene } from '../../ui/scenes/Scene.tsx';
import { Countdown } from '../../trip/Countdown.tsx';
import { TripPhoto } from '../../trip/picture/TripPhoto.tsx';
import { useTripStatus } from '../../trip/useTripStatus.ts';
import { tripMoment } from './moment.ts';
import type { Place } from './places.ts';
import type { Tool } from './tool.ts';
import styles from './TripFrame.module.css';
import { TripFrameFragmentDoc, type TripFrameFragment } from '../../gql/fragments/TripFrame.generated.ts';
import { TripTabs } from './TripTabs.tsx';
import { TripTools } from './TripTools.tsx';

interface TripFrameProps {
  readonly tripId: string;
  readonly place: Place;
  /** None while they are not known. */
  readonly tools?: readonly Tool[];
  /** With a larger picture, while nothing is planned. */
  readonly isTall?: boolean;
  /** In place of picture and name on a phone. */
  readonly phoneHead?: ReactNode;
  readonly children: ReactNode;
}

/** What all places of a trip share: its head, its tabs, and the tools of the place. */
export function TripFrame({
  tripId,
  place,
  tools = [],
  isTall = false,
  phoneHead,
  children,
}: TripFrameProps) {
  const isPhone = useMediaQuery(PHONE_QUERY);
  const { data, complete } = useFragment({
    fragment: TripFrameFragmentDoc,
    fragmentName: 'TripFrame',
    from: { __typename: 'Trip', id: tripId },
  });
  const trip = useLastValue(complete ? data : null);
  const hasOwnHead = isPhone && phoneHead !== undefined;
  const toolsOfPlace = (
    <TripTools tools={tools} heading={isPhone && trip !== null ? <FactsOfMenu trip={trip} /> : undefined} />
  );
  return (
    <div className={styles['frame']} data-own-head="" data-place={place}>
      {hasOwnHead ? (
        phoneHead
      ) : (
        <header className={styles['band']} data-tall={isTall ? '' : undefined}>
          <Picture trip={trip} />
          {isPhone && (
            <div className={styles['over']}>
              <Link to="/" className={styles['disc']} aria-label={t`Your Trips`}>
                <ArrowLeft size={22} />
              </Link>
              <span className="atEnd">
                <LiveStatus />
              </span>
              {tools.length > 0 && <span className={styles['disc']}>{toolsOfPlace}</span>}
            </div>
          )}
          <div className={styles['wrap']}>
            {trip === null ? <HeadShape /> : <Head trip={trip} place={place} isPhone={isPhone} />}
          </div>
        </header>
      )}
      <div className={styles['row']}>
        <div className={styles['wrap']}>
          <TripTabs tripId={tripId} place={place} isShown={trip !== null} />
          {!isPhone && (
            <>
              <LiveStatus isInWords />
              {toolsOfPlace}
            </>
          )}
        </div>
      </div>
      <div className={styles['content']} data-paper={trip === null ? undefined : paperTitle(trip, place)}>
        {children}
      </div>
    </div>
  );
}

/** Of a place that has no title of its own on paper. */
function paperTitle(trip: TripFrameFragment, place: Place): string | undefined {
  if (place !== 'list' && place !== 'people') return undefined;
  const title = place === 'list' ? t`Shopping List` : t`People`;
  return [title, trip.name, dateRangeLabel(trip.startDate, trip.endDate)].join(', ');
}

function Picture({ trip }: { readonly trip: TripFrameFragment | null }) {
  return (
    <>
      <div className={styles['picture']}>
        {trip !== null && <Scene location={trip.location} tripName={trip.name} isWide />}
        {trip !== null && <PhotoOf trip={trip} />}
      </div>
      <svg className={styles['edge']} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0H98C60 18 74 52 44 70 26 81 14 88 8 100H0Z" />
      </svg>
    </>
  );
}

function PhotoOf({ trip: { id, location } }: { readonly trip: TripFrameFragment }) {
  return useFeatures().photosEnabled && <TripPhoto tripId={id} location={location} />;
}

interface HeadProps {
  readonly trip: TripFrameFragment;
  readonly place: Place;
  readonly isPhone: boolean;
}

function Head({ trip, place, isPhone }: HeadProps) {
  const isOnline = useOnline();
  const offline = useUrlDialog('offline');
  const counts = placeCounts(trip, place);
  return (
    <>
      <h1 className={styles['name']} dir="auto" title={trip.name}>
        {trip.name}
      </h1>
      <ul className={styles['facts']}>
        {place === 'list' && (
          <li>
            <BackToTrip tripId={trip.id} />
          </li>
        )}
        <li className={styles['location']} dir="auto">
          {trip.location}
        </li>
        <li>{dateRangeLabel(trip.startDate, trip.endDate)}</li>
        {!isPhone && counts.map((count) => <li key={count}>{count}</li>)}
        {place === 'plan' && isOnline && <Moment trip={trip} />}
        <li className={styles['status']} data-connection="">
          {isPhone ? (
            <ConnectionStatus onOffline={offline.open} />
          ) : (
            <OfflineBadge onOffline={offline.open} />
          )}
        </li>
      </ul>
    </>
  );
}

function BackToTrip({ tripId }: { readonly tripId: string }) {
  return (
    <Link to={`/trips/${tripId}`} className={styles['back']}>
      <ArrowLeft size={16} strokeWidth={2} />
      <Trans>Back to Trip</Trans>
    </Link>
  );
}

/** On a phone behind the button of the tools. */
function FactsOfMenu({ trip }: Pick<HeadProps, 'trip'>) {
  const dates = dateRangeLabel(trip.startDate, trip.endDate);
  return (
    <span className={styles['menuFacts']}>
      <b>{trip.name}</b>
      <span>{trip.location}</span>
      <span>{[dates, ...placeCounts(trip, 'plan')].join(', ')}</span>
    </span>
  );
}

function placeCounts(trip: TripFrameFragment, place: Place): readonly string[] {
  if (place === 'list') return [participantCount(trip.participants)];
  const days = tripDayCount(trip.startDate, trip.endDate);
  const meals = tripSlotCount(domainTrip(trip));
  return [
    plural(days, { one: '# day', other: '# days' }),
    plural(meals, { one: '# meal', other: '# meals' }),
  ];
}

/** How long until the trip, or where today is in it. */
function Moment({ trip }: Pick<HeadProps, 'trip'>) {
  const status = useTripStatus()(trip);
  const today = useToday();
  const moment = tripMoment(trip, status, today);
  if (moment !== null)
    return <li className={status === 'active' ? styles['soon'] : 'notOnPhone'}>{moment}</li>;
  return (
    <Countdown startDate={trip.startDate}>
      {(left) => (
        <li className={styles['soon']}>
          <Trans>Starts in {left}</Trans>
        </li>
      )}
    </Countdown>
  );
}

function HeadShape() {
  return (
    <div className={styles['shape']}>
      <VisuallyHidden>
        <h1>
          <Trans>Your trip</Trans>
        </h1>
      </VisuallyHidden>
      <Skeleton height={36} width="70%" />
      <Skeleton height={20} width="55%" />
    </div>
  );
}
