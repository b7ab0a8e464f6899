import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { dropFromDevice, putOnDevice } from '../browser/store/deviceStore.ts';
import { useOnline } from '../browser/useOnline.ts';
import { DOCUMENTS_HASH } from '../gql/documentsHash.generated.ts';
import { isKept } from './savedTrips.ts';

/** After the answer is in the cache. */
const SAVE_AFTER_MS = 400;

/** Saves a shown recipe, so that it can be read and cooked offline. */
export function useKeptRecipe(recipeId: string, isShown: boolean): void {
  const client = useApolloClient();
  const hasConnection = useOnline();
  useEffect(() => {
    if (!isShown || !hasConnection || !isKept(client)) return undefined;
    const timer = setTimeout(() => void saveRecipe(client, recipeId), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [client, recipeId, isShown, hasConnection]);
}

/** A deleted recipe is not shown offline either. */
export function dropSavedRecipe(recipeId: string): void {
  void dropFromDevice(`recipe:${recipeId}`);
}

async function saveRecipe({ cache }: ApolloClient, recipeId: string): Promise<void> {
  // `extract` returns what `restore` takes, but is typed as unknown.
  const all = cache.extract() as NormalizedCacheObject;
  const key = `Recipe:${recipeId}`;
  const recipe = all[key];
  if (recipe === undefined) return;
  const value = { documents: DOCUMENTS_HASH, savedAt: Date.now(), objects: { [key]: recipe } };
  await putOnDevice([[`recipe:${recipeId}`, () => value]]);
}
