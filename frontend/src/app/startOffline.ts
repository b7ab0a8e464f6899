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
 * Starts offline support. Resolves when the first screen can be shown: at once online, else when cached data are
 * loaded.
 */
export async function startOffline(client: ApolloClient): Promise<void> {
  watchOtherPages(() => {
    // A tab reads its own session storage only, so a sign-out elsewhere clears it here.
    forgetTabTexts();
    leaveForNew();
  });
  watchTyping();
  const isAssigned = wasSignedIn();
  window.addEventListener('pageshow', ({ persisted }) => {
    // A page from the back-forward cache may show an account that signed out meanwhile.
    if (persisted && isAssigned) leaveForNew();
  });
  // The app does not offer to be installed.
  window.addEventListener('beforeinstallprompt', (event) => event.preventDefault());
  afterLoad(() => {
    registerWorker();
    if (wasSignedIn()) void takeUp(client);
  });
  await keepForOffline(client);
}

/** Resumes pending ticks, and trips stored by an older version. */
async function takeUp(client: ApolloClient): Promise<void> {
  try {
    const { tickQueueOf } = await latePart(() => import('../ticks/useTickQueue.ts'));
    // Else the ticks could be sent in another account's name.
    await deviceClaimed();
    void tickQueueOf(client).open();
    const tripIds = isOnline() ? await outdatedTrips() : [];
    if (tripIds.length === 0) return;
    const { refetchTrips } = await latePart(() => import('../pages/tripData/wholeTrip.ts'));
    await refetchTrips(client, tripIds);
  } catch (error) {
    logFailure('Offline data could not be loaded', error);
  }
}

/** The `load` event may be over already. */
function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', work, { once: true });
}
