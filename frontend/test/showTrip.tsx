import type { MockLink } from '@apollo/client/testing';
import { Route, Routes } from 'react-router';
import { answerTo } from './answers/answerTo.ts';
import { FeaturesDocument } from '../src/account/Features.generated.ts';
import { TripIngredientsDocument } from '../src/shopping/rows/TripIngredients.generated.ts';
import { PeoplePage } from '../src/pages/people/PeoplePage.tsx';
import { TripPage } from '../src/pages/trip/TripPage.tsx';
import { TripDocument } from '../src/pages/wholeTrip/TripPage.generated.ts';
import { renderScreen } from './renderScreen.tsx';
import {
  featuresAnswer,
  type ingredientAnswer,
  TRIP_ID,
  tripAnswer,
  tripIngredientsAnswer,
} from './answers/tripAnswers.ts';

type Meals = Parameters<typeof tripAnswer>[0];
type Change = Parameters<typeof tripAnswer>[1];

interface TripScreen {
  /** Earlier answers of the server. */
  readonly first?: readonly MockLink.MockedResponse[];
  /** Further answers of the server. */
  readonly mocks?: readonly MockLink.MockedResponse[];
  /** Features of the installation; none by default. */
  readonly features?: MockLink.MockedResponse;
  /** The answer when the trip and its ingredients are read again. */
  readonly rereads?: NonNullable<MockLink.MockedResponse['result']>;
  /** Ingredients of the meals, by `mealId`. */
  readonly ingredients?: readonly ReturnType<typeof ingredientAnswer>[];
  readonly change?: Change;
  /** Below the trip's address: `/people`. */
  readonly below?: string;
  /** Query string: `?day=2030-06-14`. */
  readonly query?: string;
}

const NO_FEATURES: MockLink.MockedResponse = {
  request: { query: FeaturesDocument },
  result: { data: { features: featuresAnswer() } },
  // Parts that load later ask again.
  maxUsageCount: 2,
};

/** Renders the trip page with these meals; `/` shows only a heading. */
export function showTrip(
  meals: Meals,
  {
    first = [],
    mocks = [],
    ingredients = [],
    features = NO_FEATURES,
    rereads,
    change,
    query = '',
    below = '',
  }: TripScreen = {},
) {
  const withIngredients = meals.map((meal) => ({
    ...meal,
    ingredients: ingredients.filter(({ mealId }) => mealId === meal.id),
  }));
  return renderScreen(
    <Routes>
      <Route path="/" element={<h1>Your Trips</h1>} />
      <Route path="/trips/:tripId" element={<TripPage />} />
      <Route path="/trips/:tripId/people" element={<PeoplePage />} />
    </Routes>,
    {
      path: `/trips/${TRIP_ID}${below}${query}`,
      refetches: rereads !== undefined,
      mocks: [
        ...first,
        features,
        answerTo(TripDocument, { id: TRIP_ID }, { trip: tripAnswer(meals, change) }),
        answerTo(
          TripIngredientsDocument,
          { tripId: TRIP_ID },
          { trip: tripIngredientsAnswer(withIngredients, change) },
        ),
        ...mocks,
        ...(rereads === undefined ? [] : rereadAnswers(rereads)),
      ],
    },
  );
}

function rereadAnswers(result: NonNullable<MockLink.MockedResponse['result']>): MockLink.MockedResponse[] {
  return [
    answerTo(FeaturesDocument, {}, { features: featuresAnswer() }),
    { request: { query: TripDocument, variables: { id: TRIP_ID } }, result },
    { request: { query: TripIngredientsDocument, variables: { tripId: TRIP_ID } }, result },
  ];
}
