import { plural, t } from '@lingui/core/macro';
import { useRef } from 'react';
import type { NewIngredientFields } from '../../../../domain/shopping/ingredient/ingredientFields.ts';
import { useIdempotencyKey } from '../../gql/idempotencyKey.ts';
import { errorCode, errorMessage } from '../../gql/errorMessage.ts';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import type { Saving } from '../../forms/useSaving.ts';
import { useAddIngredientsMutation } from './AddIngredients.generated.ts';
import { useDeleteIngredientMutation } from './DeleteIngredient.generated.ts';

type Outcome = { readonly isAdded: true } | { readonly isAdded: false; readonly reason: string | undefined };

/** All or none, in the order of calls; a retry adds no duplicates. */
export function useAddIngredients(tripId: string, mealId: string, saving: Saving) {
  const [deleteIngredient] = useDeleteIngredientMutation();
  const [mutate, { loading }] = useAddIngredientsMutation();
  const idempotencyKey = useIdempotencyKey();
  const addedLists = useRef(0);
  const lastSending = useRef<Promise<unknown>>(Promise.resolve());

  async function send(ingredients: readonly NewIngredientFields[]): Promise<Outcome> {
    const input = { mealId, tripId, ingredients: ingredients.map(asSent) };
    // Adding the same list again needs a new key.
    const headers = idempotencyKey([input, addedLists.current]);
    try {
      const { data } = await mutate({ variables: { input }, context: { headers } });
      const added = data?.addIngredients.meal.ingredients.slice(-ingredients.length) ?? [];
      saving.addStep(() => takeBack(added.map(({ id }) => id)));
    } catch (error) {
      const description = t`Failed to add ingredient. Please try again.`;
      showError(description);
      const isExplained = errorCode(error) === 'BAD_USER_INPUT';
      return { isAdded: false, reason: isExplained ? errorMessage(error, description) : undefined };
    }
    addedLists.current += 1;
    const count = ingredients.length;
    showToast({
      kind: 'success',
      title: plural(count, { one: 'Ingredient added!', other: '# ingredients added' }),
    });
    return { isAdded: true };
  }

  async function takeBack(ids: readonly string[]): Promise<boolean> {
    try {
      for (const id of ids) await deleteIngredient({ variables: { input: { id, tripId } } });
      return true;
    } catch {
      showError(t`Failed to remove ingredient.`);
      return false;
    }
  }

  function addIngredients(ingredients: readonly NewIngredientFields[]): Promise<Outcome> {
    // Answers hold the whole list, so they must not overtake each other.
    const sending = lastSending.current.then(() => send(ingredients));
    lastSending.current = sending;
    return sending;
  }

  return { addIngredients, isAdding: loading };
}

function asSent({ name, quantity = null, unit = null, notes = null, part = null }: NewIngredientFields) {
  return { name, quantity, unit, notes, ...(part !== null && { part }), purchased: false };
}
