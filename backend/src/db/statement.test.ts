import { testWorld } from '../../test/world.ts';
import { STATEMENTS, statement } from './statement.ts';

const world = testWorld();

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

const named = statement<{ sum: number; again: number }, { readonly one: number; readonly other: number }>(
  'named',
  'select $one::integer + $other::integer as sum, $one::integer as again',
);

describe('parameters with names', () => {
  it('are sent as those of Postgres', async () => {
    expect(STATEMENTS.get('named')).toBe('select $1::integer + $2::integer as sum, $1::integer as again');
    const row = await named.first(world.dataSource.manager, { other: 2, one: 1 });
    expect(row).toEqual({ sum: 3, again: 1 });
  });

  it.each([
    ['is forgotten', { one: 1 }],
    ['has no parameter', { one: 1, other: 2, third: 3 }],
  ])('are refused where a value %s', async (_what, values) => {
    // As untyped callers would send them.
    const call = named.all(world.dataSource.manager, values as { one: number; other: number });
    await expect(call).rejects.toThrow('has to be a parameter with a value');
  });

  it.each([
    ['select $1, $2, $3, $4', 'more than three parameters need names'],
    ['select $1, $other', 'either all parameters have names or none'],
  ])('are asked for: %s', (sql, message) => {
    expect(() => statement('unnamed', sql)).toThrow(message);
  });
});
