import type { EntityManager } from 'typeorm';
import { buildParticipant, buildPerson, buildTrip, newPhone, type Person } from '../../../test/build.ts';
import { callWhileLocked } from '../../../test/races.ts';
import { testWorld } from '../../../test/world.ts';
import { lockUser } from '../../access/identity/userLock.sql.ts';
import { Participant } from '../../entities/participant.entity.ts';

const world = testWorld();

const RENAME = 'update users set name = $2 where id = $1';
const RENUMBER = 'update users set phone = $2 where id = $1';

const participantsOf = ({ user }: Person) =>
  world.dataSource.manager.find(Participant, { where: { userId: user.id }, order: { id: 'ASC' } });
const createTrip = ({ client }: Person, invitePhones: string[] = []) =>
  client.rest('POST', '/api/trips', {
    name: 'Denali',
    location: 'Alaska',
    startDate: '2026-07-01',
    endDate: '2026-07-03',
    invitePhones,
  });

describe('a name that changes during', () => {
  test('the acceptance of an invitation is the name in the trip', async () => {
    const [maya, jonas] = [await buildPerson(world), await buildPerson(world, { name: 'Before' })];
    const invited = await buildParticipant(world, await buildTrip(world, maya), jonas, {
      inviteStatus: 'pending',
    });
    const accept = () =>
      jonas.client.rest('POST', `/api/invitations/${invited.id}/respond`, { response: 'accepted' });
    const answer = await callWhileLocked(world, accept, async (rival) => {
      await rival.query('select from participants where id = $1 for update', [invited.id]);
      await rival.query(RENAME, [jonas.user.id, 'After']);
    });
    expect(answer).toMatchObject({ status: 200, body: { name: 'After' } });
  });

  test('the creation of a trip is the name of its creator', async () => {
    const maya = await buildPerson(world, { name: 'Before' });
    const answer = await callWhileLocked(
      world,
      () => createTrip(maya),
      (rival) => rival.query(RENAME, [maya.user.id, 'After']),
    );
    expect(answer.status).toBe(201);
    expect(await participantsOf(maya)).toMatchObject([{ name: 'After' }]);
  });
});

test('a new name and a new companion of one account at once are both saved', async () => {
  const maya = await buildPerson(world);
  const trip = await buildTrip(world, maya);
  let adding: Promise<{ readonly status: number }> | undefined;
  const renamed = await callWhileLocked(
    world,
    () => maya.client.rest('PATCH', '/api/auth/me', { name: 'Maya' }),
    (rival) => lockUser(rival, maya.user.id),
    async () => {
      // The name waits for the account first, and gets it while the companion's row references the participant.
      adding = maya.client.rest('POST', `/api/trips/${trip.id}/eaters`, { name: 'Leo' });
      while ((await waitingForLocks()) < 2);
    },
  );
  expect([renamed.status, (await adding)?.status]).toEqual([200, 201]);
});

async function waitingForLocks(): Promise<number> {
  const waiting: unknown[] = await world.dataSource.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return waiting.length;
}

test('a number that changes during the creation of a trip belongs to the creator, and is not invited', async () => {
  const maya = await buildPerson(world);
  const phone = newPhone();
  const answer = await callWhileLocked(
    world,
    () => createTrip(maya, [phone]),
    (rival) => rival.query(RENUMBER, [maya.user.id, phone]),
  );
  expect(answer.status).toBe(201);
  expect(await participantsOf(maya)).toMatchObject([{ phone, inviteStatus: 'accepted' }]);
});

test('a number is not changed by a session that ends meanwhile', async () => {
  const maya = await buildPerson(world);
  const phone = newPhone();
  await maya.client.rest('POST', '/api/auth/me/phone/request-code', { phone });
  const code = /#(\d{6})$/.exec(world.texts.at(-1)?.body ?? '')?.[1];
  const { status } = await callWhileLocked(
    world,
    () => maya.client.rest('PUT', '/api/auth/me/phone', { phone, code }),
    (rival) => rival.query('select from users where id = $1 for no key update', [maya.user.id]),
    (rival) => rival.query('delete from sessions where user_id = $1', [maya.user.id]),
  );
  expect(status).toBe(401);
  expect(await world.dataSource.query('select from users where phone = $1', [phone])).toEqual([]);
});

test('a number is not changed again after a concurrent change', async () => {
  const maya = await buildPerson(world);
  const [wanted, meanwhile] = [newPhone(), newPhone()];
  await maya.client.rest('POST', '/api/auth/me/phone/request-code', { phone: wanted });
  const code = /#(\d{6})$/.exec(world.texts.at(-1)?.body ?? '')?.[1];
  const answer = await callWhileLocked(
    world,
    () => maya.client.rest('PUT', '/api/auth/me/phone', { phone: wanted, code }),
    (rival) => rival.query(RENUMBER, [maya.user.id, meanwhile]),
  );
  expect(answer.status).toBe(409);
});

describe('two transactions that lock participants of a number do so by trip', () => {
  const VERIFY = '/api/auth/verify-code';
  const CHANGE = '/api/auth/me/phone';

  /** Locks the number's participant in the first trip, and once the call waits for it, those in the second one. */
  async function lockOneByOne<Answer>(
    call: () => Promise<Answer>,
    [first, second]: readonly Pick<Participant, 'id'>[],
  ): Promise<Answer> {
    const lock = (row?: Pick<Participant, 'id'>) => (rival: EntityManager) =>
      rival.query('select from participants where id = $1 for update', [row?.id]);
    return callWhileLocked(world, call, lock(first), lock(second));
  }

  async function codeFor({ client }: Pick<Person, 'client'>, path: string, phone: string) {
    await client.rest('POST', path, { phone });
    return /#(\d{6})$/.exec(world.texts.findLast((text) => text.phone === phone)?.body ?? '')?.[1];
  }

  test('a sign-up that links them, and a deletion of their inviter', async () => {
    const [maya, ana] = [await buildPerson(world), { client: world.visitor() }];
    const [first, second] = [await buildTrip(world, maya), await buildTrip(world, maya)];
    const invited = { phone: newPhone(), inviteStatus: 'pending', invitedBy: maya.user.id } as const;
    // An index finds them in the order in which they were inserted.
    const later = await buildParticipant(world, second, null, invited);
    const earlier = await buildParticipant(world, first, null, invited);
    const code = await codeFor(ana, '/api/auth/request-code', invited.phone);
    const signUp = () => ana.client.rest('POST', VERIFY, { phone: invited.phone, code, name: 'Ana' });
    expect(await lockOneByOne(signUp, [earlier, later])).toMatchObject({ status: 200 });
    expect((await ana.client.rest('GET', '/api/invitations')).body).toHaveLength(2);
  });

  test('a new number that links them, and a deletion of their inviter', async () => {
    const [maya, ana] = [await buildPerson(world), await buildPerson(world)];
    const [first, second] = [await buildTrip(world, maya), await buildTrip(world, maya)];
    const invited = { phone: newPhone(), inviteStatus: 'pending', invitedBy: maya.user.id } as const;
    const earlier = await buildParticipant(world, first, null, invited);
    const own = await buildParticipant(world, second, ana);
    const code = await codeFor(ana, `${CHANGE}/request-code`, invited.phone);
    const change = () => ana.client.rest('PUT', CHANGE, { phone: invited.phone, code });
    expect(await lockOneByOne(change, [earlier, own])).toMatchObject({ status: 200 });
    expect(await participantsOf(ana)).toMatchObject([
      { id: earlier.id },
      { id: own.id, phone: invited.phone },
    ]);
  });

  test.each([
    ['promotes their owners', 'accepted'],
    ['deletes their trips', 'pending'],
  ] as const)('a new name, and a deletion of an account that %s', async (_what, inviteStatus) => {
    const [maya, jonas] = [await buildPerson(world), await buildPerson(world)];
    const later = await buildTrip(world, maya, { startDate: '2026-07-02', endDate: '2026-07-03' });
    const earlier = await buildTrip(world, maya, { startDate: '2026-07-01', endDate: '2026-07-03' });
    const inFirst = await buildParticipant(world, later, jonas, { inviteStatus });
    const inSecond = await buildParticipant(world, earlier, jonas, { inviteStatus });
    const leave = () => maya.client.rest('DELETE', '/api/auth/me');
    expect(await lockOneByOne(leave, [inFirst, inSecond])).toMatchObject({ status: 204 });
  });
});
