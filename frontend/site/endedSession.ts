import { forgetSession } from '../src/account/signIn/forgetAccount.ts';
// Clears its data when the account ends.
import '../src/offline/saved/offlineData.ts';

const ME_PATH = '/api/auth/me';

/**
 * Deletes the data of an ended session; a page cached before the sign-in does not count.
 * @returns the message for the viewer, or ''
 */
export async function forgetEndedSession(): Promise<string> {
  const { status } = await fetch(ME_PATH, { credentials: 'same-origin' });
  if (status !== 401) return '';
  const { title, text } = await forgetSession();
  return `${title}. ${text}`;
}
