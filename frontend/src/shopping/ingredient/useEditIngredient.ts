import { useState } from 'react';
import { errorCode, errorMessage } from '../../gql/errorMessage.ts';
import { useDrafts } from '../../ui/controls/drafts.ts';
import { firstMessage } from '../../ui/controls/zodResolver.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { useEntityForm } from '../../forms/useEntityForm.ts';
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
  const key = ingredientEditDraft(ingredient.id);
  const drafts = useDrafts();
  // A draft opens with the dialog, whose first field has the focus.
  const [takesFocus] = useState(() => drafts.get(key) === undefined);
  const entity = useEntityForm<IngredientEdit, IngredientValues>({
    tripId,
    key,
    current: editOf(ingredient),
    schema: ingredientEditFields,
    words: INGREDIENT_WORDS,
    before: valuesBefore,
    theirs: valuesOf,
    save: async (mine, fields, version) => {
      const input = { id: ingredient.id, tripId, ...ingredientChange(mine, fields), version };
      await editIngredient({ variables: { input } });
      return null;
    },
    saved: 'Ingredient updated',
    failure,
    onInvalid: (errors) => {
      const isMissing = errors.name?.message === 'Please enter an ingredient name.';
      const title = isMissing ? 'Missing name' : 'Validation Error';
      showToast({ kind: 'error', title, description: firstMessage(errors, FIELD_ORDER) });
    },
    onSaved: onDone,
    focus: (asked) => (asked === undefined || asked === 'alternatives' ? 'name' : asked),
  });
  return { ...entity, isSaving: loading, takesFocus };
}

function failure(error: unknown): string {
  const failed = 'Failed to update ingredient.';
  return errorCode(error) === 'BAD_USER_INPUT' ? errorMessage(error, failed) : failed;
}
