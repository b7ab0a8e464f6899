import type { Document } from 'domhandler';
import { msg } from '../../../../../domain/text/message.ts';
import type { ImportedRecipe, RecipeReading } from '../../../providers/recipeReader.ts';
import { chooseRecipes } from '../recipe/chooseRecipe.ts';
import { hostOf } from '../recipe/cleanText.ts';
import type { RawRecipe } from '../recipe/rawRecipe.ts';
import { toImportedRecipe } from '../recipe/toImportedRecipe.ts';
import { parseHtml, TooDeepError } from './html.ts';
import { readJson } from './jsonText.ts';
import { recipesInData, recipesInJsonLd } from './jsonLd.ts';
import { recipesInMarkup } from './markup.ts';
import { readHead, type PageHead } from './pageFacts.ts';
import { pageJson } from './pageJson.ts';
import { pageLines } from './pageLines.ts';
import { showsMore, withShownHeadings, withShownList } from './shownList.ts';
import { unmarkedRecipe } from './unmarkedRecipe.ts';

/**
 * Reads the recipes of a page: schema.org JSON-LD, microdata, RDFa and microformats, completed by the list that the page
 * shows; else that list alone, or the page's own data. A pure function, linear in the size of the page: a usual page
 * takes 20 ms of the thread, 5 MB some seconds.
 * @param html decoded, at most 5 MB
 * @param url address of the page after redirects
 */
export function readRecipePage(html: string, url: string): RecipeReading {
  const document = parsedOrNull(html);
  if (document === null)
    return {
      kind: 'none',
      reason: msg('recipeImport.pageTooNested', 'This page is too deeply nested to be read.'),
    };
  const head = readHead(document, url);
  const json = pageJson(document);
  const lines = pageLines(document);
  const shown = unmarkedRecipe(lines);
  const statements = [...recipesInJsonLd(json.schema.flatMap(readJson)), ...recipesInMarkup(document)];
  const marked = chooseRecipes(statements, head);
  if (marked.some(({ ingredients }) => ingredients.length > 0)) {
    const [main, ...others] = marked.map((recipe) => withShownHeadings(recipe, lines));
    if (main === undefined) return readingOf([]);
    const whole = shown === null ? main : withShownList(main, shown);
    const recipe = importedFrom(whole, head, url);
    const problems = shown !== null && showsMore(whole, shown) ? [MORE, ...recipe.problems] : recipe.problems;
    return readingOf([{ ...recipe, problems }, ...others.map((raw) => importedFrom(raw, head, url))]);
  }
  const unmarked =
    shown === null ? recipesInData(json.data.flatMap(readJson)) : [withShownHeadings(shown.recipe, lines)];
  const found = chooseRecipes([...statements, ...unmarked], head).map((raw) => importedFrom(raw, head, url));
  const [recipe, ...others] = found;
  if (recipe === undefined || unmarked.length === 0) return readingOf(found);
  return readingOf([{ ...recipe, problems: [UNMARKED, ...recipe.problems] }, ...others]);
}

/** Reads a JSON-LD document, as {@link readRecipePage} reads that of a page. */
export function readRecipeJson(json: string, url: string): RecipeReading {
  const recipes = chooseRecipes(recipesInJsonLd(readJson(json)), { urls: [url], titles: [] });
  const noHead = { title: null, siteName: null };
  return readingOf(recipes.map((raw) => importedFrom(raw, noHead, url)));
}

function parsedOrNull(html: string): Document | null {
  try {
    return parseHtml(html);
  } catch (error) {
    if (error instanceof TooDeepError) return null;
    throw error;
  }
}

const MORE = {
  line: '',
  message: msg(
    'recipeImport.pageShowsMore',
    'The page shows more ingredients than these. Please compare it with the page.',
  ),
};

const UNMARKED = {
  line: '',
  message: msg(
    'recipeImport.unmarked',
    'This page does not mark its recipe. Please compare it with the page.',
  ),
};

function readingOf([recipe, ...others]: readonly ImportedRecipe[]): RecipeReading {
  if (recipe === undefined)
    return { kind: 'none', reason: msg('recipeImport.noneOnPage', 'No recipe was found on this page.') };
  return { kind: 'found', recipe, others };
}

function importedFrom(
  raw: RawRecipe,
  head: Pick<PageHead, 'title' | 'siteName'>,
  url: string,
): ImportedRecipe {
  return toImportedRecipe(
    { ...raw, name: raw.name ?? head.title },
    { url, name: head.siteName ?? raw.publisher ?? hostOf(url) },
  );
}
