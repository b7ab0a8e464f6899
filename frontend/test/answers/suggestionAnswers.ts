import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { FeaturesDocument } from '../../src/account/Features.generated.ts';
import type { SuggestMealsInput, SuggestMealsPayload } from '../../src/gql/schema.generated.ts';
import { SuggestMealsDocument } from '../../src/plan/suggestion/SuggestMeals.generated.ts';
import { UndoSuggestionsDocument } from '../../src/plan/suggestion/UndoSuggestions.generated.ts';
import { answerTo } from './answerTo.ts';
import { featuresAnswer, ingredientAnswer, mealAnswer, TRIP_ID, tripAnswer } from './tripAnswers.ts';

/** The suggestion run in `answer`. */
const RUN_ID = '0190b000-0000-7000-8000-0000000000f1';
const RUN = {
  __typename: 'SuggestionRun' as const,
  id: RUN_ID,
  mealCount: 1,
  ingredientCount: 1,
  createdAt: '2030-06-01T12:00:00.000Z',
};
/** Abilities of a participant who may ask for suggestions. */
export const CAN = ['VIEW', 'PLAN_MEALS', 'SUGGEST_MEALS', 'EDIT_INGREDIENTS'] as const;
/** The only taken slot of four: two days with lunch and dinner. */
export const CHILI = mealAnswer('m1', { name: 'Chili', type: 'DINNER' });
/** The filled slot. */
export const NOODLES = mealAnswer('m2', {
  name: 'Peanut noodles',
  type: 'LUNCH',
  isAiGenerated: true,
  ingredientCount: 1,
});

/** The request with the default input and these changes. */
export const suggestRequest = (input: Partial<SuggestMealsInput> = {}) => ({
  query: SuggestMealsDocument,
  variables: {
    input: {
      tripId: TRIP_ID,
      dietaryRestrictions: [],
      cookingSkill: 'BEGINNER' as const,
      budget: 'MODERATE' as const,
      cookingEquipment: [],
      preferences: null,
      peopleCount: null,
      platesApart: false,
      secondDish: false,
      sideDishes: false,
      source: null,
      ...input,
    },
  },
});

/** The server fills one slot and finds nothing for another. */
export function answer(
  change: Partial<
    Pick<SuggestMealsPayload, 'source' | 'cookbookMealIds' | 'wordsOnly' | 'notUnderstood'>
  > = {},
) {
  const noodles = ingredientAnswer('i1', 'm2', { name: 'Noodles', quantity: '300', unit: 'g' });
  return {
    data: {
      suggestMeals: {
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

/** The server's answer to undo. */
export const undone = answerTo(
  UndoSuggestionsDocument,
  { input: { tripId: TRIP_ID, runId: RUN_ID } },
  {
    undoSuggestions: {
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
);

/** The server's refusal. */
export const refused = (code: string, message: string, extensions: Record<string, unknown> = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, ...extensions } }] });

/** The features of an installation with a model. */
export const modelFeatures = answerTo(
  FeaturesDocument,
  {},
  { features: featuresAnswer({ suggestionSource: 'MODEL' }) },
);
