import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { MockLink } from '@apollo/client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FeaturesDocument } from '../src/account/Features.generated.ts';
import type { SuggestMealsInput, SuggestMealsPayload } from '../src/gql/schema.generated.ts';
import { SuggestMealsDocument } from '../src/suggestion/SuggestMeals.generated.ts';
import { UndoSuggestionsDocument } from '../src/suggestion/UndoSuggestions.generated.ts';
import { showTrip } from './showTrip.tsx';
import { featuresAnswer, ingredientAnswer, mealAnswer, TRIP_ID, tripAnswer } from './tripAnswers.ts';

/** Of the suggestions that `answer` brings. */
const RUN_ID = '0190b000-0000-7000-8000-0000000000f1';
/** What somebody may do who asks. */
export const CAN = ['VIEW', 'PLAN_MEALS', 'SUGGEST_MEALS', 'EDIT_INGREDIENTS'] as const;
/** The same as the trip tells it. */
export const RUN = {
  __typename: 'SuggestionRun' as const,
  id: RUN_ID,
  mealCount: 1,
  ingredientCount: 1,
  createdAt: '2030-06-01T12:00:00.000Z',
};
/** Two days with lunch and dinner: of the four slots this one is taken. */
export const CHILI = mealAnswer('m1', { name: 'Chili', type: 'DINNER' });
/** The slot that is filled. */
export const NOODLES = mealAnswer('m2', {
  name: 'Peanut noodles',
  type: 'LUNCH',
  isAiGenerated: true,
  ingredientCount: 1,
});

type Change = Parameters<typeof tripAnswer>[1];

/** What is sent by who says nothing but this. */
export const asked = (input: Partial<SuggestMealsInput> = {}) => ({
  query: SuggestMealsDocument,
  variables: {
    input: {
      tripId: TRIP_ID,
      dietaryRestrictions: [],
      cookingSkill: 'BEGINNER' as const,
      budget: 'MODERATE' as const,
      cookingEquipment: [],
      preferences: null,
      peopleCount: 3,
      source: null,
      ...input,
    },
  },
});

/** The server filled one slot, and found nothing for another. */
export function answer(
  change: Partial<
    Pick<SuggestMealsPayload, 'source' | 'cookbookMealIds' | 'wordsOnly' | 'notUnderstood'>
  > = {},
) {
  const noodles = ingredientAnswer('i1', 'm2', { name: 'Noodles', quantity: '300', unit: 'g' });
  return {
    data: {
      suggestMeals: {
        __typename: 'SuggestMealsPayload' as const,
        runId: RUN_ID,
        source: 'COOKBOOK' as const,
        uniqueIngredients: 1,
        totalIngredients: 1,
        wordsOnly: [],
        notUnderstood: [],
        cookbookMealIds: ['m2'],
        emptySlots: [
          { __typename: 'EmptySlot' as const, date: '2030-06-14', type: 'DINNER', reason: 'NOTHING_FITS' },
        ],
        updatedMeals: [{ ...NOODLES, recipe: null, instructions: ['Cook.'], ingredients: [noodles] }],
        trip: {
          ...tripAnswer([CHILI, NOODLES], { viewerCan: [...CAN], lastSuggestionRun: RUN }),
          plannedMealCount: 2,
          totalMealCount: 4,
        },
        ...change,
      },
    },
  };
}

/** The server takes it out again. */
export const undone = {
  request: { query: UndoSuggestionsDocument, variables: { input: { tripId: TRIP_ID, runId: RUN_ID } } },
  result: {
    data: {
      undoSuggestions: {
        __typename: 'UndoSuggestionsPayload' as const,
        undoneMealIds: ['m2'],
        keptMeals: [],
        trip: {
          ...tripAnswer([], { viewerCan: [...CAN] }),
          plannedMealCount: 1,
          totalMealCount: 4,
          meals: [{ ...CHILI, recipe: null, instructions: [], ingredients: [] }],
        },
      },
    },
  },
};

/** The server refuses. */
export const refused = (code: string, message: string, extensions: Record<string, unknown> = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, ...extensions } }] });

/** An installation with a model. */
export const byModel: MockLink.MockedResponse = {
  request: { query: FeaturesDocument },
  result: { data: { features: featuresAnswer({ suggestionSource: 'MODEL' }) } },
};

/** The dialog, opened from the trip's page. */
export async function openSuggestions(
  mocks: readonly MockLink.MockedResponse[],
  change: Change = {},
  features?: MockLink.MockedResponse,
) {
  showTrip([CHILI], {
    change: { viewerCan: [...CAN], ...change },
    mocks,
    ...(features !== undefined && { features }),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'AI Suggestions' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'AI Meal Suggestions' })) };
}
