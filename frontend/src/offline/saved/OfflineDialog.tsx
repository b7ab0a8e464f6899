import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, CloudUpload, RefreshCw, Tent, Trash2, Wifi, WifiOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { localDate } from '../../../../domain/time/calendarDate.ts';
import { dateRangeLabel, monthDayLabel, timeLabel } from '../../../../domain/text/dates/dates.ts';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Tag } from '../../ui/marks/Tag.tsx';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { useToday } from '../../browser/hooks/useNow.ts';
import { useOnline } from '../../browser/useOnline.ts';
import styles from './OfflineDialog.module.css';
import { clearSavedTrips } from './savedTrips.ts';
import { useOfflineData, type OfflineTrip } from './offlineData.ts';

/** Trips listed; the total counts all (specification, section 9). */
const LISTED = 3;

interface OfflineDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Changes of lists that wait to be sent. */
  readonly waitingCount: number;
  /** Refetches all saved trips; rejects on failure. */
  readonly onSync: () => Promise<void>;
  readonly exportButton: ReactNode;
}

/** Trips saved in this browser, when, and how to delete them. */
export function OfflineDialog({ isOpen, onClose, waitingCount, onSync, exportButton }: OfflineDialogProps) {
  const { trips, lastSync } = useOfflineData();
  const [isAsking, setAsking] = useState(false);
  const [isSyncing, setSyncing] = useState(false);

  async function sync(): Promise<void> {
    setSyncing(true);
    try {
      await onSync();
    } catch {
      showError(t`Your trips could not be read. Try again.`);
    }
    setSyncing(false);
  }

  async function clear(): Promise<void> {
    setAsking(false);
    await clearSavedTrips();
    showToast({ kind: 'success', title: t`Offline data cleared` });
  }

  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Offline`}
      description={t`Trips saved on this device for use without a connection.`}
      footer={
        isAsking ? (
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              <Trans>Keep</Trans>
            </Button>
            <Button variant="dangerSolid" onClick={() => void clear()}>
              <Trans>Clear offline data</Trans>
            </Button>
          </>
        ) : (
          <>
            <Button
              variant="danger"
              icon={<Trash2 size={20} />}
              onClick={() => setAsking(true)}
              disabled={trips.length === 0}
            >
              <Trans>Clear</Trans>
            </Button>
            <Button
              variant="line"
              icon={<RefreshCw size={20} />}
              onClick={() => void sync()}
              isWorking={isSyncing}
              isOnlineOnly
            >
              <Trans>Sync</Trans>
            </Button>
            {exportButton}
          </>
        )
      }
    >
      <div className="column gap24">
        <ConnectionState lastSync={lastSync} />
        <dl className={styles['figures']}>
          <div>
            <dd className="heading figures">{trips.length}</dd>
            <dt className="secondary">
              {plural({ count: trips.length }, { one: 'Cached trip', other: 'Cached trips' })}
            </dt>
          </div>
          <div>
            <dd className="heading figures">{waitingCount}</dd>
            <dt className="secondary">
              {plural(waitingCount, {
                one: 'Change waiting to be sent',
                other: 'Changes waiting to be sent',
              })}
            </dt>
          </div>
        </dl>
        {trips.length === 0 ? (
          <p className="secondary panel iconText">
            <Trans>No trips are saved yet. Trips that you open online are saved here for offline use.</Trans>
          </p>
        ) : (
          <section>
            <h2 className="smallHeading">
              <Trans>Saved trips</Trans>
            </h2>
            <ul className="ruled above8">
              {trips.slice(0, LISTED).map((trip) => (
                <SavedTrip key={trip.id} trip={trip} />
              ))}
            </ul>
          </section>
        )}
        <p className="secondary panel iconText" role="status">
          {isAsking ? <Trash2 size={20} /> : <CloudUpload size={20} />}
          <span>{isAsking ? CLEARING : waitingText(waitingCount)}</span>
        </p>
      </div>
    </AppDialog>
  );
}

/** @param lastSync ISO 8601 */
function ConnectionState({ lastSync }: { readonly lastSync: string | null }) {
  const isOnline = useOnline();
  const today = useToday();
  return (
    <p className={styles['state']}>
      {isOnline ? (
        <Tag tone="pine" icon={<Wifi size={16} strokeWidth={2} />}>
          <Trans>Online</Trans>
        </Tag>
      ) : (
        <Tag tone="ember" icon={<WifiOff size={16} strokeWidth={2} />}>
          <Trans>Offline</Trans>
        </Tag>
      )}
      <span>
        {lastSync === null ? t`Not synced yet` : t`Last sync ${{ time: syncLabel(lastSync, today) }}`}
      </span>
    </p>
  );
}

const CLEARING = t`Removes the saved copies from this device; your trips stay unchanged. Waiting changes are still sent.`;

function waitingText(count: number): string {
  const rest = t`Changes made offline are sent automatically when you are back online.`;
  const waiting =
    count === 0
      ? t`No changes are waiting.`
      : plural(count, { one: '# change is waiting to be sent.', other: '# changes are waiting to be sent.' });
  return `${waiting} ${rest}`;
}

function SavedTrip({ trip }: { readonly trip: OfflineTrip }) {
  return (
    <li className={styles['trip']}>
      <span className={styles['icon']}>
        <Tent size={20} />
      </span>
      <span className="stack">
        <b className="ellipsis label" dir="auto">
          {trip.name}
        </b>
        <small className="figures">{dateRangeLabel(trip.startDate, trip.endDate)}</small>
      </span>
      <Tag tone="pine" icon={<Check size={16} strokeWidth={2} />}>
        <Trans>Offline Ready</Trans>
      </Tag>
    </li>
  );
}

function syncLabel(time: string, today: string): string {
  const date = new Date(time);
  const day = localDate(date);
  const clock = timeLabel(date);
  return day === today ? t`today, ${clock}` : `${monthDayLabel(day)}, ${clock}`;
}
