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

/** Keeps a text for the next page of this tab. Where that cannot be done, the next page does without. */
export function keepTabText(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch (error) {
    logFailure('Nothing could be kept in the tab', error);
  }
}

/** Takes the text out that the page before this one kept in the tab; null when there is none. */
export function takeTabText(key: string): string | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text;
  } catch (error) {
    logFailure('What the tab keeps could not be read', error);
    return null;
  }
}

/** Forgets all that this tab keeps for itself. */
export function forgetTabTexts(): void {
  try {
    sessionStorage.clear();
  } catch (error) {
    logFailure('What the tab keeps could not be forgotten', error);
  }
}
