import { readQuantity } from '../../../../domain/shopping/quantity.ts';
import { findUnit } from '../../../../domain/shopping/units.ts';
import { recipeFields, type RecipeIngredient, type WrittenRecipe } from './recipe.ts';

/**
 * Reads a page of the cookbook. A recipe is a paragraph of lines:
 *
 * ```text
 * Smoky Three-Bean Chili
 * A thick pot of beans in smoky tomato that tastes better the longer it waits.
 * dinner, lunch | stew | beans | one pot | beginner | budget | 35 min | no allergens
 * 1/4 can black beans (drained) or pinto beans
 * 1/2 onion
 * 1. Chop the onion ...
 * ```
 *
 * The third line holds meal types, kind, main ingredient, method, skill, budget, time and what is in it, and
 * "batches of 4" where fewer or more portions are cooked at once than usual. Each ingredient is an amount for one person, its unit if it has one, its name, notes in brackets, and after each
 * "or" what may be bought in its place. Numbered lines are the instructions.
 * @throws Error that names the recipe and what is wrong with it
 */
export function readRecipes(page: string): WrittenRecipe[] {
  return page
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => readRecipe(paragraph.split('\n').map((line) => line.trim())));
}

function readRecipe([name = '', description, facts = '', ...lines]: readonly string[]): WrittenRecipe {
  const [types = '', kind, mainIngredient, method, skill, budget, time = '', contains = '', batches] =
    facts.split(' | ');
  const instructions = lines.flatMap((line) => /^\d+\. (.+)$/.exec(line)?.[1] ?? []);
  const recipe = recipeFields.safeParse({
    id: slug(name),
    name,
    description,
    types: types.split(', '),
    kind,
    mainIngredient,
    method,
    skill,
    budget,
    minutes: Number(/^(\d+) min$/.exec(time)?.[1]),
    ...(batches !== undefined && { batchSize: Number(/^batches of (\d+)$/.exec(batches)?.[1]) }),
    contains: contains === 'no allergens' ? [] : contains.split(', '),
    ingredients: lines.slice(0, lines.length - instructions.length).map((line) => readIngredient(line, name)),
    instructions,
  });
  if (!recipe.success) throw new Error(`The recipe "${name}" is not right: ${recipe.error.message}`);
  return recipe.data;
}

/** "Mom's Chili" is moms-chili. */
function slug(name: string): string {
  const letters = name.normalize('NFD').replace(/[\p{M}']/gu, '');
  return (letters.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-');
}

const LINE =
  /^(?<amount>[\d./]+(?: \d+\/\d+)?) (?<rest>[^()]+?)(?: \((?<notes>[^()]+)\))?(?: or (?<others>[^()]+))?$/;

/** Reads "1/2 can black beans (drained) or pinto beans". @throws Error when the line is not of that form */
function readIngredient(line: string, recipe: string): RecipeIngredient {
  const { amount = '', rest = '', notes = null, others } = LINE.exec(line)?.groups ?? {};
  const quantity = readQuantity(amount);
  const [what = '', ...alternatives] = [...rest.split(' or '), ...(others?.split(' or ') ?? [])];
  const words = what.split(' ');
  const unit = [2, 1].map((count) => words.slice(0, count).join(' ')).find((text) => findUnit(text) !== null);
  const name = unit === undefined ? what : what.slice(unit.length + 1);
  if (quantity === null || name === '')
    throw new Error(`The recipe "${recipe}" has an unclear line: ${line}`);
  return {
    name,
    amount: Number(quantity.low.numerator) / Number(quantity.low.denominator),
    unit: unit ?? null,
    notes,
    alternatives,
  };
}
