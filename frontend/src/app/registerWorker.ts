import { logFailure } from '../browser/logFailure.ts';
import type { WorkerMessage } from '../worker/workerRules.ts';

const WORKER_PATH = '/sw.js';

export function registerWorker(): void {
  // Without TLS, browsers have none.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(WORKER_PATH).then(letNewerTakeOver, (error: unknown) => {
    logFailure('The background worker could not be registered', error);
  });
}

/**
 * Activates a waiting worker of this page's version: offline, the old one would serve its own, which may not know what
 * this one stores.
 */
function letNewerTakeOver(registration: ServiceWorkerRegistration | undefined): void {
  // Some tools block service workers.
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
  // This file's name changes with the version.
  worker?.postMessage({ type: 'TAKE_OVER', part: import.meta.url } satisfies WorkerMessage);
}
