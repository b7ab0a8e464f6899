import { LIMITS } from '../../../../../domain/limits.ts';
import { fieldsOfLine, type LineFields } from '../../../../../domain/shopping/line/lineFields.ts';
import { linesOfList } from '../../../../../domain/shopping/line/listedFoods.ts';
import { findUnit } from '../../../../../domain/shopping/amount/units.ts';
import type { ImportedIngredient, ImportedRecipe, ImportProblem } from '../../../providers/recipeReader.ts';
import { oneLine, shortened } from './cleanText.ts';
import { lineKey } from './lineText.ts';
import type { RawRecipe } from './rawRecipe.ts';
import { readServings } from './servings.ts';

interface RecipeSource {
  readonly url: string | null;
  readonly name: string | null;
}

/** Parses the lines and keeps LIMITS; what was cut or not understood is a problem. */
export function toImportedRecipe(raw: RawRecipe, source: RecipeSource): ImportedRecipe {
  const problems: ImportProblem[] = [];
  const report = (line: string, message: string) => {
    problems.push({ line: shortened(line, LIMITS.ingredientLine), message });
  };
  const within = (text: string, maxLength: number, label: string) => {
    if (text.length > maxLength) report(text, `${label} is cut at ${maxLength} characters.`);
    return shortened(text, maxLength);
  };
  const name = within(raw.name ?? '', LIMITS.name, 'The name');
  if (name === '') report('', 'The recipe has no name.');
  const description = within(raw.description ?? '', LIMITS.text, 'The description');
  const { servings, unknownYield } = readServings(raw.yields);
  if (unknownYield !== null) report(unknownYield, 'This does not say how many people it serves.');
  if (raw.ingredients.length === 0) report('', 'No ingredients were found.');
  const partOf = partsOf(raw);
  const rows = raw.ingredients.flatMap((line, at) =>
    linesOfList(line).map((one) => ({ line: one, part: partOf[at] ?? null })),
  );
  const lines = rows.map(({ line }) => line);
  const ingredients = firstOf(lines, LIMITS.mealIngredients, 'ingredients', report).map((line, at) => {
    const { ingredient, problem } = readLine(line);
    if (problem !== null) report(line, problem);
    return { ...ingredient, part: rows[at]?.part ?? null };
  });
  if (raw.steps.length === 0) report('', 'No instructions were found.');
  const instructions = firstOf(raw.steps, LIMITS.mealInstructions, 'steps', report).map((step) =>
    within(oneLine(step), LIMITS.text, 'The step'),
  );
  return {
    name,
    description: description === '' ? null : description,
    servings,
    minutes: raw.minutes,
    ingredients,
    instructions,
    sourceUrl: source.url,
    sourceName: source.name === null ? null : shortened(oneLine(source.name), LIMITS.name),
    problems,
  };
}

/** The part of each ingredient, "For the sauce"; none where one heading stands above all. */
function partsOf({ ingredients, parts }: RawRecipe): readonly (string | null)[] {
  let next = 0;
  let heading: string | null = null;
  const found = ingredients.map((line) => {
    const at = parts.findIndex(({ first }, index) => index >= next && first === lineKey(line));
    const part = parts[at];
    if (part !== undefined) [next, heading] = [at + 1, shortened(part.heading, LIMITS.name)];
    return heading;
  });
  return new Set(found).size > 1 ? found : [];
}

function firstOf(
  lines: readonly string[],
  most: number,
  label: string,
  report: (line: string, message: string) => void,
): readonly string[] {
  const [next] = lines.slice(most);
  if (next !== undefined)
    report(next, `Only the first ${most} ${label} are taken; this and what follows is left out.`);
  return lines.slice(0, most);
}

function readLine(line: string): { ingredient: Omit<ImportedIngredient, 'part'>; problem: string | null } {
  const read = fieldsOfLine(line);
  const fits = read.quantity.length <= LIMITS.quantity && read.unit.length <= LIMITS.unit;
  const fields = fits ? read : { name: line, quantity: '', unit: '', notes: '' };
  const ingredient = {
    line: shortened(line, LIMITS.ingredientLine),
    name: shortened(fields.name, LIMITS.name),
    quantity: fields.quantity || null,
    unit: fields.unit || null,
    notes: shortened(fields.notes, LIMITS.text) || null,
  };
  return { ingredient, problem: problemOf(fields, line) };
}

function problemOf({ name, quantity }: LineFields, line: string): string | null {
  // The line parser takes the unit or all of a line without a food for its name.
  const unit = findUnit(name);
  if (quantity !== '' && (isSame(name, line) || (unit !== null && unit.dimension !== 'count')))
    return NO_FOOD;
  if (!/\p{L}{2}/u.test(name)) return NO_FOOD;
  if (name.length > LIMITS.name) return `The ingredient is cut at ${LIMITS.name} characters.`;
  if (quantity === '' && AMOUNT_IN_NAME.test(name)) return 'The amount in this line was not understood.';
  return null;
}

function isSame(name: string, line: string): boolean {
  return name.toLowerCase() === line.toLowerCase();
}

const NO_FOOD = 'No food was found in this line.';

/** "7 - 9 some flour", not "00 flour", "80% chocolate", "7-Up" or "E500". */
const AMOUNT_IN_NAME = /(?:^|\s)(?:[1-9]\d*(?:[.,/]\d+)?|[¼-¾⅐-⅞])(?=\s|[a-z]{1,2}\b)/i;
