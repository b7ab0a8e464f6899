import type { Route } from '../../ctx/route.ts';
import type { ImportedRecipe } from '../../providers/recipeReader.ts';
import { importRecipe, importRecipeFile } from './importRecipe.service.ts';

function withoutProblems({ problems, ...recipe }: ImportedRecipe): object {
  return recipe;
}

export const importRecipeRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/api/recipes/import',
    payload: '{ url } or { text }',
    who: 'signed in',
    summary:
      'Reads a recipe from a web page or a pasted text: `{ recipe, problems: [{ line, message }], others, existing }`; `existing` is the id of an own recipe with that source, or null. Nothing is saved. 30 an hour, and 90 with those that fail.',
    status: 200,
    handle: async (ctx, { body }) => {
      const { recipe, others, existing } = await importRecipe(ctx, body);
      return { recipe: withoutProblems(recipe), problems: recipe.problems, others, existing };
    },
  },
  {
    method: 'POST',
    path: '/api/recipes/import-file',
    payload: 'the file, up to 20 MB',
    who: 'signed in',
    summary:
      'Reads the recipes of a file of Mealie, Tandoor, RecipeSage or Paprika, or of schema.org JSON-LD: `{ recipes, problems }`, each recipe with its own `problems`. Nothing is saved. Counts with imports from pages.',
    status: 200,
    handle: (ctx, { body }) => importRecipeFile(ctx, body),
  },
];
