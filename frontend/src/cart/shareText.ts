import { showToast } from '../ui/feedback/toaster.tsx';

/** Hands a text to whatever the device shares with; where it shares with nothing, to the clipboard, and says so. */
export async function shareText(title: string, text: string): Promise<void> {
  // Not every browser has it, whatever the types say.
  const canShare = 'share' in navigator;
  try {
    if (canShare) await navigator.share({ title, text });
    else await navigator.clipboard.writeText(text);
  } catch (error) {
    // Whoever closes the device's own dialog has not failed.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({ kind: 'error', title: 'Error', description: 'The list could not be shared.' });
    return;
  }
  if (!canShare) showToast({ kind: 'success', title: 'List copied', description: 'Paste it anywhere.' });
}
