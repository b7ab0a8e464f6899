import { hasUnsaved } from './unsaved.ts';

/** In the storage of this tab: when its page was last loaded anew by itself. */
const STORAGE_KEY = 'loaded-anew-at';
/** Within this time not again: while a new version is being installed, the next page may be an old one. */
const NOT_AGAIN_MS = 5 * 60_000;

/**
 * Loads the page anew by itself, for a part of it that the server no longer has: after a deploy that brings the new
 * version. Never while something would be lost, and never twice in a row.
 * @returns whether it does
 */
export function loadNewVersion(
  reload: () => void = () => window.location.reload(),
  now: number = Date.now(),
): boolean {
  if (hasUnsaved() || !isFirstFor(now)) return false;
  reload();
  return true;
}

/** Where nothing can be remembered it is never the first: a loop would be worse than a question. */
function isFirstFor(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(STORAGE_KEY) ?? '0');
    if (now - last < NOT_AGAIN_MS) return false;
    sessionStorage.setItem(STORAGE_KEY, String(now));
    return true;
  } catch {
    return false;
  }
}
