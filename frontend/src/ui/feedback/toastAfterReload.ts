import { keepTabText, takeTabText } from '../../browser/store/browserText.ts';
import type { ToastContent } from './toastContent.ts';

const STORAGE_KEY = 'toast-after-reload';

/** Stores a toast for the next page of this tab. */
export function keepToastForReload(content: ToastContent): void {
  keepTabText(STORAGE_KEY, JSON.stringify(content));
}

/** Takes the stored toast; null for none. */
export function takeToastAfterReload(): ToastContent | null {
  const text = takeTabText(STORAGE_KEY);
  if (text === null) return null;
  try {
    // Only keepToastForReload writes this key.
    return JSON.parse(text) as ToastContent;
  } catch {
    // Corrupt text must not stop the page.
    return null;
  }
}
