import { REMEMBERED_DISHES } from '../../../../../domain/food/dish.ts';
import type { MealType } from '../../../../../domain/plan/meal.ts';
import { foodKey } from '../../../../../domain/shopping/food/foodKey.ts';
import { listedLife } from '../../../../../domain/shopping/days/shelfLife.ts';
import { storeSection } from '../../../../../domain/shopping/food/storeSection.ts';
import { COOKING_EQUIPMENT } from '../../../../../domain/plan/suggestionOptions.ts';
import { complaints } from '../../../../test/everyRecipe.ts';
import { comparableWords } from '../../../../../domain/text/wordForms.ts';
import { cookbook } from './cookbook.ts';
import { keepsWithoutFridge } from './keeping.ts';
import { readRecipes } from './readRecipes.ts';

function twice(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

/** What a dish is called where it is from, before its description: "Panzanella: yesterday's bread". */
const FIRST_NAME = /^[^.:]+: /;
const KNOWN_WORDS =
  `African ants asada backyard bangers blueberry boats bolognese borscht burritos camp campfire caprese carbonara
  carne casserole caviar chai cheeseburgers cheesecake clafoutis cobbler coins compote country cranberry croque curried dal
  deviled drunken Dutch energy fajitas fondue free French frittata gazpacho goulash guacamole gumbo hash Hungarian Irish joes
  johnnycakes kofta lassi lemony lo loaded log lunch mac masala mein Melba mezze migas minestrone mixed monsieur Moroccan
  moussaka muesli nachos Niçoise oatmeal peach Philly ploughman's puttanesca quesadillas ratatouille root schnitzel scout's
  scratch seaweed shakshuka shepherd's sloppy smashed s'mores Spanish stove stroganoff stuffed style summer sunrise Swedish
  tabbouleh tacos tagine tapenade Thai tostadas treats tropical Tuscan unstuffed village weather west`.split(
    /\s+/,
  );

/** Names and ids in version 0.2 of the dishes that have other names now. */
const NAMES_OF_0_2: readonly (readonly [former: string, id: string, name: string])[] = [
  ['Kaiserschmarrn with Applesauce', 'kaiserschmarrn-with-applesauce', 'Torn Pancakes with Applesauce'],
  ['Kartoffelpuffer with Applesauce', 'kartoffelpuffer-with-applesauce', 'Potato Pancakes with Applesauce'],
  ['Käsespätzle', 'kasespatzle', 'Cheese Spaetzle with Brown Onions'],
  [
    'Linsensuppe with Vinegar and Mustard',
    'linsensuppe-with-vinegar-and-mustard',
    'Lentil Soup with Vinegar and Mustard',
  ],
  ['Milchreis with Cinnamon Sugar', 'milchreis-with-cinnamon-sugar', 'Rice Pudding with Cinnamon Sugar'],
  ['Pan con Tomate', 'pan-con-tomate', 'Spanish Tomato Toast'],
  ['Panzanella', 'panzanella', 'Tuscan Bread Salad'],
  ['Pasta e Ceci', 'pasta-e-ceci', 'Roman Pasta with Chickpeas'],
  ['Rote Grütze', 'rote-grutze', 'Red Berry Pudding with Cream'],
  [
    'Smørrebrød with Egg and Cucumber',
    'sm-rrebr-d-with-egg-and-cucumber',
    'Open Rye Sandwiches with Egg and Cucumber',
  ],
  [
    'Smørrebrød with Smoked Mackerel',
    'sm-rrebr-d-with-smoked-mackerel',
    'Open Rye Sandwiches with Smoked Mackerel',
  ],
  ['Tortilla Española', 'tortilla-espanola', 'Spanish Potato Omelet'],
];

describe('the cookbook', () => {
  it.each<[MealType, number]>([
    ['breakfast', 45],
    ['lunch', 50],
    ['dinner', 80],
    ['snack', 35],
    ['dessert', 30],
  ])('lists %s as the first meal type of at least %i recipes', (type, count) => {
    expect(cookbook().filter(({ types }) => types[0] === type).length).toBeGreaterThanOrEqual(count);
  });

  it('has no two recipes with the same name, id or instructions', () => {
    expect(twice(cookbook().map(({ name }) => name.toLowerCase()))).toEqual([]);
    expect(twice(cookbook().map(({ id }) => id))).toEqual([]);
    expect(twice(cookbook().map(({ instructions }) => instructions.join(' ')))).toEqual([]);
  });

  it('names dishes in words of its own texts, or in ones that English speakers know', () => {
    const texts = cookbook().flatMap(({ description, ingredients, instructions }) => [
      description.replace(FIRST_NAME, ''),
      ...ingredients.map(({ name }) => name),
      ...instructions,
    ]);
    const known = new Set([...texts.flatMap(comparableWords), ...KNOWN_WORDS.flatMap(comparableWords)]);
    expect(complaints(({ name }) => comparableWords(name).filter((word) => !known.has(word)))).toEqual([]);
  });

  it.each(NAMES_OF_0_2)('keeps the id of a dish of version 0.2: %s, %s', (former, id, name) => {
    const kept = cookbook().filter((recipe) => recipe.id === id);
    expect(kept).toEqual([expect.objectContaining({ name, formerNames: [former] })]);
  });

  it('has no other dishes with another name now, and no name twice', () => {
    const renamed = cookbook().flatMap(({ formerNames }) => formerNames);
    expect(renamed.toSorted()).toEqual(NAMES_OF_0_2.map(([former]) => former).toSorted());
    const names = cookbook().flatMap(({ name, formerNames }) => [name, ...formerNames]);
    expect(twice(names.map((one) => one.toLowerCase()))).toEqual([]);
  });

  it('is remembered once read, with two other choices of each dish', () => {
    expect(cookbook().length * 3).toBeLessThan(REMEMBERED_DISHES);
  });

  it('lists every ingredient of a recipe once, and not as its own alternative', () => {
    expect(
      complaints(({ ingredients }) => [
        ...twice(ingredients.map(({ name }) => foodKey(name))),
        ...ingredients.flatMap(({ name, alternatives }) => twice([name, ...alternatives])),
      ]),
    ).toEqual([]);
  });

  it('finds a store section for every ingredient and alternative', () => {
    expect(
      complaints(({ ingredients }) =>
        ingredients
          .flatMap(({ name, alternatives }) => [name, ...alternatives])
          .filter((name) => ['Household & Gear', 'Miscellaneous'].includes(storeSection(name))),
      ),
    ).toEqual([]);
  });

  it('has a keeping time for every fresh ingredient', () => {
    const fresh = new Set(['Produce', 'Meat & Seafood', 'Dairy & Eggs']);
    expect(
      complaints(({ ingredients }) =>
        ingredients
          .flatMap(({ name, alternatives }) => [name, ...alternatives])
          .filter((name) => fresh.has(storeSection(name)) && listedLife(name) === null),
      ),
    ).toEqual([]);
  });

  it('keeps meat, fish and milk for no day, leaves for one, tomatoes for two and cans for the trip', () => {
    const keeping = (name: string) =>
      keepsWithoutFridge(
        cookbook()
          .find((recipe) => recipe.name === name)
          ?.ingredients.map((one) => one.name) ?? [],
      );
    expect(keeping('Beef and Bean Chili')).toBe(0);
    expect(keeping('Spinach and Feta Eggs')).toBe(0);
    expect(keeping('Pinto Bean and Romaine Bowl')).toBe(1);
    expect(keeping('White Bean and Tomato Salad')).toBe(1);
    expect(keeping('Greek Village Salad')).toBe(0);
    expect(keeping('Salami, Cheddar and Apple Rolls')).toBe(2);
    expect(keeping('Smoky Three-Bean Chili')).toBeGreaterThanOrEqual(7);
  });

  it('allows uncooked recipes with any equipment, and cooked ones only with equipment', () => {
    for (const { method, equipment } of cookbook()) {
      if (method === 'no cooking') expect(new Set(equipment)).toEqual(new Set(COOKING_EQUIPMENT));
      else expect(equipment).not.toContain('no-cooking');
    }
  });
});

describe('a page of the cookbook', () => {
  const PAGE = `# Dinners from one pot

Stews that are a meal.

## Mom's Bean Pot

Beans that need no praise.

_dinner, lunch | stew | beans | one pot | beginner | budget | 35 min | dairy_

- 1 1/2 cans black beans (15-ounce cans, drained) or pinto beans or lentils
- 1/3 onion
- 2 oz cheddar cheese

1. Chop the onions.
2. Simmer them with the black beans.
3. Grate the cheddar cheese over it.
`;
  const read = (text: string) => readRecipes({ path: 'backend/cookbook/07-dinner-stews.md', text });

  it('is parsed line by line', () => {
    expect(read(PAGE)).toEqual([
      {
        id: 'moms-bean-pot',
        name: "Mom's Bean Pot",
        formerNames: [],
        description: 'Beans that need no praise.',
        types: ['dinner', 'lunch'],
        kind: 'stew',
        mainIngredient: 'beans',
        method: 'one pot',
        skill: 'beginner',
        budget: 'budget',
        minutes: 35,
        contains: ['dairy'],
        ingredients: [
          {
            name: 'black beans',
            amount: 1.5,
            unit: 'cans',
            notes: '15-ounce cans, drained',
            alternatives: ['pinto beans', 'lentils'],
          },
          { name: 'onion', amount: 1 / 3, unit: null, notes: null, alternatives: [] },
          { name: 'cheddar cheese', amount: 2, unit: 'oz', notes: null, alternatives: [] },
        ],
        instructions: [
          'Chop the onions.',
          'Simmer them with the black beans.',
          'Grate the cheddar cheese over it.',
        ],
      },
    ]);
  });

  it.each([
    ['an amount that is no number', '1/3 onion', 'some onion', 12],
    ['an amount without an ingredient', '1/3 onion', '1/3', 12],
    ['an ingredient without its dash', '- 1/3 onion', '1/3 onion', 12],
    ['a step without its number', '2. Simmer', 'Simmer', 16],
    ['too few steps', '2. Simmer them with the black beans.\n', '', 5],
    ['an unknown kind', '| stew |', '| pile |', 9],
    ['a time without its unit', '35 min', '35', 9],
    ['an unknown allergen', '| dairy', '| lactose', 9],
    ['facts without underscores', /_/g, '', 9],
    ['a description of two sentences', 'praise.', 'praise. None.', 7],
  ])('is refused with file, line and recipe name for %s', (_, right, wrong, line) => {
    expect(() => read(PAGE.replace(right, wrong))).toThrow(
      `backend/cookbook/07-dinner-stews.md:${line}: The recipe "Mom's Bean Pot"`,
    );
  });

  it('is refused when its first recipe has no heading', () => {
    expect(() => read(PAGE.replace('## ', ''))).toThrow(
      'backend/cookbook/07-dinner-stews.md:9: A recipe starts with "## " and its name.',
    );
  });

  it('is refused with the list of known values', () => {
    expect(() => read(PAGE.replace('35 min | dairy', '35 min | lactose'))).toThrow(
      /is not right in its contains; known are meat, .*, gelatin\.$/,
    );
  });
});
