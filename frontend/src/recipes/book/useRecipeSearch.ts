import { useApolloClient } from '@apollo/client/react';
import { useLaterPages } from '../../gql/useLaterPages.ts';
import {
  RecipeSearchDocument,
  useRecipeSearchQuery,
  type RecipeRowFragment,
  type RecipeSearchQuery,
  type RecipeSearchQueryVariables,
} from '../RecipeRow.generated.ts';

type Search = Omit<RecipeSearchQueryVariables, 'after' | 'limit'>;

type RecipePage = RecipeSearchQuery['recipes'];

const PAGE = 20;

/** The recipes that a search finds, page by page; a new search shows the last one's rows until its own are there. */
export function useRecipeSearch(search: Search) {
  const client = useApolloClient();
  const variables = { ...search, limit: PAGE };
  const key = JSON.stringify(variables);
  const answer = useRecipeSearchQuery({ variables });
  const page = (answer.data ?? (answer.error === undefined ? answer.previousData : undefined))?.recipes;
  const pageAfter = (after: string | null) => ({
    query: RecipeSearchDocument,
    variables: { ...variables, after },
  });
  const { rows, next, ...more } = useLaterPages(
    key,
    page,
    rowsOf,
    async (after) => (await client.query(pageAfter(after))).data?.recipes,
  );

  return {
    isStale: answer.data === undefined,
    /** Null until loaded. */
    recipes: rows,
    error: page === undefined ? answer.error : undefined,
    isRetrying: answer.loading,
    retry: () => void answer.refetch(),
    /** Whether the next page can be shown without a connection. */
    isNextSaved: () => client.readQuery(pageAfter(next)) !== null,
    ...more,
  };
}

function rowsOf({ recipes }: RecipePage): readonly RecipeRowFragment[] {
  return recipes;
}
