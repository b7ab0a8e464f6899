import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useSaving } from '../../forms/useSaving.ts';
import { useDrafts } from '../../ui/controls/drafts.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import type { EditedFrom } from './MealEditing.tsx';
import { mealDraft } from './useMealEdit.ts';

/** Whether the sheet is edited, from which field on, and how that ends. A draft is edited at once. */
export function useEditMode(mealId: string, canPlan: boolean) {
  const drafts = useDrafts();
  const [editedFrom, editFrom] = useState<EditedFrom | null>(
    drafts.get(mealDraft(mealId)) === undefined ? null : 'name',
  );
  const [wasEdited, setWasEdited] = useState(false);
  const saving = useSaving();

  /** Everything is saved already, but for what was typed last. */
  async function end(isEnd: boolean): Promise<boolean> {
    const isSaved = await saving.flush(isEnd);
    if (saving.takeSaved()) showToast({ kind: 'success', title: t`Meal updated` });
    return isSaved;
  }

  return {
    saving,
    editedFrom: canPlan ? editedFrom : null,
    editFrom,
    wasEdited,
    /** Back to reading. */
    finish: async () => {
      if (!(await end(true))) return;
      setWasEdited(true);
      editFrom(null);
    },
    /** The sheet is closed. */
    leave: () => {
      if (editedFrom !== null) void end(false);
    },
  };
}
