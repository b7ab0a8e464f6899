import { type Document, type Element, isTag } from 'domhandler';
import { linesOf, textOrNull } from '../recipe/cleanText.ts';
import { readMinutes, totalMinutes } from '../recipe/duration.ts';
import { readIngredients } from '../recipe/ingredientLines.ts';
import type { RawRecipe } from '../recipe/rawRecipe.ts';
import { cleanSteps } from '../recipe/stepLines.ts';
import { contains, elementsIn } from './html.ts';
import { stepsWithin } from './lineBlocks.ts';
import { MICRODATA, MICROFORMAT, RDFA, type Syntax, words } from './markupSyntax.ts';
import { ingredientTexts, valueOf } from './markupValues.ts';
import { pageLines } from './pageLines.ts';
import { visibleText } from './visibleText.ts';

const MOST_RECIPES = 20;

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
      .map((element) => readMinutes(valueOf(element)) ?? readMinutes(visibleText(element)))
      .find((minutes) => minutes !== null) ?? null;
  return {
    name: textOrNull(
      elements('name')
        .map(textOfName)
        .find((text) => text.trim() !== ''),
    ),
    description: textOrNull(elements('description', 'summary').map(valueOf)[0]),
    yields: elements('recipeyield', 'yield', 'servings')
      .map(valueOf)
      .flatMap((text) => linesOf(text)),
    minutes: totalMinutes({
      total: minutesOf('totaltime') ?? minutesOf('duration'),
      prep: minutesOf('preptime'),
      cook: minutesOf('cooktime'),
    }),
    ...readIngredients(ingredientTexts(elements('recipeingredient', 'ingredients', 'ingredient'))),
    steps: cleanSteps(
      elements('recipeinstructions', 'instructions').flatMap((one) => stepTexts(one, syntax)),
    ),
    urls: elements('url', 'mainentityofpage').map(
      ({ attribs }) => attribs['href'] ?? attribs['content'] ?? '',
    ),
    publisher: textOrNull(elements('publisher', 'author').map(valueOf)[0]),
  };
}

/** Texts of the steps within, of list rows, or of the whole. */
function stepTexts(element: Element, syntax: Syntax): string[] {
  const within = [...elementsIn(element)];
  for (const property of ['text', 'itemlistelement']) {
    const texts = within.filter((one) => syntax.propertiesOf(one).includes(property));
    if (texts.length > 0) return texts.map(valueOf);
  }
  const isShown = (element.attribs['content'] ?? '').trim() === '';
  const hasParts = within.some(({ name }) => /^(?:h[1-6]|li)$/.test(name));
  const steps = isShown && hasParts ? stepsWithin(pageLines(element)) : [];
  return steps.length > 0 ? steps : [valueOf(element)];
}

/** A linked or pictured name. */
function textOfName(element: Element): string {
  const text = valueOf(element);
  return text.trim() === '' ? (element.attribs['alt'] ?? '') : text;
}
