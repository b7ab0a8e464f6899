import { t } from '@lingui/core/macro';
import { useApolloClient } from '@apollo/client/react';
import { errorMessage } from '../../gql/errorMessage.ts';
import { showError } from '../../ui/feedback/toaster.tsx';
import { IngredientVersionFragmentDoc } from './MealFixes.generated.ts';

/** Changes ingredients, separate plates and signatures of a meal. */
export function useSaveFix() {
  const client = useApolloClient();

  /**
   * Resolves to success; shows the error. The trip's ingredients are read once, also after an error: others may have
   * changed them.
   */
  async function save(work: () => Promise<unknown>): Promise<boolean> {
    let isSaved = true;
    try {
      await work();
    } catch (error) {
      isSaved = false;
      showError(errorMessage(error, t`Check your connection and try again.`), t`Not saved. Try again`);
    }
    // A failed read shows with the data.
    await client.refetchQueries({ include: ['TripIngredients'] }).catch(() => undefined);
    return isSaved;
  }

  /** The ingredient as it is shown. */
  function versioned(id: string) {
    const fragment = { fragment: IngredientVersionFragmentDoc, fragmentName: 'IngredientVersion' };
    const known = client.readFragment({ ...fragment, id: `Ingredient:${id}` });
    return { id, ...(known !== null && { version: known.version }) };
  }

  return { save, versioned };
}
