import { contentsOf } from '../../food/foodContents.ts';
import { vocabulary } from '../../food/foodVocabulary.ts';
import { comparableWords } from '../../text/wordForms.ts';
import { readIngredientLine } from './ingredientLine.ts';
import { LIMITS } from '../../limits.ts';

const HEADED = /^([^:,\d]{1,40}):\s+/;
const FEWEST = 3;
const BETWEEN = /[,;]|\s\+\s/;
const BEFORE_AMOUNT = /[,;]\s+(?:(?:and|&)\s+)?(?=[\d¼-¾⅐-⅞])/i;
/** Of the food before it, or how it is; yolks are of more eggs, and stand alone. */
const PART =
  /^(?:zest|rind|peel|wedges?|slices?|breasts?|thighs?|legs?|wings?|bones?|fat|roots?|leaves|sprigs?|stalks?|stems?|fronds?|florets?|tops?|greens?|red|green|yellow|white|brown|black|large|small)$/i;
/** Squeezed at home; others are bought. */
const SQUEEZED = /(?:^|\b(?:lemon|lime|orange|grapefruit) )juice$/i;
/** Belongs to the food before it. */
const TO_TASTE = /,\s*(to taste|as needed|as desired)\s*$/i;

/**
 * The rows of a line: "avocado, tomatoes, cheese" lists three foods to buy, "6 eggs, 1 lb bacon" two. Only plain foods,
 * all with amounts or none, are a list; any other line, and one with a choice, is one row.
 * @returns "tomatoes (Toppings)" of "Toppings: avocado, tomatoes, cheese"
 */
export function linesOfList(line: string): readonly string[] {
  if (line.length > LIMITS.ingredientLine || /[()[\]]|(?<!\p{L})or(?!\p{L})/u.test(line)) return [line];
  if (/\d|[¼-¾⅐-⅞]/.test(line)) return measuredFoods(line);
  const heading = HEADED.exec(line);
  const foods = lastApart(
    line
      .slice(heading?.[0].length ?? 0)
      .replace(TO_TASTE, ' $1')
      .split(BETWEEN)
      .map((food) => food.replace(/^\s*(?:and|&)\s+/i, '').trim()),
  );
  if (foods.length < FEWEST || !foods.every(isPlainFood)) return [line];
  return heading === null ? foods : foods.map((food) => `${food} (${heading[1] ?? ''})`);
}

function measuredFoods(line: string): readonly string[] {
  const foods = line.split(BEFORE_AMOUNT);
  const names = foods.map((food) => readIngredientLine(food).name);
  const nouns = names.map((name) => comparableWords(name).at(-1) ?? '');
  const isOther = (name: string, index: number) => {
    const before = nouns.slice(0, index);
    // "1 chicken, 3 lb chicken"
    return index === 0 || !(before.includes(nouns[index] ?? '') || isPartOf(name, before));
  };
  return foods.length > 1 && names.every(isOther) && foods.every(isMeasuredFood) ? foods : [line];
}

/** "Pickles and mayo" ends a list as two foods. */
function lastApart(foods: readonly string[]): readonly string[] {
  const last = foods.at(-1) ?? '';
  const both = last.split(/\s+(?:and|&)\s+/i);
  return foods.length > 1 && both.length === 2 && !isOneFood(last) && both.every(isPlainFood)
    ? [...foods.slice(0, -1), ...both]
    : foods;
}

/** "Half and half"; salt and pepper are two. */
function isOneFood(text: string): boolean {
  const phrase = comparableWords(text).join(' ');
  return phrase !== 'salt pepper' && vocabulary().entries.has(phrase);
}

/** "1 tsp zest" after "1 lemon", "4 chicken breasts" after "1 chicken". */
function isPartOf(name: string, nounsBefore: readonly string[]): boolean {
  const words = comparableWords(name);
  const isPart = PART.test(name.slice(name.lastIndexOf(' ') + 1)) || SQUEEZED.test(name);
  return isPart && (words.length < 2 || words.some((word) => nounsBefore.includes(word)));
}

function isMeasuredFood(text: string): boolean {
  const { quantity, name } = readIngredientLine(text);
  return quantity !== null && contentsOf(name).isKnown;
}

function isPlainFood(text: string): boolean {
  // "half and half" begins with a number.
  return [text, readIngredientLine(text).name].some((name) => contentsOf(name).isKnown);
}
