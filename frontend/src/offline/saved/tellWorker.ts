import { logFailure } from '../../browser/logFailure.ts';
import { DATA_CACHE, type WorkerMessage } from '../../worker/workerRules.ts';

/** Notifies an active worker, even of a page it does not control. */
export function tellWorker(message: WorkerMessage): void {
  // Missing over plain http.
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.getRegistration().then(
    (registration) => registration?.active?.postMessage(message),
    (error: unknown) => logFailure('The background worker could not be notified', error),
  );
}

/** Deletes the worker's cached data, even without an active worker. */
export function forgetWorkersData(): void {
  tellWorker({ type: 'CLEAR_CACHE' });
  if (!('caches' in globalThis)) return;
  caches.delete(DATA_CACHE).catch((error: unknown) => logFailure('Offline data could not be removed', error));
}
