import { at, MEAL, MEAL_ALONE, mutation, UNKNOWN_ID, type Fixture, type Twin } from './twin.ts';

const SUMMARY = `id source name description servings minutes difficulty mealTypes equipment sourceName
  ownerName viewerCanEdit`;
const VERDICT_OF_RECIPE = 'verdict unanswered reason swaps { index ingredient name isAlternative }';
const INGREDIENTS = 'ingredients { name quantity unit notes alternatives part }';
const RECIPE = `${SUMMARY} ${INGREDIENTS} instructions sourceUrl version diets sharedWith`;

/** REST has the verdict beside the recipe's own fields. */
function withVerdict(found: unknown): object {
  const { verdict, ...recipe } = Object(found) as { readonly verdict: object | null };
  return { ...recipe, ...(verdict ?? { verdict: null, reason: null, swaps: [] }) };
}
function pickResults(data: unknown): object[] {
  // As the query asks.
  return (at('recipes', 'recipes')(data) as unknown[]).map(withVerdict);
}

const STEW = {
  name: ' Stew ',
  description: 'Of grandma.',
  servings: 4,
  minutes: 90,
  difficulty: 'easy',
  ingredients: [{ name: 'Ground beef', quantity: '2', unit: 'lb', alternatives: ['Lentils'] }],
  instructions: ['Brown it.', 'Simmer it.'],
  mealTypes: ['dinner'],
  equipment: ['full-kitchen'],
  sourceUrl: 'https://example.org/stew',
  sourceName: 'Grandma',
};
const STEW_INPUT = {
  ...STEW,
  ...{ difficulty: 'EASY', mealTypes: ['DINNER'], equipment: ['FULL_KITCHEN'] },
};
const CHILI = 'smoky-three-bean-chili';

/** Id of the stew in the book of the caller. */
const stews = new WeakMap<Fixture, string>();
const stewOf = (fixture: Fixture) => stews.get(fixture) ?? '';
async function keepStew(fixture: Fixture): Promise<void> {
  const { body } = await fixture.client.rest('POST', '/api/recipes', STEW);
  stews.set(fixture, String(Reflect.get(Object(body), 'id')));
}
async function shareStew(fixture: Fixture): Promise<void> {
  await keepStew(fixture);
  await fixture.client.rest('PUT', `/api/trips/${fixture.tripId}/recipes/${stewOf(fixture)}`);
}
/** Maya does not eat beef. */
async function avoidBeef(fixture: Fixture): Promise<void> {
  await keepStew(fixture);
  await fixture.client.rest('PATCH', `/api/trips/${fixture.tripId}/eaters/${fixture.eaterId}`, {
    avoids: [{ kind: 'content', value: 'beef', strictness: 'diet' }],
  });
}

/** Id of a trip before, with a meal and an item. */
const earlierTrips = new WeakMap<Fixture, string>();
const earlierOf = (fixture: Fixture) => earlierTrips.get(fixture) ?? '';
async function planEarlier(fixture: Fixture): Promise<void> {
  const { client } = fixture;
  const { body } = await client.rest('POST', '/api/trips', {
    ...{ name: 'Last year', location: 'Moab', startDate: '2026-06-01', endDate: '2026-06-02' },
  });
  const tripId = String(Reflect.get(Object(body), 'id'));
  earlierTrips.set(fixture, tripId);
  const slot = { tripId, date: '2026-06-02', type: 'lunch' };
  await client.rest('POST', '/api/meals', { ...slot, name: 'Soup', instructions: ['Boil it.'] });
  await client.rest('POST', `/api/trips/${tripId}/items`, { line: '2 bags ice' });
}

const IMPORTED = `name description servings minutes ingredients { line name quantity unit notes part } instructions
  sourceUrl sourceName problems { line message }`;
const SOUP = 'Leek soup\nServes 4\n\nIngredients\n2 leeks\n1 potato\n\nMethod\nBoil everything.';
const SOUP_FILE = {
  ...{ '@context': 'https://schema.org', '@type': 'Recipe', name: 'Leek soup' },
  ...{ recipeIngredient: ['2 leeks'], recipeInstructions: ['Boil them.'] },
};

/** REST has the problems beside the recipe. */
function pickImport(data: unknown): object {
  const { recipe, ...rest } = Object(at('importRecipe')(data)) as { recipe: { problems: unknown } };
  const { problems, ...others } = recipe;
  return { ...rest, recipe: others, problems };
}

export const RECIPE_TWINS: readonly Twin[] = [
  {
    route: 'POST /api/recipes/import',
    what: 'a pasted text',
    rest: () => ({ method: 'POST', path: '/api/recipes/import', body: { text: SOUP } }),
    graphql: () => ({
      ...mutation('importRecipe', `recipe { ${IMPORTED} } others { ${IMPORTED} } existing`, { text: SOUP }),
      pick: pickImport,
    }),
  },
  {
    route: 'POST /api/recipes/import',
    what: 'an address of this machine',
    rest: () => ({ method: 'POST', path: '/api/recipes/import', body: { url: 'http://127.0.0.1/soup' } }),
    graphql: () => mutation('importRecipe', 'recipe { name }', { url: 'http://127.0.0.1/soup' }),
  },
  {
    route: 'POST /api/recipes/import',
    what: 'neither an address nor a text',
    rest: () => ({ method: 'POST', path: '/api/recipes/import', body: {} }),
    graphql: () => mutation('importRecipe', 'recipe { name }', {}),
  },
  {
    route: 'POST /api/recipes/import-file',
    what: 'a file',
    rest: () => ({ method: 'POST', path: '/api/recipes/import-file', body: SOUP_FILE }),
    graphql: () =>
      mutation('importRecipeFile', `recipes { ${IMPORTED} } problems { line message }`, {
        base64: btoa(JSON.stringify(SOUP_FILE)),
      }),
  },
  {
    route: 'POST /api/recipes/import-file',
    what: 'a file without recipes',
    rest: () => ({ method: 'POST', path: '/api/recipes/import-file', body: {} }),
    graphql: () => mutation('importRecipeFile', 'recipes { name }', { base64: btoa('{}') }),
  },
  {
    route: 'GET /api/recipes',
    what: 'a search for a meal',
    before: avoidBeef,
    rest: ({ mealId }) => ({
      method: 'GET',
      path: `/api/recipes?search=stew&mealType=dinner&maxMinutes=120&equipment=full-kitchen&mealId=${mealId}&sources=own,cookbook&limit=3`,
    }),
    graphql: ({ mealId }) => ({
      query: `query ($id: ID!) { recipes(search: "stew", mealType: DINNER, maxMinutes: 120, equipment: [FULL_KITCHEN],
        mealId: $id, sources: [OWN, COOKBOOK], limit: 3) { recipes { ${SUMMARY} verdict { ${VERDICT_OF_RECIPE} } } } }`,
      variables: { id: mealId },
      pick: pickResults,
    }),
  },
  {
    route: 'GET /api/recipes',
    what: 'what everybody at a slot can eat',
    before: avoidBeef,
    rest: ({ tripId }) => ({
      method: 'GET',
      path: `/api/recipes?tripId=${tripId}&date=2026-06-14&type=dinner&everybody=true&limit=2`,
    }),
    graphql: ({ tripId }) => ({
      query: `query ($slot: SlotInput!) { recipes(slot: $slot, everybody: true, limit: 2) {
        recipes { ${SUMMARY} verdict { ${VERDICT_OF_RECIPE} } } } }`,
      variables: { slot: { tripId, date: '2026-06-14', type: 'DINNER' } },
      pick: pickResults,
    }),
  },
  {
    route: 'GET /api/recipes',
    what: 'a limit that is no number',
    rest: () => ({ method: 'GET', path: '/api/recipes?limit=0' }),
    graphql: () => ({ query: `{ recipes(limit: 0) { next } }`, pick: at('recipes') }),
  },
  {
    route: 'POST /api/recipes',
    what: 'a recipe',
    rest: () => ({ method: 'POST', path: '/api/recipes', body: STEW }),
    graphql: () => mutation('createRecipe', `recipe { ${RECIPE} }`, STEW_INPUT, 'recipe'),
  },
  {
    route: 'POST /api/recipes',
    what: 'a recipe without a name',
    rest: () => ({ method: 'POST', path: '/api/recipes', body: { name: ' ' } }),
    graphql: () => mutation('createRecipe', 'recipe { id }', { name: ' ' }),
  },
  {
    route: 'POST /api/recipes/batch',
    what: 'two recipes',
    rest: () => ({
      method: 'POST',
      path: '/api/recipes/batch',
      body: { recipes: [STEW, { name: 'Pancakes' }] },
    }),
    graphql: () =>
      mutation(
        'createRecipes',
        `recipes { ${RECIPE} }`,
        { recipes: [STEW_INPUT, { name: 'Pancakes' }] },
        'recipes',
      ),
  },
  {
    route: 'GET /api/recipes/:id',
    what: 'an own recipe with its verdict for a meal',
    before: avoidBeef,
    rest: (fixture) => ({ method: 'GET', path: `/api/recipes/${stewOf(fixture)}?mealId=${fixture.mealId}` }),
    graphql: (fixture) => ({
      query: `query ($id: ID!, $mealId: ID) { recipe(id: $id) { ${RECIPE} verdict(mealId: $mealId) { ${VERDICT_OF_RECIPE} } } }`,
      variables: { id: stewOf(fixture), mealId: fixture.mealId },
      pick: (data) => withVerdict(at('recipe')(data)),
    }),
  },
  {
    route: 'GET /api/recipes/:id',
    what: 'a recipe of the cookbook',
    rest: () => ({ method: 'GET', path: `/api/recipes/${CHILI}` }),
    graphql: () => ({
      query: `query ($id: ID!) { recipe(id: $id) { ${RECIPE} } }`,
      variables: { id: CHILI },
      pick: at('recipe'),
    }),
  },
  {
    route: 'GET /api/recipes/:id',
    what: 'a meal of a trip',
    rest: ({ mealId }) => ({ method: 'GET', path: `/api/recipes/${mealId}` }),
    graphql: ({ mealId }) => ({
      query: `query ($id: ID!) { recipe(id: $id) { ${RECIPE} } }`,
      variables: { id: mealId },
      pick: at('recipe'),
    }),
  },
  {
    route: 'GET /api/recipes/:id',
    what: 'an unknown recipe',
    rest: () => ({ method: 'GET', path: `/api/recipes/${UNKNOWN_ID}` }),
    graphql: () => ({
      query: 'query ($id: ID!) { recipe(id: $id) { id } }',
      variables: { id: UNKNOWN_ID },
      pick: at('recipe'),
    }),
  },
  {
    route: 'PUT /api/recipes/:id',
    what: 'changes of a recipe',
    before: keepStew,
    rest: (fixture) => ({
      method: 'PUT',
      path: `/api/recipes/${stewOf(fixture)}`,
      body: { name: 'Beef stew', minutes: null, instructions: [], version: 1 },
    }),
    graphql: (fixture) =>
      mutation(
        'updateRecipe',
        `recipe { ${RECIPE} }`,
        { id: stewOf(fixture), name: 'Beef stew', minutes: null, instructions: [], version: 1 },
        'recipe',
      ),
  },
  {
    route: 'DELETE /api/recipes/:id',
    what: 'an own recipe',
    before: shareStew,
    rest: (fixture) => ({ method: 'DELETE', path: `/api/recipes/${stewOf(fixture)}` }),
    graphql: (fixture) => ({
      ...mutation('deleteRecipe', 'id', { id: stewOf(fixture) }),
      pick: () => null,
    }),
  },
  {
    route: 'PUT /api/trips/:id/recipes/:recipeId',
    what: 'a recipe shared with a trip',
    before: keepStew,
    rest: (fixture) => ({
      method: 'PUT',
      path: `/api/trips/${fixture.tripId}/recipes/${stewOf(fixture)}`,
    }),
    graphql: (fixture) =>
      mutation(
        'shareRecipe',
        `recipe { ${RECIPE} }`,
        { tripId: fixture.tripId, recipeId: stewOf(fixture) },
        'recipe',
      ),
  },
  {
    route: 'DELETE /api/trips/:id/recipes/:recipeId',
    what: 'a recipe no longer shared with a trip',
    before: shareStew,
    rest: (fixture) => ({
      method: 'DELETE',
      path: `/api/trips/${fixture.tripId}/recipes/${stewOf(fixture)}`,
    }),
    graphql: (fixture) =>
      mutation(
        'unshareRecipe',
        `recipe { ${RECIPE} }`,
        { tripId: fixture.tripId, recipeId: stewOf(fixture) },
        'recipe',
      ),
  },
  {
    route: 'POST /api/meals/:id/recipe',
    what: 'another dish for a meal, with swaps',
    before: avoidBeef,
    rest: (fixture) => ({
      method: 'POST',
      path: `/api/meals/${fixture.mealId}/recipe`,
      body: { recipeId: stewOf(fixture), replace: true, withSwaps: true },
    }),
    graphql: (fixture) =>
      mutation(
        'fillMeal',
        `meal { ${MEAL} }`,
        { mealId: fixture.mealId, recipeId: stewOf(fixture), replace: true, withSwaps: true },
        'meal',
      ),
  },
  {
    route: 'POST /api/meals/:id/recipe',
    what: 'a meal that has a name',
    rest: ({ mealId }) => ({
      method: 'POST',
      path: `/api/meals/${mealId}/recipe`,
      body: { recipeId: CHILI },
    }),
    graphql: ({ mealId }) => mutation('fillMeal', 'meal { id }', { mealId, recipeId: CHILI }),
  },
  {
    route: 'POST /api/trips/:id/slots/recipe',
    what: 'an empty slot',
    rest: ({ tripId }) => ({
      method: 'POST',
      path: `/api/trips/${tripId}/slots/recipe`,
      body: { date: '2026-06-14', type: 'dinner', recipeId: CHILI },
    }),
    graphql: ({ tripId }) =>
      mutation(
        'fillMeal',
        `meal { ${MEAL} }`,
        { slot: { tripId, date: '2026-06-14', type: 'DINNER' }, recipeId: CHILI },
        'meal',
      ),
  },
  {
    route: 'POST /api/meals/:id/save-recipe',
    what: 'a meal kept as a recipe',
    rest: ({ mealId }) => ({
      method: 'POST',
      path: `/api/meals/${mealId}/save-recipe`,
      body: { name: 'Our chili', servings: 6 },
    }),
    graphql: ({ mealId }) =>
      mutation(
        'saveMealAsRecipe',
        `recipe { ${RECIPE} }`,
        { mealId, name: 'Our chili', servings: 6 },
        'recipe',
      ),
  },
  ...([true, false] as const).map((preview): Twin => ({
    route: 'POST /api/trips/:id/plan-again',
    what: preview ? 'the preview of a menu' : 'a menu planned again',
    before: planEarlier,
    rest: (fixture) => ({
      method: 'POST',
      path: `/api/trips/${fixture.tripId}/plan-again`,
      body: { fromTripId: earlierOf(fixture), preview, items: true },
    }),
    graphql: (fixture) => ({
      ...mutation(
        'planAgain',
        `meals { fromMealId fromDate name date type outcome verdict { ${VERDICT_OF_RECIPE} } meal { ${MEAL_ALONE} } } items`,
        { tripId: fixture.tripId, fromTripId: earlierOf(fixture), preview, items: true },
      ),
      pick: at('planAgain'),
    }),
  })),
];
