import type { MockLink } from '@apollo/client/testing';
import { Route, Routes } from 'react-router';
import { TickIngredientsDocument } from '../src/offline/outbox/TickIngredients.generated.ts';
import { TripIngredientsDocument } from '../src/shopping/rows/TripIngredients.generated.ts';
import { CartPage } from '../src/pages/CartPage.tsx';
import { answerTo } from './answers/answerTo.ts';
import { featuresMock } from './answers/paymentAnswers.ts';
import { renderScreen } from './renderScreen.tsx';
import {
  ingredientAnswer,
  JONAS,
  mealAnswer,
  TRIP_ID,
  tripIngredientsAnswer,
  VIEWER,
} from './answers/tripAnswers.ts';

type Meals = Parameters<typeof tripIngredientsAnswer>[0];
type Change = Parameters<typeof tripIngredientsAnswer>[1];

/** Onions for two meals with two buyers, and purchased feta. */
export const MEALS = [
  {
    ...mealAnswer('m1', { name: 'Chili' }),
    ingredients: [
      ingredientAnswer('i1', 'm1', { name: 'Yellow onions', quantity: '3', assignedToId: JONAS.id }),
      ingredientAnswer('i2', 'm1', { name: 'Feta', quantity: '8', unit: 'oz', purchased: true }),
    ],
  },
  {
    ...mealAnswer('m2', { date: '2030-06-14', name: 'Quesadillas' }),
    ingredients: [
      ingredientAnswer('i3', 'm2', { name: 'yellow onion', quantity: '1', assignedToId: VIEWER.id }),
    ],
  },
];

const nameOf = (id: string): string =>
  MEALS.flatMap(({ ingredients }) => ingredients).find((ingredient) => ingredient.id === id)?.name ?? id;

interface CartScreen {
  /** Further answers of the server. */
  readonly mocks?: readonly MockLink.MockedResponse[];
  readonly meals?: Meals;
  readonly change?: Change;
  /** Query string: `?group=assigned-users`. */
  readonly query?: string;
  readonly refetches?: boolean;
}

/** Renders the shopping cart of the trip. */
export function showCart({
  mocks = [],
  query = '',
  meals = MEALS,
  change = {},
  refetches = false,
}: CartScreen = {}) {
  return renderScreen(
    <Routes>
      <Route path="/trips/:tripId/shopping" element={<CartPage />} />
    </Routes>,
    {
      path: `/trips/${TRIP_ID}/shopping${query}`,
      refetches,
      mocks: [featuresMock(false), cartAnswer(meals, change), ...mocks],
    },
  );
}

/** The server's answer with the cart. */
export function cartAnswer(meals: Meals, change: Change = {}) {
  return answerTo(
    TripIngredientsDocument,
    { tripId: TRIP_ID },
    { trip: tripIngredientsAnswer(meals, change) },
  );
}

/** The answer to a tick of these ingredients: Jonas bought them on June 12, 2030, at 2:15 PM. */
export function tick(ids: string[], purchased: boolean, change: Partial<MockLink.MockedResponse> = {}) {
  return {
    request: {
      query: TickIngredientsDocument,
      // The fixtures have no time of purchase.
      variables: { input: { tripId: TRIP_ID, ids, purchased, seenPurchasedAt: null } },
    },
    result: {
      data: {
        tickIngredients: {
          __typename: 'IngredientsPayload' as const,
          ingredients: ids.map((id) => ({
            __typename: 'Ingredient' as const,
            id,
            name: nameOf(id),
            missing: null,
            bought: null,
            purchased,
            purchasedAt: purchased ? new Date(2030, 5, 12, 14, 15).toISOString() : null,
            purchasedBy: purchased
              ? { __typename: 'Participant' as const, id: JONAS.id, name: JONAS.name, isViewer: false }
              : null,
            unavailable: null,
          })),
          revision: null,
          meals: [],
        },
      },
    },
    ...change,
  };
}
