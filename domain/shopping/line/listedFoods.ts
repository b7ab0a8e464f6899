import { contentsOf } from '../../food/foodContents.ts';
import { readIngredientLine } from './ingredientLine.ts';
import { LIMITS } from '../../limits.ts';

const HEADED = /^([^:,\d]{1,40}):\s+/;
const FEWEST = 3;

/**
 * The rows of a line: "avocado, tomatoes, cheese" lists three foods to buy. Only plain foods without amounts and choices
 * are a list; any other line is one row.
 * @returns "tomatoes (Toppings)" of "Toppings: avocado, tomatoes, cheese"
 */
export function linesOfList(line: string): readonly string[] {
  if (line.length > LIMITS.ingredientLine || /\d|[¼-¾⅐-⅞()[\]]|(?<!\p{L})or(?!\p{L})/u.test(line))
    return [line];
  const heading = HEADED.exec(line);
  const foods = line
    .slice(heading?.[0].length ?? 0)
    .split(',')
    .map((food) => food.replace(/^\s*(?:and|&)\s+/i, '').trim());
  if (foods.length < FEWEST || !foods.every(isPlainFood)) return [line];
  return heading === null ? foods : foods.map((food) => `${food} (${heading[1] ?? ''})`);
}

function isPlainFood(text: string): boolean {
  return contentsOf(readIngredientLine(text).name).isKnown;
}
