import {
  buildIngredient,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
  newPhone,
  type Person,
} from '../../../test/build.ts';
import { testWorld } from '../../../test/world.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';

const AFTER_THE_TRIP = new Date('2026-06-16T12:00:00Z');

const CHANGE_ROLE = `mutation ($input: ChangeParticipantRoleInput!) {
  changeParticipantRole(input: $input) {
    participant { id isOrganizer viewerCan }
    trip { viewerCan participants { id isOrganizer } }
  }
}`;
const REMOVE = `mutation ($input: RemoveParticipantInput!) {
  removeParticipant(input: $input) {
    participantId
    trip { participants { id } meals { assignedToId ingredients { assignedToId } } }
  }
}`;

const world = testWorld();
let maya: Person;
let jonas: Person;
let trip: Trip;
let jonasRow: Participant;
beforeEach(async () => {
  world.setNow(new Date('2026-06-01T12:00:00Z'));
  maya = await buildPerson(world);
  jonas = await buildPerson(world, { name: 'Jonas Weber' });
  trip = await buildTrip(world, maya);
  jonasRow = await buildParticipant(world, trip, jonas);
});

const rolePath = ({ id }: Participant) => `/api/trips/${trip.id}/participants/${id}/role`;
const path = ({ id }: Participant) => `/api/trips/${trip.id}/participants/${id}`;
const setOrganizer = (person: Person, participant: Participant, isOrganizer: boolean) =>
  person.client.rest('PATCH', rolePath(participant), { isOrganizer });
const invite = ({ client }: Person) =>
  client.rest('POST', `/api/trips/${trip.id}/invite`, { phone: newPhone(), name: 'Sam Okafor' });
const tripAbilitiesOf = async (person: Person) => {
  const { data } = await person.client.graphql(`{ trip(id: "${trip.id}") { viewerCan } }`);
  return JSON.stringify(data);
};

describe('changing a role', () => {
  test('answers with the updated participant and trip', async () => {
    const input = { tripId: trip.id, participantId: jonasRow.id, isOrganizer: true };
    const { data } = await maya.client.graphql(CHANGE_ROLE, { input });
    expect(data).toMatchObject({
      changeParticipantRole: {
        participant: { id: jonasRow.id, isOrganizer: true, viewerCan: ['DEMOTE', 'REMOVE', 'EDIT_EATER'] },
        trip: { participants: [{ isOrganizer: true }, { id: jonasRow.id, isOrganizer: true }] },
      },
    });
    expect(await setOrganizer(maya, jonasRow, false)).toMatchObject({
      status: 200,
      body: { id: jonasRow.id, isOrganizer: false, viewerCan: ['promote', 'remove', 'edit_eater'] },
    });
  });

  test('takes effect at the next call: a promoted member invites and promotes, a demoted one cannot', async () => {
    const priya = await buildParticipant(world, trip, await buildPerson(world, { name: 'Priya Nair' }));
    expect((await setOrganizer(jonas, priya, true)).status).toBe(403);
    expect((await invite(jonas)).status).toBe(403);
    await setOrganizer(maya, jonasRow, true);
    expect(await tripAbilitiesOf(jonas)).toContain('"INVITE"');
    expect((await setOrganizer(jonas, priya, true)).status).toBe(200);
    expect((await invite(jonas)).status).toBe(201);
    await setOrganizer(maya, jonasRow, false);
    expect(await tripAbilitiesOf(jonas)).not.toContain('"INVITE"');
    expect((await setOrganizer(jonas, priya, false)).status).toBe(403);
    expect((await invite(jonas)).status).toBe(403);
  });

  test('twice is the same as once', async () => {
    for (const isOrganizer of [true, true, false, false])
      expect(await setOrganizer(maya, jonasRow, isOrganizer)).toMatchObject({
        status: 200,
        body: { isOrganizer },
      });
  });

  test('lets an organizer step down, and not up again', async () => {
    await setOrganizer(maya, jonasRow, true);
    expect((await setOrganizer(jonas, jonasRow, false)).status).toBe(200);
    expect((await setOrganizer(jonas, jonasRow, true)).status).toBe(403);
  });

  test.each(['pending', 'declined'] as const)('of a %s participant is refused', async (inviteStatus) => {
    const invited = await buildParticipant(world, trip, null, { inviteStatus });
    expect(await setOrganizer(maya, invited, true)).toMatchObject({
      status: 409,
      body: { message: 'Only an accepted participant can be an organizer.', code: 'CONFLICT' },
    });
  });

  test('of the creator is refused with the reason', async () => {
    await setOrganizer(maya, jonasRow, true);
    const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}`);
    // The answer has the shape of the contract.
    const creator = (body as { participants: Participant[] }).participants.find(
      ({ userId }) => userId === maya.user.id,
    );
    for (const client of [maya.client, jonas.client])
      for (const isOrganizer of [true, false])
        expect(await client.rest('PATCH', rolePath(creator ?? jonasRow), { isOrganizer })).toMatchObject({
          status: 403,
          body: { message: 'The creator of a trip cannot be removed, leave or lose the organizer role.' },
        });
  });

  test.each([[{}], [{ isOrganizer: null }], [{ isOrganizer: 'yes' }], [[]], [undefined]])(
    'refuses the body %j',
    async (body) => {
      const answer = await maya.client.rest('PATCH', rolePath(jonasRow), body);
      expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
    },
  );

  test('of a participant of another trip is 404', async () => {
    const elsewhere = await buildParticipant(world, await buildTrip(world, jonas), null);
    expect(await setOrganizer(maya, elsewhere, true)).toMatchObject({
      status: 404,
      body: { message: 'There is no such participant.' },
    });
  });
});

describe('removing a participant', () => {
  test('clears only their assignments', async () => {
    const priya = await buildParticipant(world, trip, null, { name: 'Priya Nair' });
    const chili = await buildMeal(world, trip, { assignedToId: jonasRow.id });
    const tacos = await buildMeal(world, trip, { type: 'lunch', name: 'Tacos', assignedToId: priya.id });
    await buildIngredient(world, chili, { assignedToId: priya.id });
    await buildIngredient(world, tacos, { assignedToId: jonasRow.id, purchased: true });
    const input = { tripId: trip.id, participantId: jonasRow.id };
    const { data } = await maya.client.graphql(REMOVE, { input });
    expect(data).toMatchObject({
      removeParticipant: {
        participantId: jonasRow.id,
        trip: {
          participants: { length: 2 },
          meals: [
            { assignedToId: priya.id, ingredients: [{ assignedToId: null }] },
            { assignedToId: null, ingredients: [{ assignedToId: priya.id }] },
          ],
        },
      },
    });
  });

  test('ends their access to the trip, and is 404 the second time', async () => {
    const meal = await buildMeal(world, trip);
    expect((await maya.client.rest('DELETE', path(jonasRow))).status).toBe(204);
    expect((await maya.client.rest('DELETE', path(jonasRow))).status).toBe(404);
    for (const address of [`/api/trips/${trip.id}`, `/api/meals/${meal.id}`])
      expect((await jonas.client.rest('GET', address)).status).toBe(404);
    expect((await jonas.client.rest('GET', '/api/trips')).body).toEqual([]);
  });

  test.each(['pending', 'declined'] as const)('revokes a %s invitation', async (inviteStatus) => {
    const invited = await buildParticipant(world, trip, null, { inviteStatus });
    expect((await maya.client.rest('DELETE', path(invited))).status).toBe(204);
  });

  test('oneself is leaving: allowed in a completed trip, which is then no longer visible', async () => {
    world.setNow(AFTER_THE_TRIP);
    const input = { tripId: trip.id, participantId: jonasRow.id };
    expect((await jonas.client.graphql(REMOVE, { input })).data).toEqual({
      removeParticipant: { participantId: jonasRow.id, trip: null },
    });
    expect((await jonas.client.rest('GET', `/api/trips/${trip.id}`)).status).toBe(404);
  });

  test('is refused in a completed trip', async () => {
    world.setNow(AFTER_THE_TRIP);
    expect(await maya.client.rest('DELETE', path(jonasRow))).toMatchObject({
      status: 409,
      body: { code: 'TRIP_COMPLETED' },
    });
  });

  test('with an invalid id is 400', async () => {
    expect((await maya.client.rest('DELETE', `/api/trips/${trip.id}/participants/17`)).status).toBe(400);
    expect((await maya.client.rest('DELETE', `/api/trips/17/participants/${jonasRow.id}`)).status).toBe(400);
  });
});
