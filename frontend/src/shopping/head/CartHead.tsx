import { ArrowLeft, Calendar, Ellipsis, MapPin, Users } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { ConnectionStatus } from '../../live/ConnectionStatus.tsx';
import { LiveStatus } from '../../live/LiveStatus.tsx';
import { IconButton } from '../../ui/controls/Button.tsx';
import { SegmentBar } from '../../ui/feedback/ProgressBar.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import styles from './CartHead.module.css';

export interface TripFacts {
  readonly id: string;
  readonly name: string;
  readonly location: string;
  /** 'Jun 13 - Jun 15' */
  readonly dates: string;
  readonly participantCount: number;
}

interface CartHeadProps {
  readonly trip: TripFacts;
  readonly segments: readonly { readonly done: number; readonly total: number }[];
}

interface PhoneHeadProps extends CartHeadProps {
  readonly left: number;
  readonly onMenu: () => void;
  readonly onMenuIntent: () => void;
  readonly onOffline: () => void;
  readonly menuRef: Ref<HTMLButtonElement>;
}

/** All that a hand in a shop needs, in place of the app's header. */
export function PhoneHead({
  trip,
  left,
  segments,
  onMenu,
  onMenuIntent,
  onOffline,
  menuRef,
}: PhoneHeadProps) {
  return (
    <div className={styles['phone']}>
      <div className={styles['row']}>
        <Link to={`/trips/${trip.id}`} className={styles['back']} aria-label="Back to Trip">
          <ArrowLeft size={22} />
        </Link>
        <div className={styles['names']}>
          <h1 className={styles['title']}>Shopping List</h1>
          <div className={styles['under']}>
            <span className={styles['trip']} dir="auto">
              {trip.name}
            </span>
            <LiveStatus isInWords />
            <ConnectionStatus onOffline={onOffline} />
          </div>
        </div>
        <p className={styles['left']}>
          <b>{left}</b> left
        </p>
        <IconButton
          label="List menu"
          icon={<Ellipsis />}
          hasTooltip={false}
          aria-haspopup="dialog"
          onClick={onMenu}
          onPointerEnter={onMenuIntent}
          onFocus={onMenuIntent}
          ref={menuRef}
        />
      </div>
      <CartProgress segments={segments} />
    </div>
  );
}

interface WideHeadProps extends CartHeadProps {
  readonly back: ReactNode;
  readonly stats: ReactNode;
  readonly actions: ReactNode;
  /** Where the search has no room for them. */
  readonly controls: ReactNode;
}

export function WideHead({ back, trip, segments, stats, actions, controls }: WideHeadProps) {
  return (
    <header className={styles['wide']}>
      <div className={styles['names']}>
        {back}
        <h1 className={styles['title']}>Shopping List</h1>
      </div>
      <div className={styles['tools']}>
        {stats}
        {actions}
        {controls}
      </div>
      <CartFacts trip={trip} />
      <CartProgress segments={segments} />
    </header>
  );
}

export function CartFacts({ trip }: Pick<CartHeadProps, 'trip'>) {
  const { name, location, dates, participantCount } = trip;
  return (
    <ul className={styles['facts']}>
      <li>
        <b dir="auto">{name}</b>
      </li>
      <li>
        <MapPin size={17} />
        <span dir="auto">{location}</span>
      </li>
      <li>
        <Calendar size={17} />
        {dates}
      </li>
      <li>
        <Users size={17} />
        {participantCount} {participantCount === 1 ? 'participant' : 'participants'}
      </li>
    </ul>
  );
}

function CartProgress({ segments }: Pick<CartHeadProps, 'segments'>) {
  const done = segments.reduce((sum, segment) => sum + segment.done, 0);
  const total = segments.reduce((sum, segment) => sum + segment.total, 0);
  return (
    <div className={styles['progress']}>
      <VisuallyHidden>
        <span role="status">
          {done} of {total} purchased
        </span>
      </VisuallyHidden>
      {total > 0 && <SegmentBar segments={segments} label="Shopping progress" />}
    </div>
  );
}
