import { select, t } from '@lingui/core/macro';
import { writeClipboard } from '../../browser/clipboard.ts';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';

interface Shared {
  readonly title: string;
  readonly text: string;
  readonly noun: 'List' | 'Question';
}

/** Shares a text; without the Web Share API copies it to the clipboard. */
export async function shareText({ title, text, noun }: Shared): Promise<void> {
  // Missing in some browsers, unlike in the types.
  const canShare = 'share' in navigator;
  try {
    if (canShare) await navigator.share({ title, text });
    else await writeClipboard(text);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showError(
      select(noun, { List: 'The list could not be shared.', other: 'The question could not be shared.' }),
    );
    return;
  }
  const copied = select(noun, { List: 'List copied', other: 'Question copied' });
  if (!canShare) showToast({ kind: 'success', title: copied, description: t`Paste it anywhere.` });
}
