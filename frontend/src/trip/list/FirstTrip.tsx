import { Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { CampTable } from '../../ui/scenes/CampTable.tsx';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import styles from './FirstTrip.module.css';

interface FirstTripProps {
  /** Whether trips past the first one cost something here. */
  readonly monetizationEnabled: boolean;
  readonly onNewTrip: () => void;
  readonly onImport: () => void;
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** What comes before it, such as invitations; null for nothing. */
  readonly children: ReactNode;
}

/** The home screen of somebody without a trip: as large as the screen, with one thing to do. */
export function FirstTrip({
  monetizationEnabled,
  onNewTrip,
  onImport,
  headingRef,
  children,
}: FirstTripProps) {
  const onlineOnly = useOnlineOnly();
  return (
    <div className={styles['firstTrip']}>
      {children !== null && <div className={styles['before']}>{children}</div>}
      <div className={styles['say']}>
        <h1 className={styles['welcome']} ref={headingRef} tabIndex={-1}>
          Create Your Next Grub Club
        </h1>
        <p className={styles['lead']}>
          Say where and when. The days, the meals and the shopping list set themselves up around it.
        </p>
        <Button variant="primary" size="big" icon={<Plus size={20} />} onClick={onNewTrip} {...onlineOnly}>
          Create New Trip
        </Button>
        <Button variant="quiet" onClick={onImport} {...onlineOnly}>
          Import from a backup file
        </Button>
        <p className={styles['price']}>{monetizationEnabled ? 'Your first trip is free.' : 'Free to use.'}</p>
      </div>
      <div className={styles['table']}>
        <CampTable />
      </div>
    </div>
  );
}
