import { isOnline } from '../../browser/connection.ts';
import { logFailure } from '../../browser/logFailure.ts';
import { onAccountEnd } from '../../browser/store/accountEnd.ts';
import { errorCode } from '../../gql/errorMessage.ts';

let endCount = 0;
onAccountEnd(() => {
  endCount += 1;
});

/**
 * Logs failures of a load that starts now, but those that the page shows itself: a lost connection, a removed trip, and a
 * session that ended meanwhile, which clears the cache under the load.
 */
export function loadFailureLog(): (error: unknown) => void {
  const endsBefore = endCount;
  return (error) => {
    const isShown = !isOnline() || ['NOT_FOUND', 'UNAUTHENTICATED'].includes(errorCode(error) ?? '');
    if (!isShown && endCount === endsBefore) logFailure('Offline data could not be loaded', error);
  };
}
