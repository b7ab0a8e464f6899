import { type Document, type Element, isTag } from 'domhandler';
import { textOrNull } from '../recipe/cleanText.ts';
import type { PageFacts } from '../recipe/chooseRecipe.ts';
import { partOf } from '../recipe/textParts.ts';
import { elementsIn, rawText } from './html.ts';
import { textOfMarkup } from './markupText.ts';
import { visibleText } from './visibleText.ts';

export interface PageHead extends PageFacts {
  /** Of the recipe, if its markup has none. */
  readonly title: string | null;
  readonly siteName: string | null;
}

/** What a page says about itself outside of a recipe's markup. */
export function readHead(document: Document, url: string): PageHead {
  const meta = new Map<string, string>();
  const headings: Element[] = [];
  let canonical: string | null = null;
  let title: string | null = null;
  for (const element of elementsIn(document)) {
    const { name, attribs } = element;
    if (name === 'meta') {
      const key = (attribs['property'] ?? attribs['name'] ?? '').toLowerCase();
      if (!meta.has(key)) meta.set(key, attribs['content'] ?? '');
    } else if (name === 'link' && attribs['rel']?.toLowerCase() === 'canonical')
      canonical ??= attribs['href'] ?? null;
    else if (name === 'title') title ??= textOrNull(textOfMarkup(rawText(element)));
    else if (/^h[1-3]$/.test(name)) headings.push(element);
  }
  const ofMeta = (key: string) => textOrNull(textOfMarkup(meta.get(key) ?? ''));
  const heading = headingOf(headings, [ofMeta('og:title'), title].filter(isString));
  const titles = [ofMeta('og:title'), heading, title].filter(isString);
  return {
    urls: [url, canonical, ofMeta('og:url')].filter(isString),
    titles,
    title: heading ?? withoutSite(titles[0] ?? null),
    siteName: ofMeta('og:site_name') ?? ofMeta('application-name'),
  };
}

function isString(value: string | null | undefined): value is string {
  return typeof value === 'string';
}

/** As themes of blogs mark a post's title, whose site may have the h1. */
const ENTRY_TITLE = /(?:^|\s)(?:entry|post)-title(?:\s|$)/;
/** The first may be a logo. */
const MOST_HEADINGS = 3;
const MOST_TITLES = 50;
/** Characters of HTML. */
const LONGEST_TITLE = 1000;

/** The heading of the page's text: of the post, else its h1, else one that is the title. */
function headingOf(headings: readonly Element[], titles: readonly string[]): string | null {
  const firstOf = (some: readonly Element[]) =>
    some
      .slice(0, MOST_HEADINGS)
      .map(textOfHeading)
      .find((text) => text !== null && !isPart(text)) ?? null;
  const entry = firstOf(headings.filter(({ attribs }) => ENTRY_TITLE.test(attribs['class'] ?? '')));
  if (entry !== null && titles.some((one) => one.includes(entry))) return entry;
  const mains = headings.filter(({ name }) => name === 'h1').slice(0, MOST_TITLES);
  const main = firstOf(mains.filter((one) => !isOfSite(one)));
  if (main !== null) return main;
  const texts = headings
    .filter(({ startIndex, endIndex }) => (endIndex ?? Infinity) - (startIndex ?? 0) < LONGEST_TITLE)
    .slice(0, MOST_TITLES)
    .map(textOfHeading);
  const names = [...titles.map(withoutSite), ...titles];
  return names.find((name) => name !== null && texts.includes(name)) ?? firstOf(mains);
}

/** Some pages have "Ingredients" as an h1. */
function isPart(heading: string): boolean {
  return heading.length <= 15 && partOf(heading) === 'ingredients';
}

/** In the head of the site, not in that of an article. */
function isOfSite(heading: Element): boolean {
  const around: string[] = [];
  for (let outer = heading.parent; outer !== null && isTag(outer); outer = outer.parent)
    around.push(outer.name);
  return around.includes('header') && !around.includes('article') && !around.includes('main');
}

/** Without the link mark of manuals. */
function textOfHeading(heading: Element): string | null {
  return textOrNull(textOrNull(visibleText(heading))?.replace(/ ?[¶#]$/, ''));
}

/** "Lemon Bars | Example Kitchen" */
function withoutSite(title: string | null): string | null {
  return textOrNull(title?.replace(/\s+[|–—-]\s+[^|]*$/, ''));
}
