import type { FragmentType } from '@apollo/client';
import { ArrowLeft, CalendarDays, Clock, MapPin, Sunrise, Utensils, WifiOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { openUntilLabel } from '../labels/completedTrip.ts';
import { dateRangeLabel } from '../labels/dateLabel.ts';
import { tripDayCount, tripSlotCount } from '../../../domain/plan/plan.ts';
import { domainTrip } from '../gql/mealEnums.ts';
import { Scene } from '../ui/scenes/Scene.tsx';
import { Tag } from '../ui/marks/Tag.tsx';
import { useToday } from '../browser/hooks/useNow.ts';
import { useOnline } from '../browser/useOnline.ts';
import { Countdown } from './Countdown.tsx';
import { TripActions } from './TripActions.tsx';
import styles from './TripHeader.module.css';
import { useTripHeaderFragment, type TripHeaderFragment } from './TripHeader.generated.ts';
import { TripPhoto } from './picture/TripPhoto.tsx';
import { TripStatusTag } from './TripStatusTag.tsx';
import { useTripStatus } from './useTripStatus.ts';

interface TripHeaderProps extends Omit<ComponentProps<typeof TripActions>, 'trip'> {
  readonly trip: FragmentType<TripHeaderFragment>;
  readonly hasPhotos: boolean;
}

/** Letters; a longer name is written smaller on phones, so that the first meal stays on the first screen. */
const LONG_NAME = 56;

export function TripHeader({ trip: ref, hasPhotos, ...actions }: TripHeaderProps) {
  const trip = useTripHeaderFragment(ref);
  const status = useTripStatus()(trip);
  const today = useToday();
  const days = tripDayCount(trip.startDate, trip.endDate);
  const meals = tripSlotCount(domainTrip(trip));
  const isOnline = useOnline();
  return (
    <header>
      <div className={styles['picture']}>
        <Scene location={trip.location} tripName={trip.name} isWide />
        {hasPhotos && <TripPhoto tripId={trip.id} location={trip.location} />}
        <Link to="/" className={styles['back']}>
          <ArrowLeft size={16} strokeWidth={2} />
          Your Trips
        </Link>
      </div>
      <div className={styles['head']}>
        <div className={styles['words']}>
          <h1
            className={styles['name']}
            data-long={trip.name.length > LONG_NAME ? '' : undefined}
            dir="auto"
            title={trip.name}
          >
            {trip.name}
          </h1>
          <ul className={styles['facts']}>
            <li>
              <MapPin size={17} />
              <span className={styles['place']} dir="auto">
                {trip.location}
              </span>
            </li>
            <li>
              <CalendarDays size={17} />
              {dateRangeLabel(trip.startDate, trip.endDate)}
            </li>
            <li>
              <Sunrise size={17} />
              {days} {days === 1 ? 'day' : 'days'}
            </li>
            <li>
              <Utensils size={17} />
              {meals} {meals === 1 ? 'meal' : 'meals'}
            </li>
            {status === 'upcoming' && (
              <Countdown startDate={trip.startDate}>
                {(left) => (
                  <li className={styles['soon']}>
                    <Clock size={17} />
                    Starts in {left}
                  </li>
                )}
              </Countdown>
            )}
            {!isOnline && (
              <li>
                <Tag tone="ember" icon={<WifiOff size={16} strokeWidth={2} />}>
                  Offline
                </Tag>
              </li>
            )}
            {status !== 'upcoming' && (
              <li>
                <TripStatusTag status={status} openUntil={openUntilLabel(trip.endDate, today)} />
              </li>
            )}
          </ul>
        </div>
        <TripActions trip={trip} {...actions} />
      </div>
    </header>
  );
}
