import { findUnit } from '../../../../../domain/shopping/amount/units.ts';
import { complaints } from '../../../../test/everyRecipe.ts';
import type { Recipe } from './cookbook.ts';
import type { RecipeIngredient } from './recipe.ts';

/** Grams of a unit of most ingredients. */
const GRAMS_OF_UNIT: Readonly<Record<string, number>> = {
  oz: 28,
  lb: 454,
  tsp: 5,
  tbsp: 14,
  cup: 150,
  pinch: 0.5,
  can: 400,
  clove: 4,
  slice: 38,
  stalk: 40,
  ear: 150,
  leaf: 20,
  strip: 12,
  sheet: 3,
  package: 85,
  g: 1,
  ml: 1,
};
/** Exceptions, by unit ("" for one piece) and a pattern of the name; the first match counts. */
const GRAMS: readonly (readonly [string, RegExp, number])[] = [
  ['can', /tuna|sardines|salmon|green chiles/, 120],
  ['can', /chicken/, 200],
  ['can', /pineapple/, 340],
  ['can', /beans|chickpeas|lentils|peas|corn/, 250],
  ['', /bay leaf/, 1],
  ['cup', /spinach|romaine|parsley|basil|mint/, 35],
  ['cup', /cabbage|coleslaw|broccoli|potato flakes/, 75],
  ['cup', /puffed/, 18],
  ['cup', /oats|granola/, 95],
  ['cup', /croutons|marshmallows|coconut|popcorn/, 45],
  ['cup', /rice|quinoa|couscous|lentils|peas|millet|cornmeal|grits/, 180],
  ['cup', /milk|yogurt|cream|salsa|sauce|hummus|cheese|cottage|ricotta/, 240],
  [
    'tbsp',
    /seeds|raisins|dried|coconut|oats|parsley|basil|cilantro|mint|cocoa|flour|almonds|peanuts|walnuts/,
    9,
  ],
  ['', /sweet potato/, 200],
  ['', /eggplant/, 450],
  ['', /cantaloupe|mango/, 250],
  ['', /egg/, 50],
  ['', /avocado|tomato|apple|pear|orange|peach|zucchini|cucumber|bell pepper/, 150],
  ['', /banana|onion|carrot|leek/, 90],
  ['', /green onion/, 15],
  ['', /lemon|lime/, 50],
  ['', /corn tortilla/, 28],
  ['', /tortilla|pita/, 60],
  ['', /bagel|bun|roll|ciabatta|English muffin/, 75],
  ['', /hot dog/, 50],
  ['', /graham|gingersnap|rice cake|marshmallow/, 10],
  ['', /tea bag/, 2],
  ['', /dates?|dried|pickle|jalapeño|radish/, 12],
  ['', /olives|almonds|crackers/, 3],
];
/** Factors by which dry goods gain weight when cooked. */
const SWELLS: readonly (readonly [RegExp, number])[] = [
  [/rice noodles|spaghetti|penne|macaroni|linguine|ziti|pasta|egg noodles|ramen/, 2.2],
  [/puffed|rice cake|rice milk|rice vinegar|canned/, 1],
  [/rolled oats|quick oats|grits|cornmeal|potato flakes|millet/, 4],
  [/\brice$|quinoa|couscous|red lentils|split peas/, 2.8],
  [/chia/, 5],
];

function unitOf({ unit }: RecipeIngredient): string {
  return unit === null ? '' : (findUnit(unit)?.one ?? unit);
}

function gramsOf(ingredient: RecipeIngredient): number {
  const unit = unitOf(ingredient);
  const special = GRAMS.find(([of, pattern]) => of === unit && pattern.test(ingredient.name))?.[2];
  return ingredient.amount * (special ?? GRAMS_OF_UNIT[unit] ?? Number.NaN);
}

/** Rough weight of one portion, in grams. */
function plateGrams({ ingredients }: Recipe): number {
  return ingredients
    .map((one) => gramsOf(one) * (SWELLS.find(([pattern]) => pattern.test(one.name))?.[1] ?? 1))
    .reduce((sum, grams) => sum + grams, 0);
}

/** Minimum and maximum grams of an ingredient in one portion. */
const BOUNDS: readonly (readonly [RegExp, number, number])[] = [
  [/^salt$/, 0.2, 5],
  [/puffed/, 4, 40],
  [/^(?:olive|canola|coconut|sesame) oil$/, 4, 30],
  [
    /pepper flakes|cayenne|black pepper|turmeric|cinnamon|cumin|paprika|chili powder|curry powder|dried (?:basil|oregano|thyme|sage|rosemary)|Italian seasoning|caraway|garlic powder/,
    0.1,
    14,
  ],
  [/spaghetti|penne|macaroni|linguine|ziti|pasta|noodles/, 40, 150],
  [
    /chicken|turkey|beef|steak|lamb|pork|sausage|bratwurst|ham$|salami|bacon|cod|salmon|trout|tuna|sardines|shrimp/,
    24,
    300,
  ],
  [/rice$|quinoa|couscous|red lentils|split peas|millet|cornmeal|grits/, 35, 130],
  [/oats$/, 10, 60],
  [/cheese$|cheddar|mozzarella|feta|halloumi|provolone|parmesan/, 14, 250],
  [/butter$/, 5, 60],
  [/sugar|syrup|honey|jam|jelly/, 4, 45],
  [/^eggs?$/, 12, 150],
  [/potatoes$|sweet potato/, 100, 400],
  [/^(?:soy|teriyaki|barbecue) sauce|coconut aminos|vinegar|mustard|ketchup|mayonnaise/, 1, 35],
  [/^garlic$/, 2, 12],
];

describe('the amounts of every recipe, for one portion', () => {
  it('have units with a known weight', () => {
    expect(
      complaints(({ ingredients }) =>
        ingredients
          .filter((one) => Number.isNaN(gramsOf(one)))
          .map(({ name, unit }) => `${unit ?? 'one'} ${name}`),
      ),
    ).toEqual([]);
  });

  it('are within the usual bounds', () => {
    const odd = (one: RecipeIngredient) => {
      const bounds = BOUNDS.find(([pattern]) => pattern.test(one.name));
      return bounds !== undefined && (gramsOf(one) < bounds[1] || gramsOf(one) > bounds[2]);
    };
    expect(
      complaints(({ ingredients }) =>
        ingredients
          .filter(odd)
          .map((one) => `${one.amount} ${one.unit ?? ''} ${one.name} = ${gramsOf(one)} g`),
      ),
    ).toEqual([]);
  });

  it.each([
    ['breakfast', 130, 800],
    ['lunch', 200, 900],
    ['dinner', 300, 1100],
    ['snack', 30, 400],
    ['dessert', 40, 500],
    ['side', 60, 250],
  ] as const)('make a %s of %i to %i grams', (type, least, most) => {
    const weight = (recipe: Recipe) => {
      const grams = plateGrams(recipe);
      const isIt = recipe.kind === 'side' ? type === 'side' : recipe.types[0] === type;
      return isIt && (grams < least || grams > most) ? [`${Math.round(grams)} g`] : [];
    };
    expect(complaints(weight)).toEqual([]);
  });
});
