import { logFailure } from './logFailure.ts';

/** A text that the browser keeps under a key; null when there is none, or none can be read. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    logFailure('What the browser keeps could not be read', error);
    return null;
  }
}

/**
 * Keeps a text in the browser, or with null forgets it; where there is no room for it, nothing is kept.
 * @returns whether that was done
 */
export function keepText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch (error) {
    logFailure('Nothing could be kept in the browser', error);
    return false;
  }
}

/** Calls back when another page of this browser has kept or forgotten the text under a key. */
export function watchText(key: string, listener: () => void): void {
  window.addEventListener('storage', (event) => {
    // Without a key all of them are gone.
    if (event.key === key || event.key === null) listener();
  });
}

/** Forgets all that this tab keeps for itself. */
export function forgetTabTexts(): void {
  try {
    sessionStorage.clear();
  } catch (error) {
    logFailure('What the tab keeps could not be forgotten', error);
  }
}
