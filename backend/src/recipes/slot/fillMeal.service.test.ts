import type { EaterAvoid } from '../../../../domain/people/eater/eater.ts';
import {
  buildCompanion,
  buildIngredient,
  buildItem,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildPortions,
  buildTrip,
  buildVote,
} from '../../../test/build.ts';
import { buildRecipe, buildShare } from '../../../test/buildRecipe.ts';
import { callWhileLocked, concurrently, expectWithin, outcomes } from '../../../test/races.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';
import { Eater } from '../../entities/eater.entity.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { MealVote } from '../../entities/mealVote.entity.ts';
import { Participant } from '../../entities/participant.entity.ts';
import type { Recipe } from '../../entities/recipe/recipe.entity.ts';

const CHILI = 'smoky-three-bean-chili';

const world = testWorld();
let mayaRow: Participant;
let samRow: Participant;
let stew: Recipe;

const maya = eachTest(() => buildPerson(world));
const sam = eachTest(() => buildPerson(world, { name: 'Sam' }));
const trip = eachTest(() => buildTrip(world, maya));
beforeEach(async () => {
  mayaRow = await world.dataSource.manager.findOneByOrFail(Participant, { tripId: trip.id });
  samRow = await buildParticipant(world, trip, sam);
  stew = await buildRecipe(world, maya, { sourceUrl: 'https://example.org/stew' });
});

const fillSlot = (body: object, person = maya) =>
  person.client.rest('POST', `/api/trips/${trip.id}/slots/recipe`, {
    date: '2026-06-14',
    type: 'dinner',
    recipeId: stew.id,
    ...body,
  });
const fill = (meal: Meal, body: object = {}, person = maya) =>
  person.client.rest('POST', `/api/meals/${meal.id}/recipe`, { recipeId: stew.id, ...body });
const rowsOf = (meal: Pick<Meal, 'id'>) =>
  world.dataSource.manager.find(Ingredient, { where: { mealId: meal.id }, order: { id: 'asc' } });

describe('filling a slot', () => {
  it('copies the recipe, whose amounts follow those who eat there', async () => {
    await buildCompanion(world, mayaRow, { portionQuarters: 2 });
    const { status, body } = await fillSlot({});
    expect(status).toBe(200);
    expect(body).toMatchObject({
      date: '2026-06-14',
      type: 'DINNER',
      name: "Grandma's stew",
      description: null,
      instructions: ['Brown the beef.', 'Simmer it.'],
      servings: 4,
      portions: 2.5,
      isAiGenerated: false,
      recipe: '1 hour 30 minutes, easy difficulty.\nhttps://example.org/stew',
      ingredients: [
        {
          name: 'Ground beef',
          quantity: '2',
          unit: 'lb',
          alternatives: ['Lentils'],
          amount: { quantity: '1 1/4', unit: 'lb' },
        },
        { name: 'Onions', quantity: '3', notes: 'chopped', amount: { quantity: '2' } },
      ],
    });
  });

  it.each(['cookbook', 'shared', 'meal'])('takes a recipe of the source %s', async (source) => {
    const shared = await buildRecipe(world, sam, { name: 'Soup' });
    await buildShare(world, shared, samRow);
    const meal = await buildMeal(world, trip, {
      name: 'Soup',
      instructions: ['Boil it.'],
      servingsQuarters: 8,
    });
    await buildIngredient(world, meal, { name: 'Leeks' });
    const recipeId = { cookbook: CHILI, shared: shared.id, meal: meal.id }[source];
    const { status, body } = await fillSlot({ recipeId });
    expect([status, Reflect.get(Object(body), 'name')]).toEqual([
      200,
      source === 'cookbook' ? 'Smoky Three-Bean Chili' : 'Soup',
    ]);
    expect(Reflect.get(Object(body), 'servings')).toBe(source === 'meal' ? 2 : 4);
  });

  it("does not find another's recipe, and changes nothing", async () => {
    const secret = await buildRecipe(world, sam);
    expect((await fillSlot({ recipeId: secret.id })).status).toBe(404);
    expect((await fillSlot({ recipeId: 'no-such-dish' })).status).toBe(404);
    expect(await world.dataSource.manager.countBy(Meal, { tripId: trip.id })).toBe(0);
  });

  it('is refused outside of the trip', async () => {
    expect((await fillSlot({ date: '2026-06-20' })).status).toBe(400);
    expect((await fillSlot({ type: 'brunch' })).status).toBe(400);
  });

  it('of a day that was not needed makes it needed', async () => {
    const meal = await buildMeal(world, trip, { name: '', status: 'not_needed' });
    expect((await fill(meal)).body).toMatchObject({ status: 'PLANNED', name: "Grandma's stew" });
  });

  it('makes a dish beside those there, whose amounts follow those whom it is for', async () => {
    const leo = await buildCompanion(world, mayaRow);
    const soup = await buildMeal(world, trip, { name: 'Soup', date: '2026-06-14' });
    expect((await fillSlot({})).status).toBe(409);
    const forWhom = { eaterIds: [leo.id] };
    const { status, body } = await fillSlot({ beside: true, forWhom, isInstead: true });
    expect([status, body]).toMatchObject([
      200,
      {
        position: 1,
        isInstead: true,
        forWhom: { ...forWhom, group: null },
        servings: 4,
        portions: 1,
        ingredients: [{ amount: { quantity: '8', unit: 'oz' } }, { amount: { quantity: '1' } }],
      },
    ]);
    expect((await maya.client.rest('GET', `/api/meals/${soup.id}`)).body).toMatchObject({ portions: 2 });
    // The second dish, and not the first one of its slot, is filled again.
    const again = await fill(Object.assign({}, soup, { id: String(Reflect.get(Object(body), 'id')) }), {
      replace: true,
    });
    expect(again).toMatchObject({ status: 200, body: { position: 1, name: "Grandma's stew" } });
    const { data } = await maya.client.graphql(
      'mutation ($input: FillMealInput!) { fillMeal(input: $input) { meal { position forWhom { cannotEat } } } }',
      {
        input: {
          slot: { tripId: trip.id, date: '2026-06-14', type: 'DINNER' },
          recipeId: stew.id,
          beside: true,
          forWhom: { cannotEat: 'Fish' },
        },
      },
    );
    expect(data).toMatchObject({ fillMeal: { meal: { position: 2, forWhom: { cannotEat: 'Fish' } } } });
  });

  it('makes the first dish of an empty slot for everybody', async () => {
    const { body } = await fillSlot({ beside: true, forWhom: { group: 'Otters' }, isInstead: true });
    expect(body).toMatchObject({ position: 0, isInstead: false, forWhom: null, portions: 2 });
  });

  it.each([
    ['is not needed', { name: '', status: 'not_needed' } as const, 1, 409],
    ['has ten dishes', { name: 'Soup' } as const, 10, 400],
  ])('refuses a dish beside a slot that %s', async (_what, meal, count, status) => {
    for (let position = 0; position < count; position += 1)
      await buildMeal(world, trip, { ...meal, date: '2026-06-14', position });
    expect((await fillSlot({ beside: true })).status).toBe(status);
  });

  it('leaves meals as they are when the recipe changes', async () => {
    const meal = await buildMeal(world, trip, { name: '' });
    await fill(meal);
    await maya.client.rest('PUT', `/api/recipes/${stew.id}`, { name: 'Soup', ingredients: [] });
    await maya.client.rest('DELETE', `/api/recipes/${stew.id}`);
    expect((await maya.client.rest('GET', `/api/meals/${meal.id}`)).body).toMatchObject({
      name: "Grandma's stew",
      ingredients: [{ name: 'Ground beef' }, { name: 'Onions' }],
    });
  });

  it('shows members the change at once, by one event', async () => {
    const { body } = await fillSlot({});
    const events: unknown = await world.dataSource.query(
      'select kind, ids::text[] as ids from trip_events where trip_id = $1',
      [trip.id],
    );
    expect(events).toEqual([{ kind: 'MEALS', ids: [Reflect.get(Object(body), 'id')] }]);
  });
});

describe('filling an unnamed meal', () => {
  it('keeps what was typed, and writes the amounts for its servings', async () => {
    const meal = await buildMeal(world, trip, {
      name: '',
      description: 'Outside!',
      instructions: ['Light the fire.'],
      assignedToId: samRow.id,
      servingsQuarters: 8,
    });
    await buildIngredient(world, meal, { name: 'Firewood', createdAt: new Date('2026-01-01') });
    const { body } = await fill(meal);
    expect(body).toMatchObject({
      description: 'Outside!',
      instructions: ['Light the fire.'],
      servings: 2,
      assignedToId: samRow.id,
      ingredients: [{ name: 'Firewood' }, { quantity: '1', unit: 'lb' }, { quantity: '1 1/2', unit: null }],
    });
  });

  it('with fixed amounts writes the amounts for those who are there', async () => {
    const meal = await buildMeal(world, trip, { name: '' });
    await buildIngredient(world, meal, { name: 'Firewood', createdAt: new Date('2026-01-01') });
    const { body } = await fill(meal);
    expect(body).toMatchObject({ servings: null, ingredients: [{}, { quantity: '1', unit: 'lb' }, {}] });
  });

  it('where nobody eats keeps amounts as they are written', async () => {
    const meal = await buildMeal(world, trip, { name: '', servingsQuarters: 8 });
    await buildIngredient(world, meal, { name: 'Firewood', createdAt: new Date('2026-01-01') });
    const away = { leavesDate: '2026-06-13', leavesType: 'breakfast' } as const;
    await world.dataSource.manager.update(Eater, { tripId: trip.id }, away);
    await buildPortions(world, trip.id);
    const fixed = await buildRecipe(world, maya, { servingsQuarters: null });
    expect((await fill(meal, { recipeId: fixed.id })).body).toMatchObject({
      portions: 0,
      ingredients: [{}, { quantity: '2', unit: 'lb' }, {}],
    });
  });

  it('is refused without room for the ingredients', async () => {
    const meal = await buildMeal(world, trip, { name: '' });
    for (let count = 0; count < 99; count++) await buildIngredient(world, meal, { name: `Thing ${count}` });
    expect(await fill(meal)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('room for 1 ') as string },
    });
    expect(await rowsOf(meal)).toHaveLength(99);
  });
});

describe('filling a named meal', () => {
  it('is refused, and with replace takes the place of the dish with its votes', async () => {
    const meal = await buildMeal(world, trip, {
      description: 'Hot.',
      instructions: ['Stir.'],
      isAiGenerated: true,
    });
    await buildIngredient(world, meal, { name: 'Beans' });
    await buildVote(world, meal, samRow, 'up');
    expect(await fill(meal)).toMatchObject({
      status: 409,
      body: { message: 'Cast-iron chili is already planned here.' },
    });
    const { body } = await fill(meal, { replace: true });
    expect(body).toMatchObject({
      id: meal.id,
      name: "Grandma's stew",
      description: null,
      isAiGenerated: false,
      upVotes: 0,
      ingredients: [{ name: 'Ground beef' }, { name: 'Onions' }],
    });
    expect(await world.dataSource.manager.countBy(MealVote, { mealId: meal.id })).toBe(0);
  });

  it('names what is bought already, or keeps it as items of the trip with the amounts bought', async () => {
    const meal = await buildMeal(world, trip, { servingsQuarters: 16, portionQuarters: 8 });
    const bought = await buildIngredient(world, meal, { name: 'Beans', quantity: '4', unit: 'cans' });
    await maya.client.rest('PATCH', `/api/ingredients/${bought.id}`, { purchased: true });
    await buildIngredient(world, meal, { name: 'Rice' });
    expect(await fill(meal, { replace: true })).toMatchObject({
      status: 409,
      body: { message: 'Already bought for Cast-iron chili: Beans.' },
    });
    expect((await fill(meal, { replace: true, keepPurchased: true })).status).toBe(200);
    expect((await maya.client.rest('GET', `/api/trips/${trip.id}/items`)).body).toMatchObject([
      { id: bought.id, name: 'Beans', quantity: '2', unit: 'cans', purchased: true, addedBy: mayaRow.id },
    ]);
    expect((await rowsOf(meal)).map(({ name }) => name)).toEqual(['Ground beef', 'Onions']);
  });

  it('keeps no more items than a trip can have', async () => {
    const meal = await buildMeal(world, trip);
    await buildIngredient(world, meal, { name: 'Beans', purchased: true });
    for (let count = 0; count < 300; count++) await buildItem(world, trip, { name: `Item ${count}` });
    expect((await fill(meal, { replace: true, keepPurchased: true })).status).toBe(400);
    expect(await rowsOf(meal)).toHaveLength(1);
  });

  it('counts the items that others add meanwhile', async () => {
    const meal = await buildMeal(world, trip);
    await buildIngredient(world, meal, { name: 'Beans', purchased: true });
    for (let count = 0; count < 299; count++) await buildItem(world, trip, { name: `Item ${count}` });
    const { status } = await callWhileLocked(
      world,
      () => fill(meal, { replace: true, keepPurchased: true }),
      (rival) => rival.query('select from trips where id = $1 for share', [trip.id]),
      () => buildItem(world, trip, { name: 'Item 299' }),
    );
    expect(status).toBe(400);
  });

  it('with itself is refused', async () => {
    const meal = await buildMeal(world, trip, { instructions: ['Stir.'] });
    expect((await fill(meal, { recipeId: meal.id, replace: true })).status).toBe(400);
  });
});

describe('the swaps of a verdict', () => {
  const avoid = (...avoids: EaterAvoid[]) =>
    world.dataSource.manager.update(Eater, { tripId: trip.id, participantId: samRow.id }, { avoids });
  const verdict = async (meal: Pick<Meal, 'id'>) => {
    const { data } = await maya.client.graphql('query ($id: ID!) { meal(id: $id) { verdict { verdict } } }', {
      id: meal.id,
    });
    return data;
  };

  it('make the meal safe: an alternative is selected', async () => {
    await avoid({ kind: 'content', value: 'beef', strictness: 'diet' });
    const meal = await buildMeal(world, trip, { name: '' });
    expect((await fill(meal, { withSwaps: true })).body).toMatchObject({
      ingredients: [{ name: 'Ground beef', alternatives: ['Lentils'], selectedAlternative: 1 }, {}],
    });
    expect(await verdict(meal)).toEqual({ meal: { verdict: { verdict: 'SAFE' } } });
  });

  it('make the meal safe: a known substitute is added', async () => {
    await avoid({ kind: 'diet', value: 'vegan', strictness: 'diet' });
    const honey = { name: 'Honey', quantity: '2', unit: 'tbsp', notes: null, alternatives: [] };
    const { id } = await buildRecipe(world, maya, { instructions: [], ingredients: [honey] });
    const meal = await buildMeal(world, trip, { name: '' });
    await fill(meal, { recipeId: id, withSwaps: true });
    const [row] = await rowsOf(meal);
    expect(row).toMatchObject({
      name: 'Honey',
      selectedAlternative: 1,
      alternatives: [expect.any(String) as string],
    });
    expect(await verdict(meal)).toEqual({ meal: { verdict: { verdict: 'SAFE' } } });
  });

  it('are not made unasked', async () => {
    await avoid({ kind: 'content', value: 'beef', strictness: 'diet' });
    const meal = await buildMeal(world, trip, { name: '' });
    await fill(meal);
    expect(await verdict(meal)).toEqual({ meal: { verdict: { verdict: 'CONFLICT' } } });
  });
});

describe('at the same time', () => {
  it('two people fill a slot: one of them does, whole', async () => {
    const seen = await outcomes(
      async () => {
        await world.dataSource.query('delete from meals where trip_id = $1', [trip.id]);
        await buildPortions(world, trip.id);
      },
      async (_, round) => {
        const statuses = await concurrently(
          round,
          () => fillSlot({}),
          () => fillSlot({ recipeId: CHILI }, sam),
        );
        const [meal, ...others] = await world.dataSource.manager.findBy(Meal, { tripId: trip.id });
        expect(others).toEqual([]);
        if (meal === undefined) throw new Error('Nobody filled the slot.');
        expect(await rowsOf(meal)).toHaveLength(meal.name === "Grandma's stew" ? 2 : 11);
        return statuses.join();
      },
    );
    expectWithin(seen, ['200,409', '409,200']);
  });

  it('a recipe is deleted: the meal has all of it, or nothing happens', async () => {
    const seen = await outcomes(
      async () => {
        await world.dataSource.query('delete from meals where trip_id = $1', [trip.id]);
        return buildRecipe(world, maya);
      },
      async ({ id }, round) => {
        const statuses = await concurrently(
          round,
          () => fillSlot({ recipeId: id }),
          () => maya.client.rest('DELETE', `/api/recipes/${id}`),
        );
        const [meal] = await world.dataSource.manager.findBy(Meal, { tripId: trip.id });
        expect(meal === undefined ? 0 : (await rowsOf(meal)).length).toBe(statuses[0] === 200 ? 2 : 0);
        return statuses.join();
      },
    );
    expectWithin(seen, ['200,204', '404,204']);
  });

  it('a dish is replaced and an ingredient bought: it is never lost', async () => {
    const seen = await outcomes(
      async () => {
        await world.dataSource.query('delete from meals where trip_id = $1', [trip.id]);
        const meal = await buildMeal(world, trip);
        return { meal, beans: await buildIngredient(world, meal, { name: 'Beans' }) };
      },
      async ({ meal, beans }, round) => {
        const statuses = await concurrently(
          round,
          () => fill(meal, { replace: true }),
          () => sam.client.rest('PATCH', `/api/ingredients/${beans.id}`, { purchased: true }),
        );
        return statuses.join();
      },
    );
    expectWithin(seen, ['200,404', '409,200']);
  });
});
