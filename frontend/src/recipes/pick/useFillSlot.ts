import { t } from '@lingui/core/macro';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { errorCode, errorMessage } from '../../gql/errorMessage.ts';
import { oneLine } from '../../labels/plainText.ts';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import type { RecipeFitFragment } from '../BookRecipe.generated.ts';
import { swappedText } from '../fitTexts.ts';
import { shortSlotLabel } from '../recipeTexts.ts';
import { slotInput, type RecipeSlot } from '../slotAddress.ts';
import { isEmptySlot, isNewMeal, lossesOf, type Losses } from './emptySlot.ts';
import { useFillMealMutation } from './FillMeal.generated.ts';
import { useTakeOut } from './useTakeOut.ts';

/** A recipe on its way into a slot. */
export interface PickedRecipe {
  readonly id: string;
  readonly name: string;
  /** Of its verdict: they are made. */
  readonly swaps: RecipeFitFragment['swaps'];
}

/** What to ask before a dish is replaced. */
export interface ReplaceQuestion {
  readonly picked: PickedRecipe;
  /** Of the server: what is in the slot, or what was bought for it. */
  readonly reason: string;
  /** Null: told before; then the question is about what somebody bought meanwhile. */
  readonly losses: Losses | null;
  readonly keepsPurchased: boolean;
}

/** Fills a slot with a recipe; resolves to success. A named meal is replaced after a question only. */
export function useFillSlot(slot: RecipeSlot | null, onFilled: () => void) {
  const { cache } = useApolloClient();
  const [fillMeal] = useFillMealMutation();
  const takeOut = useTakeOut();
  const [question, setQuestion] = useState<ReplaceQuestion | null>(null);
  const [filling, setFilling] = useState<string | null>(null);

  async function send(picked: PickedRecipe, asked: ReplaceQuestion | null): Promise<void> {
    if (slot === null || filling !== null) return;
    const wasEmpty = isEmptySlot(cache, slot);
    setFilling(picked.id);
    try {
      const { data } = await fillMeal({
        variables: {
          input: {
            ...slotInput(slot),
            recipeId: picked.id,
            withSwaps: picked.swaps.length > 0,
            replace: asked !== null,
            keepPurchased: asked?.keepsPurchased === true,
          },
        },
      });
      setQuestion(null);
      const meal = data?.fillMeal.meal;
      const isUndoable = meal !== undefined && asked === null && (wasEmpty || isNewMeal(meal));
      showToast({
        kind: 'success',
        title: filledText(oneLine(picked.name), shortSlotLabel(slot)),
        ...(picked.swaps.length > 0 && { description: swappedText(picked.swaps) }),
        ...(isUndoable && { action: takeOut(slot.tripId, [meal.id]) }),
      });
      onFilled();
    } catch (error) {
      if (errorCode(error) === 'CONFLICT' && asked?.keepsPurchased !== true) {
        const losses = asked === null ? lossesOf(cache, slot) : null;
        const keepsPurchased = losses === null || losses.isBought;
        setQuestion({ picked, reason: errorMessage(error, ''), losses, keepsPurchased });
        return;
      }
      setQuestion(null);
      showError(errorMessage(error, t`Check your connection and try again.`), t`Not saved`);
    } finally {
      setFilling(null);
    }
  }

  return {
    fill: (picked: PickedRecipe) => void send(picked, null),
    /** Id of the recipe that is being saved, or null. */
    filling,
    question,
    replace: async () => {
      if (question !== null) await send(question.picked, question);
    },
    keep: useCallback(() => setQuestion(null), []),
  };
}

function filledText(name: string, slot: string): string {
  return t`${name} added to ${slot}`;
}
