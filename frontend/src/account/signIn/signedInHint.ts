import { keepText, readText } from '../../browser/store/browserText.ts';

const STORAGE_KEY = 'signed-in';

/** Lets the first paint not wait for the server; decides what is shown, never what is allowed. */
export function wasSignedIn(): boolean {
  return readText(STORAGE_KEY) !== null;
}

export function rememberSignedIn(isSignedIn: boolean): void {
  keepText(STORAGE_KEY, isSignedIn ? 'true' : null);
}
