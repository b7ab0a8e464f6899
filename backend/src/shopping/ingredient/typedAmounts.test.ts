import {
  buildIngredient,
  buildItem,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
  type Person,
} from '../../../test/build.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';

const world = testWorld();
const maya = eachTest(() => buildPerson(world));
const trip = eachTest(() => buildTrip(world, maya));
const meal = eachTest(() => buildMeal(world, trip));

interface Row {
  readonly id: string;
  readonly isTyped: boolean;
}
const call = async (method: string, path: string, body: unknown): Promise<Row> =>
  // The routes answer an ingredient.
  (await maya.client.rest(method, path, body)).body as Row;

describe('an amount is typed', () => {
  test('by who adds an ingredient or an item', async () => {
    expect(
      await call('POST', `/api/meals/${meal.id}/ingredients`, { name: 'Flour', quantity: '2', unit: 'cups' }),
    ).toMatchObject({ isTyped: true });
    expect(await call('POST', `/api/trips/${trip.id}/items`, { line: '10 lb ice' })).toMatchObject({
      isTyped: true,
    });
  });

  test('not by a recipe, until somebody writes another one', async () => {
    const recipeId = 'smoky-three-bean-chili';
    await maya.client.rest('POST', `/api/meals/${meal.id}/recipe`, { recipeId, replace: true });
    const { body } = await maya.client.rest('GET', `/api/meals/${meal.id}/ingredients`);
    // The route answers ingredients.
    const [first, ...others] = body as Row[];
    expect([first, ...others].filter((row) => row?.isTyped)).toEqual([]);
    const path = `/api/ingredients/${first?.id ?? ''}`;
    expect(await call('PATCH', path, { notes: 'the large ones' })).toMatchObject({ isTyped: false });
    expect(await call('PATCH', path, { quantity: '7' })).toMatchObject({ quantity: '7', isTyped: true });
  });

  test('and stays so in the file of a trip', async () => {
    await buildItem(world, trip, { name: 'Ice', quantity: '10', unit: 'lb', isTyped: true });
    const { body: file } = await maya.client.rest('GET', `/api/trips/${trip.id}/export`);
    const { body } = await maya.client.rest('POST', '/api/trips/import', file);
    // The route answers a trip.
    const { id } = body as { readonly id: string };
    const { body: items } = await maya.client.rest('GET', `/api/trips/${id}/items`);
    expect(items).toMatchObject([{ name: 'Ice', isTyped: true }]);
  });
});

describe('two people with different units', () => {
  let ada: Person;
  beforeEach(async () => {
    ada = await buildPerson(world, { name: 'Ada Brandt' });
    await buildParticipant(world, trip, ada);
    const SETTINGS =
      'mutation ($input: ChangeSettingsInput!) { changeSettings(input: $input) { user { units } } }';
    for (const [person, units] of [
      [ada, 'METRIC'],
      [maya, 'US'],
    ] as const)
      await person.client.graphql(SETTINGS, { input: { units } });
    const written = { name: 'Flour', quantity: '2', unit: 'cups' };
    await buildIngredient(world, meal, written);
    await buildIngredient(world, meal, { ...written, quantity: '500', unit: 'g' });
    await buildIngredient(world, meal, { name: 'Ground beef', quantity: '1', unit: 'lb', isTyped: true });
  });

  const TEXTS = `query ($tripId: ID!, $mealId: ID!, $units: Units) {
    meal(tripId: $tripId, id: $mealId) { ingredients { quantity unit amountText(units: $units) } }
    previewOptimize(tripId: $tripId, units: $units) { total } }`;
  const texts = async ({ client }: Person, units: 'US' | 'METRIC' | null = null) => {
    const { data } = await client.graphql(TEXTS, { tripId: trip.id, mealId: meal.id, units });
    // As the schema says.
    const { meal: read, previewOptimize } = data as {
      meal: { ingredients: { quantity: string; unit: string; amountText: string }[] };
      previewOptimize: { total: string }[];
    };
    return {
      stored: read.ingredients.map(({ quantity, unit }) => `${quantity} ${unit}`),
      shown: read.ingredients.map(({ amountText }) => amountText),
      total: previewOptimize.map(({ total }) => total),
    };
  };
  const stored = ['2 cups', '500 g', '1 lb'];
  const metric = { stored, shown: ['240 g', '500 g', '1 lb (450 g)'], total: ['≈ 740 g'] };
  const american = { stored, shown: ['2 cups', '4 1/4 cups', '1 lb'], total: ['≈ 6 1/4 cups'] };

  test('see the same amounts of a meal, each in theirs', async () => {
    expect(await texts(ada)).toEqual(metric);
    expect(await texts(maya)).toEqual(american);
  });

  test('see them as stored until they choose', async () => {
    const zoe = await buildPerson(world, { name: 'Zoe' });
    await buildParticipant(world, trip, zoe);
    expect(await texts(zoe)).toEqual({ stored, shown: stored, total: ['≈ 740 g'] });
  });

  test('see metric amounts without a choice where people measure so', async () => {
    const zoe = await buildPerson(world, { name: 'Zoe' });
    await buildParticipant(world, trip, zoe);
    const path = `/api/meals/${meal.id}/ingredients`;
    const { body } = await zoe.client.rest('GET', path, undefined, { 'Accept-Language': 'de-DE,en;q=0.5' });
    expect(body).toMatchObject([{ amountText: '240 g' }, { amountText: '500 g' }, {}]);
  });

  test('may ask for others', async () => {
    expect(await texts(maya, 'METRIC')).toEqual(metric);
    expect(await texts(ada, 'US')).toEqual(american);
  });

  test('and so over REST, in texts and in files', async () => {
    const path = `/api/meals/${meal.id}/ingredients`;
    expect((await ada.client.rest('GET', path)).body).toMatchObject([
      { quantity: '2', unit: 'cups', amountText: '240 g' },
      { amountText: '500 g' },
      { amountText: '1 lb (450 g)' },
    ]);
    expect((await ada.client.rest('GET', `${path}?units=us`)).body).toMatchObject([
      { amountText: '2 cups' },
      { amountText: '4 1/4 cups' },
      { amountText: '1 lb' },
    ]);
    expect((await ada.client.rest('GET', `${path}?units=stones`)).status).toBe(400);
    const list = async (query: string) => {
      const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}/export${query}`);
      // A file of a trip.
      const { trips } = body as {
        trips: { shoppingList: { items: { name: string; amounts: string[] }[] }[] }[];
      };
      return trips[0]?.shoppingList.flatMap(({ items }) =>
        items.map(({ name, amounts }) => [name, ...amounts]),
      );
    };
    expect(await list('?units=metric')).toEqual([
      ['Ground beef', '1 lb (≈ 460 g)'],
      ['Flour', '≈ 740 g'],
    ]);
    expect(await list('')).toEqual([
      ['Ground beef', '1 lb'],
      ['Flour', '≈ 6 1/4 cups'],
    ]);
  });
});
