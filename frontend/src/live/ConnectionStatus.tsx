import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Check, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAsOf } from '../browser/hooks/useAsOf.ts';
import { usePendingChanges } from '../browser/store/pendingChanges.ts';
import { useOnline } from '../browser/useOnline.ts';
import { VisuallyHidden } from '../ui/marks/VisuallyHidden.tsx';
import styles from './ConnectionStatus.module.css';

/** A short loss is no reason to count. */
const COUNTED_AFTER_MS = 15_000;

interface ConnectionProps {
  readonly onOffline: () => void;
}

/** What was sent, how old the screen is, and {@link OfflineBadge}. */
export function ConnectionStatus({ onOffline }: ConnectionProps) {
  const isOnline = useOnline();
  const { sent } = usePendingChanges();
  const asOf = useAsOf();
  const waiting = useCountedWaiting();
  const waits = waiting > 0;
  return (
    <>
      <span role="status" className={styles['status']}>
        {isOnline && sent > 0 && (
          <span className={styles['sent']} data-wide="">
            <Check size={18} strokeWidth={2} />
            <Plural value={sent} one="# change sent" other="# changes sent" />
          </span>
        )}
        {asOf !== null && !waits && (
          <span className={styles['asOf']} data-wide="">
            <Trans>As of {asOf}</Trans>
          </span>
        )}
        {waits && <VisuallyHidden>{offlineText(waiting)}</VisuallyHidden>}
      </span>
      <OfflineBadge onOffline={onOffline} />
    </>
  );
}

/** "Offline", with what waits; opens what is kept on the device. */
export function OfflineBadge({ onOffline }: ConnectionProps) {
  const isOnline = useOnline();
  const waiting = useCountedWaiting();
  if (isOnline) return null;
  return (
    <button
      type="button"
      className={styles['offline']}
      data-offline=""
      data-wide={waiting > 0 ? '' : undefined}
      onClick={onOffline}
    >
      <WifiOff size={18} strokeWidth={2} />
      <span className="ellipsis">{offlineText(waiting)}</span>
    </button>
  );
}

/** Changes that wait for the connection; none during a short loss. */
function useCountedWaiting(): number {
  const isCounted = useHasLasted(!useOnline(), COUNTED_AFTER_MS);
  const { waiting } = usePendingChanges();
  return isCounted ? waiting : 0;
}

function offlineText(waiting: number): string {
  return waiting === 0
    ? t`Offline`
    : plural(waiting, { one: 'Offline, # change waits', other: 'Offline, # changes wait' });
}

function useHasLasted(isOn: boolean, ms: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setLasted(true), ms);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isOn, ms]);
  return hasLasted;
}
