import { t } from '@lingui/core/macro';
import { useMemo, useRef } from 'react';
import { errorField, errorMessage } from '../../gql/errorMessage.ts';
import { firstMessage } from '../../ui/controls/zodResolver.ts';
import { showError } from '../../ui/feedback/toaster.tsx';
import { useEntityForm } from '../../forms/useEntityForm.ts';
import type { BookRecipeFragment } from '../BookRecipe.generated.ts';
import { useChangeRecipeMutation } from '../keep/KeepRecipe.generated.ts';
import { forgetRecipeLists, useKeepRecipe } from '../keep/useKeepRecipe.ts';
import {
  recipeInput,
  recipeParser,
  recipeValues,
  savedValues,
  type RecipeInput,
  type RecipeValues,
} from './recipeForm.ts';
import { RECIPE_WORDS } from './recipeWords.ts';

const FIELD_ORDER = [
  ...(['name', 'description', 'servings', 'minutes', 'ingredients', 'steps'] as const),
  ...(['sourceName', 'sourceUrl'] as const),
];

interface RecipeFormOptions {
  /** Null writes a new one. */
  readonly recipe: BookRecipeFragment | null;
  readonly isOpen: boolean;
  readonly onSaved: (recipeId: string) => void;
}

/** Form of an own recipe; a conflict with a change on another device is asked about in its place. */
export function useRecipeForm({ recipe, isOpen, onSaved }: RecipeFormOptions) {
  const { keep, isKeeping } = useKeepRecipe();
  const [changeRecipe, change] = useChangeRecipeMutation();
  const keptId = useRef<string | null>(null);
  const current = useMemo(() => recipeInput(recipe), [recipe]);
  const { form, isRestored, discard, ...entity } = useEntityForm<RecipeInput, RecipeValues>({
    tripId: null,
    // Each opening begins with the saved recipe; steps that change meanwhile would take the focus away.
    key: isOpen ? `recipe.${recipe?.id ?? 'new'}` : null,
    current,
    isFollowing: false,
    isNew: recipe === null,
    schema: recipeParser,
    words: RECIPE_WORDS,
    before: recipeValues,
    theirs: savedValues,
    save: async (mine, fields, version) => {
      if (recipe === null) keptId.current = await keep(mine);
      // As saved already, here or on the other device.
      if (recipe === null || fields.length === 0) return null;
      const changes = Object.entries(mine).filter(([field]) => fields.some((chosen) => chosen === field));
      const input = { id: recipe.id, ...Object.fromEntries(changes), version };
      await changeRecipe({ variables: { input }, update: forgetRecipeLists });
      return null;
    },
    saved: t`Recipe saved`,
    failure: showRefusal,
    onInvalid: (refused) => {
      showError(firstMessage(refused, FIELD_ORDER), t`Validation Error`);
    },
    onSaved: () => {
      const id = recipe?.id ?? keptId.current;
      if (id !== null) onSaved(id);
    },
    focus: () => 'name',
  });

  /** At its field, and as a toast if that is out of sight. */
  function showRefusal(error: unknown): null {
    const description = errorMessage(error, t`Check your connection and try again.`);
    const refused = errorField(error);
    const field = FIELD_ORDER.find((known) => known === (refused === 'instructions' ? 'steps' : refused));
    // A conflict is shown instead of the fields; lists cannot take the focus.
    const isHidden = field === 'ingredients' || field === 'steps' || entity.conflict.conflict !== null;
    if (field !== undefined) form.setError(field, { message: description }, { shouldFocus: !isHidden });
    if (field === undefined || isHidden) showError(description, t`The recipe could not be saved`);
    return null;
  }

  return { ...entity, form, isSaving: isKeeping || change.loading, onDiscard: isRestored ? discard : null };
}
