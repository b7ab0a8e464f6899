import { DIETS, type Diet } from '../../../../domain/diet.ts';
import { contentsOf } from '../../../../domain/foodContents.ts';
import type { Content } from '../../../../domain/foodRow.ts';
import type { MealType } from '../../../../domain/meal.ts';
import { COOKING_EQUIPMENT, type CookingEquipment } from '../../../../domain/suggestionOptions.ts';
import { complaints } from '../../../test/everyRecipe.ts';
import { COOKBOOK, type Recipe } from './cookbook.ts';
import { dietsOf } from './dietsOf.ts';
import type { Substance } from './recipe.ts';

/** What a cook calls the contents of an ingredient; the others are no cook's concern. */
const SUBSTANCES_OF: Readonly<Partial<Record<Content, readonly Substance[]>>> = {
  beef: ['meat'],
  pork: ['meat', 'pork'],
  lamb: ['meat'],
  poultry: ['meat'],
  game: ['meat'],
  meat: ['meat'],
  fish: ['fish'],
  crustacean: ['shellfish'],
  mollusc: ['shellfish'],
  dairy: ['dairy'],
  egg: ['egg'],
  gluten: ['gluten'],
  treeNut: ['nuts'],
  peanut: ['peanut'],
  soy: ['soy'],
  sesame: ['sesame'],
  honey: ['honey'],
  gelatin: ['gelatin'],
};

function substancesOf(recipe: Recipe, ...which: readonly ('contains' | 'mayContain')[]): Set<Substance> {
  const known = recipe.ingredients.map(({ name }) => contentsOf(name));
  const contents = known.flatMap((one) => which.flatMap((how) => [...one[how]]));
  return new Set(contents.flatMap((content) => SUBSTANCES_OF[content] ?? []));
}

describe('what the recipes contain', () => {
  it('is known of every ingredient and alternative', () => {
    expect(
      complaints(({ ingredients }) =>
        ingredients
          .flatMap(({ name, alternatives }) => [name, ...alternatives])
          .filter((name) => contentsOf(name).unknownWords.length > 0),
      ),
    ).toEqual([]);
  });

  it('is said by the cook wherever the rule finds it', () => {
    expect(
      complaints((recipe) =>
        [...substancesOf(recipe, 'contains')].filter((substance) => !recipe.contains.includes(substance)),
      ),
    ).toEqual([]);
  });

  it('is not said by the cook where the rule rules it out', () => {
    expect(
      complaints((recipe) => {
        const possible = substancesOf(recipe, 'contains', 'mayContain');
        return recipe.contains.filter((substance) => !possible.has(substance));
      }),
    ).toEqual([]);
  });

  it('says which diets a recipe fits', () => {
    const fits = (name: string) => COOKBOOK.filter((recipe) => recipe.name === name).flatMap(dietsOf);
    expect(fits('Smoky Three-Bean Chili')).toEqual(DIETS);
    expect(fits('Thai-Style Chicken Curry')).not.toContain('vegetarian');
    expect(fits('Backyard Cheeseburgers')).not.toContain('kosher-style');
    expect(fits('Low-Country Shrimp Boil')).toEqual(['nut-free', 'egg-free']);
  });
});

/** Each single diet, and what families and groups bring together. */
const WISHES: readonly (readonly Diet[])[] = [
  ...DIETS.map((diet) => [diet]),
  ['vegan', 'nut-free'],
  ['vegan', 'gluten-free'],
  ['vegetarian', 'gluten-free'],
  ['dairy-free', 'egg-free'],
  ['vegan', 'gluten-free', 'nut-free', 'soy-free', 'low-sodium'],
];

const DIETS_BY_RECIPE = new Map(COOKBOOK.map((recipe) => [recipe, dietsOf(recipe)]));

function recipesFor(wishes: readonly Diet[], equipment: CookingEquipment, ...types: MealType[]): Recipe[] {
  return COOKBOOK.filter(
    (recipe) =>
      recipe.equipment.includes(equipment) &&
      recipe.types.some((type) => types.includes(type)) &&
      wishes.every((diet) => DIETS_BY_RECIPE.get(recipe)?.includes(diet)),
  );
}

const EVERY_EQUIPMENT = COOKING_EQUIPMENT.map((equipment) => [equipment] as const);

describe.each(WISHES.map((wishes) => [wishes.join(' and '), wishes] as const))(
  'a week that is %s',
  (_, wishes) => {
    it.each(EVERY_EQUIPMENT)('can be planned by beginners for little money with %s', (equipment) => {
      const suited = (...types: MealType[]) =>
        recipesFor(wishes, equipment, ...types).filter(
          ({ skill, budget }) => skill === 'beginner' && budget === 'budget',
        );
      const suppers = suited('dinner', 'lunch');
      expect(suppers.length).toBeGreaterThanOrEqual(14);
      expect(new Set(suppers.map(({ mainIngredient }) => mainIngredient)).size).toBeGreaterThanOrEqual(4);
      expect(suited('lunch').length).toBeGreaterThanOrEqual(7);
      expect(suited('breakfast').length).toBeGreaterThanOrEqual(7);
      expect(suited('snack').length).toBeGreaterThanOrEqual(7);
      expect(suited('dessert').length).toBeGreaterThanOrEqual(7);
    });
  },
);

it.each<[MealType, number]>([
  ['dinner', 10],
  ['breakfast', 8],
  ['lunch', 10],
  ['snack', 6],
  ['dessert', 5],
])(
  'a vegan and nut-free %s on a camping stove, from what keeps without a fridge, is found %i times',
  (type, count) => {
    const lasting = recipesFor(['vegan', 'nut-free'], 'camping-stove', type).filter(
      ({ keepsWithoutFridge }) => keepsWithoutFridge === 'trip',
    );
    expect(lasting.length).toBeGreaterThanOrEqual(count);
  },
);
