import { type Element, isTag } from 'domhandler';
import { oneLine } from '../recipe/cleanText.ts';
import { hasAmount } from '../recipe/lineText.ts';
import { elementsIn } from './html.ts';
import { textOfMarkup } from './markupText.ts';
import { visibleText } from './visibleText.ts';

/** The text of each ingredient; of its row, where the food alone is marked and its amount stands beside it. */
export function ingredientTexts(elements: readonly Element[]): string[] {
  const rows = elements.map(rowAround);
  const countOf = new Map<Element | null, number>();
  for (const row of rows) countOf.set(row, (countOf.get(row) ?? 0) + 1);
  return elements.map((element, at) => {
    const text = shownText(element);
    const row = rows[at] ?? null;
    if (row === null || countOf.get(row) !== 1 || hasAmount(text)) return text;
    const whole = oneLine(visibleText(row));
    return hasAmount(whole) && whole.length <= text.length + LONGEST_AMOUNT ? whole : text;
  });
}

/** With its unit and the space around it. */
const LONGEST_AMOUNT = 60;
/** Characters of HTML. */
const LONGEST_ROW = 5000;

/** The list's or table's row that an element is in, at most four levels up. */
function rowAround(element: Element): Element | null {
  let around: Element = element;
  for (let level = 0; level < 4; level++) {
    if (level > 0 && (around.name === 'li' || around.name === 'tr')) return isShort(around) ? around : null;
    if (around.parent === null || !isTag(around.parent)) return null;
    around = around.parent;
  }
  return null;
}

function isShort({ startIndex, endIndex }: Element): boolean {
  return (endIndex ?? Infinity) - (startIndex ?? 0) <= LONGEST_ROW;
}

/** Of a row, what people see comes first. */
function shownText(element: Element): string {
  const text = visibleText(element);
  return text.trim() === '' ? valueOf(element) : text;
}

/** The attribute that states a value for machines, else the visible text. */
export function valueOf(element: Element): string {
  const { name, attribs } = element;
  const stated =
    attribs['content'] ?? attribs['datetime'] ?? (name === 'input' ? attribs['value'] : undefined);
  if (stated !== undefined && stated.trim() !== '') return textOfMarkup(stated);
  const title = valueTitleIn(element);
  return title ?? visibleText(element);
}

/** Microformats hide machines' values in titles. */
function valueTitleIn(element: Element): string | null {
  for (const child of [element, ...elementsIn(element)])
    if (/\bvalue-title\b/.test(child.attribs['class'] ?? '')) return child.attribs['title'] ?? null;
  return null;
}
