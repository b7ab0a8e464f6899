import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { showToast } from '../../ui/feedback/toaster.tsx';

const SAVED_MS = 2000;

interface SaveChoice {
  /** For two seconds after a choice was saved. */
  readonly isSaved: boolean;
  /** Saves a choice of the account that takes effect at once; says it if that fails, and returns false. */
  readonly saveChoice: (save: () => Promise<unknown>) => Promise<boolean>;
}

export function useSaveChoice(): SaveChoice {
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    if (!isSaved) return;
    const timer = setTimeout(() => setSaved(false), SAVED_MS);
    return () => clearTimeout(timer);
  }, [isSaved]);
  const saveChoice = async (save: () => Promise<unknown>) => {
    setSaved(false);
    try {
      await save();
      setSaved(true);
      return true;
    } catch {
      const description = t`Your choice could not be saved. Please try again.`;
      showToast({ kind: 'error', title: t`Error`, description });
      return false;
    }
  };
  return { isSaved, saveChoice };
}
