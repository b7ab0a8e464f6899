import { logFailure } from '../browser/logFailure.ts';
import { DATA_CACHE, type WorkerMessage } from '../worker/workerRules.ts';

/** Tells the background worker, where one is active: also of a page that it does not serve (yet). */
export function tellWorker(message: WorkerMessage): void {
  // Not there on a page that came over plain http.
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.getRegistration().then(
    (registration) => registration?.active?.postMessage(message),
    (error: unknown) => logFailure('The background worker could not be notified', error),
  );
}

/** Takes the offline data out of the worker's cache, whether one is active or not. */
export function forgetWorkersData(): void {
  tellWorker({ type: 'CLEAR_CACHE' });
  if (!('caches' in globalThis)) return;
  caches.delete(DATA_CACHE).catch((error: unknown) => logFailure('Offline data could not be removed', error));
}
