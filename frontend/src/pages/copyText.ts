import { t } from '@lingui/core/macro';
import { writeClipboard } from '../browser/clipboard.ts';
import { showToast } from '../ui/feedback/toaster.tsx';

/**
 * Copies a text and says so.
 * @param noun what it is: "Card"
 */
export async function copyText(text: string, noun: string): Promise<void> {
  try {
    await writeClipboard(text);
  } catch {
    // Browsers refuse it without a reason that helps.
    showToast({
      kind: 'error',
      title: t`Error`,
      description: t`The ${noun.toLowerCase()} could not be copied.`,
    });
    return;
  }
  showToast({ kind: 'success', title: t`${noun} copied`, description: t`Paste it anywhere.` });
}
