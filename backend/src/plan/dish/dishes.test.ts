import { buildIngredient, buildMeal, buildParticipant, buildPerson, buildTrip } from '../../../test/build.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';
import type { VersionConflict } from '../../base/errors.ts';
import type { Meal } from '../../entities/meal.entity.ts';

const CREATE = `mutation ($input: CreateMealInput!) {
  createMeal(input: $input) { meal { position isInstead forWhom { eaterIds group cannotEat } } }
}`;
const UPDATE = 'mutation ($input: UpdateMealInput!) { updateMeal(input: $input) { meal { position } } }';
const DINNER = { date: '2026-06-13', type: 'dinner' } as const;
const LUNCH = { date: '2026-06-14', type: 'lunch' } as const;
const FOR_VEGANS = { forWhom: { cannotEat: 'Fish' }, isInstead: true };

const world = testWorld();
let jonasId: string;
let tacos: Meal;
const maya = eachTest(() => buildPerson(world));
const jonas = eachTest(() => buildPerson(world, { name: 'Jonas Weber' }));
const trip = eachTest(() => buildTrip(world, maya));
beforeEach(async () => {
  ({ id: jonasId } = await buildParticipant(world, trip, jonas));
  tacos = await buildMeal(world, trip, { name: 'Fish tacos' });
});

interface Dish {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

interface Counts {
  readonly plannedMealCount: number;
  readonly totalMealCount: number;
  readonly mealsOutsidePlanCount: number;
}

const post = (name: string, more: object = {}, { client } = maya) =>
  client.rest('POST', '/api/meals', { tripId: trip.id, ...DINNER, name, ...more });
const patch = (id: string, more: object, { client } = maya) => client.rest('PATCH', `/api/meals/${id}`, more);

async function beside(name: string, more: object = {}): Promise<Dish> {
  const { status, body } = await post(name, { beside: true, ...more });
  expect(status).toBe(201);
  // As the presenter makes it.
  return body as Dish;
}

/** Name, place, group or food, and whether instead, of each dish of a slot. */
async function dishesAt(slot: { readonly date: string; readonly type: string } = DINNER): Promise<unknown[]> {
  const rows: object[] = await world.dataSource.query(
    `select name, position, for_whom as "forWhom", is_instead as "isInstead" from meals
     where trip_id = $1 and date = $2 and type = $3 order by position`,
    [trip.id, slot.date, slot.type],
  );
  return rows.map((row): unknown[] => Object.values(row));
}

const names = async (slot?: Parameters<typeof dishesAt>[0]) =>
  (await dishesAt(slot)).map((row) => (row as unknown[])[0]);
const conflictOf = ({ status, body }: Awaited<ReturnType<typeof post>>) => [
  status,
  (body as { messageId?: string }).messageId,
];

describe('a dish for a slot that has one', () => {
  test('is refused, but beside it', async () => {
    expect(conflictOf(await post('Salad'))).toEqual([409, 'meal.slotTaken']);
    expect(conflictOf(await post('Salad', { beside: false }))).toEqual([409, 'meal.slotTaken']);
    const input = { tripId: trip.id, date: DINNER.date, type: 'DINNER', name: 'Bean tacos' };
    expect(await maya.client.graphql(CREATE, { input })).toMatchObject({ code: 'CONFLICT' });
    expect(await post('Salad', { beside: true })).toMatchObject({
      status: 201,
      body: { position: 1, forWhom: null, isInstead: false },
    });
    expect(
      await maya.client.graphql(CREATE, { input: { ...input, beside: true, ...FOR_VEGANS } }),
    ).toMatchObject({
      data: {
        createMeal: {
          meal: { position: 2, isInstead: true, forWhom: { eaterIds: [], group: null, cannotEat: 'Fish' } },
        },
      },
    });
    const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}`);
    expect((body as { meals: Dish[] }).meals.map(({ name }) => name)).toEqual([
      'Fish tacos',
      'Salad',
      'Bean tacos',
    ]);
  });

  test('of two people at once is refused to one without, and there twice with `beside`', async () => {
    const both = async (more: object) => {
      const answers = await Promise.all([post('Soup', more), post('Stew', more, jonas)]);
      return answers.map(({ status }) => status).toSorted();
    };
    expect(await both(LUNCH)).toEqual([201, 409]);
    const breakfast = { ...LUNCH, type: 'breakfast' };
    expect(await both({ ...breakfast, beside: true })).toEqual([201, 201]);
    expect((await dishesAt(breakfast)).map((row) => (row as unknown[])[1])).toEqual([0, 1]);
  });

  test('is refused where there are ten', async () => {
    for (let count = 2; count <= 10; count += 1) await beside(`Dish ${count}`);
    expect(conflictOf(await post('Dish 11', { beside: true }))).toEqual([400, 'dish.slotFull']);
    const { id } = await buildMeal(world, trip, LUNCH);
    expect(conflictOf(await patch(id, { ...DINNER, beside: true }))).toEqual([400, 'dish.slotFull']);
    expect(await names()).toHaveLength(10);
  });

  test('is refused where it is not needed, and no mark goes beside dishes', async () => {
    await buildMeal(world, trip, { ...LUNCH, name: '', status: 'not_needed' });
    expect(conflictOf(await post('Soup', { ...LUNCH, beside: true }))).toEqual([409, 'dish.slotNotNeeded']);
    expect(conflictOf(await patch(tacos.id, { ...LUNCH, beside: true }))).toEqual([
      409,
      'dish.slotNotNeeded',
    ]);
    expect(conflictOf(await post('', { status: 'not_needed', beside: true }))).toEqual([
      409,
      'meal.slotTaken',
    ]);
    const mark = await buildMeal(world, trip, { ...LUNCH, type: 'breakfast', status: 'not_needed' });
    expect(conflictOf(await patch(mark.id, { ...DINNER, beside: true }))).toEqual([409, 'meal.slotTaken']);
    const planned = await buildMeal(world, trip, { ...DINNER, date: '2026-06-15' });
    expect(conflictOf(await patch(planned.id, { ...DINNER, beside: true, status: 'not_needed' }))).toEqual([
      409,
      'meal.slotTaken',
    ]);
  });

  test('of an empty slot is its first, which is instead of no other', async () => {
    const first = await beside('Soup', { ...LUNCH, ...FOR_VEGANS });
    expect(await dishesAt(LUNCH)).toEqual([['Soup', 0, { cannotEat: 'Fish' }, false]]);
    expect(await patch(first.id, { isInstead: true })).toMatchObject({
      status: 200,
      body: { isInstead: false },
    });
  });
});

describe('a slot with two dishes', () => {
  let beans: Dish;
  beforeEach(async () => {
    beans = await beside('Bean tacos', FOR_VEGANS);
  });

  test('cannot be marked as not needed by one of them', async () => {
    for (const { id } of [tacos, beans])
      expect(conflictOf(await patch(id, { status: 'not_needed' }))).toEqual([409, 'dish.severalThere']);
    const day = { date: DINNER.date, status: 'not_needed' };
    const markDay = () => maya.client.rest('PATCH', `/api/trips/${trip.id}/days`, day);
    expect(conflictOf(await markDay())).toEqual([409, 'dish.severalThere']);
    await maya.client.rest('DELETE', `/api/meals/${beans.id}`);
    expect((await markDay()).status).toBe(200);
    expect(await patch(tacos.id, { status: 'planned' })).toMatchObject({ status: 200 });
  });

  describe('marked as not needed with all of them', () => {
    const statuses = () =>
      world.dataSource.query<{ name: string; status: string; version: number }[]>(
        `select name, status, version from meals where trip_id = $1 and date = $2 and type = $3 order by position`,
        [trip.id, DINNER.date, DINNER.type],
      );
    const marked = async (status: string) => {
      expect(await statuses()).toEqual([
        expect.objectContaining({ name: 'Fish tacos', status }),
        expect.objectContaining({ name: 'Bean tacos', status }),
      ]);
    };
    const day = (more: object) =>
      maya.client.rest('PATCH', `/api/trips/${trip.id}/days`, { date: DINNER.date, ...more });

    test.each([
      ['its first', () => tacos, () => beans],
      ['its second', () => beans, () => tacos],
    ])('by %s, is needed again with all of them and what they hold', async (_which, dishOf, otherOf) => {
      const cod = await buildIngredient(world, tacos, { name: 'Cod' });
      const vote = await jonas.client.rest('POST', `/api/meals/${beans.id}/vote`, { voteType: 'up' });
      expect(vote.status).toBe(200);
      const before = await dishesAt();
      expect(await patch(dishOf().id, { status: 'not_needed', wholeSlot: true })).toMatchObject({
        status: 200,
        body: { status: 'not_needed' },
      });
      await marked('not_needed');
      expect(await patch(otherOf().id, { status: 'planned' })).toMatchObject({ status: 200 });
      await marked('planned');
      expect(await dishesAt()).toEqual(before);
      expect(await maya.client.rest('GET', `/api/meals/${tacos.id}`)).toMatchObject({
        body: { ingredients: [{ id: cod.id }] },
      });
      expect(await maya.client.rest('GET', `/api/meals/${beans.id}`)).toMatchObject({ body: { upVotes: 1 } });
    });

    test('goes on as it was where they were already, and takes no dish', async () => {
      const mark = () => patch(tacos.id, { status: 'not_needed', wholeSlot: true });
      await mark();
      const before = await statuses();
      expect((await mark()).status).toBe(200);
      expect(await statuses()).toEqual(before);
      expect(conflictOf(await post('Salad', { beside: true }))).toEqual([409, 'dish.slotNotNeeded']);
    });

    test('moves so, or is needed in its new slot', async () => {
      await patch(tacos.id, { status: 'not_needed', wholeSlot: true });
      expect((await patch(tacos.id, { ...LUNCH, wholeSlot: true, status: 'planned' })).status).toBe(200);
      expect(await names(LUNCH)).toEqual(['Fish tacos', 'Bean tacos']);
      expect(await patch(tacos.id, { ...DINNER, wholeSlot: true })).toMatchObject({ status: 200 });
      await marked('planned');
    });

    test('with its whole day, if that is said, and back', async () => {
      expect((await day({ status: 'not_needed', wholeSlots: true })).status).toBe(200);
      await marked('not_needed');
      expect((await day({ status: 'planned' })).status).toBe(200);
      await marked('planned');
    });
  });

  test('is needed again, or not, on other days', async () => {
    const day = { date: LUNCH.date, status: 'not_needed' };
    expect((await maya.client.rest('PATCH', `/api/trips/${trip.id}/days`, day)).status).toBe(200);
    expect(await names()).toEqual(['Fish tacos', 'Bean tacos']);
  });

  test('has the second as its first, for everybody, once the first is deleted', async () => {
    await beside('Salad');
    expect((await maya.client.rest('DELETE', `/api/meals/${tacos.id}`)).status).toBe(204);
    expect(await dishesAt()).toEqual([
      ['Bean tacos', 0, null, false],
      ['Salad', 2, null, false],
    ]);
    expect(await maya.client.rest('GET', `/api/meals/${beans.id}`)).toMatchObject({
      body: { portions: 2, version: beans.version + 1 },
    });
    await beside('Rice');
    expect(await names()).toEqual(['Bean tacos', 'Salad', 'Rice']);
  });

  test('has the second as its first once the first moves away', async () => {
    expect(await patch(tacos.id, LUNCH)).toMatchObject({ status: 200, body: { position: 0 } });
    expect(await dishesAt()).toEqual([['Bean tacos', 0, null, false]]);
    expect(await names(LUNCH)).toEqual(['Fish tacos']);
  });

  test('gives a dish to an empty slot, whose first it becomes, or beside those of another', async () => {
    expect(await patch(beans.id, LUNCH)).toMatchObject({ body: { position: 0, forWhom: null } });
    expect(await dishesAt(LUNCH)).toEqual([['Bean tacos', 0, null, false]]);
    expect(conflictOf(await patch(beans.id, DINNER))).toEqual([409, 'meal.slotTaken']);
    const again = await patch(beans.id, { ...DINNER, beside: true, ...FOR_VEGANS });
    expect(again).toMatchObject({ status: 200, body: { position: 1 } });
    expect(await dishesAt()).toEqual([
      ['Fish tacos', 0, null, false],
      ['Bean tacos', 1, { cannotEat: 'Fish' }, true],
    ]);
  });

  test.each([
    ['its first', () => tacos],
    ['its second', () => beans],
  ])('moves as a whole with %s, also beside others', async (_which, dishOf) => {
    const { id } = dishOf();
    expect(await patch(id, { ...LUNCH, wholeSlot: true })).toMatchObject({ status: 200 });
    const both = [
      ['Fish tacos', 0, null, false],
      ['Bean tacos', 1, { cannotEat: 'Fish' }, true],
    ];
    expect([await dishesAt(LUNCH), await dishesAt()]).toEqual([both, []]);
    await post('Soup');
    expect(conflictOf(await patch(id, { ...DINNER, wholeSlot: true }))).toEqual([409, 'meal.slotTaken']);
    expect((await patch(id, { ...DINNER, wholeSlot: true, beside: true })).status).toBe(200);
    // Bean tacos were instead of the fish, which is not instead of the soup.
    expect([await dishesAt(), await names(LUNCH)]).toEqual([
      [
        ['Soup', 0, null, false],
        ['Fish tacos', 1, null, false],
        ['Bean tacos', 2, { cannotEat: 'Fish' }, false],
      ],
      [],
    ]);
  });

  test('moves to a slot with an empty meal, which goes, and over GraphQL', async () => {
    await buildMeal(world, trip, { ...LUNCH, name: '' });
    const input = { id: beans.id, date: LUNCH.date, type: 'LUNCH', wholeSlot: true };
    expect(await maya.client.graphql(UPDATE, { input })).toMatchObject({
      data: { updateMeal: { meal: { position: 1 } } },
    });
    expect(await names(LUNCH)).toEqual(['Fish tacos', 'Bean tacos']);
  });

  test('changes its slot with another one, all dishes of both', async () => {
    const soup = await buildMeal(world, trip, { ...LUNCH, name: 'Soup' });
    const swap = (otherMealId: string) =>
      maya.client.rest('POST', `/api/meals/${beans.id}/swap`, { otherMealId });
    expect(await swap(soup.id)).toMatchObject({
      status: 200,
      body: [
        { id: beans.id, ...LUNCH, type: 'LUNCH', position: 1 },
        { id: soup.id, ...DINNER, type: 'DINNER', position: 0 },
      ],
    });
    expect([await names(LUNCH), await names()]).toEqual([['Fish tacos', 'Bean tacos'], ['Soup']]);
    const version = beans.version + 1;
    expect(await swap(tacos.id)).toMatchObject({
      status: 200,
      body: [{ position: 1, version }, { position: 0 }],
    });
  });

  test('tells who changes whom a dish is for what another one made of it', async () => {
    const { version } = beans;
    expect((await patch(beans.id, { forWhom: { group: 'Otters' }, version }, jonas)).status).toBe(200);
    const { status, body } = await patch(beans.id, { forWhom: { cannotEat: 'Beef' }, version });
    expect(status).toBe(409);
    const { conflict } = body as { conflict: VersionConflict };
    expect(conflict).toMatchObject({
      fields: ['forWhom'],
      current: { forWhom: { group: 'Otters' } },
      changedBy: jonasId,
    });
    const newest = { forWhom: { cannotEat: 'Beef' }, version: conflict.version };
    expect(await patch(beans.id, newest)).toMatchObject({ body: { forWhom: { cannotEat: 'Beef' } } });
  });
});

test('counts of a trip have each slot once, as far as its first dish', async () => {
  const counts = async () => {
    const one = await maya.client.rest('GET', `/api/trips/${trip.id}`);
    const all = await maya.client.rest('GET', '/api/trips');
    const counted = ({ plannedMealCount, totalMealCount, mealsOutsidePlanCount }: Counts) => [
      plannedMealCount,
      totalMealCount,
      mealsOutsidePlanCount,
    ];
    // As the presenters make them.
    const [first] = all.body as Counts[];
    expect(first && counted(first)).toEqual(counted(one.body as Counts));
    return counted(one.body as Counts);
  };
  expect(await counts()).toEqual([1, 9, 0]);
  await beside('Bean tacos', FOR_VEGANS);
  await buildMeal(world, trip, { ...LUNCH, name: '' });
  await beside('Soup', LUNCH);
  expect(await counts()).toEqual([1, 9, 0]);
  await buildMeal(world, trip, { ...DINNER, date: '2026-06-20' });
  await buildMeal(world, trip, { ...DINNER, date: '2026-06-20', position: 1 });
  expect(await counts()).toEqual([1, 9, 2]);
});

test('a meal outside of the dates is not needed as before', async () => {
  const outside = await buildMeal(world, trip, { ...LUNCH, date: '2026-06-20' });
  expect(await patch(outside.id, { status: 'not_needed' })).toMatchObject({ status: 200 });
});

test('undoing suggestions makes a dish beside them the first one', async () => {
  const suggest = await maya.client.rest('POST', `/api/trips/${trip.id}/suggest-meals`, {});
  const { runId } = suggest.body as { runId: string };
  await beside('Salad', { ...LUNCH, ...FOR_VEGANS });
  expect(await names(LUNCH)).toEqual([expect.any(String), 'Salad']);
  expect((await maya.client.rest('POST', `/api/trips/${trip.id}/undo-suggestions`, { runId })).status).toBe(
    200,
  );
  expect(await dishesAt(LUNCH)).toEqual([['Salad', 0, null, false]]);
});

test('a first dish without content goes with its day, and the next one is the first', async () => {
  const late = { ...DINNER, date: '2026-06-15' };
  await buildMeal(world, trip, { ...late, name: '' });
  await beside('Salad', { ...late, ...FOR_VEGANS });
  const { name, location, startDate } = trip;
  const shorter = { name, location, startDate, endDate: '2026-06-14' };
  expect((await maya.client.rest('PUT', `/api/trips/${trip.id}`, shorter)).status).toBe(200);
  expect(await dishesAt(late)).toEqual([['Salad', 0, null, false]]);
});

test('what a first dish costs and needs stays with it', async () => {
  const beans = await beside('Bean tacos');
  const fish = await buildIngredient(world, tacos, { name: 'Cod' });
  await patch(tacos.id, { ...LUNCH });
  const { body } = await maya.client.rest('GET', `/api/meals/${tacos.id}`);
  expect(body).toMatchObject({ ...LUNCH, ingredients: [{ id: fish.id }] });
  expect(await maya.client.rest('GET', `/api/meals/${beans.id}`)).toMatchObject({
    body: { ingredients: [] },
  });
});
