import { useCallback, useRef } from 'react';
import { errorMessage } from '../../gql/errorMessage.ts';
import type { Vote } from '../../gql/schema.generated.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import type { Meal } from '../slot.ts';
import { useVoteOnMealMutation } from './VoteOnMeal.generated.ts';
import { afterVote } from './votes.ts';

/** Votes on a meal: seen at once, and taken off again when the server refuses. */
export function useVote(): (meal: Meal, vote: Vote) => Promise<void> {
  const [voteOnMeal] = useVoteOnMealMutation();
  const onTheirWay = useRef(new Set<string>());
  return useCallback(
    async (meal, voteType) => {
      // Two votes of one person that overtake each other would leave the one that was not meant.
      if (onTheirWay.current.has(meal.id)) return;
      onTheirWay.current.add(meal.id);
      const voted = { __typename: 'Meal' as const, id: meal.id, ...afterVote(meal, voteType) };
      try {
        await voteOnMeal({
          variables: { input: { mealId: meal.id, voteType } },
          optimisticResponse: { voteOnMeal: { meal: voted } },
        });
      } catch (error) {
        const description = errorMessage(error, 'Failed to vote on meal');
        showToast({ kind: 'error', title: 'Error', description });
      } finally {
        onTheirWay.current.delete(meal.id);
      }
    },
    [voteOnMeal],
  );
}
