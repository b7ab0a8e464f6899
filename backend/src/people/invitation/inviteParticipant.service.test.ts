import { buildParticipant, buildPerson, buildTrip, newPhone, type Person } from '../../../test/build.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';
import { invitationKey } from '../../access/inviteLinkToken.ts';
import { deliverDue } from '../../outbox/outbox.service.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const INVITE = `mutation ($input: InviteParticipantInput!) {
  inviteParticipant(input: $input) {
    participant { name phone userId isOrganizer inviteStatus viewerCan }
    trip { participants { name inviteStatus } }
  }
}`;

const world = testWorld();
const maya = eachTest(() => buildPerson(world));
const trip = eachTest(() => buildTrip(world, maya));

/** Sends the form's fields over REST. */
function invite(person: Person, body: object, headers = {}, to = trip) {
  return person.client.rest('POST', `/api/trips/${to.id}/invite`, body, headers);
}

/** Sends the texts in the outbox. @returns the texts to the number */
async function textsTo(phone: string): Promise<string[]> {
  await deliverDue({ ...world.deps, db: world.dataSource.manager }, 1000);
  return world.texts.filter((text) => text.phone === phone).map(({ body }) => body);
}

function idOf(body: unknown): string {
  // The REST answer is a participant.
  return (body as { id: string }).id;
}

/** Moves the product's clock forward from a time long before the trip. */
function moveClock(milliseconds: number): void {
  world.setNow(new Date(Date.parse('2026-06-01T12:00:00Z') + milliseconds));
}
afterEach(() => {
  moveClock(0);
});

describe('inviting a participant', () => {
  test('creates a pending participant with the given name, and texts the link', async () => {
    const phone = newPhone();
    const spelled = `1 (${phone.slice(2, 5)}) ${phone.slice(5, 8)}.${phone.slice(8)}`;
    const answer = await invite(maya, { name: '  Aunt Ruth ', phone: spelled });
    expect(answer).toMatchObject({
      status: 201,
      body: { name: 'Aunt Ruth', phone, userId: null, isOrganizer: false, inviteStatus: 'pending' },
    });
    const id = idOf(answer.body);
    expect(await textsTo(phone)).toEqual([
      'Maya Torres invited you to plan the food for Lake Wallowa Weekend (Jun 13 - Jun 15) on Grub Club: ' +
        `http://localhost:4000/?invitation=${id}#for=${invitationKey(id, world.deps.pepper)}`,
    ]);
  });

  test('answers over GraphQL with the updated trip and the abilities over the participant', async () => {
    const input = { tripId: trip.id, name: 'Ruth', phone: newPhone() };
    const { data } = await maya.client.graphql(INVITE, { input });
    expect(data).toMatchObject({
      inviteParticipant: {
        participant: {
          name: 'Ruth',
          inviteStatus: 'PENDING',
          viewerCan: ['RESEND_INVITE', 'RENAME', 'REMOVE', 'EDIT_EATER'],
        },
        trip: {
          participants: [
            { name: 'Maya Torres', inviteStatus: 'ACCEPTED' },
            { name: 'Ruth', inviteStatus: 'PENDING' },
          ],
        },
      },
    });
  });

  test('links an account with that number, and keeps the given name', async () => {
    const ruth = await buildPerson(world, { name: 'Ruth Okafor' });
    const answer = await invite(maya, { name: 'Auntie', phone: ruth.user.phone });
    expect(answer.body).toMatchObject({ userId: ruth.user.id, name: 'Auntie' });
  });

  test.each([
    [{ phone: undefined }, 'phone', 'Please fill in both phone number and name'],
    [{ phone: ' ' }, 'phone', 'Please fill in both phone number and name'],
    [{ name: '' }, 'name', 'Please fill in both phone number and name'],
    [{ name: 'R'.repeat(121) }, 'name', 'Name can have at most 120 characters.'],
    [{ phone: '900 555 0123' }, 'phone', 'Please enter a valid North American phone number.'],
  ])('with %j is refused with a clear message', async (wrong, field, message) => {
    const answer = await invite(maya, { name: 'Ruth', phone: '415 555 0123', ...wrong });
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT', field, message } });
  });

  test.each(['pending', 'accepted'] as const)(
    'who is already %s is a conflict, without a text',
    async (inviteStatus) => {
      const phone = newPhone();
      await buildParticipant(world, trip, null, { phone, inviteStatus });
      expect(await invite(maya, { name: 'Ruth', phone })).toMatchObject({
        status: 409,
        body: { code: 'CONFLICT', field: 'phone' },
      });
      expect(await textsTo(phone)).toEqual([]);
    },
  );

  test('with the inviter’s own number is a conflict', async () => {
    expect((await invite(maya, { name: 'Me', phone: maya.user.phone })).status).toBe(409);
  });

  test('who declined sets the invitation to pending, with the new name and inviter', async () => {
    const ruth = await buildPerson(world);
    const { phone } = ruth.user;
    const { id } = await buildParticipant(world, trip, ruth, { inviteStatus: 'declined', name: 'Ruthie' });
    expect((await ruth.client.rest('GET', '/api/invitations')).body).toEqual([]);
    expect((await invite(maya, { name: 'Ruth', phone })).body).toMatchObject({
      id,
      name: 'Ruth',
      inviteStatus: 'pending',
    });
    expect((await ruth.client.rest('GET', '/api/invitations')).body).toMatchObject([
      { participant: { id, name: 'Ruth' }, invitedBy: { name: 'Maya Torres' } },
    ]);
    expect(await textsTo(phone)).toHaveLength(1);
  });

  test('stops at a hundred participants, even with concurrent calls', async () => {
    await world.dataSource.query(
      `insert into participants (id, trip_id, name, phone, invite_status, created_at)
       select gen_random_uuid(), $1, 'Somebody', 'number ' || n, 'declined', now() from generate_series(1, 98) n`,
      [trip.id],
    );
    const answers = await Promise.all([1, 2].map(() => invite(maya, { name: 'Ruth', phone: newPhone() })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
      message: 'A trip can have at most 100 participants.',
    });
  });

  test('is allowed right after a promotion, and refused right after a demotion', async () => {
    const jonas = await buildPerson(world);
    const { id } = await buildParticipant(world, trip, jonas);
    const role = (isOrganizer: boolean) =>
      maya.client.rest('PATCH', `/api/trips/${trip.id}/participants/${id}/role`, { isOrganizer });
    const statusOfInvite = async () => (await invite(jonas, { name: 'Ruth', phone: newPhone() })).status;
    expect(await statusOfInvite()).toBe(403);
    await role(true);
    expect(await statusOfInvite()).toBe(201);
    await role(false);
    expect(await statusOfInvite()).toBe(403);
  });

  test('leaves no number in the log', async () => {
    const phone = newPhone();
    await invite(maya, { name: 'Ruth', phone });
    await textsTo(phone);
    await invite(maya, { name: 'Ruth', phone });
    expect(world.logLines.join('\n')).not.toContain(phone.slice(2));
  });
});

describe('an invitation with an Idempotency-Key', () => {
  test('is created and texted once by twenty concurrent calls', async () => {
    const phone = newPhone();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => invite(maya, { name: 'Ruth', phone }, { 'idempotency-key': 'once' })),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${idOf(body)}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await textsTo(phone)).toHaveLength(1);
  });

  test('works after a decline, and over GraphQL and REST', async () => {
    const phone = newPhone();
    await buildParticipant(world, trip, null, { phone, inviteStatus: 'declined' });
    const headers = { 'idempotency-key': 'again' };
    const rest = await invite(maya, { name: 'Ruth', phone }, headers);
    const input = { tripId: trip.id, name: 'Ruth', phone };
    const { data } = await maya.client.graphql(INVITE, { input }, headers);
    expect(rest).toMatchObject({ status: 201, body: { phone } });
    expect(data).toMatchObject({ inviteParticipant: { participant: { phone, inviteStatus: 'PENDING' } } });
    expect(await textsTo(phone)).toHaveLength(1);
  });

  test('with another name is a conflict', async () => {
    const phone = newPhone();
    const headers = { 'idempotency-key': 'other' };
    await invite(maya, { name: 'Ruth', phone }, headers);
    expect((await invite(maya, { name: 'Rudi', phone }, headers)).status).toBe(409);
  });
});

describe('the limits on invitations', () => {
  test('allow ten texts on an account’s first day, over GraphQL and REST together; the eleventh waits', async () => {
    for (let sent = 0; sent < 10; sent += 2) {
      expect((await invite(maya, { name: 'Ruth', phone: newPhone() })).status).toBe(201);
      const input = { tripId: trip.id, name: 'Ruth', phone: newPhone() };
      expect((await maya.client.graphql(INVITE, { input })).code).toBeNull();
    }
    const phone = newPhone();
    const textDueAt = new Date(world.deps.now().getTime() + DAY_MS).toISOString();
    expect(await invite(maya, { name: 'Ruth', phone })).toMatchObject({ status: 201, body: { textDueAt } });
    expect(await textsTo(phone)).toEqual([]);
    moveClock(DAY_MS);
    expect(await invite(maya, { name: 'Ruth', phone: newPhone() })).toMatchObject({
      body: { textDueAt: null },
    });
  });

  test('count only successful calls', async () => {
    for (let tries = 0; tries < 12; tries++)
      expect((await invite(maya, { name: 'Me', phone: maya.user.phone })).status).toBe(409);
    expect((await invite(maya, { name: 'Ruth', phone: newPhone() })).status).toBe(201);
  });

  test('allow one inviter three texts a week to one number over all trips, and other inviters more', async () => {
    const phone = newPhone();
    const jonas = await buildPerson(world);
    await buildParticipant(world, trip, jonas, { isOrganizer: true });
    for (let trips = 0; trips < 3; trips++)
      expect((await invite(maya, { name: 'Ruth', phone }, {}, await buildTrip(world, maya))).status).toBe(
        201,
      );
    const refused = await invite(maya, { name: 'Ruth', phone });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe(String((7 * DAY_MS) / 1000));
    expect((await invite(jonas, { name: 'Ruth', phone })).status).toBe(201);
  });
});

describe('resending an invitation', () => {
  const resend = (person: Person, id: string) =>
    person.client.rest('POST', `/api/trips/${trip.id}/participants/${id}/resend-invite`);

  test('texts it after ten minutes, and names the time to wait before', async () => {
    const phone = newPhone();
    const id = idOf((await invite(maya, { name: 'Ruth', phone })).body);
    moveClock(4 * MINUTE_MS);
    const early = await resend(maya, id);
    const message = 'This invitation was just sent. You can resend it in 6 minutes.';
    expect(early).toMatchObject({
      status: 429,
      body: { success: false, error: message, message, code: 'RATE_LIMITED' },
    });
    expect(early.headers.get('retry-after')).toBe('360');
    moveClock(10 * MINUTE_MS);
    expect(await resend(maya, id)).toMatchObject({
      status: 200,
      body: { success: true, participant: { id, name: 'Ruth', inviteStatus: 'pending' } },
    });
    expect((await resend(maya, id)).status).toBe(429);
    const texts = await textsTo(phone);
    expect(texts).toHaveLength(2);
    expect(texts[1]).toBe(texts[0]);
  });

  test('names the original inviter, and counts for the sender', async () => {
    const phone = newPhone();
    const jonas = await buildPerson(world, { name: 'Jonas Weber' });
    await buildParticipant(world, trip, jonas, { isOrganizer: true });
    const id = idOf((await invite(maya, { name: 'Ruth', phone })).body);
    for (let times = 1; times <= 3; times++) {
      moveClock(times * 10 * MINUTE_MS);
      expect((await resend(jonas, id)).status).toBe(200);
    }
    moveClock(40 * MINUTE_MS);
    expect((await resend(jonas, id)).status).toBe(429);
    expect((await resend(maya, id)).status).toBe(200);
    expect((await textsTo(phone)).filter((body) => body.startsWith('Maya Torres invited'))).toHaveLength(5);
  });

  test.each(['accepted', 'declined'] as const)('is a conflict once it is %s', async (inviteStatus) => {
    const { id } = await buildParticipant(world, trip, null, { inviteStatus });
    expect(await resend(maya, id)).toMatchObject({ status: 409, body: { success: false, code: 'CONFLICT' } });
  });

  test('twice concurrently texts once', async () => {
    const phone = newPhone();
    const { id } = await buildParticipant(world, trip, null, { phone, inviteStatus: 'pending' });
    const answers = await Promise.all([resend(maya, id), resend(maya, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(await textsTo(phone)).toHaveLength(1);
  });
});
