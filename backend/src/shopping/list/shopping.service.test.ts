import { buildIngredient, buildMeal, buildParticipant, buildPerson, buildTrip } from '../../../test/build.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly assignedTo: string | null;
  readonly isOptimized: boolean;
}

const world = testWorld();
const maya = eachTest(() => buildPerson(world));
const trip = eachTest(() => buildTrip(world, maya));
const dinner = eachTest(() => buildMeal(world, trip));
const lunch = eachTest(() => buildMeal(world, trip, { type: 'lunch' }));
const jonas = eachTest(async () => buildParticipant(world, trip, await buildPerson(world)));
const priya = eachTest(async () => buildParticipant(world, trip, await buildPerson(world)));
beforeEach(async () => {
  await buildParticipant(world, trip, null, { inviteStatus: 'pending' });
});

/** All ingredients of the trip, over REST. */
async function cart(): Promise<Row[]> {
  const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}`);
  // The shape of the trip's answer.
  return (body as { meals: { ingredients: Row[] }[] }).meals.flatMap(({ ingredients }) => ingredients);
}

const split = (mode: string) => maya.client.rest('POST', `/api/trips/${trip.id}/assign-shopping`, { mode });
const optimize = () => maya.client.rest('POST', `/api/trips/${trip.id}/optimize-ingredients`);

describe('meals that the trip dropped or does not need', () => {
  test('are neither assigned nor optimized', async () => {
    const after = await buildMeal(world, trip, { date: '2026-06-16' });
    const off = await buildMeal(world, trip, { type: 'breakfast', status: 'not_needed' });
    const snack = await buildMeal(world, trip, { type: 'snack' });
    for (const meal of [after, snack, off, dinner]) await buildIngredient(world, meal, { name: 'Onions' });
    expect(await maya.client.rest('GET', `/api/trips/${trip.id}/optimize-ingredients`)).toMatchObject({
      body: [],
    });
    expect(await optimize()).toMatchObject({ status: 200, body: { mergedGroups: 0 } });
    expect(await split('random')).toMatchObject({ status: 200, body: { length: 1 } });
  });
});

describe('splitting the shopping', () => {
  test('assigns ingredients without a buyer to accepted participants in turns, and keeps the others', async () => {
    for (const name of ['Eggs', 'Milk', 'Bread', 'Beef', 'Ice', 'Salt', 'Apples'])
      await buildIngredient(world, dinner, { name });
    await buildIngredient(world, lunch, { name: 'Tea', assignedToId: priya.id });
    const { status, body } = await split('random');
    expect({ status, body }).toMatchObject({ status: 200, body: { length: 7 } });
    const counts = new Map<string | null, number>();
    for (const row of await cart()) counts.set(row.assignedTo, (counts.get(row.assignedTo) ?? 0) + 1);
    expect([...counts.values()].toSorted()).toEqual([2, 3, 3]);
    expect((await cart()).find(({ name }) => name === 'Tea')?.assignedTo).toBe(priya.id);
    expect(await split('random')).toMatchObject({ status: 200, body: [] });
  });

  test('by meal gives each meal to one participant, in the order of the plan', async () => {
    for (const meal of [dinner, lunch, dinner]) await buildIngredient(world, meal);
    await split('by-meal');
    const [ofLunch, ...ofDinner] = await cart();
    expect(ofDinner.map(({ assignedTo }) => assignedTo)).toEqual([jonas.id, jonas.id]);
    expect(ofLunch?.assignedTo).not.toBe(jonas.id);
  });

  test('by store gives each section to one participant, by the chosen alternative', async () => {
    await buildIngredient(world, dinner, { name: 'Butter' });
    await buildIngredient(world, lunch, { name: 'Milk' });
    const chosen = { name: 'Sparkling water', alternatives: ['Apples'], selectedAlternative: 1 };
    await buildIngredient(world, lunch, { name: 'Bananas' });
    await buildIngredient(world, dinner, chosen);
    await split('by-store');
    const buyers = new Map((await cart()).map(({ name, assignedTo }) => [name, assignedTo]));
    expect(buyers.get('Butter')).toBe(buyers.get('Milk'));
    expect(buyers.get('Sparkling water')).toBe(buyers.get('Bananas'));
    expect(buyers.get('Bananas')).not.toBe(buyers.get('Milk'));
  });

  test('in walking order is previewed as it is then made', async () => {
    for (const name of ['Bananas', 'Onions', 'Beef', 'Milk', 'Rice', 'Beer'])
      await buildIngredient(world, lunch, { name });
    await buildIngredient(world, dinner, { name: 'Tea', assignedToId: priya.id });
    const path = `/api/trips/${trip.id}/assign-shopping`;
    const { body } = await maya.client.rest('GET', `${path}?mode=walking-order`);
    // The shape of the answer.
    const shares = body as { participantId: string; lineCount: number; ingredientIds: string[] }[];
    expect((await cart()).filter(({ assignedTo }) => assignedTo === null)).toHaveLength(6);
    await split('walking-order');
    const after = (await cart()).filter(({ name }) => name !== 'Tea');
    const idsOf = (buyerId: string) =>
      after.filter(({ assignedTo }) => assignedTo === buyerId).map(({ id }) => id);
    expect(shares.map(({ participantId }) => idsOf(participantId).toSorted())).toEqual(
      shares.map(({ ingredientIds }) => ingredientIds.toSorted()),
    );
    expect(shares.map(({ lineCount }) => lineCount).toSorted()).toEqual([2, 2, 3]);
    expect((await maya.client.rest('GET', path)).status).toBe(400);
  });

  test('accepts only the four modes', async () => {
    expect(await split('manual')).toMatchObject({
      status: 400,
      body: { field: 'mode', code: 'BAD_USER_INPUT' },
    });
  });

  test('is refused once the trip is completed', async () => {
    const past = await buildTrip(world, maya, { startDate: '2026-05-01', endDate: '2026-05-03' });
    const path = `/api/trips/${past.id}/assign-shopping`;
    expect((await maya.client.rest('POST', path, { mode: 'random' })).status).toBe(409);
  });
});

describe('optimizing the ingredients', () => {
  test('merges duplicates into one line with one buyer; each meal keeps its rows', async () => {
    await buildIngredient(world, lunch, {
      name: 'Flour',
      quantity: '500',
      unit: 'g',
      assignedToId: priya.id,
    });
    await buildIngredient(world, dinner, {
      name: ' flour',
      quantity: '0.5',
      unit: 'kg',
      assignedToId: jonas.id,
    });
    await buildIngredient(world, dinner, {
      name: 'FLOUR',
      quantity: '1',
      unit: 'cup',
      assignedToId: jonas.id,
    });
    await buildIngredient(world, dinner, { name: 'Eggs', assignedToId: priya.id });
    expect(await optimize()).toMatchObject({ status: 200, body: { mergedGroups: 1, coveredRows: 3 } });
    const flour = { isOptimized: true, assignedTo: jonas.id };
    expect(await cart()).toMatchObject([
      { name: 'Flour', quantity: '500', unit: 'g', ...flour },
      { name: ' flour', quantity: '0.5', unit: 'kg', ...flour },
      { name: 'FLOUR', quantity: '1', unit: 'cup', ...flour },
      { name: 'Eggs', isOptimized: false, assignedTo: priya.id },
    ]);
  });

  test('changes nothing the second time, until there is a new duplicate', async () => {
    for (const name of ['Flour', 'Flour', 'Eggs', 'Egg']) await buildIngredient(world, dinner, { name });
    expect((await optimize()).body).toMatchObject({ mergedGroups: 2, coveredRows: 4 });
    const before = await cart();
    expect((await optimize()).body).toMatchObject({ mergedGroups: 0, coveredRows: 0 });
    expect(await cart()).toEqual(before);
    await buildIngredient(world, lunch, { name: 'flour' });
    expect((await optimize()).body).toMatchObject({ mergedGroups: 1, coveredRows: 3 });
  });

  test('merges by the chosen alternative, and undoes that for another choice', async () => {
    const beef = await buildIngredient(world, dinner, { name: 'Beef', alternatives: ['Tofu'] });
    await buildIngredient(world, lunch, { name: 'Tofu' });
    expect((await optimize()).body).toMatchObject({ mergedGroups: 0, coveredRows: 0 });
    const choose = (selectedAlternative: number) =>
      maya.client.rest('PATCH', `/api/ingredients/${beef.id}`, { selectedAlternative });
    await choose(1);
    expect((await optimize()).body).toMatchObject({ mergedGroups: 1, coveredRows: 2 });
    expect((await choose(0)).body).toMatchObject({ isOptimized: false });
    expect((await choose(1)).body).toMatchObject({ isOptimized: true });
  });

  test('answers with the merged ingredients', async () => {
    for (const meal of [dinner, lunch]) await buildIngredient(world, meal);
    const { data } = await maya.client.graphql(
      `mutation ($input: OptimizeIngredientsInput!) {
        optimizeIngredients(input: $input) { mergedGroups coveredRows ingredients { isOptimized } }
      }`,
      { input: { tripId: trip.id } },
    );
    const ingredients = [{ isOptimized: true }, { isOptimized: true }];
    expect(data).toEqual({ optimizeIngredients: { mergedGroups: 1, coveredRows: 2, ingredients } });
  });

  test('is previewed with the amounts to buy, and changes nothing', async () => {
    const flour = await buildIngredient(world, lunch, { name: 'Flour', quantity: '500', unit: 'g' });
    const cups = { name: 'flour', quantity: '2', unit: 'cups', assignedToId: jonas.id };
    const more = await buildIngredient(world, dinner, cups);
    await buildIngredient(world, dinner, { name: 'Eggs' });
    const before = await cart();
    const { status, body } = await maya.client.rest('GET', `/api/trips/${trip.id}/optimize-ingredients`);
    expect(status).toBe(200);
    const merge = { name: 'Flour', total: '≈ 740 g', assignedTo: jonas.id };
    const ingredientIds = [flour.id, more.id];
    expect(body).toEqual([{ key: 'flour', isNear: false, ...merge, ingredientIds }]);
    expect(await cart()).toEqual(before);
  });

  test('makes the lines of its preview: the same ingredients with the same buyer', async () => {
    const buyers = [null, jonas.id, priya.id];
    for (const [index, name] of [
      'Flour',
      'Eggs',
      'Milk',
      'egg',
      'flour',
      'Rice',
      'FLOUR',
      'milk',
    ].entries()) {
      const assignedToId = buyers[index % buyers.length] ?? null;
      await buildIngredient(world, index % 2 === 0 ? lunch : dinner, { name, assignedToId });
    }
    const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}/optimize-ingredients`);
    // The shape of the preview.
    const merges = body as { assignedTo: string | null; ingredientIds: string[] }[];
    expect(merges).toHaveLength(3);
    const buyerOf = new Map(merges.flatMap((one) => one.ingredientIds.map((id) => [id, one.assignedTo])));
    expect((await optimize()).body).toMatchObject({ mergedGroups: 3, coveredRows: buyerOf.size });
    for (const { id, name, isOptimized, assignedTo } of await cart()) {
      expect({ name, isOptimized }).toEqual({ name, isOptimized: buyerOf.has(id) });
      if (isOptimized) expect({ name, assignedTo }).toEqual({ name, assignedTo: buyerOf.get(id) });
    }
  });
});

describe('near matches', () => {
  const near = (keys: unknown) =>
    maya.client.rest('POST', `/api/trips/${trip.id}/optimize-ingredients`, { near: keys });

  beforeEach(async () => {
    await buildIngredient(world, lunch, {
      name: 'Garlic cloves',
      quantity: '3',
      unit: null,
      assignedToId: priya.id,
    });
    await buildIngredient(world, dinner, { name: 'Garlic', quantity: '1', unit: 'head' });
  });

  test('are previewed, and merged only by their keys', async () => {
    const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}/optimize-ingredients`);
    const garlic = { key: 'garlic', isNear: true, name: 'Garlic', total: '≈ 2 heads', assignedTo: priya.id };
    expect(body).toMatchObject([garlic]);
    expect((await optimize()).body).toMatchObject({ mergedGroups: 0 });
    expect((await near(['milk'])).body).toMatchObject({ mergedGroups: 0 });
    expect((await near(['garlic'])).body).toMatchObject({ mergedGroups: 1, coveredRows: 2 });
    const merged = { isOptimized: true, mergedAs: 'garlic', assignedTo: priya.id };
    expect(await cart()).toMatchObject([merged, merged]);
    expect((await near(['garlic'])).body).toMatchObject({ mergedGroups: 0 });
  });

  test('are undone one after the other, the last first', async () => {
    const { before: first } = (await near(['garlic'])).body as { before: unknown };
    await buildIngredient(world, dinner, { name: 'Fresh garlic' });
    const { before } = (await near(['garlic'])).body as { before: unknown };
    const undo = (ingredients: unknown) =>
      maya.client.rest('POST', `/api/trips/${trip.id}/undo-optimize`, { ingredients });
    await undo(before);
    expect((await cart()).map(({ isOptimized }) => isOptimized).sort()).toEqual([false, true, true]);
    await undo(first);
    expect((await cart()).map(({ isOptimized }) => isOptimized)).toEqual([false, false, false]);
  });

  test.each([['garlic'], [[1]], [Array(101).fill('garlic')]])('refuses %j', async (keys) => {
    expect(await near(keys)).toMatchObject({ status: 400 });
  });
});

describe('undoing it', () => {
  interface Optimized {
    readonly before: readonly { readonly id: string }[];
  }
  const undo = (ingredients: unknown) =>
    maya.client.rest('POST', `/api/trips/${trip.id}/undo-optimize`, { ingredients });

  test('gives each ingredient its buyer back, and the list its duplicates', async () => {
    for (const assignedToId of [priya.id, jonas.id, jonas.id, null])
      await buildIngredient(world, dinner, { name: 'Flour', assignedToId });
    const buyers = async () => (await cart()).map(({ assignedTo, isOptimized }) => [assignedTo, isOptimized]);
    const first = await buyers();
    const { body } = await optimize();
    expect(await buyers()).toEqual(Array(4).fill([jonas.id, true]));
    // The shape of the answer.
    const { before } = body as Optimized;
    const withoutBuyers = before.map((one) => ({ ...one, assignedTo: undefined }));
    expect(await undo(withoutBuyers)).toMatchObject({ status: 400 });
    expect(await undo(before)).toMatchObject({ status: 200, body: { length: 4 } });
    expect(await buyers()).toEqual(first);
    expect(await undo(before)).toMatchObject({ status: 200, body: [] });
  });

  test('leaves what somebody changed since, and rows merged earlier', async () => {
    for (const name of ['Flour', 'flour']) await buildIngredient(world, dinner, { name });
    await optimize();
    const third = await buildIngredient(world, dinner, { name: 'FLOUR', assignedToId: priya.id });
    const { before } = (await optimize()).body as Optimized;
    const [one] = before;
    await maya.client.rest('PATCH', `/api/ingredients/${one?.id}`, { quantity: '3' });
    expect((await undo(before)).body).toHaveLength(2);
    const rows = await cart();
    expect(rows.map(({ isOptimized }) => isOptimized)).toEqual([true, true, false]);
    expect(rows.map(({ assignedTo }) => assignedTo)).toEqual([priya.id, null, priya.id]);
    expect(third.id).toBe(before.at(-1)?.id);
  });

  test('unassigns what a former participant was to buy', async () => {
    for (const assignedToId of [jonas.id, jonas.id, priya.id])
      await buildIngredient(world, dinner, { name: 'Flour', assignedToId });
    const { before } = (await optimize()).body as Optimized;
    await maya.client.rest('DELETE', `/api/trips/${trip.id}/participants/${priya.id}`);
    await undo(before);
    expect((await cart()).map(({ assignedTo }) => assignedTo)).toEqual([jonas.id, jonas.id, null]);
  });

  test.each([
    [[], 'Please choose at least one ingredient.'],
    [undefined, 'Ingredients have to be a list.'],
    [[{ id: 'x', version: 1, mergedAs: null }], /id/i],
  ])('refuses %j', async (ingredients, message) => {
    const { status, body } = await undo(ingredients);
    expect(status).toBe(400);
    // The shape of a refusal.
    expect((body as { message: string }).message).toMatch(message);
  });
});
