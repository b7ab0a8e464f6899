import { keepTabText, takeTabText } from './browserText.ts';
import type { ToastContent } from './toaster.tsx';

const STORAGE_KEY = 'parting-words';

/** Has the next page of this tab say what happened: this one is about to be loaded anew. */
export function leavePartingWords(content: ToastContent): void {
  keepTabText(STORAGE_KEY, JSON.stringify(content));
}

/** What the page before this one wanted to be said, once; null when that was nothing. */
export function takePartingWords(): ToastContent | null {
  // Nobody but the function above puts anything there.
  return JSON.parse(takeTabText(STORAGE_KEY) ?? 'null') as ToastContent | null;
}
