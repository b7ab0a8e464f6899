import { logFailure } from '../browser/logFailure.ts';
import type { WorkerMessage } from '../worker/workerRules.ts';

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
 * A newer worker takes over at once if this page is of its version already: else the old one would bring back its own
 * version without a connection, which may not know what this one keeps. The worker itself sees to it that no page of an
 * older version is disturbed.
 */
function letNewerTakeOver(registration: ServiceWorkerRegistration | undefined): void {
  // Nothing where a tool keeps workers out.
  if (registration === undefined) return;
  askToTakeOver(registration.waiting);
  const follow = (installing: ServiceWorker | null) =>
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') askToTakeOver(installing);
    });
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}

function askToTakeOver(worker: ServiceWorker | null): void {
  // This very file: its name changes with the version of the app.
  worker?.postMessage({ type: 'TAKE_OVER', part: import.meta.url } satisfies WorkerMessage);
}
