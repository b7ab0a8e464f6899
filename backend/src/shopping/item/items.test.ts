import {
  buildIngredient,
  buildItem,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
  type Person,
} from '../../../test/build.ts';
import { at } from '../../../test/twins/twin.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';

const world = testWorld();
const maya = eachTest(() => buildPerson(world));
const jonas = eachTest(() => buildPerson(world, { name: 'Jonas Weber' }));
const trip = eachTest(() => buildTrip(world, maya));
const jonasRow = eachTest(() => buildParticipant(world, trip, jonas));

const add = (body: unknown, headers: Record<string, string> = {}, { client }: Person = jonas) =>
  client.rest('POST', `/api/trips/${trip.id}/items`, body, headers);
const items = async () => {
  const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}/items`);
  // The route answers a list of ingredients.
  return body as { readonly id: string; readonly name: string; readonly purchased: boolean }[];
};
const names = async () => (await items()).map(({ name }) => name);
const ADD = `mutation ($input: AddTripItemsInput!) {
  addTripItems(input: $input) { items { id name quantity unit mealId addedBy { name } amount { text } } trip { id items { name } } } }`;
const addList = (lines: readonly string[], headers: Record<string, string> = {}) =>
  jonas.client.graphql(ADD, { input: { tripId: trip.id, items: lines.map((line) => ({ line })) } }, headers);

describe('an item that no meal needs', () => {
  test('is added by any member, as typed, and everybody sees who added it', async () => {
    expect(await add({ line: '2 bags charcoal' })).toMatchObject({
      status: 201,
      body: {
        name: 'Charcoal',
        quantity: '2',
        unit: 'bags',
        mealId: null,
        addedBy: jonasRow.id,
        purchased: false,
      },
    });
    const { data } = await addList(['paper towels', '10 lb ice']);
    expect(data).toMatchObject({
      addTripItems: {
        items: [
          { name: 'Paper towels', mealId: null, addedBy: { name: 'Jonas Weber' }, amount: { text: '' } },
          { name: 'Ice', quantity: '10', unit: 'lb', amount: { text: '10 lb' } },
        ],
        trip: { id: trip.id, items: [{ name: 'Charcoal' }, { name: 'Paper towels' }, { name: 'Ice' }] },
      },
    });
    expect(await names()).toEqual(['Charcoal', 'Paper towels', 'Ice']);
  });

  test('keeps its name when who added it leaves the trip', async () => {
    await add({ line: 'charcoal' });
    await jonas.client.rest('DELETE', `/api/trips/${trip.id}/participants/${jonasRow.id}`);
    expect(await items()).toMatchObject([{ name: 'Charcoal', addedBy: null }]);
  });

  test('is needed as typed, whoever eats', async () => {
    const item = await buildItem(world, trip);
    const { body } = await maya.client.rest('PATCH', `/api/ingredients/${item.id}`, { quantity: '3' });
    expect(body).toMatchObject({ amount: { text: '3 bags', calculation: null }, missing: null });
  });

  test('is changed by its version like an ingredient, and its answer has no meal', async () => {
    const item = await buildItem(world, trip);
    const change = (quantity: string) =>
      maya.client.graphql(
        `mutation ($input: UpdateIngredientInput!) {
          updateIngredient(input: $input) { ingredient { quantity version } meal { id } } }`,
        { input: { id: item.id, quantity, version: 1 } },
      );
    expect(await change('4')).toMatchObject({
      data: { updateIngredient: { ingredient: { quantity: '4', version: 2 }, meal: null } },
    });
    expect(await change('5')).toMatchObject({ code: 'CONFLICT' });
  });

  test('is bought, short after its amount grows, and taken back', async () => {
    const item = await buildItem(world, trip);
    const beef = await buildIngredient(world, await buildMeal(world, trip));
    const { data } = await jonas.client.graphql(
      `mutation ($input: TickIngredientsInput!) {
        tickIngredients(input: $input) { ingredients { name purchased } meals { id purchasedIngredientCount } revision } }`,
      { input: { tripId: trip.id, ids: [item.id, beef.id], purchased: true, seenPurchasedAt: null } },
    );
    expect(data).toMatchObject({
      tickIngredients: {
        ingredients: expect.arrayContaining([
          { name: 'Charcoal', purchased: true },
          { name: 'Ground beef', purchased: true },
        ]) as unknown,
        meals: [{ id: beef.mealId, purchasedIngredientCount: 1 }],
      },
    });
    const { body } = await maya.client.rest('PATCH', `/api/ingredients/${item.id}`, { quantity: '5' });
    expect(body).toMatchObject({ purchased: true, purchasedBy: jonasRow.id, missing: { text: '3 bags' } });
    await jonas.client.rest('PATCH', `/api/ingredients/${item.id}`, { purchased: false });
    expect(await items()).toMatchObject([{ purchased: false, missing: null }]);
  });

  test('is assigned, split among the shoppers and merged with the same food of a meal', async () => {
    const item = await buildItem(world, trip, { name: 'Ice', quantity: '2', unit: 'lb' });
    await buildIngredient(world, await buildMeal(world, trip), { name: 'Ice', quantity: '3', unit: 'lb' });
    const patch = { ids: [item.id], assignedTo: jonasRow.id };
    expect(await maya.client.rest('PATCH', `/api/trips/${trip.id}/ingredients`, patch)).toMatchObject({
      body: [{ assignedTo: jonasRow.id }],
    });
    const optimize = `/api/trips/${trip.id}/optimize-ingredients`;
    expect(await maya.client.rest('GET', optimize)).toMatchObject({ body: [{ name: 'Ice', total: '5 lb' }] });
    const { body } = await maya.client.rest('POST', optimize);
    expect(body).toMatchObject({ mergedGroups: 1, coveredRows: 2 });
    // The route answers what undoing takes.
    const { before } = body as { before: unknown };
    await maya.client.rest('POST', `/api/trips/${trip.id}/undo-optimize`, { ingredients: before });
    await buildItem(world, trip, { name: 'Matches' });
    const split = `/api/trips/${trip.id}/assign-shopping`;
    expect((await maya.client.rest('POST', split, { mode: 'by-meal' })).status).toBe(200);
    expect(await world.dataSource.manager.countBy(Ingredient, { tripId: trip.id, name: 'Matches' })).toBe(1);
    expect(JSON.stringify(await items())).not.toContain('"assignedTo":null');
  });

  test('is deleted alone, and goes with its trip', async () => {
    const item = await buildItem(world, trip);
    await buildItem(world, trip, { name: 'Ice' });
    const { data } = await jonas.client.graphql(
      'mutation ($id: ID!) { deleteIngredient(input: { id: $id }) { id meal { id } } }',
      { id: item.id },
    );
    expect(data).toEqual({ deleteIngredient: { id: item.id, meal: null } });
    expect(await names()).toEqual(['Ice']);
    await maya.client.rest('DELETE', `/api/trips/${trip.id}`);
    expect(await world.dataSource.manager.countBy(Ingredient, { tripId: trip.id })).toBe(0);
  });

  test('is no meal’s food: nobody conflicts with it, and it has no separate plate', async () => {
    const item = await buildItem(world, trip, { name: 'Peanuts' });
    const { body: eaters } = await jonas.client.rest('GET', `/api/trips/${trip.id}/eaters`);
    // The route answers a list of eaters.
    const [, own] = eaters as { id: string }[];
    const avoids = [{ kind: 'content', value: 'peanut', strictness: 'allergy' }];
    await jonas.client.rest('PATCH', `/api/trips/${trip.id}/eaters/${own?.id}`, { avoids });
    const { data } = await jonas.client.graphql(
      'query ($id: ID!) { trip(id: $id) { verdicts { verdict } } }',
      { id: trip.id },
    );
    expect(JSON.stringify(data)).not.toContain('CONFLICT');
    const apart = { name: 'Chips', eaterIds: [own?.id] };
    expect(await jonas.client.rest('POST', `/api/ingredients/${item.id}/apart`, apart)).toMatchObject({
      status: 409,
    });
  });
});

describe('adding items', () => {
  test('happens once for a key, also in concurrent calls', async () => {
    const key = { 'Idempotency-Key': 'item-1' };
    const answers = await Promise.all([1, 2, 3].map(() => add({ line: 'ice' }, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const lists = await Promise.all(
      [1, 2].map(() => addList(['2 bags charcoal', 'foil'], { 'Idempotency-Key': 'list' })),
    );
    expect(lists[1]?.data).toEqual(lists[0]?.data);
    expect(await names()).toEqual(['Ice', 'Charcoal', 'Foil']);
  });

  test('with a used key answers what remains, and refuses other items', async () => {
    const key = { 'Idempotency-Key': 'item-2' };
    const { body } = await add({ line: 'ice' }, key);
    expect(await add({ line: 'charcoal' }, key)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    // The route answers an ingredient.
    await jonas.client.rest('DELETE', `/api/ingredients/${(body as { id: string }).id}`);
    expect(await add({ line: 'ice' }, key)).toMatchObject({ status: 404 });
    expect(await names()).toEqual([]);
  });

  test('the same text twice without a key makes two rows', async () => {
    await add({ line: 'ice' });
    await add({ line: 'ice' });
    expect(await names()).toEqual(['Ice', 'Ice']);
  });

  test('stops at 300 in a trip, also for concurrent calls', async () => {
    const lines = Array.from({ length: 100 }, (_, index) => `item number ${index}`);
    await addList(lines);
    await addList(lines);
    const answers = await Promise.all([addList(lines), addList(lines)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['BAD_USER_INPUT', null]);
    expect(await items()).toHaveLength(300);
    expect(await add({ line: 'one more' })).toMatchObject({
      body: { message: 'A trip can have at most 300 items that no meal needs.' },
    });
  });

  test('names the wrong one, and adds none', async () => {
    const answer = await addList(['ice', ' ']);
    expect(answer).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(JSON.stringify(answer)).toContain('items.1.line');
    expect(await names()).toEqual([]);
  });
});

describe('quick picks', () => {
  const SUGGESTIONS = 'query ($id: ID!) { trip(id: $id) { itemSuggestions { name trips } } }';
  const of = async ({ client }: Person, { id }: Trip = trip) =>
    at('trip')((await client.graphql(SUGGESTIONS, { id })).data);

  test('are the person’s own items of earlier trips, added or bought', async () => {
    const [may, march] = [
      await buildTrip(world, maya, { startDate: '2026-05-01', endDate: '2026-05-03' }),
      await buildTrip(world, maya, { startDate: '2026-03-01', endDate: '2026-03-03' }),
    ];
    const [inMay, inMarch] = [
      await buildParticipant(world, may, jonas),
      await buildParticipant(world, march, jonas),
    ];
    await buildItem(world, may, { name: 'Ice', addedById: inMay.id });
    await buildItem(world, march, { name: 'ice', purchased: true, purchasedById: inMarch.id });
    await buildItem(world, march, { name: 'Foil', addedById: inMarch.id });
    await buildItem(world, march, { name: 'Someone else’s' });
    await buildIngredient(world, await buildMeal(world, march), {
      purchased: true,
      purchasedById: inMarch.id,
    });
    expect(await of(jonas)).toEqual({
      itemSuggestions: [
        { name: 'Ice', trips: 2 },
        { name: 'Foil', trips: 1 },
      ],
    });
    expect(await of(maya)).toEqual({ itemSuggestions: [] });
    await buildItem(world, trip, { name: 'Ice' });
    expect(await of(jonas)).toEqual({ itemSuggestions: [{ name: 'Foil', trips: 1 }] });
  });

  test('are forgotten with the participation', async () => {
    const may = await buildTrip(world, maya, { startDate: '2026-05-01', endDate: '2026-05-03' });
    const inMay = await buildParticipant(world, may, jonas);
    await buildItem(world, may, { name: 'Ice', addedById: inMay.id });
    expect(await of(jonas)).toEqual({ itemSuggestions: [{ name: 'Ice', trips: 1 }] });
    await maya.client.rest('DELETE', `/api/trips/${may.id}/participants/${inMay.id}`);
    await jonas.client.rest('DELETE', `/api/trips/${may.id}/participants/${inMay.id}`);
    expect(await of(jonas)).toEqual({ itemSuggestions: [] });
  });
});

test('items are exported and imported with the shopping list', async () => {
  await buildItem(world, trip, { notes: 'lump', addedById: jonasRow.id, purchased: true });
  const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}/export`);
  expect(body).toMatchObject({
    trips: [
      {
        items: [
          { name: 'Charcoal', quantity: '2', unit: 'bags', notes: 'lump', section: 'Household & Gear' },
        ],
        shoppingList: [{ section: 'Household & Gear', items: [{ name: 'Charcoal', purchased: true }] }],
      },
    ],
  });
  expect(JSON.stringify(body)).not.toContain('addedBy');
  const { body: schedule } = await maya.client.rest(
    'GET',
    `/api/trips/${trip.id}/export?include=schedule,meals`,
  );
  expect(JSON.stringify(schedule)).not.toContain('Charcoal');
  const imported = await maya.client.rest('POST', '/api/trips/import', body);
  expect(imported).toMatchObject({ status: 201, body: { leftOut: { purchasedCount: 1 } } });
  // The route answers the new trip.
  const { id } = imported.body as { id: string };
  expect((await maya.client.rest('GET', `/api/trips/${id}/items`)).body).toMatchObject([
    { name: 'Charcoal', quantity: '2', notes: 'lump', purchased: false, addedBy: null, mealId: null },
  ]);
});
