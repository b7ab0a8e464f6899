import type { MockLink } from '@apollo/client/testing';
import { Route, Routes } from 'react-router';
import { FeaturesDocument } from '../src/account/Features.generated.ts';
import { TripIngredientsDocument } from '../src/cart/rows/TripIngredients.generated.ts';
import { TripPage } from '../src/pages/trip/TripPage.tsx';
import { TripDocument } from '../src/pages/tripData/TripPage.generated.ts';
import { renderScreen } from './renderScreen.tsx';
import {
  featuresAnswer,
  type ingredientAnswer,
  TRIP_ID,
  tripAnswer,
  tripIngredientsAnswer,
} from './tripAnswers.ts';

type Meals = Parameters<typeof tripAnswer>[0];
type Change = Parameters<typeof tripAnswer>[1];

interface TripScreen {
  /** Further answers of the server. */
  readonly mocks?: readonly MockLink.MockedResponse[];
  /** Features of the installation; none by default. */
  readonly features?: MockLink.MockedResponse;
  /** The answer when the trip and its ingredients are read again. */
  readonly rereads?: NonNullable<MockLink.MockedResponse['result']>;
  /** Ingredients of the meals, by `mealId`. */
  readonly ingredients?: readonly ReturnType<typeof ingredientAnswer>[];
  readonly change?: Change;
  /** Query string: `?day=2030-06-14`. */
  readonly query?: string;
}

const NO_FEATURES: MockLink.MockedResponse = {
  request: { query: FeaturesDocument },
  result: { data: { features: featuresAnswer() } },
};

/** Renders the trip page with these meals; `/` shows only a heading. */
export function showTrip(
  meals: Meals,
  { mocks = [], ingredients = [], features = NO_FEATURES, rereads, change, query = '' }: TripScreen = {},
) {
  const withIngredients = meals.map((meal) => ({
    ...meal,
    ingredients: ingredients.filter(({ mealId }) => mealId === meal.id),
  }));
  return renderScreen(
    <Routes>
      <Route path="/" element={<h1>Your Trips</h1>} />
      <Route path="/trips/:tripId" element={<TripPage />} />
    </Routes>,
    {
      path: `/trips/${TRIP_ID}${query}`,
      refetches: rereads !== undefined,
      mocks: [
        features,
        {
          request: { query: TripDocument, variables: { id: TRIP_ID } },
          result: { data: { trip: tripAnswer(meals, change) } },
        },
        {
          request: { query: TripIngredientsDocument, variables: { tripId: TRIP_ID } },
          result: { data: { trip: tripIngredientsAnswer(withIngredients, change) } },
        },
        ...mocks,
        ...(rereads === undefined ? [] : rereadAnswers(rereads)),
      ],
    },
  );
}

function rereadAnswers(result: NonNullable<MockLink.MockedResponse['result']>): MockLink.MockedResponse[] {
  return [
    { request: { query: FeaturesDocument }, result: { data: { features: featuresAnswer() } } },
    { request: { query: TripDocument, variables: { id: TRIP_ID } }, result },
    { request: { query: TripIngredientsDocument, variables: { tripId: TRIP_ID } }, result },
  ];
}
