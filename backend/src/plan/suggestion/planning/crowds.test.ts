import { readQuantity } from '../../../../../domain/shopping/amount/quantity.ts';
import { stepsFor } from '../../../../../domain/recipes/kitchen/mealTexts.ts';
import { cookbook } from '../cookbook/cookbook.ts';
import type { Place } from './planMeals.ts';
import type { SuggestedMeal, SuggestionRequest } from './suggestion.ts';
import { suggestFromCookbook } from './suggestFromCookbook.ts';

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

/** The recipe of that name as suggested for a group, or null. */
function cooked(name: string, people: number): SuggestedMeal | null {
  const others = cookbook()
    .filter((recipe) => recipe.name !== name)
    .map((recipe) => recipe.name);
  const type = cookbook().find((recipe) => recipe.name === name)?.types[0] ?? 'dinner';
  const place: Place = { date: '2026-06-13', type, day: 0, isFree: true, mainIngredient: null };
  return suggestFromCookbook(request(people), [place], others, 1).meals[0] ?? null;
}

const MEALS = cookbook().flatMap(({ name }) =>
  [4, 12, 15, 40].flatMap((people) => {
    const meal = cooked(name, people);
    return meal === null ? [] : [{ people, meal }];
  }),
);
const CROWDS = MEALS.filter(({ people }) => people >= 12);

function stepsOf(meal: SuggestedMeal | null): readonly string[] {
  if (meal === null) return [];
  return stepsFor(meal, { portionQuarters: meal.peopleCount * 4, servingsQuarters: null });
}

/** The highest number of a unit to count or measure; above it a larger unit is used. */
const MOST: Readonly<Record<string, number>> = {
  cup: 4,
  cups: 4,
  tbsp: 16,
  tsp: 12,
  slices: 10,
  cloves: 8,
  stalks: 12,
  leaves: 12,
  strips: 12,
  oz: 16,
  pinches: 12,
};

describe('a meal for a crowd', () => {
  it('uses units that shops sell', () => {
    const odd = CROWDS.flatMap(({ people, meal }) =>
      meal.ingredients.flatMap(({ name, quantity, unit }) => {
        const { numerator, denominator } = readQuantity(quantity ?? '')?.high ?? {
          numerator: 0n,
          denominator: 1n,
        };
        const isOdd = Number(numerator) / Number(denominator) > (MOST[unit ?? ''] ?? Infinity);
        return isOdd ? [`${meal.name} for ${people}: ${quantity} ${unit} ${name}`] : [];
      }),
    );
    expect(odd).toEqual([]);
  });

  it('gives water in total, never per person', () => {
    const odd = MEALS.flatMap(({ people, meal }) =>
      stepsOf(meal).flatMap((step) =>
        step.includes('per person') ? [`${meal.name} for ${people}: ${step}`] : [],
      ),
    );
    expect(odd).toEqual([]);
  });

  it('takes longer, and gives its batches in the serving line and the first step', () => {
    expect(cooked('Ground Beef Tacos', 4)?.recipe).toBe('Serves 4, about 25 minutes.');
    const tacos = cooked('Ground Beef Tacos', 12);
    expect(tacos?.recipe).toMatch(/^Serves 12, about \d+ minutes, in 2 batches\.$/);
    expect(stepsOf(tacos)[0]).toMatch(/\b2 batches\b/);
    const chili = cooked('Smoky Three-Bean Chili', 40);
    expect(chili?.recipe).toMatch(/^Serves 40, about 1 hour \d+ minutes, in 2 batches\.$/);
    expect(cooked('Smoky Three-Bean Chili', 12)?.recipe).not.toMatch(/batch/);
    expect(cooked('Greek Village Salad', 40)?.recipe).not.toMatch(/batch/);
  });

  it('is never fried piece by piece', () => {
    expect(cooked('Mountain Omelet with Mushrooms', 4)).not.toBeNull();
    expect(cooked('Mountain Omelet with Mushrooms', 40)).toBeNull();
  });

  it('needs a pot, a grill, an oven or a cutting board', () => {
    const places = Array.from({ length: 6 }, (_, day) =>
      (['breakfast', 'lunch', 'dinner'] as const).map((type) => ({
        date: `2026-06-${13 + day}`,
        type,
        day,
        isFree: true,
        mainIngredient: null,
      })),
    ).flat();
    const fromPans = (people: number) =>
      [1, 2, 3, 4].flatMap((seed) => {
        const { meals } = suggestFromCookbook(request(people), places, [], seed);
        expect(meals).toHaveLength(places.length);
        const methods = meals.map(({ name }) => cookbook().find((recipe) => recipe.name === name)?.method);
        return methods.filter((method) => /pan|skillet/.test(method ?? ''));
      });
    expect(fromPans(4).length).toBeGreaterThan(0);
    expect(fromPans(16)).toEqual([]);
    expect(fromPans(40)).toEqual([]);
  });
});
