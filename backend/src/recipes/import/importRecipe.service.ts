import { msg } from '../../../../domain/text/message.ts';
import { importRecipeFields, recipeFileFields } from '../../../../domain/recipes/recipeFields.ts';
import { countAgainst, giveBack, type Limit } from '../../access/limits/limits.ts';
import { requireViewer } from '../../access/require.ts';
import { badInput } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx, Viewer } from '../../ctx/ctx.ts';
import type { ImportedRecipe, ImportProblem, RecipeReading } from '../../providers/recipeReader.ts';
import { readRecipeText } from './text/readRecipeText.ts';
import { withSource } from './importRecipe.sql.ts';

/** Addresses, texts and files together. */
const AN_HOUR: Limit = {
  name: 'import_recipe',
  times: 30,
  seconds: 3600,
  message: msg('recipeImport.tooMany', 'You have imported 30 times within an hour. Please try again later.'),
};

/** Also those that fail, which cost a fetch or a reading, too. */
const TRIES_AN_HOUR: Limit = {
  name: 'import_recipe_tries',
  times: 90,
  seconds: 3600,
  message: msg(
    'recipeImport.tooManyTries',
    'You have tried to import 90 times within an hour. Please try again later.',
  ),
};

/** Counts an import; what fails counts as a try alone. */
async function counted<Result>(ctx: Ctx, viewer: Viewer, read: () => Promise<Result>): Promise<Result> {
  await countAgainst(ctx, TRIES_AN_HOUR, viewer.id);
  await countAgainst(ctx, AN_HOUR, viewer.id);
  try {
    return await read();
  } catch (error) {
    await giveBack(ctx, AN_HOUR, viewer.id);
    throw error;
  }
}

/** A recipe that was read, and not saved. */
export interface RecipeImport {
  readonly recipe: ImportedRecipe;
  /** Further recipes of the page. */
  readonly others: readonly ImportedRecipe[];
  /** Id of an own recipe with the same source address. */
  readonly existing: string | null;
}

/**
 * Reads a recipe from a web page or a pasted text; `createRecipe` saves it.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT also where no recipe is found, RATE_LIMITED past 30 an hour and 90 tries,
 * or for a busy site, PROVIDER_FAILED for a fault of the site, SERVICE_UNAVAILABLE
 */
export async function importRecipe(ctx: Ctx, rawInput: unknown): Promise<RecipeImport> {
  const viewer = requireViewer(ctx);
  const { url, text } = readInput(importRecipeFields, rawInput);
  return counted(ctx, viewer, () =>
    typeof url === 'string'
      ? readAddress(ctx, viewer, url)
      : resultOf(ctx, viewer, readRecipeText(text ?? ''), { field: 'text', url: null }),
  );
}

async function readAddress(ctx: Ctx, viewer: Viewer, url: string): Promise<RecipeImport> {
  const page = await ctx.providers.pages.fetch(url, viewer.id);
  return resultOf(ctx, viewer, await ctx.providers.recipeReader.readPage(page, viewer.id), {
    field: 'url',
    url,
  });
}

/** @param url as typed: it may lead to another */
async function resultOf(
  ctx: Ctx,
  viewer: Viewer,
  reading: RecipeReading,
  { field, url }: { readonly field: string; readonly url: string | null },
): Promise<RecipeImport> {
  if (reading.kind === 'none') throw badInput(field, reading.reason);
  const { recipe, others } = reading;
  const sources = [recipe.sourceUrl, url].filter((one) => one !== null);
  const known = sources.length === 0 ? null : await withSource.first(ctx.db, [viewer.id, sources]);
  return { recipe, others, existing: known?.id ?? null };
}

export interface RecipeFileImport {
  readonly recipes: readonly ImportedRecipe[];
  /** Of the file; those of a recipe are the recipe's. */
  readonly problems: readonly ImportProblem[];
}

/**
 * Reads the recipes of a file of another app, or of schema.org JSON-LD; `createRecipes` saves them.
 * @param rawFile its bytes, or `{ base64 }`
 * @throws UNAUTHENTICATED, BAD_USER_INPUT also where no recipe is found, RATE_LIMITED past 30 an hour and 90 tries,
 * SERVICE_UNAVAILABLE
 */
export async function importRecipeFile(ctx: Ctx, rawFile: unknown): Promise<RecipeFileImport> {
  const viewer = requireViewer(ctx);
  const bytes = Buffer.isBuffer(rawFile)
    ? rawFile
    : Buffer.from(readInput(recipeFileFields, rawFile).base64, 'base64');
  return counted(ctx, viewer, async () => {
    const reading = await ctx.providers.recipeReader.readFile(bytes, viewer.id);
    if (reading.kind === 'none') throw badInput('file', reading.reason);
    return { recipes: reading.recipes, problems: reading.problems };
  });
}
