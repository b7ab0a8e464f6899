import { buildCompanion, buildPerson, buildPortions, buildTrip, type Person } from '../../../test/build.ts';
import { testWorld } from '../../../test/world.ts';
import { Eater } from '../../entities/eater.entity.ts';
import { Participant } from '../../entities/participant.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';

const world = testWorld();
let maya: Person;
let trip: Trip;

interface MealAnswer {
  readonly id: string;
  readonly name: string;
  readonly recipe: string;
  readonly instructions: readonly string[];
  readonly ingredients: readonly {
    readonly name: string;
    readonly used: string | null;
    readonly notes: string | null;
  }[];
}

async function mealAt(id: string): Promise<MealAnswer> {
  return (await maya.client.rest('GET', `/api/meals/${id}`)).body as MealAnswer;
}

/** A trip of forty, and its dinners with water in their steps. */
async function suggestedForForty(): Promise<string[]> {
  maya = await buildPerson(world);
  trip = await buildTrip(world, maya);
  const row = await world.dataSource.manager.findOneByOrFail(Participant, { tripId: trip.id });
  for (let count = 1; count < 40; count++) await buildCompanion(world, row, { name: `Friend ${count}` });
  await buildPortions(world, trip.id);
  const { body } = await maya.client.rest('POST', `/api/trips/${trip.id}/suggest-meals`, {
    source: 'cookbook',
  });
  const { updatedMeals } = body as { updatedMeals: readonly { id: string }[] };
  const meals = await Promise.all(updatedMeals.map(({ id }) => mealAt(id)));
  return meals
    .filter(({ instructions }) => instructions.some((step) => /quarts of .*water/.test(step)))
    .map(({ id }) => id);
}

async function leaveTen(tripId = trip.id): Promise<void> {
  const { manager } = world.dataSource;
  const friends = await manager.findBy(Eater, { tripId, isCompanion: true });
  await manager.remove(friends.slice(9));
  await buildPortions(world, tripId);
}

const quartsIn = (text: string) => {
  const [, whole = '0', numerator = '0', denominator = '1'] =
    /(?:(\d+) )?(?:(\d+)\/(\d+) )?(?:quarts?|cups?) of/.exec(text) ?? [];
  const amount = Number(whole) + Number(numerator) / Number(denominator);
  return /cups? of/.test(text) ? amount / 4 : amount;
};

test('water, batches, servings and what is used of packs follow who eats, through every door', async () => {
  const [id = ''] = await suggestedForForty();
  const before = await mealAt(id);
  expect(before.recipe).toMatch(/^Serves 40, /);
  const water = (meal: Pick<MealAnswer, 'instructions'>) =>
    meal.instructions.find((step) => / of .*water/.test(step)) ?? '';
  await leaveTen();
  const after = await mealAt(id);
  expect(after.recipe).toMatch(/^Serves 10, /);
  expect(after.instructions.join(' ')).not.toMatch(/batches of 20|per person/);
  // Rounded to a quarter of a quart, or of a cup.
  expect(Math.abs(quartsIn(water(after)) - quartsIn(water(before)) / 4)).toBeLessThanOrEqual(0.25);
  for (const [index, { used }] of before.ingredients.entries())
    if (used !== null) expect(after.ingredients[index]?.used).not.toBe(used);

  const query = 'query ($id: ID!) { meal(id: $id) { recipe instructions ingredients { used } } }';
  expect((await maya.client.graphql(query, { id })).data).toMatchObject({
    meal: {
      recipe: after.recipe,
      instructions: after.instructions,
      ingredients: after.ingredients.map(({ used }) => ({ used })),
    },
  });
  const { body: file } = await maya.client.rest('GET', `/api/trips/${trip.id}/export`);
  expect(JSON.stringify(file)).toContain(JSON.stringify(water(after)));
  expect(JSON.stringify(file)).not.toContain('"recipe":"Serves 40');
});

test('steps sent back as read stay computed; changed ones are kept word for word', async () => {
  const [id = ''] = await suggestedForForty();
  const { instructions } = await mealAt(id);
  const typed = [...instructions.slice(0, -1), 'Bring 20 quarts of water, and smile.'];
  await maya.client.rest('PATCH', `/api/meals/${id}`, { instructions: typed });
  expect((await mealAt(id)).instructions).toEqual(typed);
  await leaveTen();
  const after = await mealAt(id);
  expect(after.instructions.at(-1)).toBe('Bring 20 quarts of water, and smile.');
  expect(after.instructions).not.toEqual(typed);
});

test('a copied menu follows its own table, and a kept recipe says what one person needs', async () => {
  const [id = ''] = await suggestedForForty();
  const { name } = await mealAt(id);
  const other = await buildTrip(world, maya, { name: 'Next year' });
  await buildPortions(world, other.id);
  await maya.client.rest('POST', `/api/trips/${other.id}/plan-again`, { fromTripId: trip.id });
  const { body } = await maya.client.rest('GET', `/api/trips/${other.id}`);
  const { meals } = body as { meals: readonly MealAnswer[] };
  const copied = await mealAt(meals.find((meal) => meal.name === name)?.id ?? '');
  expect(copied.recipe).toMatch(/^Serves 1, /);
  expect(copied.instructions.join(' ')).not.toMatch(/batches|quarts|per person/);

  const { status, body: recipe } = await maya.client.rest('POST', `/api/meals/${id}/save-recipe`, {});
  expect([status, JSON.stringify(recipe)]).toEqual([
    201,
    expect.stringContaining('water per person') as string,
  ]);
});

test('the trip of a file follows its own table, as the trip that it was made of', async () => {
  await suggestedForForty();
  const textsOf = async (tripId: string) => {
    const { body } = await maya.client.rest('GET', `/api/trips/${tripId}`);
    const { meals } = body as { meals: readonly MealAnswer[] };
    return meals.map(({ name, recipe, instructions, ingredients }) => ({
      name,
      recipe,
      instructions,
      rows: ingredients.map(({ name: row, used, notes }) => ({ row, used, notes })),
    }));
  };
  const before = await textsOf(trip.id);
  const { body: file } = await maya.client.rest('GET', `/api/trips/${trip.id}/export`);
  const { body: copy } = await maya.client.rest('POST', '/api/trips/import', Object(file));
  const { id } = copy as { id: string };
  await buildPortions(world, id);
  expect(await textsOf(id)).toEqual(before);
  await leaveTen();
  await leaveTen(id);
  const after = await textsOf(id);
  expect(after).toEqual(await textsOf(trip.id));
  expect(after).not.toEqual(before);
});
