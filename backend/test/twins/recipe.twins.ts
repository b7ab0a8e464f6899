import { mutation, type Twin } from './twin.ts';

const IMPORTED = `name description servings minutes ingredients { line name quantity unit notes part } instructions
  sourceUrl sourceName problems { line message }`;
const SOUP_FILE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeIngredient: ['2 leeks'],
  recipeInstructions: ['Boil them.'],
};

export const RECIPE_TWINS: readonly Twin[] = [
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
];
