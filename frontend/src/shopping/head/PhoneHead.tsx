import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, Ellipsis } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { ConnectionStatus } from '../../live/ConnectionStatus.tsx';
import { LiveStatus } from '../../live/LiveStatus.tsx';
import { IconButton } from '../../ui/controls/Button.tsx';
import styles from './PhoneHead.module.css';

interface PhoneHeadProps {
  readonly trip: { readonly id: string; readonly name: string };
  readonly share: number;
  readonly onMenu: () => void;
  readonly onMenuIntent: () => void;
  readonly onOffline: () => void;
  readonly menuRef: Ref<HTMLButtonElement>;
}

/** In a shop the list needs the room of the picture. */
export function PhoneHead({ trip, share, onMenu, onMenuIntent, onOffline, menuRef }: PhoneHeadProps) {
  return (
    <header className={styles['head']}>
      <div className={styles['row']}>
        <Link to={`/trips/${trip.id}`} className={styles['back']} aria-label={t`Back to Trip`}>
          <ArrowLeft size={22} />
        </Link>
        <div>
          <h1 className="title ellipsis">
            <Trans>Shopping List</Trans>
          </h1>
          <div className={styles['under']}>
            <span className={styles['trip']} dir="auto">
              {trip.name}
            </span>
            <LiveStatus isInWords />
            <ConnectionStatus onOffline={onOffline} />
          </div>
        </div>
        <IconButton
          label={t`List menu`}
          icon={<Ellipsis />}
          hasTooltip={false}
          aria-haspopup="dialog"
          onClick={onMenu}
          onPointerEnter={onMenuIntent}
          onFocus={onMenuIntent}
          ref={menuRef}
        />
      </div>
      <div className={styles['bar']} aria-hidden="true">
        <div style={{ width: `${share * 100}%` }} />
      </div>
    </header>
  );
}
