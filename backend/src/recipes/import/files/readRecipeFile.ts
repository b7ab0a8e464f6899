import { msg } from '../../../../../domain/text/message.ts';
import { LIMITS } from '../../../../../domain/limits.ts';
import { exceededJsonLimit } from '../../../base/jsonBytes.ts';
import type { FileReading, ImportedRecipe, ImportProblem } from '../../../providers/recipeReader.ts';
import { decodeText } from '../../../providers/pages/decodeText.ts';
import { readJson } from '../page/jsonText.ts';
import { readRecipePage } from '../page/readRecipePage.ts';
import { hostOf, oneLine, shortened } from '../recipe/cleanText.ts';
import type { RawRecipe } from '../recipe/rawRecipe.ts';
import { toImportedRecipe } from '../recipe/toImportedRecipe.ts';
import { recipesInJson } from './appRecipes.ts';
import { DamagedError, gunzipWithin, InflateBudget, TooLargeError } from './budget.ts';
import { unzip } from './unzip.ts';

/** Tandoor has zips in a zip. */
const MOST_LAYERS = 2;
/** A thousand recipes have a tenth of them; a list of empty objects would fill the memory. Depth costs little. */
const JSON_LIMITS = { depth: Number.POSITIVE_INFINITY, values: 2_000_000, shapes: 20_000 };

/** Of all recipes as JSON; a thousand usual ones have a third of them. */
const MOST_CHARACTERS = 10_000_000;

/**
 * Reads the recipes of a file of Paprika (.paprikarecipes, .paprikarecipe), Tandoor and Mealie (zip or JSON), RecipeSage
 * (JSON), schema.org JSON-LD, or a saved web page. The form is told by the contents. Pure; rejects for no file.
 * @param bytes at most 20 MB, and 100 MB inflated
 */
export async function readRecipeFile(bytes: Uint8Array): Promise<FileReading> {
  if (bytes.length > LIMITS.recipeFileBytes)
    return {
      kind: 'none',
      reason: msg('recipeImport.fileOver', 'The file can have at most {megabytes} MB.', {
        megabytes: LIMITS.recipeFileBytes / 2 ** 20,
      }),
    };
  const recipes: ImportedRecipe[] = [];
  const problems: ImportProblem[] = [];
  const budget = new InflateBudget();
  let characters = 0;
  try {
    for await (const part of partsOf('', bytes, budget, 0)) {
      const room = LIMITS.recipes - recipes.length;
      const found = part.bytes === null ? [] : recipesOf(part.bytes, room + 1);
      if (found.length === 0)
        problems.push({
          line: part.name,
          message:
            part.name === ''
              ? NO_RECIPE
              : msg('recipeImport.noneInPart', 'No recipe was found in this file.'),
        });
      const taken = found.slice(0, room);
      characters += JSON.stringify(taken).length;
      if (characters > MOST_CHARACTERS) throw new TooLargeError();
      recipes.push(...taken);
      if (found.length > room) {
        problems.push({
          line: part.name,
          message: msg('recipeImport.onlyFirst', 'Only the first {max} recipes are taken.', {
            max: LIMITS.recipes,
          }),
        });
        break;
      }
    }
  } catch (error) {
    if (error instanceof TooLargeError) problems.push({ line: '', message: TOO_LARGE });
    else if (error instanceof DamagedError)
      problems.push({ line: '', message: msg('recipeImport.fileDamaged', 'The file is damaged.') });
    else throw error;
  }
  if (recipes.length > 0) return { kind: 'found', recipes, problems };
  const reason = problems.find(({ line }) => line === '')?.message ?? NO_RECIPE;
  return { kind: 'none', reason };
}

const NO_RECIPE = msg(
  'recipeImport.noneInFile',
  'No recipe was found in this file. Files of Paprika, Tandoor, Mealie and RecipeSage can be read, and so can schema.org JSON-LD and saved web pages.',
);
const TOO_LARGE = msg('recipeImport.fileCut', 'The file has too much in it and was not read to its end.');

/** Exports of CopyMeThat and RecipeKeeper: all recipes in one page, which would be read as one recipe. */
const IN_ONE_PAGE = /\bclass="recipeIngredient\b|\bitemprop="recipeIngredients"/;

interface FilePart {
  readonly name: string;
  /** Null if it is damaged. */
  readonly bytes: Uint8Array | null;
}

async function* partsOf(
  name: string,
  bytes: Uint8Array,
  budget: InflateBudget,
  layer: number,
): AsyncGenerator<FilePart> {
  if (isZip(bytes) && layer < MOST_LAYERS)
    for await (const part of unzip(bytes, budget, isRecipeFile))
      yield* partsOf(part.name, part.bytes, budget, layer + 1);
  else
    yield {
      name: shortened(oneLine(name), LIMITS.ingredientLine),
      bytes: isGzip(bytes) ? await inflatedOrNull(bytes, budget) : bytes,
    };
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** Not pictures and settings. */
function isRecipeFile(name: string): boolean {
  return /\.(?:json|jsonld|paprikarecipe|zip|html?)$/i.test(name) && !name.startsWith('__MACOSX/');
}

async function inflatedOrNull(bytes: Uint8Array, budget: InflateBudget): Promise<Uint8Array | null> {
  try {
    return await gunzipWithin(bytes, budget);
  } catch (error) {
    if (error instanceof DamagedError) return null;
    throw error;
  }
}

/** @throws TooLargeError */
function recipesOf(bytes: Uint8Array, most: number): ImportedRecipe[] {
  const text = decodeText(bytes, null);
  if (/^\s*</.test(text)) {
    if (IN_ONE_PAGE.test(text)) return [];
    const page = readRecipePage(text, '');
    return page.kind === 'none' ? [] : [page.recipe, ...page.others];
  }
  if (exceededJsonLimit(Buffer.from(bytes), JSON_LIMITS) !== null) throw new TooLargeError();
  return readJson(text)
    .flatMap((value) => recipesInJson(value, most))
    .slice(0, most)
    .map(importedFrom);
}

function importedFrom(raw: RawRecipe): ImportedRecipe {
  const url = raw.urls.find((one) => /^https?:/i.test(one)) ?? null;
  return toImportedRecipe(raw, { url, name: raw.publisher ?? hostOf(url) });
}
