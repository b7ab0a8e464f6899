import {
  ingredientListLines,
  readIngredientLine,
} from '../../../../../domain/shopping/line/ingredientLine.ts';
import { partHeading } from '../../../../../domain/recipes/partHeading.ts';
import { linesOf, oneLine } from './cleanText.ts';
import { partOf } from './textParts.ts';
import { asHeading, markedHeading, NOISE } from './headings.ts';
import { hasAmount, lineKey, withoutCopies, withoutEmphasis, withoutPictureBullet } from './lineText.ts';
import type { PartStart, RawRecipe } from './rawRecipe.ts';
import { isYieldLine } from './servings.ts';

/**
 * Ingredient lines as a page shows them, in order, without group headings.
 * @param texts what the markup lists; one text may have several lines
 */
export function cleanIngredientLines(texts: readonly string[]): string[] {
  return [...readIngredients(texts).ingredients];
}

/** The lines, and the headings above them. */
export function readIngredients(texts: readonly string[]): Pick<RawRecipe, 'ingredients' | 'parts'> {
  const written = texts.slice(0, MOST_TEXTS).flatMap((text) => linesOfText(text, texts.length === 1));
  const all = inOneSystem(withoutOtherParts(written));
  const lines = all
    .filter((line) => !WRAPPED_HEADING.test(line))
    .map(tidyLine)
    .filter((line) => !NOISE.test(line) && !isYieldLine(line));
  const listed = ingredientListLines(lines.join('\n')).ingredients;
  const ingredients = onlyOnce(withoutBareHeadings(withoutCommonBullet(listed)));
  return { ingredients, parts: ingredients.length === all.length ? [] : partsIn(all, ingredients) };
}

/** Without what stands under "Equipment" or "Tips" within the list. */
function withoutOtherParts(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => partOf(line) === 'other')) return lines;
  let isOther = false;
  return lines.filter((line) => {
    if (partOf(line) === 'other') isOther = true;
    else if (partOf(line) === 'ingredients' || /[:：]$/u.test(line) || markedHeading(line) !== null)
      isOther = false;
    return !isOther;
  });
}

const SYSTEM = /^(us|american|metric|imperial)(?: customary)?(?: (?:units?|measure(?:s|ments)?))?\s*:?$/i;

/** What stands under the first of the headings "Metric" and "Imperial", where both have lines. */
function inOneSystem(lines: readonly string[]): readonly string[] {
  let system: string | null = null;
  const systems = lines.map((line) => (system = SYSTEM.exec(line)?.[1]?.toLowerCase() ?? system));
  const withLines = lines.flatMap((line, at) => (SYSTEM.test(line) ? [] : [systems[at] ?? null]));
  const [first, second] = new Set(withLines.filter((one) => one !== null));
  if (first === undefined || second === undefined) return lines;
  return lines.filter((_, at) => systems[at] === null || systems[at] === first);
}

/** Headings among the lines: what is no ingredient and stands above one. */
function partsIn(lines: readonly string[], ingredients: readonly string[]): PartStart[] {
  const known = new Set(ingredients.map(lineKey));
  const parts: PartStart[] = [];
  let heading: string | null = null;
  for (const line of lines) {
    const first = lineKey(tidyLine(line));
    if (known.has(first)) {
      if (heading !== null) parts.push({ heading, first });
      heading = null;
    } else if (!isYieldLine(line) && !NOISE.test(line) && !hasAmount(line)) {
      heading =
        partHeading(markedHeading(line) ?? asHeading(line.replace(/^!\s*|^\*+|\*+$/g, '')) ?? '') ?? heading;
    }
  }
  return parts;
}

/** Far more than a recipe can have. */
const MOST_TEXTS = 1000;

const AMOUNT_FIRST = /^[\d¼-¾⅐-⅞]/;

function linesOfText(text: string, isOnlyText: boolean): string[] {
  const lines = linesOf(text, 'lines');
  if (isOnlyText) {
    const all = linesOf(text);
    return all.length > 1 ? all : splitText(all[0] ?? '');
  }
  const isList = lines.length > 2 || lines.every((line) => AMOUNT_FIRST.test(line));
  return isList ? lines : [oneLine(text)];
}

/** "1 cup flour, 2 eggs, 1 tsp salt", "salt | 2 eggs | flour" */
function splitText(line: string): string[] {
  const pieces = line.split(/\s?(?:[|•]|\\n)\s?/).filter((piece) => piece !== '');
  if (pieces.length > 2) return pieces;
  const parts = line.split(/[,;] ?(?=[\d¼-¾⅐-⅞])/);
  return parts.length > 2 && parts.every((part) => AMOUNT_FIRST.test(part)) ? parts : [line];
}

/** A group's heading: "[Rice]", "**Sauce**", "--- Optional ---", in Zip Recipes "!Sauce" */
const WRAPPED_HEADING = /^(?:\[[^\]\d]+\]|!\s?\p{L}.*|([-–—*=_~#])\1+\s?[^\d\s][^\d]{0,60}\1\1)$/u;

/** "Für den Belag"; the next line has to begin with an amount. */
const FOR_A_PART =
  /^(?:pour (?:la|le|les|l['’])|für (?:den|die|das)|per (?:la|il|lo|i|gli|le|l['’])|para (?:la|el|los|las|o|a|os|as)|voor (?:de|het)|till |til |na |για (?:τη|την|το|τα|τις|τον)|для )[^\p{N}]{1,40}$/iu;

const CHECKBOX = /^(?:(?:[•·▪◦●○☐☑☒✓✔□■▢‣⁃]|\[[ xX✓]?\])\s*)+/;

/** "chicken (, sliced)": a recipe plugin's brackets around "chicken, sliced". */
const NOTE_WITH_COMMA = / ?\(\s*,\s*((?:[^()]|\([^()]*\))*)\)$/;

const LINK_AFTER_FOOD = /(?<=\S) (?:add to )?shopping list$/i;

/** What scripts write for a missing value. */
const MISSING_VALUE = /^(?:(?:undefined|null|NaN)\s+)+(?=\S)/;

function tidyLine(line: string): string {
  return withoutEmphasis(
    withoutPictureBullet(line)
      .replace(CHECKBOX, '')
      .replace(MISSING_VALUE, '')
      .replace(LINK_AFTER_FOOD, '')
      .replace(/\[([^\][|]+)(?:\|[^\][|\s]+\]|\]\([^()\s]+\))/g, '$1'),
  )
    .replace(/\(\(([^()]*)\)\)/g, '($1)')
    .replace(/\(\s*[,;]?\s*\)/g, '')
    .replace(NOTE_WITH_COMMA, ', $1')
    .replace(/\(\s*,\s*/g, '(')
    .replace(/ +(?=[,;)])/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A dash before one line can be a range or a footnote. */
function withoutCommonBullet(lines: readonly string[]): readonly string[] {
  const bullet = /^[-–—*+]\s*(?=\S)/;
  return lines.length > 1 && lines.every((line) => bullet.test(line))
    ? lines.map((line) => line.replace(bullet, ''))
    : lines;
}

/** Headings without a colon before an amount: "Für den Belag", "SAUCE"; not "PEPPER" before "2 EGGS". */
function withoutBareHeadings(lines: readonly string[]): readonly string[] {
  const isLoud = (line: string) => /\p{Lu}{4}/u.test(line) && !/\p{Ll}/u.test(line);
  const isLoudList = lines.some((line) => isLoud(line) && hasAmount(line));
  const isHeading = (line: string) =>
    FOR_A_PART.test(line) || (!isLoudList && isLoud(line) && line.length >= 5);
  const isBare = (line: string, at: number) => isHeading(line) && AMOUNT_FIRST.test(lines[at + 1] ?? '');
  const kept = lines.filter((line, at) => !isBare(line, at));
  const [first = ''] = kept;
  // "CAKE" above the first row, where another heading is as loud; alone it may be "EVOO".
  const isFirstToo = kept.length < lines.length && !isLoudList && isLoud(first) && first === lines[0];
  return isFirstToo && AMOUNT_FIRST.test(lines[1] ?? '') ? kept.slice(1) : kept;
}

/** Some sites state the whole list two or three times, perhaps in American and in metric units. */
function onlyOnce(lines: readonly string[]): string[] {
  const single = withoutCopies(lines, 2);
  if (single.length < lines.length) return [...single];
  if (lines.length < 6 || lines.length % 2 > 0) return [...lines];
  const half = lines.length / 2;
  const pairings = [
    [lines.slice(0, half), lines.slice(half)],
    [lines.filter((_, at) => at % 2 === 0), lines.filter((_, at) => at % 2 > 0)],
  ] as const;
  return [...(pairings.find(([first, second]) => isConverted(first, second))?.[0] ?? lines)];
}

const METRIC_FIRST =
  /^(?:(?:about|ca\.?) )?[\d¼-¾⅐-⅞.,/ –-]+(?:g|kg|ml|cl|dl|l|grams?|millilit(?:er|re)s?)\b/i;

/** The same foods in the same order, one list with metric amounts and the other without. */
function isConverted(lines: readonly string[], others: readonly string[]): boolean {
  const isMetric = (list: readonly string[]) => list.some((line) => METRIC_FIRST.test(line));
  if (isMetric(lines) === isMetric(others)) return false;
  const foods = (list: readonly string[]) => list.map((line) => readIngredientLine(line).name.toLowerCase());
  const otherFoods = foods(others);
  const same = foods(lines).filter((food, at) => food === otherFoods[at]);
  // Potatoes have other names elsewhere.
  return same.length * 5 >= lines.length * 3;
}
