import { select, t } from '@lingui/core/macro';
import { writeClipboard } from '../browser/clipboard.ts';
import { showError, showToast } from '../ui/feedback/toaster.tsx';

/** Copies a text and says so. */
export async function copyText(text: string, noun: 'Card' | 'Share' | 'Transfers' | 'Costs'): Promise<void> {
  try {
    await writeClipboard(text);
  } catch {
    // Browsers refuse it without a reason that helps.
    showError(
      select(noun, {
        Card: 'The card could not be copied.',
        Share: 'The share could not be copied.',
        Transfers: 'The transfers could not be copied.',
        other: 'The costs could not be copied.',
      }),
    );
    return;
  }
  const title = select(noun, {
    Card: 'Card copied',
    Share: 'Share copied',
    Transfers: 'Transfers copied',
    other: 'Costs copied',
  });
  showToast({ kind: 'success', title, description: t`Paste it anywhere.` });
}
