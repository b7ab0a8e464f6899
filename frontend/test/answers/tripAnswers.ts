import { mealNumbersOf } from '../../../domain/plan/mealFields.ts';
import { ingredientTextsOf } from '../../../domain/shopping/ingredient/ingredientFields.ts';
import { amountLabel } from '../../../domain/shopping/ingredient/ingredient.ts';
import { ruleAvoids } from '../../../domain/people/verdict/restrictionParts.ts';
import type { PlannedMealFragment } from '../../src/gql/fragments/PlannedMeal.generated.ts';
import type { IngredientRowFragment } from '../../src/gql/fragments/IngredientRow.generated.ts';
import type { eaterAnswer } from './eaterAnswers.ts';
import type { MealType, Features, Trip } from '../../src/gql/schema.generated.ts';

export const TRIP_ID = '0190b000-0000-7000-8000-0000000000a1';
export const VIEWER = participant('0190b000-0000-7000-8000-0000000000b1', 'Maya Torres', {
  isViewer: true,
  isOrganizer: true,
});
export const JONAS = participant('0190b000-0000-7000-8000-0000000000b2', 'Jonas Weber');
export const ANA = participant('0190b000-0000-7000-8000-0000000000b3', 'Ana Lindqvist', {
  inviteStatus: 'PENDING',
});

type Person = ReturnType<typeof participant>;

/** A participant as the server sends it: accepted, and not the viewer. */
export function participant(
  id: string,
  name: string,
  change: Partial<
    Pick<
      Trip['participants'][number],
      'phone' | 'email' | 'isViewer' | 'isOrganizer' | 'inviteStatus' | 'textDueAt' | 'leftAt' | 'viewerCan'
    >
  > = {},
) {
  return {
    __typename: 'Participant' as const,
    id,
    name,
    phone: null as string | null,
    email: null as string | null,
    isViewer: false,
    isOrganizer: false,
    inviteStatus: 'ACCEPTED' as const,
    textDueAt: null as string | null,
    leftAt: null as string | null,
    viewerCan: [] as Trip['participants'][number]['viewerCan'],
    ...change,
  };
}

/** A planned meal as the server sends it; dinner on the first day by default. */
export function mealAnswer(id: string, change: Partial<PlannedMealFragment> & { cook?: Person } = {}) {
  const { cook, ...rest } = change;
  return {
    __typename: 'Meal' as const,
    id,
    tripId: TRIP_ID,
    date: '2030-06-13',
    type: 'DINNER' as const,
    name: '',
    description: null,
    status: 'PLANNED' as const,
    isAiGenerated: false,
    position: 0,
    isInstead: false,
    forWhom: null,
    assignedToId: cook?.id ?? null,
    assignedTo: cook ?? null,
    upVotes: 0,
    downVotes: 0,
    myVote: null,
    servings: null,
    portions: 0,
    ingredientCount: 0,
    purchasedIngredientCount: 0,
    version: 1,
    instructions: [] as string[],
    recipeVersion: 1,
    ...mealNumbersOf({}),
    ...rest,
  };
}

/** An amount as typed. */
export function amountAnswer(quantity: string | null, unit: string | null) {
  const text = amountLabel(quantity, unit);
  return { __typename: 'Amount' as const, quantity, unit, text, calculation: null, exact: null };
}

/** An ingredient as the server sends it: not purchased, with only a name. */
export function ingredientAnswer(
  id: string,
  mealId: string,
  change: Partial<
    IngredientRowFragment & { readonly apartOfId: string | null; readonly apartEaterIds: string[] }
  > = {},
) {
  return {
    __typename: 'Ingredient' as const,
    id,
    mealId,
    name: id,
    quantity: null,
    unit: null,
    isTyped: false,
    amount: amountAnswer(change.quantity ?? null, change.unit ?? null),
    missing: null,
    bought: null,
    used: null,
    notes: null,
    ...ingredientTextsOf({}),
    purchased: false,
    purchasedAt: null,
    purchasedBy: null,
    mergedAs: null,
    assignedToId: null,
    alternatives: [],
    selectedAlternative: 0,
    unavailable: null,
    isLeftOut: false,
    staple: null,
    apartOfId: null as string | null,
    apartEaterIds: [] as string[],
    version: 1,
    ...change,
  };
}

/** An item without a meal, which the viewer added. */
export function itemAnswer(id: string, change: Partial<IngredientRowFragment> = {}) {
  return {
    ...ingredientAnswer(id, '', change),
    mealId: null,
    tripId: TRIP_ID,
    addedBy: { __typename: 'Participant' as const, id: VIEWER.id, name: VIEWER.name, isViewer: true },
  };
}

/** The features as the server sends them: no credits, no photos. */
export function featuresAnswer(change: Partial<Features> = {}) {
  return {
    __typename: 'Features' as const,
    productName: 'Grub Club',
    monetizationEnabled: false,
    photosEnabled: false,
    textsEnabled: true,
    suggestionSource: 'COOKBOOK' as const,
    signInWays: ['PHONE' as const],
    oidcProviders: [],
    ...change,
  };
}

const AVOID_KINDS = { diet: 'DIET', content: 'CONTENT', word: 'WORD' } as const;

/** What dietary restrictions forbid everybody at the table. */
function rulesAnswer(texts: readonly string[]) {
  const STRICT = { allergy: 'ALLERGY', diet: 'DIET', dislike: 'DISLIKE' } as const;
  return ruleAvoids(texts).map(({ kind, value, strictness }) => ({
    __typename: 'EaterAvoid' as const,
    kind: AVOID_KINDS[kind],
    value,
    strictness: STRICT[strictness],
  }));
}

type TripChange = Partial<Omit<Trip, 'participants' | 'eaters' | 'items'>> & {
  readonly participants?: readonly Person[];
  readonly eaters?: readonly ReturnType<typeof eaterAnswer>[];
  readonly items?: readonly ReturnType<typeof itemAnswer>[];
};

const MEAL_TYPES: MealType[] = ['LUNCH', 'DINNER'];

/** The trip's page as the server sends it: two days in June 2030 with lunches and dinners. */
export function tripAnswer(meals: readonly ReturnType<typeof mealAnswer>[], change: TripChange = {}) {
  return {
    __typename: 'Trip' as const,
    lastSuggestionRun: null,
    id: TRIP_ID,
    name: 'Lake Wallowa Weekend',
    location: 'Joseph, Oregon',
    startDate: '2030-06-13',
    endDate: '2030-06-14',
    mealTypes: MEAL_TYPES,
    revision: 1,
    isCompleted: false,
    dietaryRestrictions: [],
    version: 1,
    rules: rulesAnswer(change.dietaryRestrictions ?? []),
    shoppingPlan: null,
    mealsOutsidePlanCount: 0,
    viewerCan: [
      'VIEW',
      'VOTE',
      'PLAN_MEALS',
      'EDIT_INGREDIENTS',
      'TICK_INGREDIENTS',
      'ASSIGN_SHOPPING',
    ] as const,
    participants: [VIEWER, JONAS, ANA],
    eaters: [] as readonly ReturnType<typeof eaterAnswer>[],
    attendanceExceptions: [],
    duties: [],
    settledConflicts: [],
    meals,
    ...change,
  };
}

/** The trip with the ingredients of its meals, as the cart and the trip page query it. */
export function tripIngredientsAnswer(
  meals: readonly (ReturnType<typeof mealAnswer> & {
    readonly ingredients: readonly ReturnType<typeof ingredientAnswer>[];
  })[],
  change: TripChange = {},
) {
  const { items = [], ...ofTrip } = change;
  return { ...tripAnswer([], ofTrip), meals, items };
}
