import { IMPORTED_RECIPE } from '../../ctx/selections.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { rendered } from '../../../../domain/text/rendered.ts';
import type { Route } from '../../ctx/route.ts';
import { importRecipeFile } from './importRecipe.service.ts';

export const importRecipeRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/recipes/import-file',
    twin: `mutation ($input: ImportRecipeFileInput!) { importRecipeFile(input: $input) { recipes { ${IMPORTED_RECIPE} } problems { line message } } }`,
    payload: `the file, up to ${LIMITS.recipeFileBytes / 2 ** 20} MB`,
    who: 'signed in',
    file: 'application/octet-stream',
    summary:
      'Reads the recipes of a file of Mealie, Tandoor, RecipeSage or Paprika, or of schema.org JSON-LD: `{ recipes, problems }`, each recipe with its own `problems`. Nothing is saved. Counts with imports from pages.',
    handle: async (ctx, { body }) => rendered(await importRecipeFile(ctx, body)),
  },
];
