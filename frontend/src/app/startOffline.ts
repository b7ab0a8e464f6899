import type { ApolloClient } from '@apollo/client';
import { wasSignedIn } from '../account/signIn/signedInHint.ts';
import { watchOtherPages } from '../browser/store/accountEnd.ts';
import { deviceClaimed, resumeDevice } from '../browser/store/deviceStore.ts';
import { refetchTrips } from '../offline/saved/loadTrips.ts';
import { keepForOffline, outdatedTrips } from '../offline/saved/savedTrips.ts';
import { forgetTabTexts } from '../browser/store/browserText.ts';
import { isOnline } from '../browser/connection.ts';
import { importWithRetry } from '../browser/importWithRetry.ts';
import { leaveForNew } from '../browser/leaveForNew.ts';
import { preventInstallPrompt } from '../browser/installPrompt.ts';
import { logFailure } from '../browser/logFailure.ts';
import { errorCode } from '../gql/errorMessage.ts';
import { watchTyping } from '../browser/unsaved.ts';
import { registerWorker } from './registerWorker.ts';

/** Resolves when the first screen can be shown: offline, with the cached data. */
export async function startOffline(client: ApolloClient): Promise<void> {
  watchOtherPages(() => {
    // Session storage is per tab: each clears its own.
    forgetTabTexts();
    leaveForNew();
  });
  watchTyping();
  const isAssigned = wasSignedIn();
  window.addEventListener('pageshow', ({ persisted }) => {
    // The back-forward cache may show a signed-out account.
    if (persisted && isAssigned) leaveForNew();
  });
  preventInstallPrompt();
  afterLoad(() => {
    registerWorker();
    if (wasSignedIn()) void takeUp(client);
  });
  await keepForOffline(client);
  if (isAssigned && !isOnline()) await readPending(client);
}

/** Else the list would first be shown without what was ticked and added. */
async function readPending(client: ApolloClient): Promise<void> {
  try {
    const [{ tickQueueOf }, { itemQueueOf }] = await Promise.all([
      import('../offline/outbox/useTickQueue.ts'),
      import('../offline/outbox/useItemQueue.ts'),
    ]);
    await resumeDevice();
    await Promise.all([tickQueueOf(client).open(), itemQueueOf(client).open()]);
  } catch (error) {
    logFailure('Pending changes could not be read', error);
  }
}

/** Sends pending ticks and refetches trips of older versions. */
async function takeUp(client: ApolloClient): Promise<void> {
  try {
    const { tickQueueOf } = await importWithRetry(() => import('../offline/outbox/useTickQueue.ts'));
    const { itemQueueOf } = await importWithRetry(() => import('../offline/outbox/useItemQueue.ts'));
    // Else ticks could be sent in another account's name.
    await deviceClaimed();
    void tickQueueOf(client).open();
    void itemQueueOf(client).open();
    const tripIds = isOnline() ? await outdatedTrips() : [];
    if (tripIds.length === 0) return;
    const { WHOLE_TRIP } = await importWithRetry(() => import('../pages/wholeTrip/wholeTrip.ts'));
    await refetchTrips(client, tripIds, WHOLE_TRIP);
  } catch (error) {
    // The page shows a lost connection and an ended session itself.
    if (isOnline() && errorCode(error) !== 'UNAUTHENTICATED')
      logFailure('Offline data could not be loaded', error);
  }
}

/** `load` may be over already. */
function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', work, { once: true });
}
