import { buildIngredient, buildMeal, buildPerson, buildTrip } from '../../../test/build.ts';
import { buildRecipe } from '../../../test/buildRecipe.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';

const world = testWorld();

const maya = eachTest(() => buildPerson(world));
const trip = eachTest(() => buildTrip(world, maya));

const WRITTEN: readonly (readonly [name: string, part: string | null])[] = [
  ['Lentils', null],
  ['Butter', 'For the sauce'],
  ['Flour', 'For the sauce'],
  ['Parsley', 'To serve'],
];

interface Dish {
  readonly id: string;
  readonly ingredients: readonly { readonly name: string; readonly part?: string | null }[];
}

async function call<Answer = Dish>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
  const answer = await maya.client.rest(method, path, body);
  expect(answer.status).toBeLessThan(300);
  // As the presenters make it.
  return answer.body as Answer;
}

const partsIn = (dish: Dish | undefined) => dish?.ingredients.map(({ name, part = null }) => [name, part]);

const DINNER = { date: '2026-06-14', type: 'dinner' };

/** A meal with the ingredients of {@link WRITTEN}, filled with a recipe. */
async function filled(): Promise<Dish> {
  const ingredients = WRITTEN.map(([name, part]) => ({
    name,
    part,
    quantity: '1',
    unit: null,
    notes: null,
    alternatives: ['Rice'],
  }));
  const { id: recipeId } = await buildRecipe(world, maya, { ingredients });
  return call('POST', `/api/trips/${trip.id}/slots/recipe`, { ...DINNER, recipeId });
}

describe('parts of a recipe stay with its ingredients', () => {
  test('in the slot that it fills', async () => {
    expect(partsIn(await filled())).toEqual(WRITTEN);
  });

  test('in a slot that its meal fills', async () => {
    const { id: recipeId } = await filled();
    const other = { date: '2026-06-13', type: 'dinner', recipeId };
    expect(partsIn(await call('POST', `/api/trips/${trip.id}/slots/recipe`, other))).toEqual(WRITTEN);
  });

  test.each([true, false])('in a recipe that its meal becomes, with swaps: %s', async (withSwaps) => {
    const { id } = await filled();
    expect(partsIn(await call('POST', `/api/meals/${id}/save-recipe`, { withSwaps }))).toEqual(WRITTEN);
  });

  test('in a menu that is planned again', async () => {
    await filled();
    const later = await buildTrip(world, maya, { startDate: '2026-07-03', endDate: '2026-07-05' });
    const { meals } = await call<{ readonly meals: readonly { readonly meal: Dish }[] }>(
      ...(['POST', `/api/trips/${later.id}/plan-again`, { fromTripId: trip.id }] as const),
    );
    expect(partsIn(await call('GET', `/api/meals/${meals[0]?.meal.id}`))).toEqual(WRITTEN);
  });

  test('in the export of a trip, and in its import', async () => {
    await filled();
    const file = await call<{ readonly trips: readonly { readonly meals: readonly Dish[] }[] }>(
      ...(['GET', `/api/trips/${trip.id}/export`] as const),
    );
    expect(partsIn(file.trips[0]?.meals[0])).toEqual(WRITTEN);
    const { id } = await call('POST', '/api/trips/import', file);
    const { meals } = await call<{ readonly meals: readonly Dish[] }>('GET', `/api/trips/${id}`);
    expect(partsIn(meals[0])).toEqual(WRITTEN);
  });

  test('on a separate plate', async () => {
    const butter = await buildIngredient(world, await buildMeal(world, trip), { part: 'For the sauce' });
    const eaters = await call<readonly { readonly id: string }[]>('GET', `/api/trips/${trip.id}/eaters`);
    const apart = { name: 'Margarine', eaterIds: eaters.map(({ id }) => id) };
    expect(await call('POST', `/api/ingredients/${butter.id}/apart`, apart)).toMatchObject({
      name: 'Margarine',
      part: 'For the sauce',
    });
  });

  test('but not with an item that is kept of it', async () => {
    const meal = await buildMeal(world, trip, { date: DINNER.date });
    const { id } = await buildIngredient(world, meal, { part: 'For the sauce', purchased: true });
    const { id: recipeId } = await buildRecipe(world, maya);
    const other = { ...DINNER, recipeId, replace: true, keepPurchased: true };
    await call('POST', `/api/trips/${trip.id}/slots/recipe`, other);
    expect(await call('GET', `/api/trips/${trip.id}/items`)).toMatchObject([{ id, part: null }]);
  });
});
