import { t } from '@lingui/core/macro';
import { errorMessage } from '../gql/errorMessage.ts';
import { showToast } from '../ui/feedback/toaster.tsx';
import type { ToastContent } from '../ui/feedback/toastContent.ts';

/** The Undo of a toast. A failure is said in a toast, too, with Undo again: what was open then may be closed by now. */
export function undoAction(undo: () => Promise<unknown>): NonNullable<ToastContent['action']> {
  let isUsed = false;
  const action = {
    label: t`Undo`,
    onClick: () => {
      // The toast takes a second click while it leaves.
      if (isUsed) return;
      isUsed = true;
      void undo().catch((error: unknown) => {
        isUsed = false;
        const description = errorMessage(error, t`Check your connection and try again.`);
        showToast({ kind: 'error', title: t`Not undone`, description, action });
      });
    },
  };
  return action;
}
