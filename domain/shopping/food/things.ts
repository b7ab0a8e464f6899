import { contentsOf } from '../../food/foodContents.ts';
import { vocabulary, type FoodMarks } from '../../food/foodVocabulary.ts';
import { partsOfLine } from '../../food/foodLine.ts';
import { comparableWords } from '../../text/wordForms.ts';
import { storeSection } from './storeSection.ts';

/** "knife, 8 inch", "foil for the grill" */
const AFTER_NOUN = /[,;:(/–—]| - | for /i;
const EATEN =
  /(?:^| )(?:baby food|formula|(?:multi)?vitamin|medicine|supplement|probiotic|oil|gummy|lozenge|drop|syrup|tablet|pill|softgel)$/;
/** Behind a food what it is served in, on or made to: "shrimp skillet", "seitan skewers", "trifle sponge", "candy rope". */
const OF_FOOD =
  /(?:^| )(\S+) (?:wash|straw|scoop|pan|skillet|wok|griddle|plate|bowl|dish|tray|pitcher|bucket|box|case|cup|container|carrier|stand|press|topper|spreader|smoker|grill|oven|fryer|refill|feed|bait|mold|stick|skewer|rope|cooler|wax|flower|collar|scale|charcoal|sponge|ring|ball|bag|paper|liner|filter)$/;
/** "Plastic wrap" is none of the food that has the word, too. */
const MATERIAL = /^(?:paper|wooden|bamboo|metal|steel|nylon|plastic|cardboard)$/;
/** Before such a word they say that it is the thing itself. */
const HOUSEHOLD =
  /^(?:paper|wooden|bamboo|metal|steel|nylon|plastic|glass|cardboard|disposable|kitchen|bath|dish|cleaning|camp|camping|trash|garbage|sandwich|freezer|toilet|parchment|baking|coffee)$/;

/**
 * Whether a name is of a thing that nobody eats: it ends like one, "kitchen knife", and has no food in its name.
 * @param line a name or a `foodLine`
 */
export function isThing(line: string): boolean {
  const { name } = partsOfLine(line);
  if (!isOfThings(name)) return false;
  const words = comparableWords(name.split(AFTER_NOUN)[0] ?? '');
  const [before = '', last = ''] = words.length > 1 ? words.slice(-2) : ['', ...words];
  const isOther = storeSection(last) !== 'Miscellaneous' && isOfThings(before);
  const isLast = isOfThings(last) || (isOfThings(`${before} ${last}`) && !isOther);
  const { contains, mayContain } = contentsOf(name);
  const phrase = words.join(' ');
  const server = OF_FOOD.exec(phrase)?.[1];
  const hasContents = contains.size + mayContain.size > 0 && !(words.length === 2 && MATERIAL.test(before));
  const isOfFood = hasContents || (server !== undefined && !HOUSEHOLD.test(server));
  return isLast && !isOfFood && !EATEN.test(phrase) && !isFood(vocabulary().entries.get(phrase)?.food);
}

function isOfThings(name: string): boolean {
  return storeSection(name) === 'Household & Gear';
}

function isFood(food: FoodMarks | null | undefined): boolean {
  return food != null && (food.varies || food.contains.length + food.mayContain.length > 0);
}
