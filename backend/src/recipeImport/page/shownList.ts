import { lineKey } from '../recipe/lineKey.ts';
import type { RawRecipe } from '../recipe/rawRecipe.ts';
import type { PageLine } from './pageLines.ts';

/**
 * The recipe as the page shows it, where its markup says less: the markup has no amounts, lacks lines, or has all
 * ingredients in one text. Each marked line has to be found in the list that the page shows.
 * @param shown under the heading "Ingredients"
 */
export function withShownList(recipe: RawRecipe, shown: readonly string[]): RawRecipe {
  const isFuller = [hasPieces, addsAmounts, addsLines].some((says) => says(recipe.ingredients, shown));
  return isFuller ? { ...recipe, ingredients: shown } : recipe;
}

/** The only marked line has all shown ones, in order. */
function hasPieces(marked: readonly string[], shown: readonly string[]): boolean {
  const [only = '', ...others] = marked;
  if (others.length > 0 || shown.length < 2) return false;
  const text = only.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  let at = 0;
  return shown.every((line) => {
    const found = text.indexOf(lineKey(line), at);
    at = found + lineKey(line).length;
    return found >= 0;
  });
}

function addsAmounts(marked: readonly string[], shown: readonly string[]): boolean {
  if (marked.length < 2 || marked.length !== shown.length) return false;
  const added = shown.filter((line, at) => hasAmount(line) && !hasAmount(marked[at] ?? ''));
  const isInside = marked.map((line, at) => lineKey(shown[at] ?? '').includes(lineKey(line)));
  return added.length * 2 > marked.length && isInside.every((is) => is);
}

function addsLines(marked: readonly string[], shown: readonly string[]): boolean {
  if (marked.length < 2 || shown.length <= marked.length || shown.length >= marked.length * 2) return false;
  const known = marked.map(lineKey);
  const added = shown.filter((line) => !known.includes(lineKey(line)));
  return isInOrder(known, shown.map(lineKey)) && added.every(hasAmount);
}

function isInOrder(some: readonly string[], all: readonly string[]): boolean {
  let at = 0;
  for (const one of all) if (one === some[at]) at++;
  return at === some.length;
}

function hasAmount(line: string): boolean {
  return /\p{N}/u.test(line);
}

/** The recipe without names of groups: what the page shows as a heading above the line that follows in the markup. */
export function withoutGroupNames(recipe: RawRecipe, lines: readonly PageLine[]): RawRecipe {
  const firsts = firstsOfGroups(lines);
  const ingredients = recipe.ingredients.filter((line, at) => {
    const next = lineKey(recipe.ingredients[at + 1] ?? '');
    const shown = firsts.get(lineKey(line)) ?? [];
    return next === '' || !shown.some((first) => first.includes(next) || next.includes(first));
  });
  return { ...recipe, ingredients };
}

/** Of one heading. */
const MOST_FIRSTS = 10;

/** Keys of the lines below headings, by the heading's key. */
function firstsOfGroups(lines: readonly PageLine[]): ReadonlyMap<string, readonly string[]> {
  const firsts = new Map<string, string[]>();
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    const isHeading = line.level !== null || line.isStressed;
    if (!isHeading || hasAmount(line.text) || next === undefined || lineKey(next.text) === '') continue;
    const known = firsts.get(lineKey(line.text)) ?? [];
    if (known.length < MOST_FIRSTS) firsts.set(lineKey(line.text), [...known, lineKey(next.text)]);
  }
  return firsts;
}
