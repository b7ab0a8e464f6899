import type { Document } from 'domhandler';
import { textOrNull } from '../recipe/cleanText.ts';
import type { PageFacts } from '../recipe/chooseRecipe.ts';
import { elementsIn, rawText } from './html.ts';
import { visibleText } from './visibleText.ts';

export interface PageHead extends PageFacts {
  /** Of the recipe, if its markup has none. */
  readonly title: string | null;
  readonly siteName: string | null;
  /** Texts of scripts with JSON-LD or other JSON about a recipe. */
  readonly jsonScripts: readonly string[];
}

/** The first may be a logo. */
const MOST_HEADINGS = 3;

/** What a page says about itself outside of a recipe's markup. */
export function readHead(document: Document, url: string): PageHead {
  const meta = new Map<string, string>();
  const jsonScripts: string[] = [];
  let headings = 0;
  let [canonical, title, heading]: (string | null)[] = [null, null, null];
  for (const element of elementsIn(document)) {
    const { name, attribs } = element;
    if (name === 'meta') {
      const key = (attribs['property'] ?? attribs['name'] ?? '').toLowerCase();
      if (!meta.has(key)) meta.set(key, attribs['content'] ?? '');
    } else if (name === 'link' && attribs['rel']?.toLowerCase() === 'canonical')
      canonical ??= attribs['href'] ?? null;
    else if (name === 'title') title ??= textOrNull(rawText(element));
    else if (name === 'h1' && headings++ < MOST_HEADINGS) heading ??= textOrNull(visibleText(element));
    else if (name === 'script' && isRecipeJson(attribs['type'] ?? '', rawText(element)))
      jsonScripts.push(rawText(element));
  }
  const ofMeta = (key: string) => textOrNull(meta.get(key));
  const titles = [ofMeta('og:title'), heading, title].filter((one) => typeof one === 'string');
  return {
    urls: [url, canonical, ofMeta('og:url')].filter((one) => typeof one === 'string'),
    titles,
    title: heading ?? withoutSite(titles[0] ?? null),
    siteName: ofMeta('og:site_name') ?? ofMeta('application-name'),
    jsonScripts,
  };
}

function isRecipeJson(type: string, text: string): boolean {
  return /\bld\+json\b/i.test(type) || (/\bjson\b/i.test(type) && text.includes('"recipeIngredient"'));
}

/** "Lemon Bars | Example Kitchen" */
function withoutSite(title: string | null): string | null {
  return textOrNull(title?.replace(/\s+[|–—-]\s+[^|]*$/, ''));
}
