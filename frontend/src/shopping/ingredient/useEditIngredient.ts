import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { errorCode, errorMessage } from '../../gql/errorMessage.ts';
import { useDrafts } from '../../ui/controls/drafts.ts';
import { useSave } from '../../ui/controls/useSave.ts';
import { changedFields, useVersionedDraft } from '../../ui/controls/useVersionedDraft.ts';
import { firstMessage, zodResolver } from '../../ui/controls/zodResolver.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { useDialogPart } from '../../ui/layout/dialogPart.ts';
import { useConflict } from '../../forms/useConflict.ts';
import { useEditIngredientMutation } from './EditIngredient.generated.ts';
import {
  editOf,
  INGREDIENT_WORDS,
  ingredientChange,
  ingredientEditDraft,
  ingredientEditFields,
  valuesBefore,
  valuesOf,
  type IngredientEdit,
  type IngredientValues,
} from './ingredientEdit.ts';
import type { IngredientRowFragment } from './IngredientRow.generated.ts';

const FIELD_ORDER = ['name', 'quantity', 'unit', 'notes', 'alternatives'] as const;

/** Form and mutation of an ingredient's row; a conflict is asked about in its place. */
export function useEditIngredient(tripId: string, ingredient: IngredientRowFragment, onDone: () => void) {
  const [editIngredient, { loading }] = useEditIngredientMutation();
  const current = editOf(ingredient);
  const form = useForm({
    defaultValues: current,
    resolver: zodResolver<IngredientEdit, IngredientValues>(ingredientEditFields),
  });
  const draftKey = ingredientEditDraft(ingredient.id);
  const drafts = useDrafts();
  // A draft opens with the dialog, whose first field has the focus.
  const [takesFocus] = useState(() => drafts.get(draftKey) === undefined);
  const { isRestored, discard, base } = useVersionedDraft(form, draftKey, current);
  const conflict = useConflict(tripId, INGREDIENT_WORDS, valuesOf);

  async function send(mine: IngredientValues): Promise<boolean> {
    const before = valuesBefore(base.current);
    const changed = changedFields(mine, before);
    const asked = conflict.conflict;
    const fields = asked === null ? changed : conflict.mineFields();
    if (changed.length === 0) return true;
    const version = asked === null ? base.current.version : asked.version;
    try {
      const change = ingredientChange(mine, fields);
      await editIngredient({ variables: { input: { id: ingredient.id, ...change, version } } });
    } catch (error) {
      if (!conflict.ask(error, { changed: fields, mine, before })) showFailure(error);
      return false;
    }
    showToast({ kind: 'success', title: 'Ingredient updated' });
    return true;
  }

  const { save, submit } = useSave(form, {
    send,
    onSaved: onDone,
    onInvalid: (errors) => {
      const isMissing = errors.name?.message === 'Please enter an ingredient name.';
      const title = isMissing ? 'Missing name' : 'Validation Error';
      showToast({ kind: 'error', title, description: firstMessage(errors, FIELD_ORDER) });
    },
  });

  /** From the conflict to the first field in question. */
  function backToWriting(): void {
    const [first = 'name'] = conflict.conflict?.asked ?? [];
    flushSync(conflict.back);
    form.setFocus(first === 'alternatives' ? 'name' : first);
  }
  useDialogPart(form.formState.isDirty, save);
  return { form, conflict, backToWriting, isRestored, discard, isSaving: loading, submit, takesFocus };
}

function showFailure(error: unknown): void {
  const failed = 'Failed to update ingredient.';
  const isExplained = errorCode(error) === 'BAD_USER_INPUT';
  const description = isExplained ? errorMessage(error, failed) : failed;
  showToast({ kind: 'error', title: 'Error', description });
}
