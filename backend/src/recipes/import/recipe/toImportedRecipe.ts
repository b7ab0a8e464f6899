import { msg, type Message } from '../../../../../domain/text/message.ts';
import { LIMITS } from '../../../../../domain/limits.ts';
import { fieldsOfLine, type LineFields } from '../../../../../domain/shopping/line/lineFields.ts';
import { linesOfList } from '../../../../../domain/shopping/line/listedFoods.ts';
import { findUnit } from '../../../../../domain/shopping/amount/units.ts';
import type { ImportedIngredient, ImportedRecipe, ImportProblem } from '../../../providers/recipeReader.ts';
import { oneLine, shortened, withoutUser } from './cleanText.ts';
import { lineKey } from './lineText.ts';
import type { RawRecipe } from './rawRecipe.ts';
import { readServings } from './servings.ts';

interface RecipeSource {
  readonly url: string | null;
  readonly name: string | null;
}

function nameCut(max: number): Message {
  return msg('recipeImport.nameCut', 'The name is cut at {max} characters.', { max });
}

function descriptionCut(max: number): Message {
  return msg('recipeImport.descriptionCut', 'The description is cut at {max} characters.', { max });
}

function stepCut(max: number): Message {
  return msg('recipeImport.stepCut', 'The step is cut at {max} characters.', { max });
}

function ingredientsLeftOut(max: number): Message {
  return msg(
    'recipeImport.ingredientsLeftOut',
    'Only the first {max} ingredients are taken; this and what follows is left out.',
    { max },
  );
}

function stepsLeftOut(max: number): Message {
  return msg(
    'recipeImport.stepsLeftOut',
    'Only the first {max} steps are taken; this and what follows is left out.',
    { max },
  );
}

/** Parses the lines and keeps LIMITS; what was cut or not understood is a problem. */
export function toImportedRecipe(raw: RawRecipe, source: RecipeSource): ImportedRecipe {
  const problems: ImportProblem[] = [];
  const report = (line: string, message: Message) => {
    problems.push({ line: shortened(line, LIMITS.ingredientLine), message });
  };
  const within = (text: string, maxLength: number, cut: (max: number) => Message) => {
    if (text.length > maxLength) report(text, cut(maxLength));
    return shortened(text, maxLength);
  };
  const name = within(raw.name ?? '', LIMITS.name, nameCut);
  if (name === '') report('', msg('recipeImport.noName', 'The recipe has no name.'));
  const description = within(raw.description ?? '', LIMITS.text, descriptionCut);
  const { servings, unknownYield } = readServings(raw.yields);
  if (unknownYield !== null)
    report(unknownYield, msg('recipeImport.noServings', 'This does not say how many people it serves.'));
  if (raw.ingredients.length === 0)
    report('', msg('recipeImport.noIngredients', 'No ingredients were found.'));
  const partOf = partsOf(raw);
  const rows = raw.ingredients.flatMap((line, at) =>
    linesOfList(line).map((one) => ({ line: one, part: partOf[at] ?? null })),
  );
  const lines = rows.map(({ line }) => line);
  const ingredients = firstOf(lines, LIMITS.mealIngredients, ingredientsLeftOut, report).map((line, at) => {
    const { ingredient, problem } = readLine(line);
    if (problem !== null) report(line, problem);
    return { ...ingredient, part: rows[at]?.part ?? null };
  });
  if (raw.steps.length === 0) report('', msg('recipeImport.noInstructions', 'No instructions were found.'));
  const instructions = firstOf(raw.steps, LIMITS.mealInstructions, stepsLeftOut, report).map((step) =>
    within(oneLine(step), LIMITS.text, stepCut),
  );
  return {
    name,
    description: description === '' ? null : description,
    servings,
    minutes: raw.minutes,
    ingredients,
    instructions,
    sourceUrl: withoutUser(source.url),
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
  leftOut: (max: number) => Message,
  report: (line: string, message: Message) => void,
): readonly string[] {
  const [next] = lines.slice(most);
  if (next !== undefined) report(next, leftOut(most));
  return lines.slice(0, most);
}

function readLine(line: string): { ingredient: Omit<ImportedIngredient, 'part'>; problem: Message | null } {
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

function problemOf({ name, quantity }: LineFields, line: string): Message | null {
  // The line parser takes the unit or all of a line without a food for its name.
  const unit = findUnit(name);
  if (quantity !== '' && (isSame(name, line) || (unit !== null && unit.dimension !== 'count')))
    return NO_FOOD;
  if (!/\p{L}{2}/u.test(name)) return NO_FOOD;
  if (name.length > LIMITS.name)
    return msg('recipeImport.ingredientCut', 'The ingredient is cut at {max} characters.', {
      max: LIMITS.name,
    });
  if (quantity === '' && AMOUNT_IN_NAME.test(name))
    return msg('recipeImport.amountNotUnderstood', 'The amount in this line was not understood.');
  return null;
}

function isSame(name: string, line: string): boolean {
  return name.toLowerCase() === line.toLowerCase();
}

const NO_FOOD = msg('recipeImport.noFood', 'No food was found in this line.');

/** "7 - 9 some flour", not "00 flour", "80% chocolate", "7-Up" or "E500". */
const AMOUNT_IN_NAME = /(?:^|\s)(?:[1-9]\d*(?:[.,/]\d+)?|[¼-¾⅐-⅞])(?=\s|[a-z]{1,2}\b)/i;
