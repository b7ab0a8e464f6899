import {
  buildInviteLink,
  buildParticipant,
  buildPerson,
  buildTrip,
  newPhone,
  type Person,
} from '../../../../test/build.ts';
import { callWhileLocked } from '../../../../test/races.ts';
import { testWorld } from '../../../../test/world.ts';
import type { Trip } from '../../../entities/trip.entity.ts';
import { invitationKey } from '../../../access/inviteLinkToken.ts';
import { forgetPastUse } from '../../../db/pastUse.sql.ts';
import { lockContact } from '../../../access/identity/contactLock.sql.ts';
import { lockUser } from '../../../access/identity/userLock.sql.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = new Date('2026-06-01T12:00:00Z');

const world = testWorld();
let maya: Person;
let priya: Person;
let trip: Trip;
beforeEach(async () => {
  world.setNow(START);
  await world.dataSource.query('delete from rate_limits');
  maya = await buildPerson(world);
  priya = await buildPerson(world, { name: 'Priya Nair' });
  trip = await buildTrip(world, maya, { endDate: '2026-07-15' });
});

const path = () => `/api/trips/${trip.id}/invite-link`;
const read = (token: string) => world.visitor().rest('POST', '/api/invite-links/read', { token });
const follow = (person: Person, token: string) =>
  person.client.rest('POST', '/api/invite-links/follow', { token });

async function createLink(): Promise<string> {
  const { status, body } = await maya.client.rest('POST', path());
  expect(status).toBe(201);
  // REST answers it as `{ url, expiresAt }`.
  const { hash, search, pathname } = new URL((body as { url: string }).url);
  expect({ search, pathname }).toEqual({ search: '', pathname: '/' });
  return hash.replace('#invite=', '');
}

async function participantsSeen(): Promise<unknown> {
  const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}`);
  return (body as { participants: unknown }).participants;
}

describe('an invitation link', () => {
  test('shows trip and inviter to anyone, and its token is stored nowhere as it is', async () => {
    const token = await createLink();
    expect(token).toMatch(/^[\w-]{35}$/);
    expect(await read(token)).toMatchObject({
      status: 200,
      body: {
        trip: {
          name: 'Lake Wallowa Weekend',
          location: 'Joseph, Oregon',
          startDate: '2026-06-13',
          endDate: '2026-07-15',
        },
        invitedBy: { name: 'Maya Torres' },
      },
    });
    const [link = {}] = await world.dataSource.query<Record<string, unknown>[]>(
      'select * from invitation_links',
    );
    const stored = Object.values(link).map((value) =>
      Buffer.isBuffer(value) ? value.toString('latin1') : value,
    );
    expect(stored).not.toEqual([]);
    expect(stored.join()).not.toContain(token);
    expect(world.logLines.join()).not.toContain(token);
  });

  test('can be copied again by every organizer, and by nobody else', async () => {
    const token = await createLink();
    const jonas = await buildPerson(world);
    const own = await buildParticipant(world, trip, jonas);
    expect((await jonas.client.rest('GET', path())).status).toBe(403);
    await maya.client.rest('PATCH', `/api/trips/${trip.id}/participants/${own.id}/role`, {
      isOrganizer: true,
    });
    const { body } = await jonas.client.rest('GET', path());
    expect((body as { url: string }).url).toMatch(new RegExp(`#invite=${token}$`));
  });

  test('of a version that stored no token has no address', async () => {
    await buildInviteLink(world, trip);
    expect((await maya.client.rest('GET', path())).body).toMatchObject({
      createdBy: 'Maya Torres',
      url: null,
    });
  });

  test('leads to an invitation that is accepted like any other', async () => {
    const token = await createLink();
    const { body } = await follow(priya, token);
    expect(body).toMatchObject({
      tripId: null,
      invitation: { trip: { name: 'Lake Wallowa Weekend' }, invitedBy: { name: 'Maya Torres' } },
    });
    expect(await participantsSeen()).toMatchObject([
      { name: 'Maya Torres' },
      { name: 'Priya Nair', inviteStatus: 'pending', isOrganizer: false, textDueAt: null },
    ]);
    expect((await priya.client.rest('GET', `/api/trips/${trip.id}`)).status).toBe(404);
    expect((await follow(priya, token)).body).toEqual(body);
    const { id } = (body as { invitation: { participant: { id: string } } }).invitation.participant;
    const respond = (response: string) =>
      priya.client.rest('POST', `/api/invitations/${id}/respond`, { response });
    expect((await respond('accepted')).status).toBe(200);
    expect((await follow(priya, token)).body).toEqual({ invitation: null, tripId: trip.id });
    expect((await priya.client.rest('GET', `/api/trips/${trip.id}`)).status).toBe(200);
    expect(world.texts).toEqual([]);
  });

  test('invites again after declining', async () => {
    const own = await buildParticipant(world, trip, priya, { inviteStatus: 'declined' });
    const { body } = await follow(priya, await createLink());
    expect(body).toMatchObject({ invitation: { participant: { id: own.id } } });
  });

  test('refuses people who left or were removed, unless they are invited by number', async () => {
    const token = await createLink();
    const own = await buildParticipant(world, trip, priya);
    await maya.client.rest('DELETE', `/api/trips/${trip.id}/participants/${own.id}`);
    expect(await follow(priya, token)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    const input = { phone: priya.user.phone, name: 'Priya' };
    expect((await maya.client.rest('POST', `/api/trips/${trip.id}/invite`, input)).status).toBe(201);
    expect((await follow(priya, token)).status).toBe(200);
  });

  test.each([
    ['without costs', false, false],
    ['with costs', true, false],
    ['without costs, and deleted the account', false, true],
    ['with costs, and deleted the account', true, true],
  ])('refuses who was removed %s, unless they are invited by number', async (_what, hasCosts, deletes) => {
    const token = await createLink();
    const own = await buildParticipant(world, trip, priya);
    if (hasCosts) {
      const receipt = { amount: '12.00', label: 'Food', date: trip.startDate, kind: 'other', split: 'equal' };
      const added = await priya.client.rest('POST', `/api/trips/${trip.id}/receipts`, receipt);
      expect(added.status).toBe(201);
    }
    await maya.client.rest('DELETE', `/api/trips/${trip.id}/participants/${own.id}`);
    const { phone } = priya.user;
    if (deletes) expect((await priya.client.rest('DELETE', '/api/auth/me')).status).toBe(204);
    const back = deletes ? await buildPerson(world, { phone }) : priya;
    expect(await follow(back, token)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    const invited = await maya.client.rest('POST', `/api/trips/${trip.id}/invite`, { phone, name: 'Priya' });
    expect(invited.status).toBe(201);
    expect((await follow(back, token)).status).toBe(200);
  });

  test('refuses a number that was removed before it had an account', async () => {
    const token = await createLink();
    const phone = newPhone();
    const own = await buildParticipant(world, trip, null, { phone });
    await maya.client.rest('DELETE', `/api/trips/${trip.id}/participants/${own.id}`);
    expect(await follow(await buildPerson(world, { phone }), token)).toMatchObject({ status: 403 });
  });

  test('admits no more people than there are places when three follow it at once', async () => {
    for (let people = 0; people < 98; people++)
      await buildParticipant(world, trip, null, { phone: newPhone() });
    const token = await createLink();
    const others = await Promise.all([1, 2, 3].map(() => buildPerson(world)));
    const answers = await Promise.all(others.map((person) => follow(person, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test('makes one participant of two followings at once', async () => {
    const token = await createLink();
    const answers = await Promise.all([follow(priya, token), follow(priya, token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await participantsSeen()).toHaveLength(2);
  });

  test('tells its creator the name and number of companions alone', async () => {
    const token = await createLink();
    const known = async () => {
      const [past, copy] = await Promise.all([
        maya.client.rest('GET', '/api/past-participants'),
        maya.client.rest('GET', '/api/auth/me/export'),
      ]);
      expect([past.status, copy.status]).toEqual([200, 200]);
      return [past.body, (copy.body as { invitationsSent: unknown }).invitationsSent];
    };
    const { body } = await follow(priya, token);
    const { id } = (body as { invitation: { participant: { id: string } } }).invitation.participant;
    expect(await known()).toEqual([[], []]);
    const respond = (response: string) =>
      priya.client.rest('POST', `/api/invitations/${id}/respond`, { response });
    await respond('declined');
    expect(await known()).toEqual([[], []]);
    await follow(priya, token);
    await respond('accepted');
    expect(await known()).toEqual([[{ name: 'Priya Nair', phone: priya.user.phone, email: null }], []]);
  });

  test('does not hide who was invited by number after declining the link', async () => {
    const { body } = await follow(priya, await createLink());
    const { id } = (body as { invitation: { participant: { id: string } } }).invitation.participant;
    await priya.client.rest('POST', `/api/invitations/${id}/respond`, { response: 'declined' });
    const invitee = { phone: priya.user.phone, name: 'Priya' };
    expect((await maya.client.rest('POST', `/api/trips/${trip.id}/invite`, invitee)).status).toBe(201);
    expect((await maya.client.rest('GET', '/api/past-participants')).body).toEqual([
      { name: 'Priya', phone: priya.user.phone, email: null },
    ]);
  });

  test('locks the own number before the account, as a change of number does', async () => {
    const token = await createLink();
    const answer = await callWhileLocked(
      world,
      () => follow(priya, token),
      (rival) => lockContact(rival, priya.user.phone),
      (rival) => lockUser(rival, priya.user.id),
    );
    expect(answer.status).toBe(200);
  });

  test('admits no number that the account has just lost', async () => {
    const token = await createLink();
    const answer = await callWhileLocked(
      world,
      () => follow(priya, token),
      async (rival) => {
        await lockContact(rival, priya.user.phone);
        await rival.query('update users set phone = $2 where id = $1', [priya.user.id, newPhone()]);
      },
    );
    expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await participantsSeen()).toHaveLength(1);
  });

  test('lives for 336 hours where the database keeps summer time', async () => {
    const token = await createLink();
    await world.dataSource.transaction(async (db) => {
      await db.query("set local time zone 'America/Los_Angeles'");
      await db.query(
        `update invitation_links
         set created_at = '2026-03-01T20:00:00Z', expires_at = '2026-03-15T20:00:00Z' where trip_id = $1`,
        [trip.id],
      );
    });
    world.setNow(new Date('2026-03-15T19:59:00Z'));
    expect((await read(token)).status).toBe(200);
  });
});

describe('a link does not work', () => {
  async function expectDead(token: string): Promise<void> {
    const message = 'This invitation link no longer works. Please ask for a new one.';
    expect(await read(token)).toMatchObject({ status: 404, body: { message } });
    expect(await follow(priya, token)).toMatchObject({ status: 404, body: { message } });
    expect(JSON.stringify(await participantsSeen())).not.toContain('Priya Nair');
  }
  const at = (days: number) => world.setNow(new Date(START.getTime() + days * DAY_MS));

  test('after 14 days', async () => {
    const token = await createLink();
    at(13.99);
    expect((await read(token)).status).toBe(200);
    at(14);
    await expectDead(token);
    expect(await maya.client.rest('GET', path())).toMatchObject({ status: 200, body: null });
  });

  test('when it is revoked; the audit log says so', async () => {
    const token = await createLink();
    expect((await maya.client.rest('DELETE', path())).status).toBe(204);
    expect((await maya.client.rest('DELETE', path())).status).toBe(204);
    await expectDead(token);
    const actions = await world.dataSource.query<{ action: string }[]>(
      'select action from audit_entries where trip_id = $1 order by id',
      [trip.id],
    );
    expect(actions.map(({ action }) => action)).toEqual(['create_invite_link', 'revoke_invite_link']);
  });

  test('when there is a new one', async () => {
    const first = await createLink();
    const second = await createLink();
    await expectDead(first);
    expect((await read(second)).status).toBe(200);
    expect((await maya.client.rest('GET', path())).body).toEqual({
      createdBy: 'Maya Torres',
      url: expect.stringMatching(new RegExp(`#invite=${second}$`)) as unknown,
      expiresAt: new Date(START.getTime() + 14 * DAY_MS).toISOString(),
    });
  });

  test('when its creator no longer organizes the trip, or has no account', async () => {
    const jonas = await buildPerson(world, { name: 'Jonas Weber' });
    const own = await buildParticipant(world, trip, jonas, { isOrganizer: true });
    const token = await buildInviteLink(world, { id: trip.id, createdBy: jonas.user.id });
    expect((await read(token)).status).toBe(200);
    await maya.client.rest('PATCH', `/api/trips/${trip.id}/participants/${own.id}/role`, {
      isOrganizer: false,
    });
    await expectDead(token);
    await maya.client.rest('PATCH', `/api/trips/${trip.id}/participants/${own.id}/role`, {
      isOrganizer: true,
    });
    await expectDead(token);
    const next = await buildInviteLink(world, { id: trip.id, createdBy: jonas.user.id });
    expect((await read(next)).status).toBe(200);
    await jonas.client.rest('DELETE', '/api/auth/me');
    await expectDead(next);
  });

  test('when the trip is completed or deleted', async () => {
    const short = await buildTrip(world, maya, { endDate: '2026-06-05', startDate: '2026-06-03' });
    const token = await buildInviteLink(world, short);
    at(6);
    expect((await read(token)).status).toBe(404);
    const other = await createLink();
    await maya.client.rest('DELETE', `/api/trips/${trip.id}`);
    expect((await read(other)).status).toBe(404);
  });

  test.each(['', 'x', `abc${'A'.repeat(32)}`, 'abc\0'])('when it is no link at all: %j', async (token) => {
    expect([400, 404]).toContain((await read(token)).status);
  });

  test('and is deleted by upkeep once it has expired', async () => {
    await createLink();
    await world.dataSource.query(
      "update invitation_links set created_at = now() - interval '14 days', expires_at = now() - interval '1 second'",
    );
    await forgetPastUse(world.dataSource.manager);
    expect(await world.dataSource.query('select from invitation_links')).toEqual([]);
  });
});

describe('the link of a text', () => {
  test('shows its pending invitation before sign-in, to nobody with the id alone, and not after the answer', async () => {
    const phone = newPhone();
    const input = { phone, name: 'Ruth' };
    const { body } = await maya.client.rest('POST', `/api/trips/${trip.id}/invite`, input);
    const { id } = body as { id: string };
    const token = `${id}.${invitationKey(id, world.deps.pepper)}`;
    expect(await read(token)).toMatchObject({
      status: 200,
      body: { trip: { name: 'Lake Wallowa Weekend' }, invitedBy: { name: 'Maya Torres' } },
    });
    expect((await read(`${id}.${'A'.repeat(22)}`)).status).toBe(404);
    expect((await follow(priya, token)).status).toBe(404);
    const ruth = await buildPerson(world);
    await world.dataSource.query('update participants set user_id = $2 where id = $1', [id, ruth.user.id]);
    await ruth.client.rest('POST', `/api/invitations/${id}/respond`, { response: 'declined' });
    expect((await read(token)).status).toBe(404);
  });

  test('shows nothing once the trip is over', async () => {
    const invited = await buildParticipant(world, trip, null, {
      phone: newPhone(),
      inviteStatus: 'pending',
      invitedBy: maya.user.id,
    });
    const token = `${invited.id}.${invitationKey(invited.id, world.deps.pepper)}`;
    world.setNow(new Date('2026-07-16T11:59:00Z'));
    expect((await read(token)).status).toBe(200);
    world.setNow(new Date('2026-07-16T12:01:00Z'));
    expect((await read(token)).status).toBe(404);
  });
});

test('links are opened and created within limits', async () => {
  await createLink();
  await world.dataSource.query("update rate_limits set points = 30 where key like 'create_invite_link%'");
  expect((await maya.client.rest('POST', path())).status).toBe(429);
  await read('none');
  await world.dataSource.query("update rate_limits set points = 300 where key like 'look_at_link%'");
  expect((await read('none')).status).toBe(429);
});
