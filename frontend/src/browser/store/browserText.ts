import { logFailure } from '../logFailure.ts';

export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    logFailure("The browser's storage could not be read", error);
    return null;
  }
}

/**
 * Into local storage; null removes.
 * @returns success
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

export function watchText(key: string, listener: () => void): void {
  window.addEventListener('storage', (event) => {
    // Null: everything was removed.
    if (event.key === key || event.key === null) listener();
  });
}

/** Stores a text for this tab's next page. */
export function keepTabText(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch (error) {
    logFailure("The tab's storage could not be written", error);
  }
}

export function readTabText(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch (error) {
    logFailure("The tab's storage could not be read", error);
    return null;
  }
}

/** Reads and removes the previous page's text. */
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
