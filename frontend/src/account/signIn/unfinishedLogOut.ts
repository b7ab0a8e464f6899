import { ApolloLink } from '@apollo/client';
import { from, switchMap } from 'rxjs';
import { keepText, readText } from '../../browser/store/browserText.ts';

const STORAGE_KEY = 'log-out-unfinished';
const LOG_OUT_PATH = '/api/auth/logout';

/** Signed out while offline: the server's session must end first. */
export function rememberUnfinishedLogOut(): void {
  keepText(STORAGE_KEY, 'true');
}

/** Ends the session of an offline sign-out before any other request, so that the next person does not get it. */
export function logOutLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (readText(STORAGE_KEY) === null) return forward(operation);
    return from(finishLogOut()).pipe(switchMap(() => forward(operation)));
  });
}

async function finishLogOut(): Promise<void> {
  const answer = await fetch(LOG_OUT_PATH, { method: 'POST', credentials: 'same-origin' });
  // 401: already ended.
  if (!answer.ok && answer.status !== 401) throw new TypeError('The session could not be ended.');
  keepText(STORAGE_KEY, null);
}
