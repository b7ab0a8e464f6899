import { newPhone } from '../../../test/build.ts';
import { codeFor, post } from '../../../test/signIn.ts';
import { testWorld } from '../../../test/world.ts';
import { forgetPastUse } from '../../db/pastUse.sql.ts';

const world = testWorld({ TRUST_PROXY: '1' });

const tryCode = async (phone: string, code: string) =>
  (await post(world.visitor(), 'verify-code', { phone, code, name: 'Ann' })).status;

describe('a code', () => {
  test.each([
    [-86_400, 400],
    [-3_600, 400],
    [-60, 400],
    [0, 200],
    [280, 200],
    [300, 400],
    [86_000, 400],
  ])('that is %i seconds old by the clock of the database is answered with %i', async (seconds, status) => {
    const phone = newPhone();
    const code = await codeFor(world, phone);
    await world.passSeconds(seconds);
    expect(await tryCode(phone, code)).toBe(status);
    const next = await post(world.visitor(), 'request-code', { phone });
    expect(next.status).toBe(seconds === 0 ? 429 : 200);
    await world.passSeconds(-seconds);
  });

  test('from before the clock was set back is not valid again later', async () => {
    const phone = newPhone();
    const code = await codeFor(world, phone);
    await world.passSeconds(-3_600);
    await forgetPastUse(world.dataSource.manager);
    await world.passSeconds(3_600);
    expect(await tryCode(phone, code)).toBe(400);
  });
});

test('a limit that was counted years ahead ends with the upkeep', async () => {
  const phone = newPhone();
  await codeFor(world, phone);
  await world.passSeconds(-100 * 86_400);
  const counted = () => world.dataSource.query<unknown[]>('select from rate_limits');
  expect(await counted()).not.toEqual([]);
  await forgetPastUse(world.dataSource.manager);
  expect(await counted()).toEqual([]);
});
