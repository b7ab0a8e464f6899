import { logFailure } from './logFailure.ts';

/** The text in local storage, or null. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    logFailure("The browser's storage could not be read", error);
    return null;
  }
}

/**
 * Stores a text in local storage; null removes it.
 * @returns whether that worked
 */
export function keepText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch (error) {
    logFailure("The browser's storage could not be written", error);
    return false;
  }
}

/** Calls back when another tab changed the text. */
export function watchText(key: string, listener: () => void): void {
  window.addEventListener('storage', (event) => {
    // A null key means that everything was removed.
    if (event.key === key || event.key === null) listener();
  });
}

/** Stores a text for the next page of this tab, if possible. */
export function keepTabText(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch (error) {
    logFailure("The tab's storage could not be written", error);
  }
}

/** Reads and removes the text stored by this tab's previous page. */
export function takeTabText(key: string): string | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text;
  } catch (error) {
    logFailure("The tab's storage could not be read", error);
    return null;
  }
}

export function forgetTabTexts(): void {
  try {
    sessionStorage.clear();
  } catch (error) {
    logFailure("The tab's storage could not be cleared", error);
  }
}
