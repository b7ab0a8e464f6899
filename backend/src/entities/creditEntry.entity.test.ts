import { v7 as newId } from 'uuid';
import { buildPerson } from '../../test/build.ts';
import { allTests } from '../../test/fixtures.ts';
import { testWorld } from '../../test/world.ts';

const world = testWorld();
const maya = allTests(() => buildPerson(world));

/** Spends from Maya's free trip. */
function spend(userId: string, amount: number): Promise<unknown> {
  return world.dataSource.query(
    `insert into credit_entries (id, user_id, kind, amount, source, lot_id, created_at)
     select $1, $2, 'expiry', $3, 'expiry:' || gen_random_uuid(), id, now() from credit_entries where source = $4`,
    [newId(), userId, amount, `free:${maya.user.id}`],
  );
}

describe('the ledger table', () => {
  it.each([
    ['update credit_entries set amount = 100 where user_id = $1'],
    ["update credit_entries set user_id = null, source = 'other' where user_id = $1"],
    ['delete from credit_entries where user_id = $1'],
  ])('refuses to change an entry: %s', async (sql) => {
    await expect(world.dataSource.query(sql, [maya.user.id])).rejects.toThrow(/never changed/);
  });

  it('refuses to spend from the lot of another user', async () => {
    const { user } = await buildPerson(world);
    await expect(spend(user.id, -1)).rejects.toThrow(/its own user/);
  });

  it('accepts one of ten concurrent entries on the last credit', async () => {
    await expect(spend(maya.user.id, -2)).rejects.toThrow(/never below zero/);
    const draws = await Promise.allSettled(Array.from({ length: 10 }, () => spend(maya.user.id, -1)));
    expect(draws.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
