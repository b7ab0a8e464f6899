import { buildMeal, buildParticipant, buildPerson, buildTrip, buildVote } from '../../../test/build.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';
import { Participant } from '../../entities/participant.entity.ts';
import { cookbook } from './cookbook/cookbook.ts';

const world = testWorld();

const maya = eachTest(() => buildPerson(world));
const next = eachTest(() => buildTrip(world, maya));

const DINNERS = cookbook()
  .filter(({ types }) => types.includes('dinner'))
  .map(({ name }) => name);

/** A vote of the viewer on a dish, after the trip unless it ends later. */
async function vote(name: string, kind: 'up' | 'down', endDate = '2026-05-02'): Promise<void> {
  const trip = await buildTrip(world, maya, { startDate: '2026-05-01', endDate });
  const row = await world.dataSource.manager.findOneByOrFail(Participant, { tripId: trip.id });
  await buildVote(world, await buildMeal(world, trip, { name }), row, kind);
}

/** As if nothing had been suggested. */
async function startAgain(): Promise<void> {
  for (const table of ['meals', 'suggestion_runs', 'suggestion_turns'])
    await world.dataSource.query(`delete from ${table} where trip_id = $1`, [next.id]);
}

async function suggested(): Promise<string[]> {
  const { body } = await maya.client.rest('POST', `/api/trips/${next.id}/suggest-meals`, {
    cookingSkill: 'advanced',
    budget: 'premium',
  });
  // As the presenter makes it.
  return (body as { updatedMeals: { name: string }[] }).updatedMeals.map(({ name }) => name);
}

test('a dish that was voted down after a trip is not suggested', async () => {
  world.setNow(new Date('2026-06-01T12:00:00Z'));
  const before = await suggested();
  expect(before.length).toBeGreaterThan(5);
  await startAgain();
  for (const name of before) await vote(` ${name.toUpperCase()} `, 'down');
  const after = await suggested();
  expect(after.length).toBe(before.length);
  expect(after.filter((name) => before.includes(name))).toEqual([]);
});

test('votes of a trip that still goes on, and ties, change nothing', async () => {
  world.setNow(new Date('2026-06-01T12:00:00Z'));
  const before = await suggested();
  await startAgain();
  for (const name of before) await vote(name, 'down', '2026-06-20');
  for (const name of before) {
    await vote(name, 'down');
    await vote(name, 'up');
  }
  expect(await suggested()).toEqual(before);
});

test('dishes that were voted for after a trip are suggested more often', async () => {
  world.setNow(new Date('2026-06-01T12:00:00Z'));
  const loved = DINNERS.slice(10, 16);
  for (const name of loved) await vote(name, 'up');
  const names = await suggested();
  expect(names.filter((name) => loved.includes(name)).length).toBeGreaterThanOrEqual(3);
});

test('votes of a trip that the viewer has left do not count', async () => {
  world.setNow(new Date('2026-06-01T12:00:00Z'));
  const sam = await buildPerson(world);
  const before = await suggested();
  await startAgain();
  const trip = await buildTrip(world, sam, { startDate: '2026-05-01', endDate: '2026-05-02' });
  const row = await buildParticipant(world, trip, null);
  const [name = ''] = before;
  await buildVote(world, await buildMeal(world, trip, { name }), row, 'down');
  expect(await suggested()).toEqual(before);
});
