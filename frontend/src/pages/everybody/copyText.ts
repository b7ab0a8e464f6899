import { showToast } from '../../ui/feedback/toaster.tsx';

/** Copies a text and says so. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Browsers refuse it without a reason that helps.
    showToast({ kind: 'error', title: 'Error', description: 'The card could not be copied.' });
    return;
  }
  showToast({ kind: 'success', title: 'Card copied', description: 'Paste it anywhere.' });
}
