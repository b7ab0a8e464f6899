import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import type { SuggestMealsInput } from '../gql/schema.generated.ts';
import { useSuggestMealsMutation, type SuggestMealsMutation } from './SuggestMeals.generated.ts';

/** What the server answers: the meals that it filled, and the slots that stay empty. */
export type Suggestions = SuggestMealsMutation['suggestMeals'];

/**
 * Asks for suggestions, which come with their ingredients, so that whatever opens them later need not wait. `suggest`
 * is null when it was stopped: by `stop`, or since the screen is gone; then the plan is read anew, as the server may
 * have been faster. It rejects when it fails.
 */
export function useSuggestMeals() {
  const client = useApolloClient();
  const [suggestMeals] = useSuggestMealsMutation();
  const call = useRef<AbortController | null>(null);
  const stop = useCallback(() => call.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const suggest = useCallback(
    async (input: SuggestMealsInput): Promise<Suggestions | null> => {
      const own = new AbortController();
      call.current = own;
      try {
        const context = { fetchOptions: { signal: own.signal } };
        const { data } = await suggestMeals({ variables: { input }, context });
        if (data === undefined) throw new Error('The server answered without suggestions.');
        return data.suggestMeals;
      } catch (error) {
        if (!own.signal.aborted) throw error;
        // What cannot be read now says so where it is shown.
        void client.refetchQueries({ include: 'active' });
        return null;
      } finally {
        if (call.current === own) call.current = null;
      }
    },
    [client, suggestMeals],
  );

  return { suggest, stop };
}
