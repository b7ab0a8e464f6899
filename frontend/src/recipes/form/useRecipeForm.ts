import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { errorField, errorMessage } from '../../gql/errorMessage.ts';
import { useSave } from '../../ui/controls/useSave.ts';
import { changedFields, useVersionedDraft } from '../../ui/controls/useVersionedDraft.ts';
import { firstMessage, zodResolver } from '../../ui/controls/zodResolver.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { useConflict } from '../../forms/useConflict.ts';
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
  const current = useMemo(() => recipeInput(recipe), [recipe]);
  const form = useForm({
    defaultValues: current,
    resolver: zodResolver<RecipeInput, RecipeInput>(recipeParser),
  });
  // Each opening begins with the saved recipe; steps that change meanwhile would take the focus away.
  const draft = useVersionedDraft(form, isOpen ? `recipe.${recipe?.id ?? 'new'}` : null, current, false);
  const conflict = useConflict(null, RECIPE_WORDS, savedValues);

  async function update(id: string, mine: RecipeValues): Promise<boolean> {
    const base = draft.base.current;
    const before = recipeValues(base);
    const asked = conflict.conflict;
    const fields = asked === null ? changedFields(mine, before) : conflict.mineFields();
    // As saved already, here or on the other device.
    if (fields.length === 0) return true;
    const version = asked === null ? base.version : asked.version;
    const changes = Object.entries(mine).filter(([field]) => fields.some((chosen) => chosen === field));
    try {
      const input = { id, ...Object.fromEntries(changes), version };
      await changeRecipe({ variables: { input }, update: forgetRecipeLists });
    } catch (error) {
      if (conflict.ask(error, { changed: fields, mine, before })) return false;
      throw error;
    }
    return true;
  }

  async function send(input: RecipeInput): Promise<boolean> {
    const mine = recipeValues(input);
    try {
      if (recipe !== null && !(await update(recipe.id, mine))) return false;
      conflict.end();
      const id = recipe === null ? await keep(mine) : recipe.id;
      showToast({ kind: 'success', title: 'Recipe saved' });
      onSaved(id);
      return true;
    } catch (error) {
      onRefused(error);
      return false;
    }
  }

  function onRefused(error: unknown): void {
    const description = errorMessage(error, 'Check your connection and try again.');
    const refused = errorField(error);
    const field = FIELD_ORDER.find((known) => known === (refused === 'instructions' ? 'steps' : refused));
    // A conflict is shown instead of the fields; lists cannot take the focus.
    const isInSight =
      field !== undefined && field !== 'ingredients' && field !== 'steps' && conflict.conflict === null;
    if (field !== undefined) form.setError(field, { message: description }, { shouldFocus: isInSight });
    if (!isInSight) showToast({ kind: 'error', title: 'The recipe could not be saved', description });
  }

  const { submit } = useSave(form, {
    send,
    onInvalid: (refused) => {
      const description = firstMessage(refused, FIELD_ORDER);
      showToast({ kind: 'error', title: 'Validation Error', description });
    },
  });

  return {
    form,
    submit,
    isSaving: isKeeping || change.loading,
    conflict,
    /** From the conflict to the form. */
    backToWriting: () => {
      flushSync(conflict.back);
      form.setFocus('name');
    },
    onDiscard: draft.isRestored ? draft.discard : null,
  };
}
