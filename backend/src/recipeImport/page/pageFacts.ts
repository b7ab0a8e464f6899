import { type Document, type Element, isTag, isText } from 'domhandler';
import { textOrNull } from '../recipe/cleanText.ts';
import type { PageFacts } from '../recipe/chooseRecipe.ts';
import { partOf } from '../text/textParts.ts';
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
  const heading = headingOf(headings, title, ofMeta('og:title'));
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
/** The first may be a logo, or a menu. */
const MOST_HEADINGS = 3;
const MOST_TITLES = 50;
/** Characters of HTML. */
const LONGEST_TITLE = 1000;

/** The heading of the page's text, which is not always its h1: that may name the site. */
function headingOf(
  headings: readonly Element[],
  title: string | null,
  sharedTitle: string | null,
): string | null {
  const titles = [title, sharedTitle].filter(isString);
  const isInTitle = (text: string | null) => text !== null && titles.some((one) => one.includes(text));
  const firstOf = (isOne: (heading: Element) => boolean) =>
    headings
      .filter(isOne)
      .slice(0, MOST_HEADINGS)
      .map(textOfHeading)
      .find((text) => text !== null && partOf(text) === null) ?? null;
  const entry = firstOf(({ attribs }) => ENTRY_TITLE.test(attribs['class'] ?? ''));
  if (isInTitle(entry)) return entry;
  const main = firstOf((one) => one.name === 'h1' && !isLink(one));
  if (main !== null && titles.some((one) => one.startsWith(main))) return main;
  const texts = headings
    .filter(({ startIndex, endIndex }) => (endIndex ?? Infinity) - (startIndex ?? 0) < LONGEST_TITLE)
    .slice(0, MOST_TITLES)
    .map(textOfHeading);
  const sameAs = (names: readonly (string | null)[]) =>
    texts.find((text) => text !== null && names.includes(text)) ?? null;
  const shared = sameAs([sharedTitle]);
  if (shared !== null || isInTitle(main)) return shared ?? main;
  const linked = firstOf(({ name }) => name === 'h1');
  return main === null ? (sameAs(titles.map(withoutSite)) ?? linked) : (sameAs(titles) ?? main);
}

function isLink({ children }: Element): boolean {
  const filled = children.filter((child) => isTag(child) || (isText(child) && child.data.trim() !== ''));
  return filled.length === 1 && filled.every((child) => isTag(child) && child.name === 'a');
}

/** Without the link mark of manuals. */
function textOfHeading(heading: Element): string | null {
  return textOrNull(textOrNull(visibleText(heading))?.replace(/ ?[¶#]$/, ''));
}

/** "Lemon Bars | Example Kitchen" */
function withoutSite(title: string | null): string | null {
  return textOrNull(title?.replace(/\s+[|–—-]\s+[^|]*$/, ''));
}
