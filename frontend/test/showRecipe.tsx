import type { MockLink } from '@apollo/client/testing';
import { Route, Routes } from 'react-router';
import { RecipePage } from '../src/pages/recipes/RecipePage.tsx';
import { recipeAnswer, recipePageAnswer } from './answers/recipeAnswers.ts';
import { renderScreen } from './renderScreen.tsx';

/** An own recipe for four, of three steps. */
export const DAL = recipeAnswer('dal', {
  description: 'Soft and warm.',
  sourceName: 'A neighbour',
  sourceUrl: 'https://www.example.com/dal',
  equipment: ['CAMPING_STOVE', 'FIRE_PIT'],
  diets: ['vegan', 'vegetarian', 'nut-free'],
  lines: [
    ['300', 'g', 'Red lentils'],
    ['1 1/2', 'tbsp', 'Curry powder'],
    [null, null, 'Salt'],
  ],
  instructions: ['Rinse the lentils.', 'Curry powder in, simmer 18 minutes.', 'Keep it warm at 350°F.'],
});

/** Renders the page of {@link DAL}; the recipe book and a trip show only a heading. */
export function showRecipe(mocks: readonly MockLink.MockedResponse[] = [recipePageAnswer(DAL)], query = '') {
  return renderScreen(
    <Routes>
      <Route path="/recipes" element={<h1>Recipes</h1>} />
      <Route path="/recipes/:recipeId" element={<RecipePage />} />
      <Route path="/trips/:tripId" element={<h1>The trip</h1>} />
    </Routes>,
    { path: `/recipes/dal${query}`, mocks },
  );
}
