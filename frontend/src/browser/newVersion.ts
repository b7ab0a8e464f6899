import { hasUnsaved } from './unsaved.ts';

/** Time of this tab's last automatic reload. */
const STORAGE_KEY = 'loaded-anew-at';
/** During a deploy, a reload may get the old version again. */
const NOT_AGAIN_MS = 5 * 60_000;

/**
 * Reloads after a deploy; not with unsaved work, and not twice in a row.
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

/** False without storage, to prevent a reload loop. */
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
