import { readingOf } from '../../../../../domain/food/restriction/restrictionReading.ts';
import { LIMITS } from '../../../../../domain/limits.ts';
import { modelMeal } from '../../../../test/providers/localOpenAi.ts';
import { readModelMeals } from './modelMeals.ts';
import type { Place } from '../planning/planMeals.ts';
import type { SuggestionRequest } from '../planning/suggestion.ts';

const DINNER: Place = { date: '2026-06-14', type: 'dinner', day: 1, isFree: true, mainIngredient: null };

const request = (text: string): SuggestionRequest => ({
  avoids: readingOf([text]).avoids,
  restrictionTexts: [text],
  skill: 'beginner',
  budget: 'moderate',
  equipment: [],
  hasFridge: true,
  preferences: null,
  peopleCount: 4,
  sideDishes: false,
});

const ingredientOf = (name: string, alternatives: unknown = []) => ({
  name,
  amount: 100,
  unit: 'g',
  notes: null,
  alternatives,
});

const isTaken = (
  restrictions: string,
  ingredients: readonly string[],
  steps: readonly string[],
  name = 'Dinner',
) => {
  const meal = modelMeal('2026-06-14 dinner', {
    name,
    instructions: steps,
    ingredients: ingredients.map((one) => ingredientOf(one)),
  });
  return readModelMeals({ meals: [meal] }, request(restrictions), [DINNER]).length === 1;
};

describe('a meal of the model', () => {
  test.each([
    ['vegan', ['red lentils', 'onion'], ['Chop the onions.', 'Simmer them with the lentils.']],
    ['vegan', ['vegan butter', 'rice'], ['Melt the butter.', 'Stir in the rice.']],
    ['vegan', ['almond milk', 'gluten-free oats'], ['Heat the milk and add the oats.']],
    ['gluten-free', ['corn tortillas', 'black beans'], ['Roll the beans into the tortillas.']],
    ['nut-free', ['sunflower seed butter', 'rice noodles'], ['Stir the butter into the noodles.']],
    ['vegetarian', ['potatoes', 'olive oil'], ['Roast the potatoes and brown them well.']],
    ['', ['anything at all'], ['Eat it.']],
  ])('for the restriction %s, of %j, is accepted with the steps: %j', (restrictions, ingredients, steps) => {
    expect(isTaken(restrictions, ingredients, steps)).toBe(true);
  });

  test.each([
    ['vegan', ['rice'], ['Sprinkle with cheese.']],
    ['vegan', ['rice'], ['Fry the bacon and chop it.']],
    ['nut-free', ['rice'], ['Scatter peanuts over it.']],
    ['vegan', ['vegan butter', 'rice'], ['Melt the butter.', 'Add an egg.']],
    ['gluten-free', ['spaghetti'], ['Boil it.']],
    ['vegan', ['something white'], ['Serve.']],
  ])('for the restriction %s, of %j, is left out with the steps: %j', (restrictions, ingredients, steps) => {
    expect(isTaken(restrictions, ingredients, steps)).toBe(false);
  });

  test.each(['no wraps', 'no soup'])('with an avoided word in its name is left out: %s', (restrictions) => {
    const name = restrictions.replace('no ', 'Rice ');
    expect(isTaken(restrictions, ['rice'], ['Boil it.'], name)).toBe(false);
    expect(isTaken(restrictions, ['rice'], ['Boil it.'], 'Rice')).toBe(true);
  });

  test.each([
    ['vegan', 'potatoes', 'peeled and diced', 1],
    ['gluten-free', 'corn tortillas', 'certified gluten-free', 1],
    ['nut-free', 'rice noodles', 'thin, soaked in warm water', 1],
    ['dairy-free', 'olive oil', 'or butter', 0],
  ])(
    'for the restriction %s, of %s, with the note %j, is accepted %i times',
    (restrictions, name, notes, times) => {
      const meal = modelMeal('2026-06-14 dinner', {
        name: 'Dinner',
        instructions: ['Serve.'],
        ingredients: [{ ...ingredientOf(name), notes }],
      });
      expect(readModelMeals({ meals: [meal] }, request(restrictions), [DINNER])).toHaveLength(times);
    },
  );

  test('that has spoiled by its day is left out', () => {
    const of = (name: string, day: number) =>
      readModelMeals(
        { meals: [modelMeal('2026-06-14 dinner', { ingredients: [ingredientOf(name)] })] },
        { ...request(''), hasFridge: false },
        [{ ...DINNER, day }],
      ).length;
    expect([of('ground beef', 0), of('ground beef', 1), of('red lentils', 5)]).toEqual([1, 0, 1]);
  });
});

test('a meal is for the table of its slot: its avoids and its portions', () => {
  const { avoids } = readingOf(['vegan']);
  const slot: Place = { ...DINNER, group: { peopleCount: 9, avoids, few: null } };
  const meal = (name: string) =>
    modelMeal('2026-06-14 dinner', {
      name: 'Dinner',
      ingredients: [ingredientOf(name)],
      instructions: ['Cook it.'],
    });
  expect(readModelMeals({ meals: [meal('cheddar')] }, request(''), [slot])).toEqual([]);
  expect(readModelMeals({ meals: [meal('rice')] }, request(''), [slot])).toMatchObject([
    { meal: { peopleCount: 9, ingredients: [{ quantity: '900', unit: 'g' }] } },
  ]);
});

describe('the alternatives of an ingredient', () => {
  /** The accepted alternatives of each ingredient, from those that the model answers. */
  const offered = (
    restrictions: string,
    ingredients: readonly [name: string, alternatives: unknown][],
    place: Partial<Place & Pick<SuggestionRequest, 'hasFridge'>> = {},
  ) => {
    const { hasFridge = true, ...where } = place;
    const meal = modelMeal('2026-06-14 dinner', {
      name: 'Dinner',
      instructions: ['Serve.'],
      ingredients: ingredients.map(([name, alternatives]) => ingredientOf(name, alternatives)),
    });
    const slots = [{ ...DINNER, ...where }];
    const [read] = readModelMeals({ meals: [meal] }, { ...request(restrictions), hasFridge }, slots);
    return read?.meal.ingredients.map(({ alternatives }) => alternatives) ?? 'no meal';
  };

  test.each<[string, string, unknown, readonly string[]]>([
    ['vegan', 'tofu', ['tempeh', 'seitan', 'chickpeas'], ['tempeh', 'seitan', 'chickpeas']],
    ['', 'ground beef', ['ground turkey', 'zorblax'], ['ground turkey', 'zorblax']],
    ['vegan', 'tofu', ['chicken breast', 'tempeh', 'paneer'], ['tempeh']],
    ['nut-free', 'sunflower seed butter', ['peanut butter', 'almond butter'], []],
    ['gluten-free', 'rice', ['couscous', 'quinoa', 'bulgur'], ['quinoa']],
    ['nut-free', 'rice', ['zorblax', 'quinoa'], ['quinoa']],
    ['no mushrooms', 'potatoes', ['mushrooms', 'sweet potatoes'], ['sweet potatoes']],
    ['vegan', 'carrots', ['Carrot', 'parsnips', 'Parsnip', ' parsnips '], ['parsnips']],
    ['', 'rice', ['<b>quinoa</b>', 'https://evil.example', '**oats**', ''], []],
    ['', 'rice', ['x'.repeat(121), 'quinoa\uD800', 'wild\u200B\n rice'], ['wild rice']],
    ['', 'rice', ['oats', null, 7, { name: 'barley' }, ['millet']], ['oats']],
    ['', 'rice', null, []],
    ['', 'rice', 'quinoa', []],
    ['', 'rice', undefined, []],
  ])('for the restriction %j, of %j, out of %j, are %j', (restrictions, name, answered, kept) => {
    expect(offered(restrictions, [[name, answered]])).toEqual([kept]);
  });

  test('are at most three', () => {
    const many = Array.from({ length: 500 }, (_, index) => `rice of kind ${index}`);
    expect(offered('', [['quinoa', many]])).toEqual([many.slice(0, 3)]);
    expect(LIMITS.ingredientAlternatives).toBeGreaterThanOrEqual(3);
  });

  test('are not accepted when two of them break a restriction together', () => {
    const choices: [string, string[]][] = [
      ['ground beef', ['lentils']],
      ['olive oil', ['butter', 'sunflower oil']],
    ];
    expect(offered('kosher-style', choices)).toEqual([['lentils'], ['sunflower oil']]);
    // Each fits the ingredients, but not the other one.
    const both: [string, string[]][] = [
      ['lentils', ['ground beef']],
      ['olive oil', ['butter', 'sunflower oil']],
    ];
    expect(offered('kosher-style', both)).toEqual([['ground beef'], ['sunflower oil']]);
  });

  test('keep until the day of the meal, as ingredients do', () => {
    const choices: [string, string[]][] = [['red lentils', ['ground beef', 'canned chickpeas']]];
    expect(offered('', choices, { hasFridge: false, day: 3 })).toEqual([['canned chickpeas']]);
    expect(offered('', choices, { hasFridge: true, day: 3 })).toEqual([['ground beef', 'canned chickpeas']]);
  });

  test('do not rescue a meal with an avoided ingredient', () => {
    expect(offered('vegan', [['chicken breast', ['tofu']]])).toBe('no meal');
    expect(offered('nut-free', [['zorblax', ['rice']]])).toBe('no meal');
  });
});
