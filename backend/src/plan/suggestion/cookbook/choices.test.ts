import { complaints } from '../../../../test/everyRecipe.ts';
import { cookbook, type Recipe } from './cookbook.ts';
import { readPages } from './cookbookFiles.ts';
import { readRecipes } from './readRecipes.ts';
import type { RecipeIngredient } from './recipe.ts';

/** Products for a diet, as alternatives only. */
const FOR_A_DIET =
  /^(?:gluten-free|no-salt-added|low-sodium|vegan|plant-based|dairy-free|soy-free|egg-free|sugar-free)\b|coconut aminos|\b(?:oat|rice|almond|soy) milk\b/;

describe('the cookbook', () => {
  it('lists the ordinary product, and the diet product as its alternative', () => {
    expect(
      complaints(({ ingredients }) =>
        ingredients.filter(({ name }) => FOR_A_DIET.test(name)).map(({ name }) => name),
      ),
    ).toEqual([]);
  });

  it('has no dip, board, spread or bite for dinner', () => {
    const noDinner = /\b(?:board|spread|stuffed avocados?|bites|dip|nachos|caviar|trail mix)\b/i;
    expect(
      cookbook()
        .filter(({ types }) => types.includes('dinner'))
        .filter(({ name, kind }) => noDinner.test(name) || ['dip', 'mix', 'bar', 'drink'].includes(kind))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('has at least 12 dinners and 2 breakfasts from the oven', () => {
    const baked = cookbook().filter(({ method }) => method === 'oven');
    expect(baked.filter(({ types }) => types.includes('dinner')).length).toBeGreaterThanOrEqual(12);
    expect(baked.filter(({ types }) => types.includes('breakfast')).length).toBeGreaterThanOrEqual(2);
  });

  it('has at least 6 hot and cold drinks for breakfast', () => {
    const drinks = cookbook().filter(({ kind, types }) => kind === 'drink' && types.includes('breakfast'));
    expect(drinks.length).toBeGreaterThanOrEqual(6);
    expect(drinks.filter(({ method }) => method === 'no cooking').length).toBeGreaterThanOrEqual(2);
  });

  it('has at least 20 European dishes over the whole day', () => {
    const pages = readPages().filter(({ path }) => path.includes('europe'));
    const dishes = pages.flatMap(readRecipes);
    expect(dishes.length).toBeGreaterThanOrEqual(20);
    for (const type of ['breakfast', 'lunch', 'dinner', 'dessert'] as const)
      expect(dishes.filter(({ types }) => types.includes(type)).length).toBeGreaterThanOrEqual(4);
  });

  it('divides no package by more than four', () => {
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

  it('uses whole cans for four people, and so for twelve and forty', () => {
    expect(
      complaints(({ ingredients }) =>
        ingredients
          .filter(({ unit, amount }) => /^cans?$/.test(unit ?? '') && !Number.isInteger(amount * 4))
          .map(({ name, amount }) => `${amount} ${name}`),
      ),
    ).toEqual([]);
  });
});

/** Names without a plural: "gluten-free breads" cannot replace "rolls". */
const NO_PLURAL = /(?:s|bread|cheese)$/;

/** Whether replacing the name by an alternative breaks the sentence. */
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

describe('an alternative of an ingredient', () => {
  it('can replace its name in every sentence', () => {
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
