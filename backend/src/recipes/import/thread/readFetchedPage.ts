import type { FetchedPage } from '../../../providers/pages/pageAnswer.ts';
import type { RecipeReading } from '../../../providers/recipeReader.ts';
import { decodeText } from '../../../providers/pages/decodeText.ts';
import { readRecipeJson, readRecipePage } from '../page/readRecipePage.ts';

/** Reads what a `PageFetcher` fetched: a web page or a JSON-LD document. */
export function readFetchedPage({ kind, bytes, charset, url }: FetchedPage): RecipeReading {
  const text = decodeText(bytes, charset);
  return kind === 'html' ? readRecipePage(text, url) : readRecipeJson(text, url);
}
