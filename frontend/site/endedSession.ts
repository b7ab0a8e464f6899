import { forgetSession } from '../src/account/signIn/forgetAccount.ts';
// It forgets what it keeps when the account ends.
import '../src/offline/offlineData.ts';

const ME_PATH = '/api/auth/me';

/**
 * Takes out of the browser what a session has left, on a page without the app, if it is over: a page that the browser
 * kept from before somebody signed in says nothing about that.
 * @returns words about it for whoever is there; none when nothing was done
 */
export async function forgetEndedSession(): Promise<string> {
  const { status } = await fetch(ME_PATH, { credentials: 'same-origin' });
  if (status !== 401) return '';
  const { title, text } = await forgetSession();
  return `${title}. ${text}`;
}
