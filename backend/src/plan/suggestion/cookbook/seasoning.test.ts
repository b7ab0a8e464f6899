import { findUnit } from '../../../../../domain/shopping/amount/units.ts';
import { complaints } from '../../../../test/everyRecipe.ts';
import type { Recipe } from './cookbook.ts';

/** Ingredients with salt in them. */
const SALTED =
  /salt|cheese|cheddar|feta|parmesan|halloumi|Emmental|mozzarella|provolone|ricotta|soy sauce|teriyaki|miso|bacon|ham$|salami|sausage|bratwurst|pepperoni|jerky|hot dog|smoked (?!paprika)|tuna|sardines|capers|olives|pickles|sauerkraut|salsa|pesto|dressing|barbecue sauce|ketchup|mustard|hummus|curry paste|chips|crackers|pretzels|tomato sauce|pizza sauce|rotisserie|roast beef|sliced turkey|nori/i;
/** Sweet ingredients, and bread spreads eaten with them. */
const SWEET =
  /sugar|syrup|honey|jam|jelly|marmalade|granola|chocolate|cocoa|apple|banana|peach|pear|dates|orange juice|raisins|nut butter|seed butter/i;
const SWEET_KINDS: ReadonlySet<string> = new Set(['drink', 'fruit', 'porridge', 'pudding', 'bar', 'mix']);

function isSweet({ kind, types, ingredients }: Recipe): boolean {
  const isMeal = types.includes('dinner') || kind === 'salad';
  return (
    types[0] === 'dessert' ||
    (!isMeal && (SWEET_KINDS.has(kind) || ingredients.some(({ name }) => SWEET.test(name))))
  );
}

describe('the seasoning of every recipe', () => {
  it('includes salt or something salted, unless it is sweet', () => {
    const unsalted = (recipe: Recipe) =>
      isSweet(recipe) || recipe.ingredients.some(({ name }) => SALTED.test(name)) ? [] : ['no salt'];
    expect(complaints(unsalted)).toEqual([]);
  });

  it('is mild enough for children', () => {
    const hot = ({ ingredients }: Recipe) =>
      ingredients
        .filter(({ name, unit, amount }) => name === 'cayenne pepper' && unit === 'tsp' && amount > 1 / 8)
        .map(({ amount }) => `${amount} tsp of cayenne pepper each`);
    expect(complaints(hot)).toEqual([]);
  });
});

/** Literal translations, and phrases that only fit one group size. */
const ODD =
  /\b(?:hang in|of poultry|serve (?:it|them) beside|a cup of the (?:cooking|hot) water|juice of (?:the|half)|(?:half|rest) of the (?:lemon|lime)(?! juice)|in the (?:lemon|lime)(?! juice)|in a can or kettle)\b/i;

describe('the steps of every recipe', () => {
  it('use natural phrases for any group size', () => {
    expect(complaints(({ instructions }) => instructions.filter((step) => ODD.test(step)))).toEqual([]);
  });
});

describe('the units of every recipe', () => {
  it('are of one system: the shopping list never adds kilograms to pounds', () => {
    const metric = ({ ingredients }: Recipe) =>
      ingredients
        .filter(({ unit }) => unit !== null && findUnit(unit)?.dimension.startsWith('metric'))
        .map(({ name, unit }) => `${unit} ${name}`);
    expect(complaints(metric)).toEqual([]);
  });
});
