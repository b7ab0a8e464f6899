import { hasUnsaved } from './unsaved.ts';

/** Session storage key: when this tab last reloaded itself. */
const STORAGE_KEY = 'loaded-anew-at';
/** During a deploy, the reloaded page may be an old one again. */
const NOT_AGAIN_MS = 5 * 60_000;

/**
 * Reloads the page to get the version after a deploy; not while unsaved work would be lost, and not twice in a row.
 * @returns whether it reloads
 */
export function loadNewVersion(
  reload: () => void = () => window.location.reload(),
  now: number = Date.now(),
): boolean {
  if (hasUnsaved() || !isFirstFor(now)) return false;
  reload();
  return true;
}

/** Without storage it never is: a reload loop would be worse than a question. */
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
