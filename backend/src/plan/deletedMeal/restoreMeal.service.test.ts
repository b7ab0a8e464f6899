import {
  buildCompanion,
  buildIngredient,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildReceipt,
  buildSettledConflict,
  buildTrip,
  buildVote,
  type Person,
} from '../../../test/build.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';
import { CONTENT_TABLES } from '../../db/tables.ts';
import { Receipt } from '../../entities/costs/receipt.entity.ts';
import { Eater } from '../../entities/eater.entity.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { Participant } from '../../entities/participant.entity.ts';

const world = testWorld();
const maya = eachTest(() => buildPerson(world));
const trip = eachTest(() => buildTrip(world, maya));
const jonas = eachTest(async () =>
  buildParticipant(world, trip, await buildPerson(world, { name: 'Jonas Weber' })),
);
const meal = eachTest(() => buildMeal(world, trip, { assignedToId: jonas.id }));

const remove = (id: string) => maya.client.rest('DELETE', `/api/meals/${id}`);
const restore = (id: string) => maya.client.rest('POST', `/api/trips/${trip.id}/meals/${id}/restore`);

const dishes = () =>
  world.dataSource.manager.find(Meal, { where: { tripId: trip.id }, order: { position: 1 } });
const ownOf = ({ user }: Person) =>
  world.dataSource.manager.findOneByOrFail(Participant, { tripId: trip.id, userId: user.id });

async function rowsOfTrip(): Promise<Record<string, unknown[]>> {
  const tables = CONTENT_TABLES.map(async (table) => {
    const key = table === 'trips' ? 'id' : 'trip_id';
    const rows = await world.dataSource.query<unknown[]>(
      `select to_jsonb(t) as row from ${table} t where ${key} = $1 order by to_jsonb(t)::text`,
      [trip.id],
    );
    return [table, rows] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}

test('a deleted meal comes back with every row that went with it', async () => {
  const beef = await buildIngredient(world, meal, {
    purchased: true,
    purchasedById: jonas.id,
    purchasedAt: world.deps.now(),
    assignedToId: jonas.id,
  });
  const { id: eaterId } = await world.dataSource.manager.findOneByOrFail(Eater, { participantId: jonas.id });
  await buildIngredient(world, meal, { name: 'Tofu', apartOfId: beef.id, apartEaterIds: [eaterId] });
  await buildVote(world, meal, jonas, 'up');
  await buildSettledConflict(world, meal, eaterId);
  const other = await buildMeal(world, trip, { type: 'lunch', name: 'Tacos' });
  await buildReceipt(world, jonas, { mealIds: [meal.id, other.id] });
  const before = await rowsOfTrip();

  expect((await remove(meal.id)).status).toBe(204);
  expect(await rowsOfTrip()).not.toEqual(before);
  expect(await restore(meal.id)).toMatchObject({ status: 200, body: { id: meal.id } });
  expect(await rowsOfTrip()).toEqual(before);
  expect((await restore(meal.id)).status).toBe(200);
  expect(await rowsOfTrip()).toEqual(before);

  expect((await remove(meal.id)).status).toBe(204);
  expect((await restore(meal.id)).status).toBe(200);
});

test('the first dish of a slot is the first again, and the next one is for whom it was', async () => {
  const salad = { name: 'Salad', position: 1, isInstead: true, forWhom: { group: 'Foxes' } };
  const { id } = await buildMeal(world, trip, salad);
  await remove(meal.id);
  expect(await dishes()).toMatchObject([{ id, position: 0, isInstead: false, forWhom: null }]);
  await restore(meal.id);
  expect(await dishes()).toMatchObject([
    { id: meal.id, position: 0 },
    { id, ...salad },
  ]);
});

test('after the dishes that stand in its slot by now', async () => {
  const { id } = await buildMeal(world, trip, { name: 'Salad', position: 1 });
  await remove(meal.id);
  const forWhom = { group: 'Foxes' };
  await maya.client.rest('PATCH', `/api/meals/${id}`, { forWhom });
  await restore(meal.id);
  expect(await dishes()).toMatchObject([
    { id, position: 0, forWhom },
    { id: meal.id, position: 1 },
  ]);
});

test.each(['participants', 'eaters'])('not once one of the %s has left the table', async (people) => {
  const sam = await buildCompanion(world, await ownOf(maya), { name: 'Sam' });
  await remove(meal.id);
  const { id } = people === 'eaters' ? sam : jonas;
  const left = await maya.client.rest('DELETE', `/api/trips/${trip.id}/${people}/${id}`);
  expect(left.status).toBeLessThan(300);
  expect((await restore(meal.id)).status).toBe(404);
  expect(await world.dataSource.query('select from deleted_meals')).toEqual([]);
});

test('an edit that does not know of a later one is refused, as before', async () => {
  const edit = (name: string, version: number) =>
    maya.client.rest('PATCH', `/api/meals/${meal.id}`, { name, version });
  const beef = await buildIngredient(world, meal);
  expect((await edit('Stew', 1)).status).toBe(200);
  await maya.client.rest('PATCH', `/api/ingredients/${beef.id}`, { name: 'Tofu', version: 1 });
  await remove(meal.id);
  await restore(meal.id);
  expect((await edit('Soup', 1)).status).toBe(409);
  const change = { name: 'Seitan', version: 1 };
  expect((await maya.client.rest('PATCH', `/api/ingredients/${beef.id}`, change)).status).toBe(409);
});

test('one that was not needed is needed beside a dish', async () => {
  await maya.client.rest('PATCH', `/api/meals/${meal.id}`, { status: 'not_needed' });
  await remove(meal.id);
  await buildMeal(world, trip, { name: 'Tacos' });
  await restore(meal.id);
  expect(await dishes()).toMatchObject([{ status: 'planned' }, { id: meal.id, status: 'planned' }]);
});

test('alone in its slot it is for everybody', async () => {
  const salad = await buildMeal(world, trip, { name: 'Salad', position: 1, isInstead: true });
  await remove(salad.id);
  await remove(meal.id);
  await restore(salad.id);
  expect(await world.dataSource.manager.findBy(Meal, { id: salad.id })).toMatchObject([
    { position: 0, isInstead: false },
  ]);
});

test('a slot that is not needed by now refuses it, and it can be restored later', async () => {
  await remove(meal.id);
  const { date, type } = meal;
  const marked = await maya.client.rest('POST', '/api/meals', {
    tripId: trip.id,
    date,
    type,
    status: 'not_needed',
  });
  expect((await restore(meal.id)).status).toBe(409);
  await remove((marked.body as { id: string }).id);
  expect((await restore(meal.id)).status).toBe(200);
});

test('a receipt for it alone keeps its shares', async () => {
  const { id } = await buildReceipt(world, jonas, { mealIds: [meal.id] });
  const frozenAt = async () => (await world.dataSource.manager.findOneByOrFail(Receipt, { id })).frozenAt;
  expect(await frozenAt()).toBeNull();
  await remove(meal.id);
  const since = await frozenAt();
  expect(since).not.toBeNull();
  await restore(meal.id);
  expect(await frozenAt()).toEqual(since);
});

test('for a day', async () => {
  await remove(meal.id);
  await world.dataSource.query("update deleted_meals set created_at = now() - interval '1 day'");
  expect((await restore(meal.id)).status).toBe(404);
});
