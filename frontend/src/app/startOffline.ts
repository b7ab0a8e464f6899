import type { ApolloClient } from '@apollo/client';
import { wasSignedIn } from '../account/signIn/signedInHint.ts';
import { watchOtherPages } from '../browser/accountEnd.ts';
import { deviceClaimed } from '../browser/deviceStore.ts';
import { keepForOffline, outdatedTrips } from '../offline/savedTrips.ts';
import { forgetTabTexts } from '../browser/browserText.ts';
import { isOnline } from '../browser/connection.ts';
import { latePart } from '../browser/latePart.ts';
import { leaveForNew } from '../browser/leaveForNew.ts';
import { logFailure } from '../browser/logFailure.ts';
import { watchTyping } from '../browser/unsaved.ts';
import { registerWorker } from './registerWorker.ts';

/**
 * What makes the app work without a connection, and leave nothing of an account behind. Resolves when the first screen
 * can be shown: at once with a connection, else when what was kept is in the cache.
 */
export async function startOffline(client: ApolloClient): Promise<void> {
  watchOtherPages(() => {
    // Signing out there has forgotten what that tab kept: a tab reads none but its own.
    forgetTabTexts();
    leaveForNew();
  });
  watchTyping();
  const isSomebodys = wasSignedIn();
  window.addEventListener('pageshow', ({ persisted }) => {
    // A page from memory, back after whatever happened on other pages meanwhile.
    if (persisted && isSomebodys) leaveForNew();
  });
  // The app has no use for being installed, and its moment would be the browser's.
  window.addEventListener('beforeinstallprompt', (event) => event.preventDefault());
  afterLoad(() => {
    registerWorker();
    if (wasSignedIn()) void takeUp(client);
  });
  await keepForOffline(client);
}

/** Goes on with what earlier visits left: ticks that wait, on whichever page one begins, and trips of an older version. */
async function takeUp(client: ApolloClient): Promise<void> {
  try {
    const { tickQueueOf } = await latePart(() => import('../ticks/useTickQueue.ts'));
    // Else they could go out in somebody else's name.
    await deviceClaimed();
    void tickQueueOf(client).open();
    const tripIds = isOnline() ? await outdatedTrips() : [];
    if (tripIds.length === 0) return;
    const { readTripsAnew } = await latePart(() => import('../pages/tripData/wholeTrip.ts'));
    await readTripsAnew(client, tripIds);
  } catch (error) {
    logFailure('Offline data could not be loaded', error);
  }
}

/** The `load` event may have passed by the time the app begins. */
function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', work, { once: true });
}
