import type { Twin } from './twin.ts';

const SOUP_FILE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeIngredient: ['2 leeks'],
  recipeInstructions: ['Boil them.'],
};

export const MEAL_TWINS: readonly Twin[] = [
  {
    route: 'POST /api/meals',
    what: 'a meal in an empty slot',
    body: ({ tripId, cookId }) => ({
      tripId,
      date: '2026-06-14',
      type: 'lunch',
      name: ' Soup ',
      assignedToId: cookId,
    }),
  },
  {
    route: 'POST /api/meals',
    what: 'an empty slot that is not needed',
    body: ({ tripId }) => ({ tripId, date: '2026-06-14', type: 'lunch', status: 'not_needed' }),
  },
  {
    route: 'POST /api/meals',
    what: 'a meal in an occupied slot',
    body: ({ tripId }) => ({ tripId, date: '2026-06-13', type: 'dinner', name: 'Soup' }),
  },
  {
    route: 'POST /api/meals',
    what: 'a dish beside another, for those who cannot eat it',
    body: ({ tripId }) => ({
      tripId,
      date: '2026-06-13',
      type: 'dinner',
      name: 'Bean chili',
      beside: true,
      forWhom: { cannotEat: 'Beef' },
      isInstead: true,
    }),
  },
  { route: 'GET /api/meals/:id', what: 'a meal' },
  {
    route: 'PATCH /api/meals/:id',
    what: 'a part by two rules',
    body: () => ({ forWhom: { cannotEat: 'Beef', group: 'Otters' } }),
  },
  { route: 'PATCH /api/meals/:id', what: 'a removed cook', body: () => ({ assignedToId: null }) },
  {
    route: 'PATCH /api/meals/:id',
    what: 'a moved meal',
    body: () => ({ date: '2026-06-14', type: 'lunch' }),
  },
  {
    route: 'PATCH /api/meals/:id',
    what: 'a meal moved out of the trip',
    body: () => ({ date: '2026-06-16' }),
  },
  {
    route: 'PATCH /api/meals/:id',
    what: 'a meal with a later change of the same fields',
    before: ({ client, mealId }) =>
      client.rest('PATCH', `/api/meals/${mealId}`, {
        type: 'lunch',
        status: 'not_needed',
        assignedToId: null,
      }),
    body: ({ cookId }) => ({ type: 'snack', assignedToId: cookId, version: 1 }),
  },
  { route: 'POST /api/meals/:id/vote', what: 'a vote', body: () => ({ voteType: 'down' }) },
  { route: 'DELETE /api/meals/:id', what: 'a deleted meal' },
  { route: 'POST /api/trips/:id/suggest-meals', what: 'suggestions without options' },
  {
    route: 'POST /api/trips/:id/suggest-meals',
    what: 'suggestions with every option',
    body: () => ({
      dietaryRestrictions: 'Anna is vegan; no histamine',
      cookingSkill: 'advanced',
      budget: 'premium',
      preferences: 'noodles',
      cookingEquipment: 'fire-pit',
      peopleCount: '7',
      source: 'cookbook',
      platesApart: true,
      secondDish: true,
      sideDishes: true,
    }),
    input: () => ({
      dietaryRestrictions: ['Anna is vegan; no histamine'],
      cookingEquipment: ['FIRE_PIT'],
      peopleCount: 7,
    }),
  },
  {
    route: 'POST /api/trips/:id/suggest-meals',
    what: 'suggestions with unreadable restrictions',
    body: () => ({ dietaryRestrictions: 'zorblax' }),
    input: () => ({ dietaryRestrictions: ['zorblax'] }),
  },
  {
    route: 'POST /api/recipes/import-file',
    what: 'a file',
    body: () => SOUP_FILE,
    input: () => ({ base64: btoa(JSON.stringify(SOUP_FILE)) }),
  },
  {
    route: 'POST /api/recipes/import-file',
    what: 'a file without recipes',
    body: () => ({}),
    input: () => ({ base64: btoa('{}') }),
  },
];
