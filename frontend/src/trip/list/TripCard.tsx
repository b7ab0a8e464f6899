import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { FragmentType } from '@apollo/client';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { tripDayCount } from '../../../../domain/plan/plan.ts';
import { openUntilLabel } from '../../labels/completedTrip.ts';
import { AvatarRow } from '../../ui/marks/Avatar.tsx';
import { Pegs } from '../../ui/feedback/Pegs.tsx';
import { Tag } from '../../ui/marks/Tag.tsx';
import { useToday } from '../../browser/hooks/useNow.ts';
import { Countdown } from '../Countdown.tsx';
import { LocationPicture } from '../picture/LocationPicture.tsx';
import { NextMeal } from './NextMeal.tsx';
import styles from './TripCard.module.css';
import { TripFacts } from './TripFacts.tsx';
import { useTripCardFragment, type TripCardFragment } from './TripCard.generated.ts';
import { TripStatusTag } from '../TripStatusTag.tsx';
import { useTripStatus } from '../useTripStatus.ts';

const MAX_AVATARS = 4;

interface TripCardProps {
  readonly trip: FragmentType<TripCardFragment>;
  readonly hasPhotos: boolean;
  readonly isOfflineReady?: boolean;
}

export function TripCard({ trip: ref, hasPhotos, isOfflineReady = false }: TripCardProps) {
  const trip = useTripCardFragment(ref);
  const status = useTripStatus()(trip);
  const today = useToday();
  const members = trip.participants.filter(({ inviteStatus }) => inviteStatus !== 'DECLINED');
  return (
    <article className={styles['card']}>
      <div className={styles['picture']}>
        <LocationPicture location={trip.location} tripName={trip.name} hasPhotos={hasPhotos} />
        <span className={styles['status']}>
          <TripStatusTag status={status} />
        </span>
        {isOfflineReady && (
          <span className={styles['ready']}>
            <Tag tone="pine" icon={<Check size={16} strokeWidth={2} />}>
              <Trans>Offline Ready</Trans>
            </Tag>
          </span>
        )}
      </div>
      <div className={styles['body']}>
        <h3 className={styles['name']}>
          <Link to={`/trips/${trip.id}`} data-control="target" dir="auto">
            <span className={styles['nameText']}>{trip.name}</span>
          </Link>
        </h3>
        <div className="above8">
          <TripFacts location={trip.location} startDate={trip.startDate} endDate={trip.endDate} />
        </div>
        <div className={styles['people']}>
          <AvatarRow people={members} max={MAX_AVATARS} />
          <Tag>
            <Plural value={members.length} one="# member" other="# members" />
          </Tag>
        </div>
        <p className={styles['progress']}>
          {t`Meals planned`}
          <b className="figures">
            {trip.plannedMealCount}/{trip.totalMealCount}
          </b>
        </p>
        <Pegs value={trip.plannedMealCount} max={trip.totalMealCount} label={t`Meals planned`} />
      </div>
      <div className={styles['foot']}>
        {status === 'active' && <NextMeal tripId={trip.id} />}
        {status === 'upcoming' && (
          <Countdown startDate={trip.startDate}>
            {(left) => (
              <>
                <span>
                  <Trans>Starts in</Trans>
                </span>
                <b className="heading figures">{left}</b>
              </>
            )}
          </Countdown>
        )}
        {status === 'ended' && (
          <>
            <span>
              <Trans>Can be changed until</Trans>
            </span>
            <b>{openUntilLabel(trip.endDate, today)}</b>
          </>
        )}
        {status === 'completed' && (
          <>
            <span>
              <Trans>Trip Completed</Trans>
            </span>
            <span>{extent(tripDayCount(trip.startDate, trip.endDate), trip.totalMealCount)}</span>
          </>
        )}
      </div>
    </article>
  );
}

function extent(days: number, meals: number): string {
  return t`${plural(days, { one: '# day', other: '# days' })}, ${plural(meals, { one: '# meal', other: '# meals' })}`;
}
