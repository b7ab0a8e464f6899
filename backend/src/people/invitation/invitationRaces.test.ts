import {
  buildParticipant,
  buildPerson,
  buildTrip,
  newPhone,
  signedIn,
  type Person,
} from '../../../test/build.ts';
import type { Client } from '../../../test/client.ts';
import { concurrently, expectWithin, outcomes } from '../../../test/races.ts';
import { testWorlds } from '../../../test/world.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';

const [world, other] = testWorlds({ TRUST_PROXY: '1' });

interface Scene {
  readonly trip: Trip;
  readonly maya: Person;
  /** Maya at the other process. */
  readonly mayaAtOther: Client;
  readonly ruth: Person;
  readonly ruthAtOther: Client;
  readonly invited: Participant;
}

/** Maya's trip with Ruth invited. */
async function arrange(): Promise<Scene> {
  const [maya, ruth] = await Promise.all([buildPerson(world), buildPerson(world, { name: 'Ruth Okafor' })]);
  const trip = await buildTrip(world, maya);
  const invited = await buildParticipant(world, trip, ruth, {
    inviteStatus: 'pending',
    invitedBy: maya.user.id,
  });
  return {
    trip,
    maya,
    ruth,
    invited,
    mayaAtOther: await signedIn(other, maya.user),
    ruthAtOther: await signedIn(other, ruth.user),
  };
}

const respond = (client: Client, { invited }: Scene, response: string) =>
  client.rest('POST', `/api/invitations/${invited.id}/respond`, { response });

const invite = (client: Client, { trip }: Scene, phone: string, headers = {}) =>
  client.rest('POST', `/api/trips/${trip.id}/invite`, { phone, name: 'Ruth' }, headers);

async function rowsOf(
  { trip }: Scene,
  phone: string,
): Promise<Pick<Participant, 'inviteStatus' | 'userId'>[]> {
  return world.dataSource.query(
    'select invite_status as "inviteStatus", user_id as "userId" from participants where trip_id = $1 and phone = $2',
    [trip.id, phone],
  );
}

async function textsWaitingFor(phone: string): Promise<number> {
  const rows: unknown[] = await world.dataSource.query(
    "select from outbox_texts where kind = 'invitation' and phone = $1",
    [phone],
  );
  return rows.length;
}

describe('an invitation that is answered twice concurrently', () => {
  test('with the same answer stores it once, and both calls succeed', async () => {
    const seen = await outcomes(arrange, async (scene, round) => {
      const response = round % 3 === 0 ? 'declined' : 'accepted';
      const statuses = await concurrently(
        round,
        () => respond(scene.ruth.client, scene, response),
        () => respond(scene.ruthAtOther, scene, response),
      );
      expect(await rowsOf(scene, scene.ruth.user.phone)).toMatchObject([{ inviteStatus: response }]);
      return statuses.join();
    });
    expect(seen).toEqual(['200,200']);
  });

  test('with yes and no stores the answer of the successful call; the other call is a conflict', async () => {
    const seen = await outcomes(arrange, async (scene, round) => {
      const statuses = await concurrently(
        round,
        () => respond(scene.ruth.client, scene, 'accepted'),
        () => respond(scene.ruthAtOther, scene, 'declined'),
      );
      const [row] = await rowsOf(scene, scene.ruth.user.phone);
      return `${statuses.join()} ${row?.inviteStatus}`;
    });
    expectWithin(seen, ['200,409 accepted', '409,200 declined']);
  });
});

describe('an invitation concurrent with', () => {
  test('another one of the same number: one organizer invites, the other gets a conflict', async () => {
    const seen = await outcomes(arrange, async (scene, round) => {
      const jonas = await buildPerson(world);
      await buildParticipant(world, scene.trip, jonas, { isOrganizer: true });
      const phone = newPhone();
      const statuses = await concurrently(
        round,
        () => invite(scene.mayaAtOther, scene, phone),
        () => invite(jonas.client, scene, phone),
      );
      expect(await rowsOf(scene, phone)).toHaveLength(1);
      expect(await textsWaitingFor(phone)).toBe(1);
      return statuses.sort().join();
    });
    expect(seen).toEqual(['201,409']);
  });

  test('the sign-up of its number: the participant is linked in either order', async () => {
    const seen = await outcomes(arrange, async (scene, round) => {
      const phone = newPhone();
      const headers = { 'x-forwarded-for': `203.0.113.${round + 1}` };
      const visitor = world.visitor();
      await visitor.rest('POST', '/api/auth/request-code', { phone }, headers);
      const code = /#(\d{6})$/.exec(world.texts.findLast((text) => text.phone === phone)?.body ?? '')?.[1];
      const create = () =>
        scene.mayaAtOther.rest('POST', '/api/trips', {
          name: 'Moab',
          location: 'Utah',
          startDate: '2026-07-01',
          endDate: '2026-07-03',
          invitePhones: [phone],
        });
      const statuses = await concurrently(
        round,
        () => visitor.rest('POST', '/api/auth/verify-code', { phone, code, name: 'Ann' }, headers),
        () => (round % 3 === 0 ? create() : invite(scene.mayaAtOther, scene, phone)),
      );
      expect((await visitor.rest('GET', '/api/invitations')).body).toHaveLength(1);
      return statuses.join();
    });
    expect(seen).toEqual(['200,201']);
  });

  test('the removal of its participant: the answer comes first or gets 404, and the row is deleted', async () => {
    const seen = await outcomes(arrange, async (scene, round) => {
      const statuses = await concurrently(
        round,
        () => respond(scene.ruth.client, scene, 'accepted'),
        () =>
          scene.mayaAtOther.rest('DELETE', `/api/trips/${scene.trip.id}/participants/${scene.invited.id}`),
      );
      expect(await rowsOf(scene, scene.ruth.user.phone)).toEqual([]);
      return statuses.join();
    });
    expectWithin(seen, ['200,204', '404,204']);
  });

  test('the deletion of its trip: the call comes first or gets 404', async () => {
    const seen = await outcomes(arrange, async (scene, round) => {
      const statuses = await concurrently(
        round,
        () =>
          round % 3 === 0
            ? invite(scene.maya.client, scene, newPhone())
            : respond(scene.ruth.client, scene, 'accepted'),
        () => scene.mayaAtOther.rest('DELETE', `/api/trips/${scene.trip.id}`),
      );
      expect(await rowsOf(scene, scene.ruth.user.phone)).toEqual([]);
      return statuses.join();
    });
    expectWithin(seen, ['200,204', '201,204', '404,204']);
  });

  test('its own resending: an answered invitation is not texted again', async () => {
    const seen = await outcomes(arrange, async (scene, round) => {
      const { phone } = scene.ruth.user;
      const path = `/api/trips/${scene.trip.id}/participants/${scene.invited.id}/resend-invite`;
      const statuses = await concurrently(
        round,
        () => scene.mayaAtOther.rest('POST', path),
        () => respond(scene.ruth.client, scene, 'declined'),
      );
      expect(await rowsOf(scene, phone)).toMatchObject([{ inviteStatus: 'declined' }]);
      return `${statuses.join()} ${await textsWaitingFor(phone)}`;
    });
    expectWithin(seen, ['200,200 1', '409,200 0']);
  });
});
