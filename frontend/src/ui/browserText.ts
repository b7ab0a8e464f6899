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

/** Keeps a text in the browser, or with null forgets it; where there is no room for it, nothing is kept. */
export function keepText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch (error) {
    logFailure('Nothing could be kept in the browser', error);
  }
}
