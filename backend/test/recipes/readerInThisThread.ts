import type { RecipeReader } from '../../src/providers/recipeReader.ts';
import { readRecipeFile } from '../../src/recipes/import/files/readRecipeFile.ts';
import { readFetchedPage } from '../../src/recipes/import/thread/readFetchedPage.ts';

/** Reads in the calling thread, which a hostile page blocks for seconds. */
export const readerInThisThread: RecipeReader = {
  readPage: (page) => Promise.resolve(readFetchedPage(page)),
  readFile: readRecipeFile,
};
