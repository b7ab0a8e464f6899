import { buildParticipant, buildPerson, buildTrip, type Person } from '../../../test/build.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';

const RESPOND = `mutation ($input: RespondToInvitationInput!) {
  respondToInvitation(input: $input) {
    participant { name inviteStatus isOrganizer }
    trip { id name participants { name } }
  }
}`;

const world = testWorld();
const maya = eachTest(() => buildPerson(world));
const ruth = eachTest(() => buildPerson(world, { name: 'Ruth Okafor' }));
const trip = eachTest(() => buildTrip(world, maya));
const invited = eachTest(() =>
  buildParticipant(world, trip, ruth, {
    name: 'Auntie',
    inviteStatus: 'pending',
    invitedBy: maya.user.id,
    invitedAt: world.deps.now(),
  }),
);

function respond(person: Person, response: unknown, id = invited.id) {
  return person.client.rest('POST', `/api/invitations/${id}/respond`, { response });
}

async function invitationsOf(person: Person): Promise<unknown> {
  return (await person.client.rest('GET', '/api/invitations')).body;
}

describe('the invitations of a user', () => {
  test('show only the name, place, dates and inviter of the trip', async () => {
    expect(await invitationsOf(ruth)).toEqual([
      {
        participant: { id: invited.id, name: 'Auntie' },
        trip: {
          name: 'Lake Wallowa Weekend',
          location: 'Joseph, Oregon',
          startDate: '2026-06-13',
          endDate: '2026-06-15',
        },
        invitedBy: { name: 'Maya Torres' },
      },
    ]);
    expect((await ruth.client.rest('GET', `/api/trips/${trip.id}`)).status).toBe(404);
    expect((await ruth.client.rest('GET', '/api/trips')).body).toEqual([]);
  });

  test('are the pending ones, latest first', async () => {
    const names = ['declined', 'older', 'newer'];
    for (const [index, name] of names.entries())
      await buildParticipant(world, await buildTrip(world, maya, { name }), ruth, {
        inviteStatus: name === 'declined' ? 'declined' : 'pending',
        invitedAt: new Date(world.deps.now().getTime() + index * 1000),
      });
    const { data } = await ruth.client.graphql('{ invitations { trip { name } } }');
    expect(data).toEqual({
      invitations: ['newer', 'older', 'Lake Wallowa Weekend'].map((name) => ({ trip: { name } })),
    });
  });

  test('name a former member as inviter after that account is deleted', async () => {
    await world.dataSource.query('update participants set invited_by = null where id = $1', [invited.id]);
    expect(await invitationsOf(ruth)).toMatchObject([{ invitedBy: { name: 'Former member' } }]);
  });
});

describe('answering an invitation', () => {
  test('with yes opens the trip, and replaces the given name with the account’s', async () => {
    const input = { participantId: invited.id, response: 'ACCEPTED' };
    const { data } = await ruth.client.graphql(RESPOND, { input });
    expect(data).toEqual({
      respondToInvitation: {
        participant: { name: 'Ruth Okafor', inviteStatus: 'ACCEPTED', isOrganizer: false },
        trip: {
          id: trip.id,
          name: trip.name,
          participants: [{ name: 'Maya Torres' }, { name: 'Ruth Okafor' }],
        },
      },
    });
    expect(await invitationsOf(ruth)).toEqual([]);
    expect((await ruth.client.rest('GET', `/api/trips/${trip.id}`)).status).toBe(200);
  });

  test('with no keeps the given name, and the trip closed', async () => {
    expect(await respond(ruth, 'declined')).toMatchObject({
      status: 200,
      body: { id: invited.id, name: 'Auntie', inviteStatus: 'declined', viewerCan: [] },
    });
    const input = { participantId: invited.id, response: 'DECLINED' };
    const { data } = await ruth.client.graphql(RESPOND, { input });
    expect(data).toMatchObject({ respondToInvitation: { trip: null } });
    expect((await ruth.client.rest('GET', `/api/trips/${trip.id}`)).status).toBe(404);
    expect(await invitationsOf(ruth)).toEqual([]);
  });

  test.each([
    ['accepted', 'declined', 'You have already accepted this invitation. You can leave the trip instead.'],
    ['declined', 'accepted', 'You have already declined this invitation. An organizer can invite you again.'],
  ])('with %s twice is the same as once, and then with %s is a conflict', async (first, other, message) => {
    const once = await respond(ruth, first);
    const twice = await respond(ruth, first);
    expect(twice).toMatchObject({ status: 200, body: once.body });
    expect(await respond(ruth, other)).toMatchObject({ status: 409, body: { code: 'CONFLICT', message } });
  });

  test.each([undefined, 'maybe', 'pending', 7])('with %j is refused', async (response) => {
    expect(await respond(ruth, response)).toMatchObject({
      status: 400,
      body: { field: 'response', message: 'The response has to be accepted or declined.' },
    });
  });

  test('of another user or a deleted trip is 404, with an invalid id 400', async () => {
    const jonas = await buildPerson(world);
    expect((await respond(jonas, 'accepted')).status).toBe(404);
    expect((await respond(maya, 'declined')).status).toBe(404);
    await world.dataSource.query('delete from trips where id = $1', [trip.id]);
    const gone = await respond(ruth, 'accepted');
    expect(gone).toMatchObject({ status: 404, body: { message: 'There is no such invitation.' } });
    expect((await respond(ruth, 'accepted', 'no id')).status).toBe(400);
  });

  test('is possible after the end of the trip', async () => {
    const start = world.deps.now();
    world.setNow(new Date('2026-07-01T00:00:00Z'));
    const answer = await respond(ruth, 'accepted');
    world.setNow(start);
    expect(answer).toMatchObject({ status: 200, body: { inviteStatus: 'accepted' } });
  });
});
