import { keepTabText, takeTabText } from '../../browser/browserText.ts';
import type { ToastContent } from './toastContent.ts';

const STORAGE_KEY = 'toast-after-reload';

/** Keeps a notification for the next page of this tab. */
export function keepToastForReload(content: ToastContent): void {
  keepTabText(STORAGE_KEY, JSON.stringify(content));
}

/** Takes the notification that the previous page of this tab kept; null for none. */
export function takeToastAfterReload(): ToastContent | null {
  const text = takeTabText(STORAGE_KEY);
  if (text === null) return null;
  try {
    // Only the function above writes this key.
    return JSON.parse(text) as ToastContent;
  } catch {
    // A broken text must not keep the page from starting.
    return null;
  }
}
