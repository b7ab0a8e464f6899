import { keepText, readText } from '../../browser/browserText.ts';

const STORAGE_KEY = 'signed-in';

/**
 * Whether somebody was signed in here the last time. The session's cookie is not to be read by scripts, and without
 * this hint the first paint would have to wait for the server's answer. It decides what is shown, never what is allowed.
 */
export function wasSignedIn(): boolean {
  return readText(STORAGE_KEY) !== null;
}

/** Keeps the hint for the next visit. */
export function rememberSignedIn(isSignedIn: boolean): void {
  keepText(STORAGE_KEY, isSignedIn ? 'true' : null);
}
