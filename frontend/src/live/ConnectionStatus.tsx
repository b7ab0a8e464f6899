import { Check, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { usePendingChanges } from '../browser/store/pendingChanges.ts';
import { useOnline } from '../browser/useOnline.ts';
import { VisuallyHidden } from '../ui/marks/VisuallyHidden.tsx';
import styles from './ConnectionStatus.module.css';

/** A short loss is no reason to count. */
const COUNTED_AFTER_MS = 15_000;

export function ConnectionStatus({ onOffline }: { readonly onOffline: () => void }) {
  const isOnline = useOnline();
  const isCounted = useHasLasted(!isOnline, COUNTED_AFTER_MS);
  const { waiting, sent } = usePendingChanges();
  const waits = isCounted && waiting > 0 ? `, ${changes(waiting)} ${waiting === 1 ? 'waits' : 'wait'}` : '';
  return (
    <>
      <span role="status" className={styles['status']}>
        {isOnline && sent > 0 && (
          <span className={styles['sent']} data-wide="">
            <Check size={18} strokeWidth={2} />
            {changes(sent)} sent
          </span>
        )}
        {waits !== '' && <VisuallyHidden>Offline{waits}</VisuallyHidden>}
      </span>
      {!isOnline && (
        <button
          type="button"
          className={styles['offline']}
          data-offline=""
          data-wide={waits === '' ? undefined : ''}
          onClick={onOffline}
        >
          <WifiOff size={18} strokeWidth={2} />
          <span className={styles['words']}>Offline{waits}</span>
        </button>
      )}
    </>
  );
}

function changes(count: number): string {
  return `${count} ${count === 1 ? 'change' : 'changes'}`;
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
