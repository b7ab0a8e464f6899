import { t } from '@lingui/core/macro';
import { showToast } from '../ui/feedback/toaster.tsx';

/** Saves a choice of the account that takes effect at once; says it if that fails, and returns false. */
export async function saveChoice(save: () => Promise<unknown>): Promise<boolean> {
  try {
    await save();
    return true;
  } catch {
    const description = t`Your choice could not be saved. Please try again.`;
    showToast({ kind: 'error', title: t`Error`, description });
    return false;
  }
}
