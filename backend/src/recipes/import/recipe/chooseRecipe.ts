import { hasAmount, lineKey } from './lineText.ts';
import type { RawRecipe } from './rawRecipe.ts';

/** What else a page says about itself. */
export interface PageFacts {
  /** Its address and its canonical address. */
  readonly urls: readonly string[];
  /** "Lemon Bars - Example Kitchen" */
  readonly titles: readonly string[];
}

/** Sets are compared by their first lines. */
const MOST_COMPARED = 200;

/**
 * Joins statements about one recipe. The recipe that the page is about comes first, then the others in its order.
 * @param statements JSON-LD before other markup, which is trusted less
 */
export function chooseRecipes(statements: readonly RawRecipe[], page: PageFacts): RawRecipe[] {
  const recipes: RawRecipe[] = [];
  for (const statement of statements.filter((one) => !isLink(one, page))) {
    const at = recipes.findIndex((recipe) => isSame(recipe, statement));
    const known = recipes[at];
    if (known === undefined) recipes.push(statement);
    else recipes[at] = joined(known, statement);
  }
  const whole = recipes.filter(({ ingredients, steps }) => ingredients.length > 0 || steps.length > 0);
  const scores = whole.map((recipe) => scoreOf(recipe, page));
  const best = scores.indexOf(Math.max(...scores));
  return [...whole.slice(best, best + 1), ...whole.filter((_, at) => at !== best)];
}

/** Says nothing but the name of another page's recipe. */
function isLink(recipe: RawRecipe, page: PageFacts): boolean {
  const { ingredients, steps, yields, minutes, description } = recipe;
  const hasFacts = ingredients.length + steps.length + yields.length > 0 || minutes !== null;
  return !hasFacts && description === null && pageScore(recipe, page) === 0;
}

function isSame(one: RawRecipe, other: RawRecipe): boolean {
  const [name, otherName] = [lineKey(one.name), lineKey(other.name)];
  if (name !== '' && name === otherName) return true;
  const lines = new Set(one.ingredients.slice(0, MOST_COMPARED).map(lineKey));
  const otherLines = other.ingredients.slice(0, MOST_COMPARED).map(lineKey);
  const isUnnamed = name === '' || otherName === '';
  if (lines.size === 0 || otherLines.length === 0) return isUnnamed;
  // A dressing of another name may be part of the salad.
  const compared = (isUnnamed ? Math.min : Math.max)(lines.size, otherLines.length);
  return otherLines.filter((line) => lines.has(line)).length > compared * 0.6;
}

function joined(known: RawRecipe, added: RawRecipe): RawRecipe {
  return {
    name: known.name ?? added.name,
    description: known.description ?? added.description,
    yields: known.yields.length > 0 ? known.yields : added.yields,
    minutes: known.minutes ?? added.minutes,
    ingredients: isFuller(added.ingredients, known.ingredients) ? added.ingredients : known.ingredients,
    parts: known.parts.length > 0 ? known.parts : added.parts,
    steps: known.steps.length > 1 || added.steps.length === 0 ? known.steps : added.steps,
    urls: [...known.urls, ...added.urls],
    publisher: known.publisher ?? added.publisher,
  };
}

/** Has each of the other's lines and further ones, or adds amounts to them. */
function isFuller(lines: readonly string[], others: readonly string[]): boolean {
  if (others.length === 0) return true;
  const isNoList = others.length === 1 && !others.some(hasAmount);
  if (isNoList && lines.length > 2 && lines.some(hasAmount)) return true;
  const keys = new Set(lines.map(lineKey));
  if (lines.length > others.length)
    return lines.length < others.length * 2 && others.every((line) => keys.has(lineKey(line)));
  if (lines.length < others.length || keys.size < lines.length) return false;
  const more = lines.map((line, at) => lineKey(line).length - lineKey(others[at] ?? '').length);
  return (
    more.some((length) => length > 0) &&
    lines.every((line, at) => lineKey(line).includes(lineKey(others[at] ?? '')))
  );
}

function scoreOf(recipe: RawRecipe, page: PageFacts): number {
  return (
    (recipe.ingredients.length > 0 ? 100 : 0) +
    (recipe.steps.length > 0 ? 40 : 0) +
    pageScore(recipe, page) +
    Math.min(recipe.ingredients.length, 10)
  );
}

/** How surely the page is about a recipe, by its address and title; of two in the title, the first. */
function pageScore(recipe: RawRecipe, page: PageFacts): number {
  const name = lineKey(recipe.name);
  const isPage = recipe.urls.some((url) => page.urls.some((address) => isSamePage(url, address)));
  const titles = name === '' ? [] : page.titles.map(lineKey);
  const starts = titles.some((title) => title.startsWith(name) || (title.length > 5 && name.includes(title)));
  const isWithin = titles.some((title) => title.includes(name));
  return (isPage ? 60 : 0) + (starts ? 50 : isWithin ? 35 : 0);
}

function isSamePage(url: string, address: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/^https?:\/\/(?:www\.)?|[#?].*$/g, '')
      .replace(/\/+$/, '');
  return plain(url) !== '' && plain(url) === plain(address);
}
