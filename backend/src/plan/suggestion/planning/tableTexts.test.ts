import fc from 'fast-check';
import {
  asStored,
  minutesAt,
  recipeTextFor,
  stepsFor,
} from '../../../../../domain/recipes/kitchen/mealTexts.ts';
import { usedIn } from '../../../../../domain/shopping/amount/usedAmount.ts';
import { convertedMeal, convertedNotes } from '../../../db/migrations/tableTexts.ts';
import { cookbook } from '../cookbook/cookbook.ts';
import type { Place } from './planMeals.ts';
import { suggestFromCookbook } from './suggestFromCookbook.ts';
import type { SuggestedMeal, SuggestionRequest } from './suggestion.ts';

const request = (peopleCount: number): SuggestionRequest => ({
  avoids: [],
  restrictionTexts: [],
  sideDishes: false,
  skill: 'advanced',
  budget: 'premium',
  equipment: [],
  hasFridge: true,
  preferences: null,
  peopleCount,
});

function suggested(name: string, people: number): SuggestedMeal | null {
  const others = cookbook()
    .filter((recipe) => recipe.name !== name)
    .map((recipe) => recipe.name);
  const type = cookbook().find((recipe) => recipe.name === name)?.types[0] ?? 'dinner';
  const place: Place = { date: '2026-06-13', type, day: 0, isFree: true, mainIngredient: null };
  return suggestFromCookbook(request(people), [place], others, 1).meals[0] ?? null;
}

const tableOf = (people: number) => ({ portionQuarters: people * 4, servingsQuarters: null });
const anyPeople = fc.integer({ min: 1, max: 100 });
const anyDish = fc.constantFrom(...cookbook().map(({ name }) => name));

test('texts read after the table changed are those of a suggestion for that table', () => {
  fc.assert(
    fc.property(anyDish, anyPeople, anyPeople, (name, before, after) => {
      const [stored, fresh] = [suggested(name, before), suggested(name, after)];
      // Some dishes suit small groups only.
      if (stored === null || fresh === null) return;
      expect(stepsFor(stored, tableOf(after))).toEqual(stepsFor(fresh, tableOf(after)));
      expect(recipeTextFor(stored, tableOf(after))).toBe(fresh.recipe);
      expect(minutesAt(stored, tableOf(after))).toBe(fresh.minutes);
      const use = (meal: SuggestedMeal) =>
        new Map(
          meal.ingredients.flatMap((one) => (one.used ? [[one.name, usedIn(one.used, after * 4)]] : [])),
        );
      const [usedNow, usedFresh] = [use(stored), use(fresh)];
      for (const [food, amount] of usedNow) expect(usedFresh.get(food) ?? amount).toEqual(amount);
    }),
    { numRuns: 150 },
  );
});

test('texts that people send back as they read them stay computed, also after the table changed', () => {
  fc.assert(
    fc.property(anyDish, anyPeople, anyPeople, (name, before, after) => {
      const stored = suggested(name, before);
      if (stored === null) return;
      const typed = {
        instructions: stepsFor(stored, tableOf(after)),
        recipe: recipeTextFor(stored, tableOf(after)),
        minutes: minutesAt(stored, tableOf(after)),
      };
      expect({ ...stored, ...asStored(typed, stored, tableOf(after)) }).toEqual(stored);
    }),
    { numRuns: 100 },
  );
});

test("people's own words are kept for any table", () => {
  const stored = suggested('Borscht', 40);
  if (stored === null) throw new Error('There is a borscht.');
  const [first = '', ...others] = stepsFor(stored, tableOf(40));
  const typed = [
    'Start a day before with 20 quarts of water.',
    ...others.slice(1),
    'Serve 2 cups of rice per person.',
  ];
  const meal = {
    ...stored,
    ...asStored({ instructions: typed, recipe: 'Serves 40, about 3 hours.' }, stored, tableOf(40)),
  };
  expect(first).toContain('batches');
  const read = stepsFor(meal, tableOf(10));
  expect(read).toContain('Start a day before with 20 quarts of water.');
  expect(read).toContain('Serve 2 cups of rice per person.');
});

test("people's own minutes are kept for any table", () => {
  const stored = suggested('Borscht', 40);
  if (stored === null) throw new Error('There is a borscht.');
  const meal = { ...stored, minutes: 50, ...asStored({ minutes: 50 }, stored, tableOf(40)) };
  expect([4, 100].map((people) => minutesAt(meal, tableOf(people)))).toEqual([50, 50]);
  expect(recipeTextFor(meal, tableOf(10))).toMatch(/^Serves 10, about 50 minutes/);
});

test('another amount of water is kept', () => {
  const stored = suggested('Borscht', 40);
  if (stored === null) throw new Error('There is a borscht.');
  const typed = stepsFor(stored, tableOf(40)).map((step) =>
    step.replace(/[\d ]+ quarts of water/, ' 33 quarts of water'),
  );
  const meal = { ...stored, ...asStored({ instructions: typed }, stored, tableOf(40)) };
  expect(stepsFor(meal, tableOf(40))).toEqual(typed);
  expect(typed.join()).toContain('33 quarts of water');
});

describe('texts of meals from before', () => {
  test('read at their table as they were written', () => {
    fc.assert(
      fc.property(anyDish, anyPeople, (name, people) => {
        const meal = suggested(name, people);
        if (meal === null) return;
        const written = stepsFor(meal, tableOf(people));
        const converted = convertedMeal({ recipe: meal.recipe, instructions: written, isEdited: false });
        const read = stepsFor(converted, tableOf(people));
        const plain = (steps: readonly string[]) =>
          steps.map((step) => step.replace(/ \([^)]+ a batch\)/, ''));
        expect(plain(read)).toEqual(plain(written));
        expect(
          recipeTextFor({ ...converted, recipe: meal.recipe, minutes: meal.minutes }, tableOf(people)),
        ).toBe(meal.recipe);
      }),
      { numRuns: 100 },
    );
  });

  test('follow the table', () => {
    const converted = convertedMeal({
      recipe: 'Serves 40, about 1 hour 20 minutes, in 2 batches.',
      instructions: [
        'Cook this in 2 batches of 20 portions, each with half of every ingredient: one batch fits into a 24-quart pot. Or use 2 pots at once.',
        'Add the lentils and 20 quarts of water (10 quarts a batch).',
      ],
      isEdited: false,
    });
    expect(stepsFor(converted, tableOf(10))).toEqual(['Add the lentils and 5 quarts of water.']);
    expect(convertedNotes('16-ounce bags, use 13 cups', 'Serves 40, about 1 hour.')).toEqual({
      notes: '16-ounce bags',
      used: { quantity: '13/40', unit: 'cups', growth: 'even' },
    });
    expect(convertedNotes('use it up', 'Serves 40, about 1 hour.')).toBeNull();
  });

  test('that people changed stay as they are', () => {
    const instructions = ['Add 20 quarts of water.'];
    const converted = convertedMeal({ recipe: 'Serves 40, about 1 hour.', instructions, isEdited: true });
    expect(stepsFor(converted, tableOf(10))).toEqual(instructions);
  });
});
