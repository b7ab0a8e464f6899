import type { FetchedPage } from './fetch/pageAnswer.ts';
import type { RecipeReading } from './importedRecipe.ts';
import { readRecipeJson, readRecipePage } from './page/readRecipePage.ts';

/** Reads what a `PageFetcher` fetched: a web page or a JSON-LD document. */
export function readFetchedPage({ kind, text, url }: FetchedPage): RecipeReading {
  return kind === 'html' ? readRecipePage(text, url) : readRecipeJson(text, url);
}
