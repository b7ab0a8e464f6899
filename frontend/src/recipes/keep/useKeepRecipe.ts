import type { ApolloCache } from '@apollo/client';
import { freshnessOf } from '../../gql/cache/freshness.ts';
import { useIdempotencyKey } from '../../gql/idempotencyKey.ts';
import type { CreateRecipeInput } from '../../gql/schema.generated.ts';
import { useKeepRecipeMutation } from './KeepRecipe.generated.ts';

/** Lists of recipes are read again when next shown, and at once where they are on the screen. */
export function forgetRecipeLists(cache: ApolloCache): void {
  freshnessOf(cache).forgetNamed('RecipeSearch');
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'recipes' });
}

/** Adds a recipe to the own book; resolves to its id. The same input adds one, by its idempotency key. */
export function useKeepRecipe() {
  const [keepRecipe, { loading }] = useKeepRecipeMutation();
  const idempotencyKey = useIdempotencyKey();

  async function keep(input: CreateRecipeInput): Promise<string> {
    const { data } = await keepRecipe({
      variables: { input },
      context: { headers: idempotencyKey(input) },
      update: forgetRecipeLists,
    });
    if (data === undefined) throw new Error('The server answered without the recipe.');
    return data.createRecipe.recipe.id;
  }

  return { keep, isKeeping: loading };
}
