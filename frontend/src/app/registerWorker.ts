import { logFailure } from '../browser/logFailure.ts';
import type { WorkerMessage } from '../worker/workerRules.ts';

const WORKER_PATH = '/sw.js';

export function registerWorker(): void {
  // Without TLS, browsers have none.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(WORKER_PATH).then(showNewer, (error: unknown) => {
    logFailure('The background worker could not be registered', error);
  });
}

/**
 * Offline, the active worker shall show this page's version, once it is installed: an older one may not know what this
 * one stores.
 */
function showNewer(registration: ServiceWorkerRegistration | undefined): void {
  // Some tools block service workers.
  if (registration === undefined) return;
  askToBeShown(registration.waiting);
  const follow = (installing: ServiceWorker | null) =>
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') askToBeShown(installing);
    });
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}

function askToBeShown(worker: ServiceWorker | null): void {
  // This file's name changes with the version.
  worker?.postMessage({ type: 'SHOW_THIS_VERSION', part: import.meta.url } satisfies WorkerMessage);
}
