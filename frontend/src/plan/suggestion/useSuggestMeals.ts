import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import { grouped } from '../../../../domain/text/grouped.ts';
import { mealTypeOf } from '../../gql/mealEnums.ts';
import type { SuggestMealsInput } from '../../gql/schema.generated.ts';
import { mealTimeKey } from '../../../../domain/plan/mealTime.ts';
import { useSuggestMealsMutation, type SuggestMealsMutation } from './SuggestMeals.generated.ts';

export type Suggestions = SuggestMealsMutation['suggestMeals'];

/** The dishes of each filled slot, the first one first. */
export function filledSlots({ updatedMeals }: Pick<Suggestions, 'updatedMeals'>) {
  const dishes = updatedMeals.map((meal) => ({ ...meal, type: mealTypeOf(meal.type) }));
  return [...grouped(dishes, mealTimeKey).values()];
}

export type FilledDish = ReturnType<typeof filledSlots>[number][number];

/**
 * `suggest` resolves to null if stopped, by `stop` or unmounting; the plan is refetched, since the server may have
 * finished.
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
        // Failures show with the data.
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
