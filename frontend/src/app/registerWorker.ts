import { logFailure } from '../ui/logFailure.ts';

const WORKER_PATH = '/sw.js';

/** Registers the worker that keeps the app itself for the time without a connection. Where there is none, it is logged. */
export function registerWorker(): void {
  if (import.meta.env.DEV) return;
  if (!('serviceWorker' in navigator)) {
    logFailure('The background worker is not available', null);
    return;
  }
  navigator.serviceWorker.register(WORKER_PATH).then(letNewerTakeOver, (error: unknown) => {
    logFailure('The background worker could not be registered', error);
  });
}

/**
 * A newer worker that waits takes over if this is the only page: it has just begun, so that nothing is typed here yet,
 * and what it may still load is kept beside the newer version's.
 */
function letNewerTakeOver(registration: ServiceWorkerRegistration | undefined): void {
  // Nothing where a tool keeps workers out.
  registration?.waiting?.postMessage({ type: 'TAKE_OVER' });
}
