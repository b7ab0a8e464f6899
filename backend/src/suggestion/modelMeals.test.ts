import { readRestrictions } from '../../../domain/restrictionText.ts';
import { modelMeal } from '../../test/localOpenAi.ts';
import { readModelMeals } from './modelMeals.ts';
import type { Place } from './planMeals.ts';
import type { SuggestionRequest } from './suggestion.ts';

const DINNER: Place = { date: '2026-06-14', type: 'dinner', day: 1, isFree: true, mainIngredient: null };

const request = (text: string): SuggestionRequest => ({
  restrictions: readRestrictions(text),
  restrictionTexts: [text],
  ...{ skill: 'beginner', budget: 'moderate', equipment: [], hasFridge: true },
  ...{ preferences: null, peopleCount: 4 },
});

const isTaken = (
  restrictions: string,
  ingredients: readonly string[],
  steps: readonly string[],
  name = 'Dinner',
) => {
  const meal = modelMeal('2026-06-14 dinner', {
    ...{ name, instructions: steps },
    ingredients: ingredients.map((one) => ({ name: one, amount: 1, unit: null, notes: null })),
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
  ])('for people who are %s, of %j, is taken when it says: %j', (restrictions, ingredients, steps) => {
    expect(isTaken(restrictions, ingredients, steps)).toBe(true);
  });

  test.each([
    ['vegan', ['rice'], ['Sprinkle with cheese.']],
    ['vegan', ['rice'], ['Fry the bacon and chop it.']],
    ['nut-free', ['rice'], ['Scatter peanuts over it.']],
    ['vegan', ['vegan butter', 'rice'], ['Melt the butter.', 'Add an egg.']],
    ['gluten-free', ['spaghetti'], ['Boil it.']],
    ['vegan', ['something white'], ['Serve.']],
  ])('for people who are %s, of %j, is left out when it says: %j', (restrictions, ingredients, steps) => {
    expect(isTaken(restrictions, ingredients, steps)).toBe(false);
  });

  test.each(['no wraps', 'no soup'])('that is called by what is avoided is left out: %s', (restrictions) => {
    const name = restrictions.replace('no ', 'Rice ');
    expect(isTaken(restrictions, ['rice'], ['Boil it.'], name)).toBe(false);
    expect(isTaken(restrictions, ['rice'], ['Boil it.'], 'Rice')).toBe(true);
  });

  test('that is not fresh any more on its day is left out', () => {
    const of = (name: string, day: number) =>
      readModelMeals(
        {
          meals: [
            modelMeal('2026-06-14 dinner', { ingredients: [{ name, amount: 100, unit: 'g', notes: null }] }),
          ],
        },
        { ...request(''), hasFridge: false },
        [{ ...DINNER, day }],
      ).length;
    expect([of('ground beef', 0), of('ground beef', 1), of('red lentils', 5)]).toEqual([1, 0, 1]);
  });
});
