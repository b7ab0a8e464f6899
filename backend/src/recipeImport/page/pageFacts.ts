import type { Document } from 'domhandler';
import { textOrNull } from '../recipe/cleanText.ts';
import type { PageFacts } from '../recipe/chooseRecipe.ts';
import { elementsIn, rawText } from './html.ts';
import { visibleText } from './visibleText.ts';

export interface PageHead extends PageFacts {
  /** Of the recipe, if its markup has none. */
  readonly title: string | null;
  readonly siteName: string | null;
}

/** The first may be a logo. */
const MOST_HEADINGS = 3;
/** As themes of blogs mark a post's title, whose site may have the h1. */
const ENTRY_TITLE = /(?:^|\s)(?:entry|post)-title(?:\s|$)/;

/** What a page says about itself outside of a recipe's markup. */
export function readHead(document: Document, url: string): PageHead {
  const meta = new Map<string, string>();
  let headings = 0;
  let [canonical, title, heading, entryTitle]: (string | null)[] = [null, null, null, null];
  for (const element of elementsIn(document)) {
    const { name, attribs } = element;
    if (name === 'meta') {
      const key = (attribs['property'] ?? attribs['name'] ?? '').toLowerCase();
      if (!meta.has(key)) meta.set(key, attribs['content'] ?? '');
    } else if (name === 'link' && attribs['rel']?.toLowerCase() === 'canonical')
      canonical ??= attribs['href'] ?? null;
    else if (name === 'title') title ??= textOrNull(rawText(element));
    else if (/^h[1-3]$/.test(name)) {
      const isEntry = ENTRY_TITLE.test(attribs['class'] ?? '');
      if (isEntry) entryTitle ??= textOrNull(visibleText(element));
      if (name === 'h1' && headings++ < MOST_HEADINGS) heading ??= textOrNull(visibleText(element));
    }
  }
  const ofMeta = (key: string) => textOrNull(meta.get(key));
  const isInTitle = [title, ofMeta('og:title')].some((one) => one?.includes(entryTitle ?? '') === true);
  if (isInTitle) heading = entryTitle ?? heading;
  const titles = [ofMeta('og:title'), heading, title].filter((one) => typeof one === 'string');
  return {
    urls: [url, canonical, ofMeta('og:url')].filter((one) => typeof one === 'string'),
    titles,
    title: heading ?? withoutSite(titles[0] ?? null),
    siteName: ofMeta('og:site_name') ?? ofMeta('application-name'),
  };
}

/** "Lemon Bars | Example Kitchen" */
function withoutSite(title: string | null): string | null {
  return textOrNull(title?.replace(/\s+[|–—-]\s+[^|]*$/, ''));
}
