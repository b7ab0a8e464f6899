import { keepTabText, takeTabText } from '../../browser/browserText.ts';
import type { ToastContent } from './toaster.tsx';

const STORAGE_KEY = 'parting-words';

/** Has the next page of this tab say what happened: this one is about to be loaded anew. */
export function leavePartingWords(content: ToastContent): void {
  keepTabText(STORAGE_KEY, JSON.stringify(content));
}

/** What the page before this one wanted to be said, once; null when that was nothing. */
export function takePartingWords(): ToastContent | null {
  const words = takeTabText(STORAGE_KEY);
  if (words === null) return null;
  try {
    // Nobody but the function above is to put anything there.
    return JSON.parse(words) as ToastContent;
  } catch {
    // Whatever it is, the page starts.
    return null;
  }
}
