import {
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
  signedIn,
  type Person,
} from '../../../test/build.ts';
import type { Client } from '../../../test/client.ts';
import { concurrently, expectWithin, outcomes } from '../../../test/races.ts';
import { testWorlds } from '../../../test/world.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';

const SLOTS = 9;
const ANY_ID: unknown = expect.any(String);

const [world, other] = testWorlds();
let maya: Person;
let jonas: Person;
let trip: Trip;
let jonasRow: Participant;
beforeEach(() => arrange());

/** Three days with three meals each; Maya and Jonas accepted, Priya is pending, Leo declined. */
async function arrange(): Promise<void> {
  maya = await buildPerson(world);
  jonas = await buildPerson(world, { name: 'Jonas Weber' });
  trip = await buildTrip(world, maya);
  jonasRow = await buildParticipant(world, trip, jonas);
  await buildParticipant(world, trip, null, { name: 'Priya Nair', inviteStatus: 'pending' });
  await buildParticipant(world, trip, null, { name: 'Leo Marchetti', inviteStatus: 'declined' });
}

const assign = (client: Client) => client.rest('POST', `/api/trips/${trip.id}/assign-meals`);

interface Planned {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly assignedToId: string | null;
}

/** The current meals of the trip. */
async function plan(): Promise<readonly Planned[]> {
  const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}`);
  // The answer of a trip contains its meals.
  return (body as { meals: Planned[] }).meals;
}

async function mealsOfEach(): Promise<number[]> {
  const counts = new Map<string, number>();
  for (const { assignedToId, status } of await plan())
    if (assignedToId !== null && status === 'planned')
      counts.set(assignedToId, (counts.get(assignedToId) ?? 0) + 1);
  return [...counts.values()].toSorted((a, b) => a - b);
}

describe('assigning meals at random', () => {
  test('gives every slot a cook, in turns among accepted participants', async () => {
    expect(await assign(maya.client)).toMatchObject({
      status: 200,
      body: { assignedMeals: SLOTS, participants: 2, meals: { length: SLOTS } },
    });
    expect(await plan()).toHaveLength(SLOTS);
    expect(await mealsOfEach()).toEqual([4, 5]);
  });

  test('keeps assigned and not-needed meals, and assigns a cook to suggested ones', async () => {
    const mine = await buildMeal(world, trip, { assignedToId: jonasRow.id });
    const suggested = await buildMeal(world, trip, { type: 'lunch', name: 'Tacos', isAiGenerated: true });
    const notNeeded = await buildMeal(world, trip, { type: 'breakfast', name: '', status: 'not_needed' });
    const leftOver = await buildMeal(world, trip, { date: '2026-06-14', name: '' });
    const outside = await buildMeal(world, trip, { date: '2026-06-20' });
    expect((await assign(maya.client)).body).toMatchObject({ assignedMeals: SLOTS - 2 });
    const meals = new Map((await plan()).map((meal) => [meal.id, meal]));
    expect(meals.get(mine.id)).toMatchObject({ assignedToId: jonasRow.id });
    expect(meals.get(suggested.id)).toMatchObject({ name: 'Tacos', assignedToId: ANY_ID });
    expect(meals.get(notNeeded.id)).toMatchObject({ status: 'not_needed', assignedToId: null });
    expect(meals.get(leftOver.id)).toMatchObject({ name: '', assignedToId: ANY_ID });
    expect(meals.get(outside.id)).toMatchObject({ assignedToId: null });
    expect(meals.size).toBe(SLOTS + 1);
  });

  test('prefers the cook with the fewest meals', async () => {
    const days = ['2026-06-13', '2026-06-14', '2026-06-15'];
    for (const date of days) await buildMeal(world, trip, { date, assignedToId: jonasRow.id });
    for (const date of days) await buildMeal(world, trip, { date, type: 'lunch', status: 'not_needed' });
    await assign(maya.client);
    const answer = await assign(maya.client);
    expect(await mealsOfEach()).toEqual([3, 3]);
    expect(answer.body).toEqual({ assignedMeals: 0, participants: 0, meals: [] });
  });

  test('is allowed for every member, and refused once the trip is completed', async () => {
    expect((await assign(jonas.client)).status).toBe(200);
    trip = await buildTrip(world, maya, { startDate: '2026-05-01', endDate: '2026-05-03' });
    expect(await assign(maya.client)).toMatchObject({ status: 409, body: { code: 'TRIP_COMPLETED' } });
  });

  test('answers with the updated trip', async () => {
    const { data } = await maya.client.graphql(
      `mutation ($input: AssignMealsAtRandomInput!) {
        assignMealsAtRandom(input: $input) { trip { plannedMealCount meals { assignedTo { name } } } }
      }`,
      { input: { tripId: trip.id } },
    );
    expect(data).toMatchObject({
      assignMealsAtRandom: { trip: { plannedMealCount: SLOTS, meals: { length: SLOTS } } },
    });
  });
});

describe('undoing a random assignment', () => {
  const undo = (client: Client, given: object) =>
    client.rest('POST', `/api/trips/${trip.id}/undo-assign-meals`, given);
  const given = async () => {
    const { meals } = (await assign(maya.client)).body as { meals: readonly Planned[] };
    return meals.map(({ id, assignedToId }) => ({ mealId: id, participantId: assignedToId }));
  };
  const duties = async () =>
    (await maya.client.rest('GET', `/api/trips/${trip.id}/duties`)).body as readonly object[];

  test('takes the given cooks back, and leaves those chosen since and before', async () => {
    const mine = await buildMeal(world, trip, { assignedToId: jonasRow.id });
    const cooks = await given();
    const [first, second] = cooks;
    const other = cooks.find(({ participantId }) => participantId !== jonasRow.id) ?? first;
    await maya.client.rest('PATCH', `/api/meals/${other?.mealId}`, { assignedToId: jonasRow.id });
    const gone = second === other ? first : second;
    await maya.client.rest('DELETE', `/api/meals/${gone?.mealId}`);
    const answer = await undo(jonas.client, { cooks });
    expect(answer).toMatchObject({
      status: 200,
      body: { meals: { length: SLOTS - 3 }, keptMeals: [{ id: other?.mealId }] },
    });
    const cooked = (await plan()).filter(({ assignedToId }) => assignedToId !== null);
    expect(cooked.map(({ id }) => id).toSorted()).toEqual([mine.id, other?.mealId].toSorted());
    expect((await undo(jonas.client, { cooks })).body).toMatchObject({ meals: [] });
  });

  test('takes the given duties back, and leaves others', async () => {
    const slot = { date: '2026-06-13', type: 'DINNER' };
    const duty = (kind: string) => ({ ...slot, kind, participantId: jonasRow.id });
    for (const kind of ['HELP', 'WASH_UP'])
      await maya.client.rest('PUT', `/api/trips/${trip.id}/duties`, {
        ...slot,
        kind,
        participantIds: [jonasRow.id],
      });
    const absent = { ...duty('HELP'), date: '2026-06-12' };
    expect((await undo(maya.client, { duties: [duty('HELP'), absent] })).status).toBe(200);
    expect(await duties()).toEqual([duty('WASH_UP')]);
  });

  test('is refused for a malformed list, and once the trip is completed', async () => {
    expect((await undo(maya.client, { cooks: [{ mealId: 'x' }] })).status).toBe(400);
    expect((await undo(maya.client, {})).status).toBe(200);
    trip = await buildTrip(world, maya, { startDate: '2026-05-01', endDate: '2026-05-03' });
    expect(await undo(maya.client, {})).toMatchObject({ status: 409, body: { code: 'TRIP_COMPLETED' } });
  });
});

describe('concurrently', () => {
  test('two participants assign the plan: the first call assigns all, the second none', async () => {
    const seen = await outcomes(arrange, async (_, round) => {
      const remote = await signedIn(other, jonas.user);
      const counts: unknown[] = [];
      const counted = (client: Client) => async () => {
        const answer = await assign(client);
        counts.push((answer.body as { assignedMeals: number }).assignedMeals);
        return answer;
      };
      const statuses = await concurrently(round, counted(maya.client), counted(remote));
      expect(counts.toSorted()).toEqual([0, SLOTS]);
      expect(await mealsOfEach()).toEqual([4, 5]);
      return statuses.join();
    });
    expect(seen).toEqual(['200,200']);
  });

  test('a participant fills a slot: it is filled once, and every meal has a cook', async () => {
    const seen = await outcomes(arrange, async (_, round) => {
      const remote = await signedIn(other, jonas.user);
      const slot = { tripId: trip.id, date: '2026-06-13', type: 'dinner', assignedToId: jonasRow.id };
      const statuses = await concurrently(
        round,
        () => assign(maya.client),
        () => remote.rest('POST', '/api/meals', { ...slot, name: 'Chili' }),
      );
      expect(await plan()).toHaveLength(SLOTS);
      expect(await mealsOfEach()).toEqual([4, 5]);
      return statuses.join();
    });
    expectWithin(seen, ['200,201', '200,409']);
  });

  test('a participant leaves: no meal is assigned to them', async () => {
    const seen = await outcomes(arrange, async (_, round) => {
      const remote = await signedIn(other, jonas.user);
      const statuses = await concurrently(
        round,
        () => assign(maya.client),
        () => remote.rest('DELETE', `/api/trips/${trip.id}/participants/${jonasRow.id}`),
      );
      expect((await plan()).filter(({ assignedToId }) => assignedToId === jonasRow.id)).toEqual([]);
      return statuses.join();
    });
    expect(seen).toEqual(['200,204']);
  });

  test('a participant takes a meal: it stays theirs in either order', async () => {
    const seen = await outcomes(arrange, async (_, round) => {
      const remote = await signedIn(other, jonas.user);
      const { id } = await buildMeal(world, trip);
      const statuses = await concurrently(
        round,
        () => assign(maya.client),
        () => remote.rest('PATCH', `/api/meals/${id}`, { assignedToId: jonasRow.id }),
      );
      expect((await plan()).find((meal) => meal.id === id)).toMatchObject({ assignedToId: jonasRow.id });
      return statuses.join();
    });
    expect(seen).toEqual(['200,200']);
  });
});

describe('the table', () => {
  const leave = (participantId: string) =>
    world.dataSource.query(
      `insert into attendance_exceptions (trip_id, eater_id, date, type, attends)
       select trip_id, id, date, type, false from eaters,
         unnest(array['2026-06-13', '2026-06-14']::date[]) date, unnest(array['breakfast', 'lunch', 'dinner']) type
       where participant_id = $1`,
      [participantId],
    );
  const balance = async () =>
    (await maya.client.rest('GET', `/api/trips/${trip.id}/cook-balance`)).body as {
      participantId: string;
      mealCount: number;
      portions: number;
    }[];

  it('gives people only meals at which they eat', async () => {
    await leave(jonasRow.id);
    await assign(maya.client);
    const days = (await plan()).filter(({ assignedToId }) => assignedToId === jonasRow.id);
    expect(days.length).toBeGreaterThan(0);
    expect(await balance()).toMatchObject([
      { mealCount: SLOTS - days.length },
      { participantId: jonasRow.id, mealCount: days.length, portions: days.length * 3 },
    ]);
  });

  it('leaves a slot where no member eats without a cook', async () => {
    const [mayaRow] = (await balance()).map(({ participantId }) => participantId);
    await leave(jonasRow.id);
    await leave(mayaRow ?? '');
    expect(await assign(maya.client)).toMatchObject({ status: 200, body: { assignedMeals: 3 } });
  });
});
