import { answerTo } from './answerTo.ts';
import { ingredientTextsOf } from '../../../domain/shopping/ingredient/ingredientFields.ts';
import type { BookRecipeFragment } from '../../src/recipes/BookRecipe.generated.ts';
import { BookRecipeDocument } from '../../src/recipes/page/RecipePage.generated.ts';
import {
  RecipeSearchDocument,
  type RecipeRowFragment,
  type RecipeSearchQueryVariables,
} from '../../src/recipes/RecipeRow.generated.ts';

type Change = Partial<Omit<BookRecipeFragment, '__typename' | 'ingredients'>> & {
  /** "300 g Red lentils" */
  readonly lines?: readonly (readonly [quantity: string | null, unit: string | null, name: string])[];
};

/** An own recipe as the server sends it, for four. */
export function recipeAnswer(id: string, { lines = [], ...change }: Change = {}) {
  return {
    __typename: 'Recipe' as const,
    id,
    source: 'OWN' as const,
    name: 'Coconut lentil dal',
    description: null,
    servings: 4,
    minutes: 35,
    difficulty: 'EASY' as const,
    ingredients: lines.map(([quantity, unit, name]) => ({
      __typename: 'RecipeIngredient' as const,
      name,
      quantity,
      unit,
      notes: null,
      alternatives: [],
      ...ingredientTextsOf({}),
      line: [quantity, unit, name].filter((part) => part !== null).join(' '),
    })),
    instructions: [],
    mealTypes: ['DINNER' as const],
    equipment: [],
    sourceUrl: null,
    sourceName: null,
    diets: [],
    version: 1,
    viewerCanEdit: true,
    ownerName: 'Maya Torres',
    sharedWith: [],
    ...change,
  };
}

type Verdict = NonNullable<RecipeRowFragment['verdict']>;

export function fitAnswer({ swaps = [], ...change }: Partial<Omit<Verdict, '__typename'>> = {}) {
  return {
    __typename: 'RecipeVerdict' as const,
    verdict: 'SAFE' as const,
    unanswered: 0,
    answered: 2,
    reason: null,
    disliked: null,
    swaps: swaps.map((swap) => ({ __typename: 'RecipeSwap' as const, ...swap })),
    ...change,
  };
}

/** The answer to the page of a recipe. */
export function recipePageAnswer(
  recipe: ReturnType<typeof recipeAnswer>,
  slot: RecipeSearchQueryVariables['slot'] = null,
  verdict: ReturnType<typeof fitAnswer> | null = null,
) {
  return answerTo(BookRecipeDocument, { id: recipe.id, slot }, { recipe: { ...recipe, verdict } });
}

/** A row of a search. */
export function recipeRow(id: string, change: Partial<Omit<RecipeRowFragment, '__typename'>> = {}) {
  return {
    __typename: 'RecipeResult' as const,
    id,
    source: 'COOKBOOK' as const,
    name: 'Apple crumble',
    minutes: 60,
    servings: 4,
    equipment: [],
    mealTypes: ['DINNER' as const],
    diets: [],
    sourceName: null,
    ownerName: null,
    viewerCanEdit: false,
    verdict: null,
    ...change,
  };
}

/** The answer to a search. */
export function searchAnswer(
  variables: RecipeSearchQueryVariables,
  recipes: readonly ReturnType<typeof recipeRow>[],
  next: string | null = null,
) {
  return answerTo(
    RecipeSearchDocument,
    { limit: 20, ...variables },
    { recipes: { __typename: 'RecipePage', next, recipes } },
  );
}
