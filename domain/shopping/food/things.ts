import { vocabulary, type FoodMarks } from '../../food/foodVocabulary.ts';
import { partsOfLine } from '../../food/foodLine.ts';
import { comparableWords } from '../../text/wordForms.ts';
import { isKnownThing } from './storeSection.ts';

/** "knife, 8 inch", "foil for the grill" */
const AFTER_NOUN = /[,;:(/–—]| - | for /i;
const EATEN =
  /(?:^| )(?:baby food|formula|(?:multi)?vitamin|medicine|supplement|probiotic|oil|gummy|lozenge|drop|syrup|tablet|pill|softgel)$/;
/** A food comes in or on it, or is called so: "cheese board", "soup bowl", "egg beaters". */
const OF_FOOD =
  /(?:^| )(\S+) (?:bag|beater|board|bowl|box|bucket|carton|case|cracker|cup|dish|jar|pan|plate|pot|scoop|stick|tray)$/;
/** Before the name of a thing. */
const QUALITIES = new Set(
  `aa aaa aluminum aluminium baking bamboo bath big biodegradable camp camping cardboard chopping cleaning compostable
  cutting dish disposable duty extra folding freezer garbage glass hand heavy iron kitchen large laundry liquid long
  measuring metal mixing nylon paper party plastic recycled reusable roasting sandwich serving sharp short small spare
  stainless steel storage strong trash wooden`.split(/\s+/),
);

/**
 * Whether a name is of a thing that nobody eats: "bread knife", "heavy-duty foil". A name with any other word is none.
 * @param line a name or a `foodLine`
 */
export function isThing(line: string): boolean {
  const words = comparableWords(partsOfLine(line).name.split(AFTER_NOUN)[0] ?? '');
  const phrase = words.join(' ');
  const noun = words.slice(words.findIndex((word) => !QUALITIES.has(word))).join(' ');
  const served = OF_FOOD.exec(phrase)?.[1];
  const isOfFood = served !== undefined && !QUALITIES.has(served) && !isKnownThing(served);
  // "plastic wrap", but the wrap of "large wrap"
  const name = isKnownThing(phrase) ? phrase : noun;
  return (
    isKnownThing(name) && !isOfFood && !EATEN.test(name) && !isFood(vocabulary().entries.get(name)?.food)
  );
}

function isFood(food: FoodMarks | null | undefined): boolean {
  return food != null && (food.varies || food.contains.length + food.mayContain.length > 0);
}
