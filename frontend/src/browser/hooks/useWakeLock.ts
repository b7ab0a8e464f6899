import { useEffect, useState } from 'react';
import { logFailure } from '../logFailure.ts';

/** Keeps the screen on while mounted; browsers end it in a hidden tab. Returns whether it is on. */
export function useWakeLock(): boolean {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    // Missing on plain http and in old browsers.
    if (!('wakeLock' in navigator)) return undefined;
    let isOver = false;
    let lock: WakeLockSentinel | null = null;
    const acquire = async () => {
      if (document.visibilityState !== 'visible' || (lock !== null && !lock.released)) return;
      try {
        const acquired = await navigator.wakeLock.request('screen');
        if (isOver) {
          await acquired.release();
          return;
        }
        lock = acquired;
        setOn(true);
        acquired.addEventListener('release', () => {
          if (!isOver) setOn(false);
        });
      } catch (error) {
        // A low battery refuses it, too.
        if (!(error instanceof DOMException)) logFailure('The screen cannot be kept on', error);
      }
    };
    const onVisibility = () => void acquire();
    void acquire();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisibility);
      void lock?.release();
    };
  }, []);
  return isOn;
}
