import { DIETS, type Diet } from '../../../../../domain/food/diets.ts';
import { contentsOf } from '../../../../../domain/food/foodContents.ts';
import type { Content } from '../../../../../domain/food/content.ts';
import type { MealType } from '../../../../../domain/plan/meal.ts';
import { COOKING_EQUIPMENT, type CookingEquipment } from '../../../../../domain/plan/suggestionOptions.ts';
import { complaints } from '../../../../test/everyRecipe.ts';
import { fittingRecipes } from '../planning/fittingRecipes.ts';
import type { SuggestionRequest } from '../planning/suggestion.ts';
import { cookbook, type Recipe } from './cookbook.ts';
import type { Substance } from './recipe.ts';

/** A recipe's allergens for the contents of its ingredients; other contents are not declared. */
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

/** With equipment: for beginners with little money; without: no other limits. */
function request(diets: readonly Diet[], ...equipment: CookingEquipment[]): SuggestionRequest {
  return {
    avoids: diets.map((value) => ({ kind: 'diet', value })),
    restrictionTexts: [],
    sideDishes: false,
    skill: equipment.length === 0 ? 'advanced' : 'beginner',
    budget: equipment.length === 0 ? 'premium' : 'budget',
    equipment,
    preferences: null,
    peopleCount: 4,
    hasFridge: true,
  };
}

function recipeOf(name: string): Recipe {
  const recipe = cookbook().find((one) => one.name === name);
  if (recipe === undefined) throw new Error(`${name} is not in the cookbook.`);
  return recipe;
}

function substancesOf(recipe: Recipe, ...which: readonly ('contains' | 'mayContain')[]): Set<Substance> {
  const known = recipe.ingredients.map(({ name }) => contentsOf(name));
  const contents = known.flatMap((one) => which.flatMap((how) => [...one[how]]));
  return new Set(contents.flatMap((content) => SUBSTANCES_OF[content] ?? []));
}

describe('the contents of the recipes', () => {
  it('are known for every ingredient and alternative', () => {
    expect(
      complaints(({ ingredients }) =>
        ingredients
          .flatMap(({ name, alternatives }) => [name, ...alternatives])
          .filter((name) => contentsOf(name).unknownWords.length > 0),
      ),
    ).toEqual([]);
  });

  it('are declared wherever the rules find them', () => {
    expect(
      complaints((recipe) =>
        [...substancesOf(recipe, 'contains')].filter((substance) => !recipe.contains.includes(substance)),
      ),
    ).toEqual([]);
  });

  it('are not declared where the rules exclude them', () => {
    expect(
      complaints((recipe) => {
        const possible = substancesOf(recipe, 'contains', 'mayContain');
        return recipe.contains.filter((substance) => !possible.has(substance));
      }),
    ).toEqual([]);
  });

  it('decide which diets a recipe fits, with alternatives', () => {
    const fits = (name: string) =>
      DIETS.filter((diet) => fittingRecipes([recipeOf(name)], request([diet])).length > 0);
    expect(fits('Smoky Three-Bean Chili')).toEqual(DIETS);
    expect(fits('Thai-Style Chicken Curry')).not.toContain('vegetarian');
    expect(fits('Backyard Cheeseburgers')).not.toContain('vegan');
    expect(fits('Low-Country Shrimp Boil')).toEqual(['dairy-free', 'nut-free', 'egg-free', 'halal']);
  });

  it('are replaced for a diet: no salted cans for low-sodium', () => {
    const names = (diet: Diet) =>
      fittingRecipes([recipeOf('Smoky Three-Bean Chili')], request([diet])).flatMap(({ ingredients }) =>
        ingredients.map(({ name }) => name),
      );
    expect(names('low-sodium')).toContain('no-salt-added black beans');
    expect(names('low-sodium').filter((name) => name.startsWith('canned'))).toEqual([]);
    expect(names('vegan')).toContain('black beans');
  });
});

/** Every single diet, and combinations of families and groups. */
const DIET_GROUPS: readonly (readonly Diet[])[] = [
  ...DIETS.map((diet) => [diet]),
  ['vegan', 'nut-free'],
  ['vegan', 'gluten-free'],
  ['vegetarian', 'gluten-free'],
  ['dairy-free', 'egg-free'],
  ['vegan', 'gluten-free', 'nut-free', 'soy-free', 'low-sodium'],
];

function recipesFor(likes: readonly Diet[], equipment: CookingEquipment, ...types: MealType[]) {
  return fittingRecipes(cookbook(), request(likes, equipment)).filter((recipe) =>
    recipe.types.some((type) => types.includes(type)),
  );
}

const EVERY_EQUIPMENT = COOKING_EQUIPMENT.map((equipment) => [equipment] as const);

describe.each(DIET_GROUPS.map((likes) => [likes.join(' and '), likes] as const))(
  'a week that is %s',
  (_, likes) => {
    it.each(EVERY_EQUIPMENT)('is possible for beginners with little money and %s', (equipment) => {
      const suited = (...types: MealType[]) => recipesFor(likes, equipment, ...types);
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

const WEEK = 7;

it.each<[MealType, number]>([
  ['dinner', 10],
  ['breakfast', 8],
  ['lunch', 9],
  ['snack', 6],
  ['dessert', 5],
])(
  'a vegan and nut-free %s that keeps for a week without a fridge is found for a camping stove at least %i times',
  (type, count) => {
    const asked = { ...request(['vegan', 'nut-free'], 'camping-stove'), hasFridge: false };
    const lasting = fittingRecipes(cookbook(), { ...asked, skill: 'advanced', budget: 'premium' }).filter(
      ({ types, keepsDays }) => types.includes(type) && keepsDays >= WEEK,
    );
    expect(lasting.length).toBeGreaterThanOrEqual(count);
  },
);
