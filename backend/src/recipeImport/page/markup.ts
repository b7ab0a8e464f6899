import { type Document, type Element, isTag } from 'domhandler';
import { linesOf, oneLine, textOrNull } from '../recipe/cleanText.ts';
import { readMinutes } from '../recipe/duration.ts';
import { cleanIngredientLines } from '../recipe/ingredientLines.ts';
import type { RawRecipe } from '../recipe/rawRecipe.ts';
import { cleanSteps } from '../recipe/stepLines.ts';
import { contains, elementsIn } from './html.ts';
import { textOfMarkup } from './markupText.ts';
import { visibleText } from './visibleText.ts';

const MOST_RECIPES = 20;

/** How a syntax marks recipes and their properties in attributes. */
interface Syntax {
  readonly isRecipe: (element: Element) => boolean;
  /** Whether an element begins another thing, whose properties are not the recipe's. */
  readonly isThing: (element: Element) => boolean;
  /** Lower case, without prefix. */
  readonly propertiesOf: (element: Element) => readonly string[];
}

const RECIPE_TYPE = /(?:^|[/:#])recipe\/?$/i;

function words(value: string | undefined): string[] {
  return (value ?? '').split(/\s+/).filter((word) => word !== '');
}

function localName(property: string): string {
  return property.replace(/^.*[:/#]/, '').toLowerCase();
}

const MICRODATA: Syntax = {
  isRecipe: ({ attribs }) => words(attribs['itemtype']).some((type) => RECIPE_TYPE.test(type)),
  isThing: ({ attribs }) => 'itemscope' in attribs,
  propertiesOf: ({ attribs }) => words(attribs['itemprop']).map(localName),
};

const RDFA: Syntax = {
  isRecipe: ({ attribs }) => words(attribs['typeof']).some((type) => RECIPE_TYPE.test(type)),
  isThing: ({ attribs }) => 'typeof' in attribs,
  propertiesOf: ({ attribs }) =>
    [
      ...words(attribs['property']),
      // Links of the page have rel too.
      ...words(attribs['rel']).filter((rel) => rel.includes(':')),
    ].map(localName),
};

/** Class names of the microformats hRecipe and h-recipe. */
const CLASSES: Readonly<Record<string, string>> = {
  fn: 'name',
  'p-name': 'name',
  summary: 'description',
  'p-summary': 'description',
  ingredient: 'ingredients',
  'p-ingredient': 'ingredients',
  // Of a list whose rows have no class.
  ingredients: 'ingredient',
  instructions: 'instructions',
  'e-instructions': 'instructions',
  yield: 'recipeyield',
  'p-yield': 'recipeyield',
  duration: 'totaltime',
  'dt-duration': 'totaltime',
  preptime: 'preptime',
  cooktime: 'cooktime',
};

const MICROFORMAT: Syntax = {
  isRecipe: ({ attribs }) => words(attribs['class']).some((name) => /^h-?recipe$/i.test(name)),
  isThing: ({ attribs }) => words(attribs['class']).some((name) => /^(?:vcard|h-card|author)$/i.test(name)),
  propertiesOf: ({ attribs }) => words(attribs['class']).flatMap((name) => CLASSES[name.toLowerCase()] ?? []),
};

/** Recipes marked up by microdata, RDFa or a microformat, of schema.org and its forerunner data-vocabulary.org. */
export function recipesInMarkup(document: Document): RawRecipe[] {
  return [MICRODATA, RDFA, MICROFORMAT].flatMap((syntax) => {
    const roots: Element[] = [];
    for (const element of elementsIn(document)) if (syntax.isRecipe(element)) roots.push(element);
    const byId =
      syntax === MICRODATA && roots.length > 0 ? elementsById(document) : new Map<string, Element>();
    const recipes = roots
      .slice(0, MOST_RECIPES)
      .map((root) => rawRecipe(propertiesOf(root, syntax, byId), syntax));
    const isWhole = syntax !== MICRODATA || recipes.some(({ ingredients }) => ingredients.length > 0);
    return isWhole ? recipes : [...recipes, ...unboundRecipe(document)];
  });
}

/** Rows outside of the recipe that they belong to: tags were closed too early, or the recipe's are missing. */
function unboundRecipe(document: Document): RawRecipe[] {
  const everywhere: Syntax = { ...MICRODATA, isThing: () => false };
  const recipe = rawRecipe(propertiesOf(document, everywhere, new Map()), everywhere);
  const unbound = { ...recipe, name: null, description: null, urls: [], publisher: null };
  return recipe.ingredients.length > 1 ? [unbound] : [];
}

function elementsById(document: Document): ReadonlyMap<string, Element> {
  const byId = new Map<string, Element>();
  for (const element of elementsIn(document)) {
    const id = element.attribs['id'];
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
  }
  return byId;
}

type Properties = ReadonlyMap<string, readonly Element[]>;

/** Elements by property, in document order; without what belongs to things within the recipe. */
function propertiesOf(
  root: Document | Element,
  syntax: Syntax,
  byId: ReadonlyMap<string, Element>,
): Properties {
  const found = new Map<string, Element[]>();
  const seen = new Set<Document | Element>([root]);
  const add = (element: Element) => {
    if (seen.has(element)) return;
    seen.add(element);
    for (const name of syntax.propertiesOf(element)) {
      const list = found.get(name) ?? [];
      list.push(element);
      found.set(name, list);
    }
  };
  const addAll = (top: Document | Element) => {
    for (const element of elementsIn(top, (one) => !syntax.isThing(one))) add(element);
  };
  addAll(root);
  for (const id of words(isTag(root) ? root.attribs['itemref'] : '').slice(0, 20)) {
    const referred = byId.get(id);
    if (referred === undefined || seen.has(referred)) continue;
    add(referred);
    addAll(referred);
  }
  return new Map(Array.from(found, ([name, elements]) => [name, rowsOf(elements)]));
}

/** Without lists of rows, and without parts of a row, which have the same property. */
function rowsOf(elements: readonly Element[]): Element[] {
  const rows: Element[] = [];
  for (let at = 0; at < elements.length; at++) {
    const [element, first, second] = elements.slice(at, at + 3);
    if (element === undefined) break;
    const isOuter = first !== undefined && contains(element, first);
    if (isOuter && second !== undefined && contains(element, second)) continue;
    rows.push(element);
    if (isOuter) at++;
  }
  return rows;
}

function rawRecipe(properties: Properties, syntax: Syntax): RawRecipe {
  const elements = (...names: readonly string[]) =>
    names.map((name) => properties.get(name) ?? []).find((list) => list.length > 0) ?? [];
  const minutesOf = (name: string) =>
    elements(name)
      .map((element) => readMinutes(valueOf(element)))
      .find((minutes) => minutes !== null) ?? null;
  const prep = minutesOf('preptime');
  const cook = minutesOf('cooktime');
  return {
    name: textOrNull(
      elements('name')
        .map(textOfName)
        .find((text) => text.trim() !== ''),
    ),
    description: textOrNull(elements('description', 'summary').map(valueOf)[0]),
    yields: elements('recipeyield', 'yield')
      .map(valueOf)
      .flatMap((text) => linesOf(text)),
    minutes: minutesOf('totaltime') ?? minutesOf('duration') ?? ((prep ?? 0) + (cook ?? 0) || null),
    ingredients: cleanIngredientLines(
      ingredientTexts(elements('recipeingredient', 'ingredients', 'ingredient')),
    ),
    steps: cleanSteps(
      elements('recipeinstructions', 'instructions').flatMap((one) => stepTexts(one, syntax)),
    ),
    urls: elements('url', 'mainentityofpage').map(
      ({ attribs }) => attribs['href'] ?? attribs['content'] ?? '',
    ),
    publisher: textOrNull(elements('publisher', 'author').map(valueOf)[0]),
  };
}

/** Some sites mark a row's food alone, and write its amount beside it. */
function ingredientTexts(elements: readonly Element[]): string[] {
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

function hasAmount(text: string): boolean {
  return /\p{N}/u.test(text);
}

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

/** Texts of the steps within, of list rows, or of the whole. */
function stepTexts(element: Element, syntax: Syntax): string[] {
  const within = [...elementsIn(element)];
  for (const property of ['text', 'itemlistelement']) {
    const texts = within.filter((one) => syntax.propertiesOf(one).includes(property));
    if (texts.length > 0) return texts.map(valueOf);
  }
  const text = valueOf(element);
  if (within.filter(({ name }) => name === 'li').length < 2) return [text];
  const headings = within.filter(({ name }) => /^h[1-6]$/.test(name)).map((one) => oneLine(visibleText(one)));
  return linesOf(text, 'lines').filter((line) => !headings.includes(line));
}

/** Of a row, what people see comes first. */
function shownText(element: Element): string {
  const text = visibleText(element);
  return text.trim() === '' ? valueOf(element) : text;
}

/** The attribute that states a value for machines, else the visible text. */
function valueOf(element: Element): string {
  const { name, attribs } = element;
  const stated = attribs['content'] ?? (name === 'time' ? attribs['datetime'] : undefined);
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

/** A linked or pictured name. */
function textOfName(element: Element): string {
  const text = valueOf(element);
  return text.trim() === '' ? (element.attribs['alt'] ?? '') : text;
}
