import { randomUUID } from 'node:crypto';
import {
  buildIngredient,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
  newPhone,
  type Person,
} from '../../../test/build.ts';
import { Client } from '../../../test/client.ts';
import { callWhileLocked } from '../../../test/races.ts';
import { testWorld, worldOn, type World } from '../../../test/world.ts';
import { invitationKey } from '../../access/inviteLinkToken.ts';
import { createSession } from '../../access/session.sql.ts';
import { STATEMENTS } from '../../db/statement.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { deliverDue } from '../../outbox/outbox.service.ts';
import { textWaitingInvitations } from '../../people/invitation/textWaitingInvitations.service.ts';

const ADMIN_PHONE = newPhone();

const world = testWorld({ ADMIN_PHONES: ADMIN_PHONE });
let startMs: number;
let ada: Person;
let maya: Person;
beforeAll(async () => {
  startMs = world.deps.now().getTime();
  ada = await buildPerson(world, { phone: ADMIN_PHONE, name: 'Ada' });
});
beforeEach(async () => {
  world.setNow(new Date(startMs));
  await world.dataSource.query('truncate audit_entries');
  maya = await buildPerson(world);
});

const change = (what: string, id = maya.user.id) =>
  ada.client.rest('POST', `/api/admin/accounts/${id}/${what}`);
const ownTrips = () => maya.client.rest('GET', '/api/trips');
const askForCode = () => world.visitor().rest('POST', '/api/auth/request-code', { phone: maya.user.phone });
const logged = () =>
  world.dataSource.query(
    'select action, actor_id as actor, subject_id as subject from audit_entries order by id',
  );

test('a locked account is out at once, can get no code, and keeps its trips', async () => {
  const trip = await buildTrip(world, maya);
  expect(await change('lock')).toMatchObject({
    status: 200,
    body: { userId: maya.user.id, lockedAt: expect.any(String) as string },
  });
  expect((await ownTrips()).status).toBe(401);
  const texts = world.texts.length;
  expect(await askForCode()).toMatchObject({
    status: 403,
    body: { message: 'This account is locked. Ask the people who run Grub Club.' },
  });
  expect(world.texts).toHaveLength(texts);
  const { body: accounts } = await ada.client.rest('GET', '/api/admin/user-credits');
  expect(accounts).toContainEqual(
    expect.objectContaining({ userId: maya.user.id, lockedAt: expect.any(String) as string }),
  );
  expect(await world.dataSource.query('select id from trips where id = $1', [trip.id])).toHaveLength(1);

  expect(await change('unlock')).toMatchObject({ status: 200, body: { lockedAt: null } });
  expect((await askForCode()).status).toBe(200);
  expect(await logged()).toMatchObject([
    { action: 'lock_account', actor: ada.user.id, subject: maya.user.id },
    { action: 'read_user_credits' },
    { action: 'unlock_account', actor: ada.user.id, subject: maya.user.id },
  ]);
});

test('a code that was texted before the lock signs nobody in', async () => {
  await askForCode();
  const code = /#(\d{6})/.exec(world.texts.at(-1)?.body ?? '')?.[1];
  await change('lock');
  const answer = await world
    .visitor()
    .rest('POST', '/api/auth/verify-code', { phone: maya.user.phone, code });
  expect(answer.status).toBe(403);
  // The code is not used up.
  await change('unlock');
  expect(
    (await world.visitor().rest('POST', '/api/auth/verify-code', { phone: maya.user.phone, code })).status,
  ).toBe(200);
});

test('a session that began beside the lock does not live', async () => {
  await change('lock');
  await world.dataSource.query(
    "insert into sessions (token_hash, user_id, expires_at) values (sha256('token'), $1, now() + interval '1 day')",
    [maya.user.id],
  );
  const answer = await fetch(`${world.url}/api/trips`, { headers: { authorization: 'Bearer token' } });
  expect(answer.status).toBe(401);
});

test('locking twice keeps the first time', async () => {
  const { body } = await change('lock');
  world.setNow(new Date(world.deps.now().getTime() + 60_000));
  expect((await change('lock')).body).toEqual(body);
});

test('signed out everywhere, an account can sign in again', async () => {
  expect((await ownTrips()).status).toBe(200);
  expect((await change('sign-out')).status).toBe(204);
  expect((await ownTrips()).status).toBe(401);
  expect((await askForCode()).status).toBe(200);
});

test('the invitation link of a locked account works no longer', async () => {
  const trip = await buildTrip(world, maya);
  const { body } = await maya.client.rest('POST', `/api/trips/${trip.id}/invite-link`);
  const token = new URL(String(Reflect.get(Object(body), 'url'))).hash.slice('#invite='.length);
  const read = async () => (await world.visitor().rest('POST', '/api/invite-links/read', { token })).status;
  expect(await read()).toBe(200);
  await change('lock');
  expect(await read()).toBe(404);
  await change('unlock');
  expect(await read()).toBe(200);
});

test('the texted link of a locked account shows nothing until another organizer sends the invitation again', async () => {
  const trip = await buildTrip(world, maya);
  const jonas = await buildPerson(world, { name: 'Jonas Weber' });
  await buildParticipant(world, trip, jonas, { isOrganizer: true });
  const { id } = await buildParticipant(world, trip, null, {
    inviteStatus: 'pending',
    invitedBy: maya.user.id,
  });
  const token = `${id}.${invitationKey(id, world.deps.pepper)}`;
  const read = () => world.visitor().rest('POST', '/api/invite-links/read', { token });
  await change('lock');
  expect((await read()).status).toBe(404);
  await change('unlock');
  expect(await read()).toMatchObject({ status: 200, body: { invitedBy: { name: 'Maya Torres' } } });
  await change('lock');
  const resend = `/api/trips/${trip.id}/participants/${id}/resend-invite`;
  expect((await jonas.client.rest('POST', resend)).status).toBe(200);
  expect(await read()).toMatchObject({ status: 200, body: { invitedBy: { name: 'Jonas Weber' } } });
  await deliverDue({ ...world.deps, db: world.dataSource.manager }, 1000);
  expect(world.texts.at(-1)?.body).toMatch(/^Jonas Weber invited/);
});

describe('waiting invitations of a locked account', () => {
  const day = (days: number) => new Date(startMs + days * 24 * 60 * 60 * 1000);
  const waitingOf = ({ user }: Person, trip: Trip) =>
    buildParticipant(world, trip, null, { inviteStatus: 'pending', invitedBy: user.id, textDueAt: day(1) });
  const textWaiting = () => textWaitingInvitations({ ...world.deps, db: world.dataSource.manager });

  async function textedOn(days: number): Promise<string[]> {
    world.setNow(day(days));
    await textWaiting();
    await deliverDue({ ...world.deps, db: world.dataSource.manager }, 1000);
    return world.texts.splice(0).map(({ phone }) => phone);
  }

  test('stay as they are, and are texted as soon as it is unlocked', async () => {
    const trip = await buildTrip(world, maya);
    const { id, phone } = await waitingOf(maya, trip);
    await textedOn(0);
    await change('lock');
    expect(await textedOn(1)).toEqual([]);
    expect(await textedOn(2)).toEqual([]);
    const events = () => world.dataSource.query('select kind from trip_events where trip_id = $1', [trip.id]);
    expect(await events()).toEqual([]);
    expect(
      await world.dataSource.query('select text_due_at as at from participants where id = $1', [id]),
    ).toEqual([{ at: day(1) }]);
    await change('unlock');
    expect(await textedOn(2)).toEqual([phone]);
    expect(await events()).toHaveLength(1);
  });

  test('are not texted when it is locked meanwhile', async () => {
    await waitingOf(maya, await buildTrip(world, maya));
    await textedOn(0);
    world.setNow(day(1));
    await callWhileLocked(world, textWaiting, (rival) =>
      rival.query('update users set locked_at = $2 where id = $1', [maya.user.id, day(1)]),
    );
    expect(await textedOn(1)).toEqual([]);
    await change('unlock');
    expect(await textedOn(1)).toHaveLength(1);
  });

  test('hold up nobody else’s, however many they are', async () => {
    const trip = await buildTrip(world, maya);
    const { id } = await waitingOf(maya, trip);
    // As many as one run takes.
    await world.dataSource.query(
      `insert into participants
       select (jsonb_populate_record(p,
         jsonb_build_object('id', gen_random_uuid(), 'phone', '+1415556' || n, 'text_due_at', $2::timestamptz))).*
       from participants p, generate_series(1001, 1500) n where p.id = $1`,
      [id, day(0.5)],
    );
    const jonas = await buildPerson(world);
    const { phone } = await waitingOf(jonas, await buildTrip(world, jonas));
    await textedOn(0);
    await change('lock');
    expect(await textedOn(1)).toEqual([phone]);
    await world.dataSource.query("delete from participants where trip_id = $1 and phone like '+1415556%'", [
      trip.id,
    ]);
  });
});

describe('texts of a locked account that were queued before', () => {
  const deliver = async () => {
    await deliverDue({ ...world.deps, db: world.dataSource.manager }, 1000);
    return world.texts.splice(0).map(({ phone }) => phone);
  };

  beforeEach(deliver);

  test('go out as soon as it is unlocked, and those of others at once', async () => {
    const phone = newPhone();
    const invite = async (person: Person, invited: string) => {
      const trip = await buildTrip(world, person);
      return person.client.rest('POST', `/api/trips/${trip.id}/invite`, { name: 'Kim', phone: invited });
    };
    const trip = await buildTrip(world, maya);
    const leo = await buildPerson(world, { wantsShopTexts: true });
    const { id: assignedToId } = await buildParticipant(world, trip, leo);
    const { id } = await buildIngredient(world, await buildMeal(world, trip, { assignedToId }));
    expect((await invite(maya, phone)).status).toBe(201);
    const ask = { ids: [id], kind: 'asked' };
    expect((await maya.client.rest('POST', `/api/trips/${trip.id}/unavailable`, ask)).status).toBe(200);
    await change('lock');
    const others = newPhone();
    expect((await invite(await buildPerson(world), others)).status).toBe(201);
    expect(await deliver()).toEqual([others]);
    await change('unlock');
    expect((await deliver()).toSorted()).toEqual([phone, leo.user.phone].toSorted());
  });

  test('are given up when they are a week old', async () => {
    const trip = await buildTrip(world, maya);
    const path = `/api/trips/${trip.id}/invite`;
    await maya.client.rest('POST', path, { name: 'Kim', phone: newPhone() });
    await change('lock');
    expect(await deliver()).toEqual([]);
    await world.passSeconds(7 * 24 * 60 * 60);
    await change('unlock');
    expect(await deliver()).toEqual([]);
  });
});

test('locked accounts are found without a read of all', async () => {
  await world.dataSource.transaction(async (db) => {
    await db.query('set local enable_seqscan = off');
    const plan = await db.query<unknown>(`explain (format json) ${STATEMENTS.get('locked_accounts')}`);
    expect(JSON.stringify(plan)).toContain('users_locked_idx');
  });
});

test('an admin by the group of a provider is not locked, until signed out or the host takes the group off', async () => {
  const club = {
    SIGN_IN: 'phone,oidc',
    OIDC_PROVIDERS: 'club',
    OIDC_CLUB_NAME: 'The club',
    OIDC_CLUB_ISSUER: 'https://id.example.org',
    OIDC_CLUB_CLIENT_ID: 'a',
    OIDC_CLUB_CLIENT_SECRET: 'b',
  };
  const worldOfGroup = (OIDC_CLUB_ADMIN_GROUP: string) =>
    worldOn(world.connection, { ...club, ADMIN_PHONES: ADMIN_PHONE, OIDC_CLUB_ADMIN_GROUP });
  const [kitchen, board] = await Promise.all([worldOfGroup('kitchen'), worldOfGroup('board')]);
  const lockAt = ({ url }: World, id = maya.user.id) =>
    new Client(url, ada.client.sessionCookie).rest('POST', `/api/admin/accounts/${id}/lock`);
  try {
    await createSession(world.dataSource.manager, maya.user.id, null, 'club/kitchen');
    expect(await lockAt(kitchen)).toMatchObject({
      status: 400,
      body: {
        message:
          'Admins cannot be locked. First take them out of the group at their provider, and sign them out everywhere.',
      },
    });
    expect((await change('sign-out')).status).toBe(204);
    expect((await lockAt(kitchen)).status).toBe(200);
    const leo = await buildPerson(world);
    await createSession(world.dataSource.manager, leo.user.id, null, 'club/kitchen');
    expect((await lockAt(board, leo.user.id)).status).toBe(200);
  } finally {
    await Promise.all([kitchen.close(), board.close()]);
  }
});

test('admins are not locked, and nobody else locks', async () => {
  expect(await change('lock', ada.user.id)).toMatchObject({
    status: 400,
    body: { message: 'Admins cannot be locked. First take them off ADMIN_PHONES or ADMIN_EMAILS.' },
  });
  expect((await change('lock', randomUUID())).status).toBe(404);
  expect((await change('lock', 'nobody')).status).toBe(400);
  for (const what of ['lock', 'unlock', 'sign-out']) {
    const path = `/api/admin/accounts/${ada.user.id}/${what}`;
    expect((await maya.client.rest('POST', path)).status).toBe(403);
    expect((await world.visitor().rest('POST', path)).status).toBe(401);
  }
  expect(await logged()).toEqual([]);
});
