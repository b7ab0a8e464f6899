import fc from 'fast-check';
import { asText } from '../text/asText.ts';
import { rendered } from '../text/rendered.ts';
import examples from '../testdata/contentExamples.json' with { type: 'json' };
import { CONTENTS } from '../food/content.ts';
import { judgeIngredient } from '../food/diet.ts';
import { DIETS } from '../food/diets.ts';
import { foodLine } from '../food/foodLine.ts';
import type { Avoid } from '../food/avoid.ts';
import { avoidNote } from '../people/eater/avoidLabels.ts';
import { avoidKey, STRICTNESSES, type EaterAvoid, type Strictness } from '../people/eater/eater.ts';
import { mealVerdict } from '../people/verdict/verdict.ts';
import { recipeDiets } from './recipeDiets.ts';
import { isSafeFor, judgeRecipe } from './recipeVerdict.ts';

const FOODS = examples.foods.flatMap(({ names }) => names);
const food = fc.constantFrom(...FOODS);
const notes = fc.oneof(
  fc.constant(null),
  fc
    .tuple(fc.constantFrom('with', 'or', 'without', 'stuffed with', 'to serve with', 'chopped,'), food)
    .map((pair) => pair.join(' ')),
);
const ingredient = fc.record({ name: food, notes, alternatives: fc.constant([]) });
const recipe = fc.record({
  name: fc.constant('Dinner'),
  ingredients: fc.array(ingredient, { minLength: 1, maxLength: 4 }),
  instructions: fc.array(
    food.map((name) => `Add the ${name}.`),
    { maxLength: 2 },
  ),
});
const avoid: fc.Arbitrary<Avoid> = fc.oneof(
  fc.constantFrom(...DIETS).map((value) => ({ kind: 'diet', value }) as const),
  fc.constantFrom(...CONTENTS).map((value) => ({ kind: 'content', value }) as const),
);
const eaterWith = (one: Avoid, strictness: Strictness = 'allergy') => ({
  id: 'ana',
  name: 'Ana',
  avoids: [{ ...one, strictness }],
});

test('no verdict of a recipe is better than that of a line with its notes', () => {
  fc.assert(
    fc.property(recipe, avoid, (dish, one) => {
      const fits = ({ name, notes: beside }: (typeof dish.ingredients)[number]) =>
        judgeIngredient(foodLine(name, beside), [one]).verdict === 'fits';
      fc.pre(!dish.ingredients.every(fits));
      expect(isSafeFor(dish, [eaterWith(one)])).toBe(false);
      if (one.kind === 'diet')
        expect(recipeDiets({ ...dish, ingredients: dish.ingredients.map(written) })).not.toContain(one.value);
    }),
  );
});

test('the search and the verdict agree', () => {
  fc.assert(
    fc.property(recipe, avoid, fc.constantFrom(...STRICTNESSES), (dish, one, strictness) => {
      const ana = eaterWith(one, strictness);
      expect(isSafeFor(dish, [ana])).toBe(judgeRecipe(dish, [ana]).verdict === 'safe');
    }),
  );
});

test('the verdict and the diets of a recipe agree', () => {
  fc.assert(
    fc.property(recipe, fc.constantFrom(...DIETS), (dish, value) => {
      const isSafe = isSafeFor(dish, [eaterWith({ kind: 'diet', value })]);
      expect(recipeDiets({ ...dish, ingredients: dish.ingredients.map(written) }).includes(value)).toBe(
        isSafe,
      );
    }),
  );
});

function written(line: { readonly name: string; readonly notes: string | null }) {
  return { ...line, quantity: null, unit: null, alternatives: [] };
}

const NUTS = eaterWith({ kind: 'diet', value: 'nut-free' });

test('a step that names an allergen of no ingredient makes a recipe unknown and takes its diet', () => {
  const rice = { name: 'rice', notes: null, quantity: null, unit: null, alternatives: [] };
  const dish = { name: 'Rice', ingredients: [rice], instructions: ['Sprinkle everything with peanuts.'] };
  expect(rendered(judgeRecipe(dish, [NUTS]))).toMatchObject({
    verdict: 'unknown',
    reason: 'Ana (allergic to nuts): step 1 names peanuts, which no ingredient has',
  });
  expect(recipeDiets(dish)).not.toContain('nut-free');
  expect(recipeDiets({ ...dish, instructions: ['Serve.'] })).toContain('nut-free');
});

test('a swap fits although the steps call the ingredient by its own name', () => {
  const vegan = eaterWith({ kind: 'diet', value: 'vegan' });
  const honey = { name: 'honey', notes: null, alternatives: ['maple syrup'] };
  const dish = { name: 'Oats', ingredients: [honey], instructions: ['Drizzle the honey.'] };
  expect(judgeRecipe(dish, [vegan]).swaps).toMatchObject([{ name: 'maple syrup', ingredient: 'honey' }]);
});

describe('the reason of a recipe', () => {
  const names = ['Ana', 'Ben', 'Cleo', 'Dan'] as const;
  const anyAvoid = fc
    .tuple(avoid, fc.constantFrom(...STRICTNESSES))
    .map(([one, strictness]) => ({ ...one, strictness }));
  const table = fc
    .array(fc.uniqueArray(anyAvoid, { selector: avoidKey, minLength: 1, maxLength: 3 }), {
      maxLength: names.length,
    })
    .map((answers) => answers.map((avoids, at) => ({ id: names[at] ?? '', name: names[at] ?? '', avoids })));

  it('names each eater with a conflict and each of their allergies as the planned meal would, allergies first', () => {
    fc.assert(
      fc.property(recipe, table, (dish, eaters) => {
        const rows = dish.ingredients.map((one, at) => ({
          ...one,
          id: String(at),
          selectedAlternative: 0,
          apartOfId: null,
          apartEaterIds: [],
        }));
        const planned = mealVerdict({ ...dish, id: '', status: 'planned', rows }, eaters)?.reasons ?? [];
        const told = rendered(judgeRecipe(dish, eaters)).reason ?? '';
        const open = planned.filter(
          ({ verdict, avoid: { strictness } }) =>
            verdict === 'conflict' || (verdict === 'unknown' && strictness === 'allergy'),
        );
        expect(open.filter(({ eaterId }) => !told.includes(eaterId))).toEqual([]);
        const groups = told.split(/(?<=\)), |; /);
        const untold = open.filter(
          ({ eaterId, avoid }) =>
            avoid.strictness === 'allergy' &&
            !groups.some((group) => group.includes(eaterId) && group.includes(asText(avoidNote(avoid)))),
        );
        expect(untold).toEqual([]);
        const conflicts = open.filter(({ verdict }) => verdict === 'conflict');
        const first = conflicts.find(({ eaterId }) => told.startsWith(eaterId));
        const isAllergy = conflicts.some(({ avoid: { strictness } }) => strictness === 'allergy');
        if (conflicts.length > 0) expect(first?.avoid.strictness).toBe(isAllergy ? 'allergy' : 'diet');
      }),
    );
  });

  const eva = { ...eaterWith({ kind: 'content', value: 'crustacean' }), id: 'eva', name: 'Eva' };
  const mia = { ...eaterWith({ kind: 'diet', value: 'gluten-free' }), id: 'mia', name: 'Mia' };
  const vegetarians = ['Ben', 'Cleo', 'Dan', 'Ed', 'Fay', 'Gus', 'Hal'].map((name) => ({
    ...eaterWith({ kind: 'diet', value: 'vegetarian' }, 'diet'),
    id: name,
    name,
  }));
  const ben = vegetarians.slice(0, 1);
  const nuts: EaterAvoid = { kind: 'content', value: 'treeNut', strictness: 'allergy' };
  const twoAllergies = { id: 'ana', name: 'Ana', avoids: [nuts, ...eva.avoids] };
  const nutsAndVegetarian = { ...twoAllergies, avoids: [nuts, ...ben.flatMap(({ avoids }) => avoids)] };
  const camp = Array.from({ length: 30 }, (_, at) => ({ ...eva, id: `${at}`, name: `Camper ${at + 1}` }));

  test.each([
    [['shrimp'], [...ben, eva], 'Eva (allergic to crustaceans), Ben (vegetarian): shrimp'],
    [['pork', 'flour'], [...ben, mia], 'Mia (celiac): flour; Ben (vegetarian): pork'],
    [
      ['pork', 'zorbleflux'],
      [...ben, mia],
      'Ben (vegetarian): pork; Mia (celiac): we can’t tell what is in the zorbleflux',
    ],
    [['zorbleflux'], [...ben, mia], 'Mia (celiac), Ben (vegetarian): zorbleflux'],
    [['pork'], vegetarians, 'Ben, Cleo, Dan, Ed, Fay and 2 more (vegetarian): pork'],
    [
      ['walnuts', 'shrimp', 'pork'],
      [twoAllergies, ...ben],
      'Ana (allergic to tree nuts): walnuts; Ana (allergic to crustaceans), Ben (vegetarian): shrimp',
    ],
    [
      ['pork', 'zorbleflux'],
      [nutsAndVegetarian, ...ben],
      'Ana and Ben (vegetarian): pork; Ana (allergic to tree nuts): we can’t tell what is in the zorbleflux',
    ],
    [
      [],
      [eva, nutsAndVegetarian],
      'Eva (allergic to crustaceans), Ana (allergic to tree nuts): there are no ingredients to check',
    ],
    [
      ['shrimp'],
      camp,
      'Camper 1, Camper 2, Camper 3, Camper 4, Camper 5, Camper 6, Camper 7, Camper 8 and 22 more (allergic to crustaceans): shrimp',
    ],
  ])('of %j is said in one line', (foods, eaters, line) => {
    const ingredients = foods.map((name) => ({ name, notes: null, alternatives: [] }));
    expect(rendered(judgeRecipe({ name: 'Dinner', ingredients, instructions: [] }, eaters)).reason).toBe(
      line,
    );
  });
});

test('a recipe speaks for nobody while nobody who is there has answered', () => {
  const rice = { name: 'Rice', ingredients: [], instructions: [] };
  const silent = { id: 'leo', name: 'Leo', avoids: [] };
  expect(judgeRecipe(rice, [silent])).toMatchObject({ verdict: 'safe', unanswered: 1, answered: 0 });
  expect(judgeRecipe(rice, [silent, NUTS])).toMatchObject({ unanswered: 1, answered: 1 });
});

test('what somebody would rather not have is told and makes nothing unsafe', () => {
  const omelet = {
    name: 'Omelet',
    ingredients: ['eggs', 'mushrooms'].map((name) => ({ name, notes: null, alternatives: [] })),
    instructions: [],
  };
  const sam = {
    id: 'sam',
    name: 'Sam',
    avoids: [{ kind: 'word', value: 'mushroom', strictness: 'dislike' } as const],
  };
  const judged = judgeRecipe(omelet, [sam, NUTS]);
  expect(rendered(judged)).toMatchObject({
    verdict: 'safe',
    reason: null,
    disliked: 'Sam would rather not have mushrooms.',
  });
  expect(judgeRecipe(omelet, [NUTS]).disliked).toBeNull();
});
