import { buildPerson, newPhone, type Person } from '../../../test/build.ts';
import { concurrently, expectWithin, callWhileLocked, outcomes } from '../../../test/races.ts';
import { codeFor, post, signUp } from '../../../test/signIn.ts';
import type { Client } from '../../../test/client.ts';
import { testWorlds } from '../../../test/world.ts';
import { hashOfContact, keepFreeTripContact } from '../../payment/credit/freeTripContact.sql.ts';
import { forgetPastUse } from '../../db/pastUse.sql.ts';
import { hashCode } from '../../access/identity/code.ts';
import { lockContact } from '../../access/identity/contactLock.sql.ts';

const DAY_SECONDS = 24 * 60 * 60;
const NEW_TRIP = { name: 'Moab', location: 'Utah', startDate: '2026-07-01', endDate: '2026-07-03' };

const [world, other] = testWorlds({
  TRUST_PROXY: '1',
  MONETIZATION_ENABLED: 'true',
  SMS_HOURLY_LIMIT: '400',
});

async function tripsOf(client: Client): Promise<unknown> {
  const { body } = await client.rest('GET', '/api/subscription/status');
  return Reflect.get(Object(body), 'tripsRemaining');
}

const deleteAccount = (client: Client) => client.rest('DELETE', '/api/auth/me');

/** Changes the account's number through the API. */
async function changeNumber({ client }: Pick<Person, 'client'>, phone: string): Promise<void> {
  expect((await client.rest('POST', '/api/auth/me/phone/request-code', { phone })).status).toBe(200);
  const code = /#(\d{6})$/.exec(world.texts.findLast((text) => text.phone === phone)?.body ?? '')?.[1];
  expect((await client.rest('PUT', '/api/auth/me/phone', { phone, code })).status).toBe(200);
}

describe('the free trip of a phone number', () => {
  test.each([
    ['was not used', false],
    ['was used', true],
  ])('that %s is not granted again after the account is deleted', async (_what, isUsed) => {
    const phone = newPhone();
    const first = await signUp(world, phone);
    expect(await tripsOf(first)).toBe(1);
    if (isUsed) expect((await first.rest('POST', '/api/trips', NEW_TRIP)).status).toBe(201);
    expect((await deleteAccount(first)).status).toBe(204);
    const second = await signUp(world, phone);
    expect(await tripsOf(second)).toBe(0);
    expect(await second.rest('POST', '/api/trips', NEW_TRIP)).toMatchObject({
      status: 402,
      body: { code: 'PAYMENT_REQUIRED' },
    });
    // Nor after a second deletion.
    expect((await deleteAccount(second)).status).toBe(204);
    expect(await tripsOf(await signUp(other, phone))).toBe(0);
    expect(await tripsOf(await signUp(world, newPhone()))).toBe(1);
  });

  test('is not granted again for a former number of an account', async () => {
    const [first, next] = [newPhone(), newPhone()];
    const client = await signUp(world, first);
    await changeNumber({ client }, next);
    expect(await tripsOf(client)).toBe(1);
    expect(await tripsOf(await signUp(world, first))).toBe(0);
    expect((await deleteAccount(client)).status).toBe(204);
    expect(await tripsOf(await signUp(world, next))).toBe(0);
  });

  test('is granted again after a year, not a day earlier', async () => {
    const phone = newPhone();
    expect((await deleteAccount(await signUp(world, phone))).status).toBe(204);
    await world.passSeconds(364 * DAY_SECONDS);
    await forgetPastUse(world.dataSource.manager);
    const second = await signUp(world, phone);
    expect(await tripsOf(second)).toBe(0);
    expect((await deleteAccount(second)).status).toBe(204);
    await world.passSeconds(364 * DAY_SECONDS);
    await forgetPastUse(world.dataSource.manager);
    const third = await signUp(world, phone);
    expect(await tripsOf(third)).toBe(0);
    expect((await deleteAccount(third)).status).toBe(204);
    await world.passSeconds(367 * DAY_SECONDS);
    await forgetPastUse(world.dataSource.manager);
    expect(await world.dataSource.query('select from free_trip_numbers')).toEqual([]);
    expect(await tripsOf(await signUp(world, phone))).toBe(1);
  });
});

describe('the record of a number with a free trip', () => {
  test('is a hash and a time, without an account', async () => {
    const phone = newPhone();
    expect((await deleteAccount(await signUp(world, phone))).status).toBe(204);
    const hash = hashOfContact(phone, world.deps.pepper);
    expect(
      await world.dataSource.query('select * from free_trip_numbers where number_hash = $1', [hash]),
    ).toEqual([{ number_hash: hash, kept_at: expect.any(Date) as unknown }]);
  });

  test('depends on the pepper, and differs from the hash of a sign-in code', () => {
    const phone = newPhone();
    const pepper = 'a pepper for tests only';
    const hash = hashOfContact(phone, pepper);
    expect(hash).toHaveLength(32);
    expect(hash).toEqual(hashOfContact(phone, pepper));
    expect(hash).not.toEqual(hashOfContact(phone, 'another pepper of tests'));
    expect(hash).not.toEqual(hashOfContact(newPhone(), pepper));
    for (const code of ['', '123456']) expect(hash).not.toEqual(hashCode(code, phone, pepper));
  });
});

describe('concurrently', () => {
  test('a sign-up waits for the release of its number, and gets no second free trip', async () => {
    const phone = newPhone();
    const code = await codeFor(world, phone);
    const client = world.visitor();
    const answer = await callWhileLocked(
      world,
      () => post(client, 'verify-code', { phone, code, name: 'Ann' }),
      async (db) => {
        await lockContact(db, phone);
        await keepFreeTripContact({ db, pepper: world.deps.pepper }, phone);
      },
    );
    expect(answer.status).toBe(200);
    expect(await tripsOf(client)).toBe(0);
  });

  test('deleting an account and signing in with its number leave one free trip', async () => {
    const seen = await outcomes(
      async () => {
        const phone = newPhone();
        const client = await signUp(world, phone);
        await world.passSeconds(60);
        return { phone, client, code: await codeFor(other, phone) };
      },
      async ({ phone, client, code }, round) => {
        const statuses = await concurrently(
          round,
          () => deleteAccount(client),
          () => post(other.visitor(), 'verify-code', { phone, code, name: 'Ann' }),
        );
        expect(await tripsOf(await signUp(world, phone))).toBe(0);
        return statuses.join(' ');
      },
    );
    expectWithin(seen, ['204 200', '204 400']);
  });

  test('two sign-ups with one code create one account, without a second free trip', async () => {
    const seen = await outcomes(
      async () => {
        const phone = newPhone();
        expect((await deleteAccount((await buildPerson(world, { phone })).client)).status).toBe(204);
        return {
          phone,
          code: await codeFor(world, phone),
          clients: [world.visitor(), other.visitor()] as const,
        };
      },
      async ({ phone, code, clients: [one, two] }, round) => {
        const verify = (client: Client) => () => post(client, 'verify-code', { phone, code, name: 'Ann' });
        const statuses = await concurrently(round, verify(one), verify(two));
        const granted: unknown[] = await world.dataSource.query(
          "select from credit_entries e join users u on u.id = e.user_id where u.phone = $1 and e.kind = 'free'",
          [phone],
        );
        return [...statuses.sort(), granted.length].join(' ');
      },
    );
    expect(seen).toEqual(['200 400 0']);
  });
});
