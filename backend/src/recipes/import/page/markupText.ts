import { parseHtml, TooDeepError } from './html.ts';
import { joinAmounts, stepsWithin, withoutHeadings } from './lineBlocks.ts';
import { pageLines } from './pageLines.ts';
import { visibleText } from './visibleText.ts';

/** Markup or a character reference. */
const MARKUP = /<[a-z!/]|&(?:#\d|#x[\da-f]|[a-z])/i;
/** "&amp;amp;frac12;" */
const MOST_LAYERS = 3;
/** Whole recipes have about 10,000. */
const MOST_CHARACTERS = 200_000;

/** The visible text of a string that may have markup or be encoded more than once; '' if it is too deep. */
export function textOfMarkup(text: string): string {
  try {
    return decodedText(text);
  } catch (error) {
    if (error instanceof TooDeepError) return '';
    throw error;
  }
}

function decodedText(text: string): string {
  let plain = text.slice(0, MOST_CHARACTERS);
  for (let layer = 0; layer < MOST_LAYERS && MARKUP.test(plain); layer++)
    plain = visibleText(parseHtml(keepBreaks(plain)));
  return plain;
}

/** The rows of a string with a list in its markup, without headings of groups; null for other strings. */
export function rowsOfMarkup(text: string): string[] | null {
  if (!/<li\b|<p\b[^]*<p\b/i.test(text.slice(0, MOST_CHARACTERS))) return null;
  try {
    const lines = pageLines(parseHtml(text.slice(0, MOST_CHARACTERS)));
    return joinAmounts(withoutHeadings(lines).map((line) => textOfMarkup(line.text)));
  } catch (error) {
    if (error instanceof TooDeepError) return [];
    throw error;
  }
}

/** The steps of a string with headings or numbered lists in its markup; null for other strings. */
export function stepsOfMarkup(text: string): string[] | null {
  const markup = text.slice(0, MOST_CHARACTERS);
  if (!/<(?:h[1-6]|ol)\b/i.test(markup)) return null;
  try {
    const steps = stepsWithin(pageLines(parseHtml(keepBreaks(markup))));
    return steps.length === 0 ? null : steps.map(textOfMarkup);
  } catch (error) {
    if (error instanceof TooDeepError) return [];
    throw error;
  }
}

/** Line breaks count in strings, unlike in pages. */
function keepBreaks(text: string): string {
  return /<(?:p|br|li|div)\b/i.test(text) ? text : text.replace(/\r\n|[\r\n]/g, '<br>');
}
