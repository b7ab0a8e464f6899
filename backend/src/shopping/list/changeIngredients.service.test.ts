import pg from 'pg';
import { v7 as uuid } from 'uuid';
import {
  buildIngredient,
  buildIngredients,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
  type Person,
} from '../../../test/build.ts';
import { callWhileLocked } from '../../../test/races.ts';
import { testWorld } from '../../../test/world.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';

const TICK = `mutation ($input: TickIngredientsInput!) {
  tickIngredients(input: $input) {
    ingredients { id purchased purchasedAt purchasedBy { name } }
    meals { id ingredientCount purchasedIngredientCount }
  }
}`;

const world = testWorld();
let maya: Person;
let jonas: Person;
let trip: Trip;
let meal: Meal;
let jonasRow: Participant;
beforeEach(async () => {
  world.setNow(new Date('2026-06-01T12:00:00Z'));
  [maya, jonas] = await Promise.all([buildPerson(world), buildPerson(world, { name: 'Jonas Weber' })]);
  trip = await buildTrip(world, maya);
  meal = await buildMeal(world, trip);
  jonasRow = await buildParticipant(world, trip, jonas);
});

const change = (person: Person, body: object, tripId = trip.id) =>
  person.client.rest('PATCH', `/api/trips/${tripId}/ingredients`, body);

describe('the buyer and the time of a purchase', () => {
  const tickOne = async (person: Person, id: string, purchased: boolean) =>
    (await person.client.rest('PATCH', `/api/ingredients/${id}`, { purchased })).body;

  test('are those of the first tick, until it is taken back', async () => {
    const { id } = await buildIngredient(world, meal);
    const first = { purchased: true, purchasedBy: jonasRow.id, purchasedAt: '2026-06-01T12:00:00.000Z' };
    expect(await tickOne(jonas, id, true)).toMatchObject(first);
    world.setNow(new Date('2026-06-01T12:05:00Z'));
    expect(await tickOne(maya, id, true)).toMatchObject(first);
    const open = { purchased: false, purchasedBy: null, purchasedAt: null };
    expect(await tickOne(maya, id, false)).toMatchObject(open);
    const again = { purchased: true, purchasedAt: '2026-06-01T12:05:00.000Z' };
    expect(await tickOne(maya, id, true)).toMatchObject(again);
  });

  test('are set by a tick with another change, and by adding a purchased ingredient', async () => {
    const { id } = await buildIngredient(world, meal);
    const bought = { purchased: true, purchasedBy: jonasRow.id, purchasedAt: '2026-06-01T12:00:00.000Z' };
    const edited = await jonas.client.rest('PATCH', `/api/ingredients/${id}`, {
      purchased: true,
      notes: 'The big pack',
    });
    expect(edited.body).toMatchObject({ ...bought, notes: 'The big pack' });
    const added = await jonas.client.rest('POST', `/api/meals/${meal.id}/ingredients`, {
      name: 'Ice',
      purchased: true,
    });
    expect(added.body).toMatchObject(bought);
  });

  test('keep only the time when the buyer leaves', async () => {
    const { id } = await buildIngredient(world, meal, { assignedToId: jonasRow.id });
    await tickOne(jonas, id, true);
    await jonas.client.rest('DELETE', `/api/trips/${trip.id}/participants/${jonasRow.id}`);
    expect((await maya.client.rest('GET', `/api/meals/${meal.id}/ingredients`)).body).toMatchObject([
      { purchased: true, purchasedBy: null, purchasedAt: '2026-06-01T12:00:00.000Z', assignedTo: null },
    ]);
  });
});

describe('ticking several ingredients', () => {
  test('answers with them and with the counts of their meals', async () => {
    const lunch = await buildMeal(world, trip, { type: 'lunch' });
    const rows = [await buildIngredient(world, meal), await buildIngredient(world, lunch)];
    await buildIngredient(world, lunch);
    const ids = rows.map(({ id }) => id).toReversed();
    const { data } = await jonas.client.graphql(TICK, { input: { tripId: trip.id, ids, purchased: true } });
    const ticked = {
      purchased: true,
      purchasedAt: '2026-06-01T12:00:00.000Z',
      purchasedBy: { name: 'Jonas Weber' },
    };
    expect(data).toEqual({
      tickIngredients: {
        ingredients: rows.map(({ id }) => ({ id, ...ticked })),
        meals: [
          { id: meal.id, ingredientCount: 1, purchasedIngredientCount: 1 },
          { id: lunch.id, ingredientCount: 2, purchasedIngredientCount: 1 },
        ],
      },
    });
  });

  test('tells the revision that it made, and none where nothing changes', async () => {
    const { id } = await buildIngredient(world, meal);
    const tick = async () => {
      const input = { tripId: trip.id, ids: [id], purchased: true };
      const query =
        'mutation ($input: TickIngredientsInput!) { tickIngredients(input: $input) { revision } }';
      return (await maya.client.graphql(query, { input })).data;
    };
    const { data } = await maya.client.graphql(`{ trip(id: "${trip.id}") { revision } }`);
    const { revision } = (data as { trip: { revision: number } }).trip;
    expect(await tick()).toEqual({ tickIngredients: { revision: revision + 1 } });
    expect(await tick()).toEqual({ tickIngredients: { revision: null } });
  });

  test('skips ingredients of other trips and unknown ones', async () => {
    const own = await buildIngredient(world, meal);
    const foreign = await buildIngredient(world, await buildMeal(world, await buildTrip(world, maya)));
    const ids = [foreign.id, uuid(), own.id, own.id];
    expect(await change(maya, { ids, purchased: true })).toMatchObject({
      status: 200,
      body: [{ id: own.id }],
    });
    expect(await change(maya, { ids: [foreign.id], purchased: true })).toMatchObject({
      status: 200,
      body: [],
    });
    const { body } = await maya.client.rest('GET', `/api/meals/${foreign.mealId}/ingredients`);
    expect(body).toMatchObject([{ purchased: false }]);
  });

  test.each([1, 40])('takes as many statements for %i of them, over GraphQL and REST', async (count) => {
    const rows = await buildIngredients(
      world,
      Array.from({ length: count }, () => [meal, {}]),
    );
    const ids = rows.map(({ id }) => id);
    const query = jest.spyOn(pg.Client.prototype, 'query');
    await maya.client.graphql(TICK, { input: { tripId: trip.id, ids, purchased: true } });
    await change(maya, { ids, purchased: false });
    const statements = query.mock.calls
      .map((call) => statementName(call[0]))
      // After the answer, for ticks of some milliseconds together; those without a name begin and end transactions.
      .filter((name) => name !== null && name !== 'notify_trip_changes');
    query.mockRestore();
    const tick = ['find_viewer', 'tick_ingredients', 'next_trip_revision', 'record_trip_event'];
    expect(statements).toEqual([...tick, ...tick]);
  });
});

describe('taking a tick back', () => {
  const purchasedAt = '2026-06-01T12:00:00.123Z';
  const untick = (person: Person, id: string, seenPurchasedAt?: string | null) =>
    change(person, { ids: [id], purchased: false, seenPurchasedAt });
  let id: string;
  beforeEach(async () => {
    ({ id } = await buildIngredient(world, meal));
    world.setNow(new Date(purchasedAt));
    await change(jonas, { ids: [id], purchased: true });
  });

  test('applies to the purchase that the caller saw', async () => {
    expect(await untick(maya, id, purchasedAt)).toMatchObject({ status: 200, body: [{ purchased: false }] });
  });

  test('keeps a later purchase, and answers with it', async () => {
    await untick(jonas, id);
    world.setNow(new Date('2026-06-01T12:00:00.124Z'));
    await change(jonas, { ids: [id], purchased: true });
    const later = { purchased: true, purchasedAt: '2026-06-01T12:00:00.124Z', purchasedBy: jonasRow.id };
    expect(await untick(maya, id, purchasedAt)).toMatchObject({ status: 200, body: [later] });
    const input = { tripId: trip.id, ids: [id], purchased: false, seenPurchasedAt: purchasedAt };
    const { data } = await maya.client.graphql(TICK, { input });
    expect(data).toMatchObject({
      tickIngredients: {
        ingredients: [{ id, purchased: true, purchasedBy: { name: 'Jonas Weber' } }],
        meals: [{ id: meal.id, purchasedIngredientCount: 1 }],
      },
    });
  });

  test('keeps a later purchase that commits while it waits for the lock', async () => {
    const answer = await callWhileLocked(
      world,
      () => untick(maya, id, purchasedAt),
      (db) => db.query("update ingredients set purchased_at = '2026-06-01T12:05:00Z' where id = $1", [id]),
    );
    const later = { purchased: true, purchasedAt: '2026-06-01T12:05:00.000Z', purchasedBy: jonasRow.id };
    expect(answer).toMatchObject({ status: 200, body: [later] });
  });

  test('with seenPurchasedAt null applies only to the caller’s own purchase', async () => {
    expect(await untick(maya, id, null)).toMatchObject({ status: 200, body: [{ purchased: true }] });
    expect(await untick(jonas, id, null)).toMatchObject({ status: 200, body: [{ purchased: false }] });
  });

  test('with seenPurchasedAt null applies to a purchase without a time', async () => {
    await world.dataSource.query('update ingredients set purchased_at = null where id = $1', [id]);
    expect(await untick(maya, id, null)).toMatchObject({ status: 200, body: [{ purchased: false }] });
  });

  test('without seenPurchasedAt applies to any purchase, as older clients expect', async () => {
    expect(await untick(maya, id)).toMatchObject({ status: 200, body: [{ purchased: false }] });
  });

  test('works the same over GraphQL, with the field absent, null or a time', async () => {
    const untickBy = async (person: Person, seen: { readonly seenPurchasedAt?: string | null }) => {
      await change(jonas, { ids: [id], purchased: true });
      const input = { tripId: trip.id, ids: [id], purchased: false, ...seen };
      const { data } = await person.client.graphql(TICK, { input });
      return data;
    };
    const answered = (purchased: boolean) => ({ tickIngredients: { ingredients: [{ id, purchased }] } });
    expect(await untickBy(maya, { seenPurchasedAt: null })).toMatchObject(answered(true));
    expect(await untickBy(jonas, { seenPurchasedAt: null })).toMatchObject(answered(false));
    expect(await untickBy(maya, { seenPurchasedAt: purchasedAt })).toMatchObject(answered(false));
    expect(await untickBy(maya, {})).toMatchObject(answered(false));
  });

  test('finds a purchase stored in microseconds by the milliseconds of its answer', async () => {
    await world.dataSource.query(
      "update ingredients set purchased_at = '2026-06-01T12:00:00.123987Z' where id = $1",
      [id],
    );
    const { body } = await maya.client.rest('GET', `/api/meals/${meal.id}/ingredients`);
    expect(body).toMatchObject([{ purchasedAt }]);
    const { data } = await maya.client.graphql(`{ meal(id: "${meal.id}") { ingredients { purchasedAt } } }`);
    expect(data).toEqual({ meal: { ingredients: [{ purchasedAt }] } });
    expect(await untick(maya, id, purchasedAt)).toMatchObject({ status: 200, body: [{ purchased: false }] });
  });

  test('is refused when seenPurchasedAt is no time', async () => {
    expect(await untick(maya, id, 'yesterday')).toMatchObject({
      status: 400,
      body: {
        field: 'seenPurchasedAt',
        message: 'The time of the purchase has to be a date and time with a zone.',
      },
    });
  });
});

test('a tick applies with any seenPurchasedAt', async () => {
  const { id } = await buildIngredient(world, meal);
  const seenPurchasedAt = '2026-01-01T00:00:00.000Z';
  expect(await change(maya, { ids: [id], purchased: true, seenPurchasedAt })).toMatchObject({
    status: 200,
    body: [{ purchased: true }],
  });
});

/** The name of a prepared statement before it runs. */
function statementName(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'name' in query ? query.name : null;
}

describe('assigning several ingredients to a buyer', () => {
  test('assigns them, and takes them back', async () => {
    const ids = [(await buildIngredient(world, meal)).id, (await buildIngredient(world, meal)).id];
    const given = [{ assignedTo: jonasRow.id }, { assignedTo: jonasRow.id }];
    expect(await change(maya, { ids, assignedTo: jonasRow.id })).toMatchObject({ status: 200, body: given });
    const taken = [{ assignedTo: null }, { assignedTo: null }];
    expect(await change(maya, { ids, assignedTo: null })).toMatchObject({ status: 200, body: taken });
  });

  test('ticks them in the same call on request', async () => {
    const { id } = await buildIngredient(world, meal);
    const answer = await change(maya, { ids: [id], assignedTo: jonasRow.id, purchased: true });
    expect(answer).toMatchObject({ status: 200, body: [{ purchased: true, assignedTo: jonasRow.id }] });
  });

  test('refuses a buyer who has not joined, and names the field as in the request', async () => {
    const { id } = await buildIngredient(world, meal);
    const pending = await buildParticipant(world, trip, null, { inviteStatus: 'pending' });
    const overRest = await change(maya, { ids: [id], assignedTo: pending.id });
    expect(overRest).toMatchObject({ status: 400, body: { field: 'assignedTo' } });
    const overGraphql = await maya.client.graphql(
      'mutation ($input: AssignIngredientsInput!) { assignIngredients(input: $input) { ingredients { id } } }',
      { input: { tripId: trip.id, ids: [id], assignedToId: pending.id } },
    );
    expect(overGraphql).toMatchObject({ status: 400, field: 'assignedToId' });
  });
});

describe('a change of several ingredients', () => {
  test.each([
    [{ purchased: true }, 'Ingredient ids have to be a list.'],
    [{ ids: 'all', purchased: true }, 'Ingredient ids have to be a list.'],
    [{ ids: [], purchased: true }, 'Please choose at least one ingredient.'],
    [{ ids: ['17'], purchased: true }, 'Ingredient id is not a valid id.'],
    [{ ids: [uuid()], purchased: 'yes' }, 'Purchased has to be true or false.'],
    [{ ids: [uuid()] }, 'Either purchased or assignedTo is required.'],
    [
      { ids: Array.from({ length: 1001 }, () => uuid()), purchased: true },
      'At most 1,000 ingredients can be changed at once.',
    ],
  ])('%#: is refused with the reason', async (body, message) => {
    expect(await change(maya, body)).toMatchObject({ status: 400, body: { message } });
  });

  test('is refused once the trip is completed, and answers 404 to an outsider', async () => {
    const { id } = await buildIngredient(world, meal);
    const outsider = await buildPerson(world);
    for (const body of [{ purchased: true }, { assignedTo: null }])
      expect(await change(outsider, { ids: [id], ...body })).toMatchObject({ status: 404 });
    world.setNow(new Date('2026-06-20T12:00:00Z'));
    for (const body of [{ purchased: true }, { assignedTo: null }])
      expect(await change(maya, { ids: [id], ...body })).toMatchObject({
        status: 409,
        body: { code: 'TRIP_COMPLETED' },
      });
  });
});
