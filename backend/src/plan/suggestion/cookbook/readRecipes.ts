import { readQuantity } from '../../../../../domain/shopping/amount/quantity.ts';
import { findUnit } from '../../../../../domain/shopping/amount/units.ts';
import type { CookbookFile } from './cookbookFiles.ts';
import { recipeFields, type RecipeIngredient, type WrittenRecipe } from './recipe.ts';

interface Line {
  /** 'backend/cookbook/16-drinks.md:12' */
  readonly at: string;
  readonly text: string;
}

const HEADING = '## ';
const PART = /^(?:_|- |\d+\. )/;
const STEP = /^\d+\. (.+)$/;
const FORMER_NAME = /^Formerly: (.+)$/;

/**
 * Parses a page; format: backend/cookbook/README.md.
 * @throws Error with file, line, recipe and problem
 */
export function readRecipes({ path, text: page }: CookbookFile): WrittenRecipe[] {
  const lines = page
    .split('\n')
    .map((line, index) => ({ at: `${path}:${index + 1}`, text: line.trim() }))
    .filter(({ text }) => text !== '');
  const first = lines.find((line) => isHeading(line) || PART.test(line.text));
  if (first !== undefined && !isHeading(first))
    throw new Error(`${first.at}: A recipe starts with "${HEADING}" and its name.`);
  return lines.flatMap((heading, index) => {
    if (!isHeading(heading)) return [];
    const rest = lines.slice(index + 1);
    const next = rest.findIndex(isHeading);
    return [readRecipe(heading, next === -1 ? rest : rest.slice(0, next))];
  });
}

function isHeading({ text }: Line): boolean {
  return text.startsWith(HEADING);
}

function readRecipe(heading: Line, lines: readonly Line[]): WrittenRecipe {
  const name = heading.text.slice(HEADING.length);
  const formerNames = lines.flatMap(({ text }) => FORMER_NAME.exec(text)?.[1] ?? []);
  const [description = heading, facts = heading, ...rest] = lines.filter(
    ({ text }) => !FORMER_NAME.test(text),
  );
  const steps = rest.filter(({ text }) => STEP.test(text));
  const items = rest.filter((line) => !steps.includes(line));
  const input = {
    id: slug(formerNames[0] ?? name),
    name,
    formerNames,
    description: description.text,
    ...readFacts(facts.text),
    ingredients: items.map((line) => readIngredient(line, name)),
    instructions: steps.map(({ text }) => STEP.exec(text)?.[1]),
  };
  const recipe = recipeFields.safeParse(input);
  if (recipe.success) return recipe.data;
  const problems = recipe.error.issues.map((issue) => {
    const [field = '', index] = issue.path.map(String);
    const lineOf: Readonly<Record<string, Line>> = {
      id: heading,
      name: heading,
      description,
      ingredients: items[Number(index)] ?? heading,
      instructions: steps[Number(index)] ?? heading,
    };
    const known = issue.code === 'invalid_value' ? `; known are ${issue.values.join(', ')}` : '';
    return problemAt(lineOf[field] ?? facts, name, `is not right in its ${field}${known}.`);
  });
  throw new Error(problems.join('\n'));
}

function problemAt({ at }: Line, recipe: string, problem: string): string {
  return `${at}: The recipe "${recipe}" ${problem}`;
}

/** Parses "_dinner, lunch | stew | beans | one pot | beginner | budget | 35 min | no allergens | batches of 4_". */
function readFacts(text: string) {
  const [types = '', kind, mainIngredient, method, skill, budget, time = '', contains = '', batches] = (
    /^_(.+)_$/.exec(text)?.[1] ?? ''
  ).split(' | ');
  return {
    types: types.split(', '),
    kind,
    mainIngredient,
    method,
    skill,
    budget,
    minutes: Number(/^(\d+) min$/.exec(time)?.[1]),
    ...(batches !== undefined && { batchSize: Number(/^batches of (\d+)$/.exec(batches)?.[1]) }),
    contains: contains === 'no allergens' ? [] : contains.split(', '),
  };
}

/** "Mom's Chili" is moms-chili. */
function slug(name: string): string {
  const letters = name.normalize('NFD').replace(/[\p{M}']/gu, '');
  return (letters.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-');
}

const ITEM =
  /^- (?<amount>[\d./]+(?: \d+\/\d+)?) (?<rest>[^()]+?)(?: \((?<notes>[^()]+)\))?(?: or (?<others>[^()]+))?$/;

/**
 * Parses "- 1/2 can black beans (drained) or pinto beans".
 * @throws Error
 */
function readIngredient(line: Line, recipe: string): RecipeIngredient {
  const { amount = '', rest = '', notes = null, others } = ITEM.exec(line.text)?.groups ?? {};
  const quantity = readQuantity(amount);
  const [what = '', ...alternatives] = [...rest.split(' or '), ...(others?.split(' or ') ?? [])];
  const words = what.split(' ');
  const unit = [2, 1].map((count) => words.slice(0, count).join(' ')).find((text) => findUnit(text) !== null);
  const name = unit === undefined ? what : what.slice(unit.length + 1);
  if (quantity === null || name === '')
    throw new Error(problemAt(line, recipe, `has an unclear line: ${line.text}`));
  return {
    name,
    amount: Number(quantity.low.numerator) / Number(quantity.low.denominator),
    unit: unit ?? null,
    notes,
    alternatives,
  };
}
