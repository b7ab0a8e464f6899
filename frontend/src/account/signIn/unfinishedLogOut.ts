import { ApolloLink } from '@apollo/client';
import { from, switchMap } from 'rxjs';
import { keepText, readText } from '../../browser/browserText.ts';

const STORAGE_KEY = 'log-out-unfinished';
const LOG_OUT_PATH = '/api/auth/logout';

/** The server could not be told of a sign-out: its session is still there, and has to end before anything else. */
export function rememberUnfinishedLogOut(): void {
  keepText(STORAGE_KEY, 'true');
}

/**
 * A link that ends the session of whoever signed out without a connection, before anything is asked for: else the next
 * person at this browser would be that one. While that fails, nothing is asked for.
 */
export function logOutLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (readText(STORAGE_KEY) === null) return forward(operation);
    return from(finishLogOut()).pipe(switchMap(() => forward(operation)));
  });
}

async function finishLogOut(): Promise<void> {
  const answer = await fetch(LOG_OUT_PATH, { method: 'POST', credentials: 'same-origin' });
  // 401: it has ended meanwhile.
  if (!answer.ok && answer.status !== 401) throw new TypeError('The session could not be ended.');
  keepText(STORAGE_KEY, null);
}
