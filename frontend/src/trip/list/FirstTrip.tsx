import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { CampTable } from '../../ui/scenes/CampTable.tsx';
import styles from './FirstTrip.module.css';

interface FirstTripProps {
  /** Further trips cost credits. */
  readonly monetizationEnabled: boolean;
  readonly onNewTrip: () => void;
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** What comes first: invitations that wait. */
  readonly children: ReactNode;
}

export function FirstTrip({ monetizationEnabled, onNewTrip, headingRef, children }: FirstTripProps) {
  return (
    <div className={styles['firstTrip']}>
      {children !== null && <div className={styles['before']}>{children}</div>}
      <div className={styles['say']}>
        <h1 className={styles['welcome']} ref={headingRef} tabIndex={-1}>
          <Trans>Create Your Next Grub Club</Trans>
        </h1>
        <p className={styles['lead']}>
          <Trans>Add a place and dates. The days, meals and shopping list are set up for you.</Trans>
        </p>
        <Button
          variant={children === null ? 'primary' : 'plain'}
          size="big"
          icon={<Plus size={20} />}
          onClick={onNewTrip}
          isOnlineOnly
        >
          <Trans>Create New Trip</Trans>
        </Button>
        <p className="above16">{monetizationEnabled ? t`Your first trip is free.` : t`Free to use.`}</p>
      </div>
      <div className={styles['table']}>
        <CampTable />
      </div>
    </div>
  );
}
