import * as z from 'zod/mini';
import {
  buildIngredient,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
  newPhone,
} from '../../../test/build.ts';
import { recordedBy } from '../../../test/tripChanges.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import type { Meal } from '../../entities/meal.entity.ts';

const AMOUNTS =
  'id purchased quantity unit amount { quantity unit text calculation } missing { text calculation }';
const MEAL = `{ id servings portions ingredientCount purchasedIngredientCount ingredients { ${AMOUNTS} } }`;

const idField = z.object({ id: z.string() });
const dinnerAnswer = z.object({ meal: z.unknown(), trip: z.object({ meals: z.array(z.unknown()) }) });

const world = testWorld();
let dinner: Meal;
let rice: Ingredient;
const maya = eachTest(() => buildPerson(world));
const trip = eachTest(() => buildTrip(world, maya));
beforeEach(async () => {
  await buildParticipant(world, trip, null);
  dinner = await buildMeal(world, trip, { servingsQuarters: 8 });
  rice = await buildIngredient(world, dinner, { name: 'Rice', quantity: '400', unit: 'g' });
});

/** Of one more participant, until removed. */
async function invite(): Promise<string> {
  const invitation = { name: 'Ruth', phone: newPhone() };
  const { body } = await maya.client.rest('POST', `/api/trips/${trip.id}/invite`, invitation);
  return idField.parse(body).id;
}

const remove = (id: string) => maya.client.rest('DELETE', `/api/trips/${trip.id}/participants/${id}`);
const tick = (purchased = true) => maya.client.rest('PATCH', `/api/ingredients/${rice.id}`, { purchased });

const purchasedAt = async () =>
  (await world.dataSource.manager.findOneByOrFail(Ingredient, { id: rice.id })).purchasedAt;
/** Buys what the purchase that was seen is short of. */
const completePurchase = (seenPurchasedAt: Date | null) =>
  maya.client.rest('PATCH', `/api/trips/${trip.id}/ingredients`, {
    ids: [rice.id],
    purchased: true,
    seenPurchasedAt,
  });

/** By the aggregate and by the loaders, which have to agree. */
async function readDinner(): Promise<unknown> {
  const answer = await maya.client.graphql(
    `query ($id: ID!, $tripId: ID!) { meal(id: $id) ${MEAL} trip(id: $tripId) { meals ${MEAL} } }`,
    { id: dinner.id, tripId: trip.id },
  );
  const { meal, trip: itself } = dinnerAnswer.parse(answer.data);
  expect(itself.meals).toEqual([meal]);
  return meal;
}

describe('the amounts of a meal', () => {
  test('are as typed for its servings, and follow the table', async () => {
    const asTyped = { quantity: '400', unit: 'g', text: '400 g', calculation: null };
    expect(await readDinner()).toMatchObject({
      servings: 2,
      portions: 2,
      ingredients: [{ quantity: '400', unit: 'g', amount: asTyped, missing: null }],
    });
    await invite();
    const forThree = { quantity: '600', unit: 'g', text: '600 g', calculation: '400 g × 3 ÷ 2' };
    expect(await readDinner()).toMatchObject({
      servings: 2,
      portions: 3,
      ingredients: [{ quantity: '400', unit: 'g', amount: forThree, missing: null }],
    });
    const { body } = await maya.client.rest('GET', `/api/meals/${dinner.id}/ingredients`);
    expect(body).toMatchObject([{ quantity: '400', amount: forThree, missing: null }]);
  });

  test('stay without servings', async () => {
    await maya.client.rest('PATCH', `/api/meals/${dinner.id}`, { servings: null });
    await invite();
    expect(await readDinner()).toMatchObject({
      servings: null,
      portions: 3,
      ingredients: [{ amount: { text: '400 g', calculation: null } }],
    });
  });

  test('are in the shopping list of the export', async () => {
    await invite();
    const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}/export`);
    expect(body).toMatchObject({
      trips: [
        {
          meals: [{ servings: 2, ingredients: [{ quantity: '400', unit: 'g' }] }],
          shoppingList: [{ items: [{ name: 'Rice', amounts: ['600 g'] }] }],
        },
      ],
    });
  });
});

describe('a purchase', () => {
  test('is short once the need grows, until the rest is bought, and stays when it shrinks', async () => {
    await tick();
    const ruthId = await invite();
    const missing = { text: '200 g', calculation: '600 g − 400 g' };
    expect(await readDinner()).toMatchObject({
      ingredientCount: 1,
      purchasedIngredientCount: 0,
      ingredients: [{ purchased: true, missing }],
    });
    expect(await recordedBy(world, () => completePurchase(null))).toEqual([]);
    expect(await readDinner()).toMatchObject({ ingredients: [{ missing }] });
    const before = await purchasedAt();
    const complete = () => completePurchase(before);
    const [event] = await recordedBy(world, complete);
    expect(event).toMatchObject({ kind: 'PURCHASES', ids: [rice.id] });
    const enough = { purchasedIngredientCount: 1, ingredients: [{ purchased: true, missing: null }] };
    expect(await readDinner()).toMatchObject(enough);
    expect(await recordedBy(world, complete)).toEqual([]);
    await remove(ruthId);
    expect(await readDinner()).toMatchObject({ portions: 2, ...enough });
    await invite();
    expect(await readDinner()).toMatchObject({ portions: 3, ...enough });
    await tick(false);
    await tick();
    await invite();
    expect(await readDinner()).toMatchObject({ ingredients: [{ missing: { text: '200 g' } }] });
  });

  test('is completed once: the call again, when even more is needed, changes nothing', async () => {
    await tick();
    await invite();
    const before = await purchasedAt();
    world.setNow(new Date('2026-06-02T12:00:00Z'));
    await completePurchase(before);
    await invite();
    expect(await recordedBy(world, () => completePurchase(before))).toEqual([]);
    expect(await readDinner()).toMatchObject({ ingredients: [{ missing: { text: '200 g' } }] });
  });

  test('is completed with the amount needed on the device where that tick waited offline', async () => {
    await tick();
    await invite();
    const seenPurchasedAt = await purchasedAt();
    await invite();
    await maya.client.rest('PATCH', `/api/trips/${trip.id}/ingredients`, {
      ids: [rice.id],
      purchased: true,
      seenPurchasedAt,
      shown: [{ id: rice.id, quantity: '600', unit: 'g' }],
    });
    expect(await readDinner()).toMatchObject({
      purchasedIngredientCount: 0,
      ingredients: [{ amount: { text: '800 g' }, missing: { text: '200 g' } }],
    });
  });

  test('is completed by any tick that names no purchase', async () => {
    await tick();
    await invite();
    const [event] = await recordedBy(world, tick);
    expect(event).toMatchObject({ kind: 'PURCHASES', ids: [rice.id] });
    expect(await readDinner()).toMatchObject({ ingredients: [{ missing: null }] });
  });

  test('keeps its amount when another amount is saved with a tick that it has already', async () => {
    await tick();
    const changes = { purchased: true, quantity: '600' };
    const { body } = await maya.client.rest('PATCH', `/api/ingredients/${rice.id}`, changes);
    expect(body).toMatchObject({ amount: { text: '600 g' }, missing: { text: '200 g' } });
  });

  test('that waited offline is of the amount that the device showed', async () => {
    await invite();
    const shown = [{ id: rice.id, quantity: '400', unit: 'g' }];
    const input = { tripId: trip.id, ids: [rice.id], purchased: true, shown };
    const { data } = await maya.client.graphql(
      `mutation ($input: TickIngredientsInput!) {
        tickIngredients(input: $input) { ingredients { purchased missing { text } } meals { purchasedIngredientCount } }
      }`,
      { input },
    );
    expect(data).toEqual({
      tickIngredients: {
        ingredients: [{ purchased: true, missing: { text: '200 g' } }],
        meals: [{ purchasedIngredientCount: 0 }],
      },
    });
    expect(await readDinner()).toMatchObject({ ingredients: [{ missing: { text: '200 g' } }] });
    const again = () =>
      maya.client.rest('PATCH', `/api/trips/${trip.id}/ingredients`, {
        ...input,
        shown: [],
        seenPurchasedAt: null,
      });
    expect(await recordedBy(world, again)).toEqual([]);
    await tick(false);
    await maya.client.rest('PATCH', `/api/trips/${trip.id}/ingredients`, {
      ids: [rice.id],
      purchased: true,
      shown: [{ id: rice.id, quantity: '600', unit: 'g' }],
    });
    expect(await readDinner()).toMatchObject({
      purchasedIngredientCount: 1,
      ingredients: [{ missing: null }],
    });
  });

  test('counts in the answer to a tick of another ingredient', async () => {
    const salt = await buildIngredient(world, dinner, { name: 'Salt', quantity: '1', unit: 'pinch' });
    await tick();
    await invite();
    const { data } = await maya.client.graphql(
      `mutation ($input: TickIngredientsInput!) {
        tickIngredients(input: $input) {
          ingredients { id amount { text } missing { text } }
          meals { purchasedIngredientCount portions }
        }
      }`,
      { input: { tripId: trip.id, ids: [salt.id], purchased: true } },
    );
    expect(data).toEqual({
      tickIngredients: {
        ingredients: [{ id: salt.id, amount: { text: '2 pinches' }, missing: null }],
        meals: [{ purchasedIngredientCount: 1, portions: 3 }],
      },
    });
  });

  test('keeps its buyer if the amount is fixed, or nothing is remembered of it', async () => {
    await maya.client.rest('PATCH', `/api/meals/${dinner.id}`, { servings: null });
    const old = { name: 'Beans', purchased: true };
    const beans = await buildIngredient(world, dinner, old);
    await tick();
    await invite();
    expect(await recordedBy(world, tick)).toEqual([]);
    const tickBeans = () => maya.client.rest('PATCH', `/api/ingredients/${beans.id}`, { purchased: true });
    expect(await recordedBy(world, tickBeans)).toEqual([]);
    expect(await readDinner()).toMatchObject({ purchasedIngredientCount: 2 });
  });

  test('is of the amount that is changed with it', async () => {
    const changes = { purchased: true, quantity: '1', unit: 'kg' };
    const { body } = await maya.client.rest('PATCH', `/api/ingredients/${rice.id}`, changes);
    expect(body).toMatchObject({ amount: { text: '1 kg' }, missing: null });
    await maya.client.rest('PATCH', `/api/ingredients/${rice.id}`, { quantity: '1.2' });
    expect(await readDinner()).toMatchObject({ ingredients: [{ missing: { text: '200 g' } }] });
  });

  test('is remembered of an ingredient that is added as purchased', async () => {
    const beans = { name: 'Beans', quantity: '2', unit: 'cans', purchased: true };
    await maya.client.rest('POST', `/api/meals/${dinner.id}/ingredients`, beans);
    await invite();
    expect(await readDinner()).toMatchObject({
      ingredients: [{ missing: null }, { amount: { text: '3 cans' }, missing: { text: '1 can' } }],
    });
  });
});

describe('the servings of a meal', () => {
  test('are set with it, in steps of a quarter, and its portions are in the answer', async () => {
    const slot = { tripId: trip.id, date: trip.startDate, type: 'lunch' };
    const { body } = await maya.client.rest('POST', '/api/meals', { ...slot, servings: 6.5 });
    expect(body).toMatchObject({ servings: 6.5, portions: 2 });
    const { status, body: refused } = await maya.client.rest('PATCH', `/api/meals/${dinner.id}`, {
      servings: 0.3,
    });
    const message = 'Servings have to be a number above 0, at most 600, in steps of 0.25.';
    expect({ status, refused }).toMatchObject({ status: 400, refused: { message, field: 'servings' } });
  });

  test('are in conflict with a later change of them', async () => {
    const change = (servings: number) =>
      maya.client.rest('PATCH', `/api/meals/${dinner.id}`, { servings, version: 1 });
    await change(6);
    expect(await change(4)).toMatchObject({
      status: 409,
      body: { conflict: { fields: ['servings'], current: { servings: 6 } } },
    });
  });
});

describe('a chosen alternative that is sold otherwise', () => {
  const FIELDS = 'amount { quantity unit } bought { quantity unit } amountText used';
  const bread = () =>
    buildIngredient(world, dinner, {
      name: 'gluten-free bread',
      quantity: '1',
      unit: 'loaf',
      notes: 'of 14 slices',
      usedPerPortion: { quantity: '2', unit: 'slice', growth: 'even' },
      alternatives: ['corn tortillas'],
      selectedAlternative: 1,
    });

  test('is needed in pieces of its own, wherever its name stands', async () => {
    const row = await bread();
    await maya.client.rest('PATCH', `/api/ingredients/${row.id}`, { purchased: true });
    const tortillas = {
      amount: { quantity: '4', unit: null },
      bought: { quantity: '4', unit: null },
      amountText: '4',
      used: null,
    };
    const { body } = await maya.client.rest('GET', `/api/meals/${dinner.id}/ingredients`);
    expect(body).toMatchObject([{ name: 'Rice' }, tortillas]);
    const answer = await maya.client.graphql(
      `query ($id: ID!) { meal(id: $id) { ingredients { ${FIELDS} } } }`,
      { id: dinner.id },
    );
    expect(answer).toMatchObject({ data: { meal: { ingredients: [{}, tortillas] } } });
    const { body: list } = await maya.client.rest('GET', `/api/trips/${trip.id}/shopping-list`);
    expect(list).toContainEqual(expect.objectContaining({ name: 'corn tortillas', amountText: '4' }));
  });
});
