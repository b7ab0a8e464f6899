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
  /** What the server answers beside the trip itself. */
  readonly mocks?: readonly MockLink.MockedResponse[];
  /** What the installation offers, where it is more than nothing. */
  readonly features?: MockLink.MockedResponse;
  /** What the server answers when the trip and its ingredients are asked for once more. */
  readonly rereads?: NonNullable<MockLink.MockedResponse['result']>;
  /** What the meals need, each by the id of its meal. */
  readonly ingredients?: readonly ReturnType<typeof ingredientAnswer>[];
  readonly change?: Change;
  /** What the address says beside the trip: `?day=2030-06-14`. */
  readonly query?: string;
}

const NOTHING_MORE: MockLink.MockedResponse = {
  request: { query: FeaturesDocument },
  result: { data: { features: featuresAnswer() } },
};

/** Shows the page of a trip with these meals; at `/` there is nothing but a word. */
export function showTrip(
  meals: Meals,
  { mocks = [], ingredients = [], features = NOTHING_MORE, rereads, change, query = '' }: TripScreen = {},
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
        ...(rereads === undefined ? [] : again(rereads)),
      ],
    },
  );
}

function again(result: NonNullable<MockLink.MockedResponse['result']>): MockLink.MockedResponse[] {
  return [
    { request: { query: FeaturesDocument }, result: { data: { features: featuresAnswer() } } },
    { request: { query: TripDocument, variables: { id: TRIP_ID } }, result },
    { request: { query: TripIngredientsDocument, variables: { tripId: TRIP_ID } }, result },
  ];
}
