import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { dropFromDevice, putOnDevice } from '../../browser/store/deviceStore.ts';
import { useAnswering } from '../../browser/useOnline.ts';
import { DOCUMENTS_HASH } from '../../gql/documentsHash.generated.ts';
import { isKept } from './savedTrips.ts';

/** After the answer is in the cache. */
const SAVE_AFTER_MS = 400;

/** Root fields of the cache: pages of the recipe book's first list, without a search. */
const OWN_LIST = /^recipes\(\{("after":"[^"]*",)?"limit":\d+,"search":null,"sources":\["OWN","SHARED"\]\}\)$/;

/** Saves a shown recipe, so that it can be read and cooked offline. */
export function useKeptRecipe(recipeId: string, isShown: boolean): void {
  const client = useApolloClient();
  const isAnswering = useAnswering();
  useEffect(() => {
    if (!isShown || !isAnswering || !isKept(client)) return undefined;
    const timer = setTimeout(() => void saveRecipe(client, recipeId), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [client, recipeId, isShown, isAnswering]);
}

/**
 * Saves the shown pages of the viewer's own list and of what is shared with them, so that it can be read offline.
 * @param recipes shown rows; null while loading, and for other lists
 */
export function useKeptRecipeList(recipes: readonly unknown[] | null): void {
  const client = useApolloClient();
  const isAnswering = useAnswering();
  useEffect(() => {
    if (recipes === null || !isAnswering || !isKept(client)) return undefined;
    const timer = setTimeout(() => void saveList(client), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [client, recipes, isAnswering]);
}

/** A deleted recipe is not shown offline either; the list is saved again when next shown. */
export function dropSavedRecipe(recipeId: string): void {
  void dropFromDevice(`recipe:${recipeId}`, 'recipe:list');
}

async function saveRecipe(client: ApolloClient, recipeId: string): Promise<void> {
  const key = `Recipe:${recipeId}`;
  const recipe = extracted(client)[key];
  if (recipe !== undefined) await put(recipeId, { [key]: recipe });
}

async function saveList(client: ApolloClient): Promise<void> {
  const pages = Object.entries(extracted(client)['ROOT_QUERY'] ?? {}).filter(([field]) =>
    OWN_LIST.test(field),
  );
  await put('list', { ROOT_QUERY: { __typename: 'Query', ...Object.fromEntries(pages) } });
}

async function put(name: string, objects: NormalizedCacheObject): Promise<void> {
  const value = { documents: DOCUMENTS_HASH, savedAt: Date.now(), objects };
  await putOnDevice([[`recipe:${name}`, () => value]]);
}

function extracted({ cache }: ApolloClient): NormalizedCacheObject {
  // `extract` returns what `restore` takes, but is typed as unknown.
  return cache.extract() as NormalizedCacheObject;
}
