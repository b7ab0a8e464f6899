import { createWorld, type World } from '../../test/world.ts';
import { statement } from './statement.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const planned = statement<unknown>('planned_once', 'select $1::integer');
const plannedEachTime = statement<unknown>('planned_each_time', 'select $1::integer', {
  isPlannedEachTime: true,
});

test('Postgres keeps the plan of a statement, unless it is planned each time', async () => {
  const kept = await world.dataSource.transaction(async (db) => {
    await planned.all(db, [1]);
    await plannedEachTime.all(db, [1]);
    return db.query<{ name: string }[]>("select name from pg_prepared_statements where name like 'planned%'");
  });
  expect(kept).toEqual([{ name: 'planned_once' }]);
});
