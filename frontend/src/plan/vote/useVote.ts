import { t } from '@lingui/core/macro';
import { useCallback, useRef } from 'react';
import { errorMessage } from '../../gql/errorMessage.ts';
import type { Vote } from '../../gql/schema.generated.ts';
import { showError } from '../../ui/feedback/toaster.tsx';
import type { Meal } from '../slot.ts';
import { useVoteOnMealMutation } from './VoteOnMeal.generated.ts';
import { afterVote } from './votes.ts';

/** Votes optimistically; rolled back if the server refuses. */
export function useVote(): (meal: Meal, vote: Vote) => Promise<void> {
  const [voteOnMeal] = useVoteOnMealMutation();
  const inFlight = useRef(new Set<string>());
  return useCallback(
    async (meal, voteType) => {
      // One vote in flight per meal, so that none overtakes another.
      if (inFlight.current.has(meal.id)) return;
      inFlight.current.add(meal.id);
      const voted = { __typename: 'Meal' as const, id: meal.id, ...afterVote(meal, voteType) };
      try {
        await voteOnMeal({
          variables: { input: { mealId: meal.id, tripId: meal.tripId, voteType } },
          optimisticResponse: { voteOnMeal: { meal: voted } },
        });
      } catch (error) {
        showError(errorMessage(error, t`Failed to vote on meal`));
      } finally {
        inFlight.current.delete(meal.id);
      }
    },
    [voteOnMeal],
  );
}
