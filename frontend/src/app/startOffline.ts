import type { ApolloClient } from '@apollo/client';
import { wasSignedIn } from '../account/signedInHint.ts';
import { watchOtherPages } from '../gql/accountEnd.ts';
import { keepForOffline } from '../offline/savedTrips.ts';
import { registerWorker } from './registerWorker.ts';

/**
 * What makes the app work without a connection, and leave nothing of an account behind. Resolves when the first screen
 * can be shown: at once with a connection, else when what was kept is in the cache.
 */
export async function startOffline(client: ApolloClient): Promise<void> {
  watchOtherPages(loadAnew);
  const isSomebodys = wasSignedIn();
  window.addEventListener('pageshow', ({ persisted }) => {
    // A page from memory, back after whatever happened on other pages meanwhile.
    if (persisted && isSomebodys) loadAnew();
  });
  // The app has no use for being installed, and its moment would be the browser's.
  window.addEventListener('beforeinstallprompt', (event) => event.preventDefault());
  afterLoad(() => {
    registerWorker();
    // What still waits to be sent goes out on whichever page one begins.
    if (wasSignedIn())
      void import('../ingredient/useTickQueue.ts').then(({ tickQueueOf }) => tickQueueOf(client));
  });
  await keepForOffline(client);
}

function loadAnew(): void {
  // Until the new page is there, nobody sees the old one.
  document.documentElement.hidden = true;
  window.location.reload();
}

/** The `load` event may have passed by the time the app begins. */
function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', work, { once: true });
}
