import { complaints } from '../../../test/everyRecipe.ts';
import { COOKBOOK, type Recipe } from './cookbook.ts';
import { readPages } from './cookbookFiles.ts';
import { readRecipes } from './readRecipes.ts';
import type { RecipeIngredient } from './recipe.ts';

/** What only a diet asks for: bought where the ordinary product may not be. */
const FOR_A_DIET =
  /^(?:gluten-free|no-salt-added|low-sodium|vegan|plant-based|dairy-free|soy-free|egg-free|sugar-free)\b|coconut aminos|\b(?:oat|rice|almond|soy) milk\b/;

describe('what the cookbook chooses', () => {
  it('is the ordinary product first, and the diet product in its place', () => {
    expect(
      complaints(({ ingredients }) =>
        ingredients.filter(({ name }) => FOR_A_DIET.test(name)).map(({ name }) => name),
      ),
    ).toEqual([]);
  });

  it('is a dinner for dinner: no dip, board, spread or bite', () => {
    const noDinner = /\b(?:board|spread|stuffed avocados?|bites|dip|nachos|caviar|trail mix)\b/i;
    expect(
      COOKBOOK.filter(({ types }) => types.includes('dinner'))
        .filter(({ name, kind }) => noDinner.test(name) || ['dip', 'mix', 'bar', 'drink'].includes(kind))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('has at least 12 dinners from the oven of a full kitchen, and something baked for breakfast', () => {
    const baked = COOKBOOK.filter(({ method }) => method === 'oven');
    expect(baked.filter(({ types }) => types.includes('dinner')).length).toBeGreaterThanOrEqual(12);
    expect(baked.filter(({ types }) => types.includes('breakfast')).length).toBeGreaterThanOrEqual(2);
  });

  it('has at least 6 drinks for breakfast, hot and cold', () => {
    const drinks = COOKBOOK.filter(({ kind, types }) => kind === 'drink' && types.includes('breakfast'));
    expect(drinks.length).toBeGreaterThanOrEqual(6);
    expect(drinks.filter(({ method }) => method === 'no cooking').length).toBeGreaterThanOrEqual(2);
  });

  it('has at least 20 dishes that a European group would call its own, over the whole day', () => {
    const pages = readPages().filter(({ path }) => path.includes('europe'));
    const dishes = pages.flatMap(readRecipes);
    expect(dishes.length).toBeGreaterThanOrEqual(20);
    for (const type of ['breakfast', 'lunch', 'dinner', 'dessert'] as const)
      expect(dishes.filter(({ types }) => types.includes(type)).length).toBeGreaterThanOrEqual(4);
  });

  it('is bought whole: nothing packed is divided by more than four', () => {
    expect(
      complaints(({ ingredients }) =>
        ingredients
          .filter(
            ({ unit, amount }) =>
              /^(?:package|packet|pack|bag|bottle|jar)s?$/.test(unit ?? '') && amount < 1 / 4,
          )
          .map(({ name }) => name),
      ),
    ).toEqual([]);
  });

  it('empties its cans for four people, and so for twelve and forty', () => {
    expect(
      complaints(({ ingredients }) =>
        ingredients
          .filter(({ unit, amount }) => /^cans?$/.test(unit ?? '') && !Number.isInteger(amount * 4))
          .map(({ name, amount }) => `${amount} ${name}`),
      ),
    ).toEqual([]);
  });
});

/** Names without a plural: "gluten-free breads" is no answer to "rolls". */
const NO_PLURAL = /(?:s|bread|cheese)$/;

/** Whether a sentence goes wrong when another name is written wherever this one stands. */
function isGarbled(
  { name, alternatives }: RecipeIngredient,
  text: string,
  others: readonly string[],
): boolean {
  const isWithinOther = others.some(
    (other) => other !== name && other.includes(name) && text.includes(other),
  );
  const isWithinWord = new RegExp(`${name}(?!s\\b)[a-z]`).test(text);
  const isVerb = /\bbutter (?:the|a)\b/.test(text) && name === 'butter';
  const hasPlural = new RegExp(`${name}s\\b`).test(text);
  return (
    isWithinOther || isWithinWord || isVerb || (hasPlural && alternatives.some((one) => NO_PLURAL.test(one)))
  );
}

describe('what is bought in place of something', () => {
  it('can take its place in every sentence', () => {
    const garbled = ({ description, ingredients, instructions }: Recipe) => {
      const text = [description, ...instructions].join(' ');
      const names = ingredients.map(({ name }) => name);
      return ingredients
        .filter((one) => one.alternatives.length > 0 && isGarbled(one, text, names))
        .map(({ name }) => name);
    };
    expect(complaints(garbled)).toEqual([]);
  });
});
