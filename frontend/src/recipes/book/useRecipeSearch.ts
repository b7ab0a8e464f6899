import { t } from '@lingui/core/macro';
import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorMessage } from '../../gql/errorMessage.ts';
import { useFailure } from '../../gql/useFailure.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import {
  RecipeSearchDocument,
  useRecipeSearchQuery,
  type RecipeRowFragment,
  type RecipeSearchQuery,
  type RecipeSearchQueryVariables,
} from '../RecipeRow.generated.ts';

type Search = Omit<RecipeSearchQueryVariables, 'after' | 'limit'>;

interface LaterPages {
  readonly key: string;
  /** They continue this one: once it is read again, rows may have moved. */
  readonly first: RecipeSearchQuery['recipes'] | undefined;
  readonly recipes: readonly RecipeRowFragment[];
  readonly next: string | null;
}

const PAGE = 20;

/** The recipes that a search finds, page by page; a new search shows the last one's rows until its own are there. */
export function useRecipeSearch(search: Search) {
  const client = useApolloClient();
  const variables = { ...search, limit: PAGE };
  const key = JSON.stringify(variables);
  const answer = useRecipeSearchQuery({ variables });
  const [later, setLater] = useState<LaterPages | null>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const failure = useFailure(answer.error, answer.data !== undefined, key);
  const page = (answer.data ?? (failure === null ? answer.previousData : undefined))?.recipes;
  const more = later?.key === key && later.first === page ? later : null;
  // Each new array is saved on the device, so it stays the same while nothing changes.
  const recipes = useMemo(
    () => (page === undefined ? null : [...page.recipes, ...(more?.recipes ?? [])]),
    [page, more],
  );
  const next = (more === null ? page?.next : more.next) ?? null;

  const nextPage = { query: RecipeSearchDocument, variables: { ...variables, after: next } };

  async function showMore(): Promise<void> {
    if (isLoadingMore) return;
    setLoadingMore(true);
    try {
      const { data } = await client.query(nextPage);
      if (data === undefined) return;
      const rows = [...(more?.recipes ?? []), ...data.recipes.recipes];
      flushSync(() => setLater({ key, first: page, recipes: rows, next: data.recipes.next }));
    } catch (error) {
      const description = errorMessage(error, t`Check your connection and try again.`);
      showToast({ kind: 'error', title: t`This did not load.`, description });
    } finally {
      setLoadingMore(false);
    }
  }

  return {
    isStale: answer.data === undefined,
    /** Null until loaded. */
    recipes,
    error: page === undefined ? failure : null,
    isRetrying: answer.loading,
    retry: () => void answer.refetch(),
    /** Resolves when the next page is shown, or its failure; null after the last page. */
    showMore: next === null ? null : showMore,
    /** Whether the next page can be shown without a connection. */
    isNextSaved: () => client.readQuery(nextPage) !== null,
    isLoadingMore,
  };
}
