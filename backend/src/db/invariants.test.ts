import { buildMeal, buildPerson, buildTrip } from '../../test/build.ts';
import { testWorld } from '../../test/world.ts';
import type { Meal } from '../entities/meal.entity.ts';
import { checkInvariants } from './invariants.ts';
import { allowTripWrites } from './tripWrites.ts';

const SLOT = 'a slot has a first dish, at most 10, and is needed with all of them or not';
const FIRST = 'the first dish of a slot stands in for no other';
const PORTIONS =
  'a meal for everybody has the portions of those who eat at its slot, another one at most these';

const world = testWorld();
let dishes: readonly Meal[];
beforeAll(async () => {
  const trip = await buildTrip(world, await buildPerson(world));
  const built: Meal[] = [];
  for (const position of [0, 1]) built.push(await buildMeal(world, trip, { position }));
  dishes = built;
});

/** Names of the rules that a statement on the second dish breaks. */
async function brokenBy(sql: string): Promise<string[]> {
  const runner = world.dataSource.createQueryRunner();
  await runner.startTransaction();
  try {
    allowTripWrites(runner.manager);
    await runner.query(sql, [dishes[1]?.id]);
    return (await checkInvariants(runner.manager)).filter(({ broken }) => broken > 0).map(({ rule }) => rule);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

test.each([
  ['two dishes', 'select $1::uuid', []],
  ['a first dish that is missing', 'update meals set position = 5 where id <> $1', [SLOT]],
  ['a dish that is not needed', "update meals set status = 'not_needed' where id = $1", [SLOT]],
  [
    'an eleventh dish',
    `insert into meals (id, trip_id, date, type, position, portion_quarters, created_at)
     select gen_random_uuid(), trip_id, date, type, n, portion_quarters, now()
     from meals, generate_series(2, 10) n where id = $1`,
    [SLOT],
  ],
  ['a first dish instead of the first', 'update meals set is_instead = true where id <> $1', [FIRST]],
  [
    'too few portions for everybody',
    'update meals set portion_quarters = portion_quarters - 1 where id = $1',
    [PORTIONS],
  ],
  [
    'too few for a part',
    `update meals set for_whom = '{"eaterIds":[]}', portion_quarters = 0 where id = $1`,
    [],
  ],
  [
    'too many for a part',
    `update meals set for_whom = '{"eaterIds":[]}', portion_quarters = portion_quarters + 1 where id = $1`,
    [PORTIONS],
  ],
])('%s: rules of dishes', async (_what, sql, rules) => {
  expect(await brokenBy(sql)).toEqual(rules);
});
