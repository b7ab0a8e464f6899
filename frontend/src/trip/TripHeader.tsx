import type { FragmentType } from '@apollo/client';
import { ArrowLeft, CalendarDays, Clock, MapPin, Sunrise, Utensils } from 'lucide-react';
import { Link } from 'react-router';
import { dateRangeLabel } from '../../../domain/dateLabel.ts';
import { tripDayCount, tripSlotCount, tripStatus } from '../../../domain/trip.ts';
import { Scene } from '../ui/scenes/Scene.tsx';
import { useToday } from '../ui/useNow.ts';
import { Countdown } from './Countdown.tsx';
import styles from './TripHeader.module.css';
import { useTripHeaderFragment, type TripHeaderFragment } from './TripHeader.generated.ts';
import { TripStatusTag } from './TripStatusTag.tsx';

interface TripHeaderProps {
  readonly trip: FragmentType<TripHeaderFragment>;
}

/** What trip this is: its picture, name, place, dates, days, meals, and how long until it starts. */
export function TripHeader({ trip: ref }: TripHeaderProps) {
  const trip = useTripHeaderFragment(ref);
  const status = tripStatus(trip, useToday());
  const days = tripDayCount(trip.startDate, trip.endDate);
  const meals = tripSlotCount(trip);
  return (
    <header>
      <div className={styles['picture']}>
        <Scene location={trip.location} isWide />
        <Link to="/" className={styles['back']}>
          <ArrowLeft size={16} strokeWidth={2} />
          Your Trips
        </Link>
      </div>
      <h1 className={styles['name']} dir="auto">
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
        {status !== 'upcoming' && (
          <li>
            <TripStatusTag status={status} />
          </li>
        )}
      </ul>
    </header>
  );
}
