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

/**
 * Into session storage, for this tab's later pages; null removes.
 * @returns success
 */
export function keepTabText(key: string, text: string | null): boolean {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    return true;
  } catch (error) {
    logFailure("The tab's storage could not be written", error);
    return false;
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
  const text = readTabText(key);
  keepTabText(key, null);
  return text;
}

export function forgetTabTexts(): void {
  try {
    sessionStorage.clear();
  } catch (error) {
    logFailure("The tab's storage could not be cleared", error);
  }
}
