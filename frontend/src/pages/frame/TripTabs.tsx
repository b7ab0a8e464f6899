import { t } from '@lingui/core/macro';
import { CalendarDays, ListChecks, Users, Wallet } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useWasIdle } from '../../browser/hooks/useWasIdle.ts';
import { lazyComponent } from '../../ui/layout/lazyComponent.tsx';
import { PLACES, placePath, type Place } from './places.ts';
import styles from './TripTabs.module.css';
import { usePlaceKeys } from './usePlaceKeys.ts';

/** What it judges by comes after the place. */
const PeopleDot = lazyComponent(() => import('./PeopleDot.tsx').then((module) => module.PeopleDot));

const ICONS = { plan: CalendarDays, list: ListChecks, people: Users, costs: Wallet } as const;

interface TripTabsProps {
  readonly tripId: string;
  readonly place: Place;
  /** Whether the trip is there. */
  readonly isShown: boolean;
}

/** Below the name; on a phone at the lower edge. */
export function TripTabs({ tripId, place, isShown }: TripTabsProps) {
  const wasIdle = useWasIdle(isShown);
  usePlaceKeys(tripId);
  return (
    <nav className={styles['tabs']} aria-label={t`Trip`} data-bar="">
      {PLACES.map(({ id, name, path }) => {
        const Icon = ICONS[id];
        return (
          <Link
            key={id}
            to={placePath(tripId, path)}
            className={styles['tab']}
            data-control="link"
            aria-current={id === place ? 'page' : undefined}
          >
            <Icon className={`${styles['icon']} onPhone`} size={24} aria-hidden="true" />
            {name}
            {id === 'people' && wasIdle && (
              <Suspense fallback={null}>
                <PeopleDot tripId={tripId} className={styles['dot']} />
              </Suspense>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
