import { keepText, readText } from '../../browser/browserText.ts';

const STORAGE_KEY = 'signed-in';

/**
 * Whether the last visit was signed in, so that the first paint need not wait for the server; scripts cannot read the
 * session cookie. It decides what is shown, never what is allowed.
 */
export function wasSignedIn(): boolean {
  return readText(STORAGE_KEY) !== null;
}

export function rememberSignedIn(isSignedIn: boolean): void {
  keepText(STORAGE_KEY, isSignedIn ? 'true' : null);
}
