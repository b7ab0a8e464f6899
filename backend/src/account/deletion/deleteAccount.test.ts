import { leaveUserTrip } from '../../access/userTrips.sql.ts';
import {
  buildIngredient,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
  signedIn,
  type Person,
} from '../../../test/build.ts';
import { concurrently, expectWithin, callWhileLocked, outcomes } from '../../../test/races.ts';
import { testWorlds } from '../../../test/world.ts';
import type { Ingredient } from '../../entities/ingredient.entity.ts';
import { Eater } from '../../entities/eater.entity.ts';
import { Participant } from '../../entities/participant.entity.ts';
import { Trip } from '../../entities/trip.entity.ts';

const [world, other] = testWorlds({ MONETIZATION_ENABLED: 'true' });

const remove = ({ client }: Person) => client.rest('DELETE', '/api/auth/me');
const tripOf = ({ id }: Trip) => world.dataSource.manager.findOneBy(Trip, { id });
const participantsIn = ({ id }: Trip) =>
  world.dataSource.manager.find(Participant, { where: { tripId: id }, order: { id: 'ASC' } });

describe('deleting an account', () => {
  test('passes trips to another organizer, else to the first member, and deletes trips without members', async () => {
    const [maya, jonas, ruth] = [
      await buildPerson(world),
      await buildPerson(world, { name: 'Jonas Weber' }),
      await buildPerson(world, { name: 'Ruth' }),
    ];
    const organized = await buildTrip(world, maya, { name: 'Organized' });
    await buildParticipant(world, organized, ruth);
    await buildParticipant(world, organized, jonas, { isOrganizer: true });
    const joined = await buildTrip(world, maya, { name: 'Joined' });
    await buildParticipant(world, joined, ruth, { createdAt: new Date('2026-05-02T00:00:00Z') });
    await buildParticipant(world, joined, jonas, { createdAt: new Date('2026-05-03T00:00:00Z') });
    // A completed trip whose only other participant is pending.
    const alone = await buildTrip(world, maya, {
      name: 'Alone',
      startDate: '2026-05-01',
      endDate: '2026-05-03',
    });
    await buildMeal(world, alone);
    await buildParticipant(world, alone, jonas, { inviteStatus: 'pending' });

    const preview = await maya.client.rest('GET', '/api/auth/me/deletion');
    expect(preview.body).toEqual({
      passedOn: [
        { id: organized.id, name: 'Organized', to: 'Jonas Weber' },
        { id: joined.id, name: 'Joined', to: 'Ruth' },
      ],
      deleted: [{ id: alone.id, name: 'Alone' }],
      tripsRemaining: 1,
    });
    expect((await remove(maya)).status).toBe(204);
    expect((await tripOf(organized))?.createdBy).toBe(jonas.user.id);
    expect((await tripOf(joined))?.createdBy).toBe(ruth.user.id);
    expect(await participantsIn(joined)).toContainEqual(
      expect.objectContaining({ userId: ruth.user.id, isOrganizer: true }),
    );
    expect(await tripOf(alone)).toBeNull();
  });

  test('ends all sessions; a new account with the number starts empty', async () => {
    const maya = await buildPerson(world);
    const elsewhere = await signedIn(other, maya.user);
    expect((await remove(maya)).status).toBe(204);
    expect((await elsewhere.rest('GET', '/api/auth/me')).status).toBe(401);
    const again = await buildPerson(world, { phone: maya.user.phone });
    expect((await again.client.rest('GET', '/api/trips')).body).toEqual([]);
  });
});

describe('deleting an account while', () => {
  interface Scene {
    readonly maya: Person;
    readonly jonas: Person;
    readonly trip: Trip;
    readonly jonasRow: Participant;
    readonly ingredient: Ingredient;
    /** Jonas, pending, in another trip of Maya. */
    readonly invited: Participant;
  }

  async function arrange(): Promise<Scene> {
    const [maya, jonas] = [await buildPerson(world), await buildPerson(world)];
    const trip = await buildTrip(world, maya);
    const jonasRow = await buildParticipant(world, trip, jonas, { isOrganizer: true });
    const client = await signedIn(other, jonas.user);
    const ingredient = await buildIngredient(world, await buildMeal(world, trip));
    const invited = await buildParticipant(world, await buildTrip(world, maya), jonas, {
      inviteStatus: 'pending',
    });
    return { maya, jonas: { user: jonas.user, client }, trip, jonasRow, ingredient, invited };
  }
  const path = ({ trip }: Scene) => `/api/trips/${trip.id}`;

  type Action = (scene: Scene, round: number) => Promise<{ readonly status: number }>;
  const invite: Action = (scene) =>
    scene.maya.client.rest('POST', `${path(scene)}/invite`, { phone: '+19075550190', name: 'Ana' });
  const demote: Action = (scene) =>
    scene.maya.client.rest('PATCH', `${path(scene)}/participants/${scene.jonasRow.id}/role`, {
      isOrganizer: false,
    });
  const tick: Action = ({ jonas, ingredient }) =>
    jonas.client.rest('PATCH', `/api/ingredients/${ingredient.id}`, { purchased: true });
  const addBought: Action = ({ jonas, ingredient: { mealId } }) =>
    jonas.client.rest('POST', `/api/meals/${mealId}/ingredients`, { name: 'Beans', purchased: true });
  const accept: Action = ({ jonas, invited }) =>
    jonas.client.rest('POST', `/api/invitations/${invited.id}/respond`, { response: 'accepted' });
  const alternating: Action = (scene, round) => ([tick, addBought, accept][round % 3] ?? tick)(scene, round);
  const create: Action = ({ jonas }) =>
    jonas.client.rest(
      'POST',
      '/api/trips',
      { name: 'Late', location: 'Bend', startDate: '2026-07-01', endDate: '2026-07-03' },
      { 'idempotency-key': 'late' },
    );

  test.each<[string, Action, string[]]>([
    ['it invites a participant: both succeed', invite, ['204,201']],
    ['its role changes', demote, ['204,200', '204,409', '204,404']],
    ['it creates a trip: the trip is deleted or refused', create, ['204,201', '204,401', '204,409']],
    [
      'it ticks, adds a purchased ingredient or accepts an invitation',
      alternating,
      ['204,200', '204,201', '204,401', '204,404'],
    ],
    ['the creator of the trip deletes another account', ({ maya }) => remove(maya), ['204,204']],
    ['another process deletes it', ({ jonas }) => remove(jonas), ['204,401', '401,204']],
  ])('%s', async (_what, action, allowed) => {
    const seen = await outcomes(arrange, async (scene, round) => {
      await world.dataSource.query('delete from invitation_texts');
      const statuses = (
        await concurrently(
          round,
          () => remove(scene.jonas),
          () => action(scene, round),
        )
      ).join();
      const [left] = await world.dataSource.query<{ count: number }[]>(
        'select count(*) from trips where created_by is null',
      );
      expect(left?.count).toBe(0);
      const [named] = await world.dataSource.query<{ count: number }[]>(
        'select count(*) from participants where user_id = $1 or phone = $2',
        [scene.jonas.user.id, scene.jonas.user.phone],
      );
      expect(named?.count).toBe(0);
      return statuses;
    });
    expectWithin(seen, allowed);
  });

  test.each<[string, (scene: Scene, mealId: string) => Promise<{ readonly status: number }>]>([
    ['votes', ({ jonas }, id) => jonas.client.rest('POST', `/api/meals/${id}/vote`, { voteType: 'up' })],
    ['adds a purchased ingredient', (scene) => addBought(scene, 0)],
  ])('it %s: a former member gets 404', async (_what, action) => {
    const scene = await arrange();
    const { jonasRow, ingredient } = scene;
    const answer = await callWhileLocked(
      world,
      () => action(scene, String(ingredient.mealId)),
      async (rival) => {
        const former = { userId: null, phone: null, inviteStatus: 'declined', isOrganizer: false } as const;
        await rival.update(Participant, { id: jonasRow.id }, former);
        await rival.delete(Eater, { participantId: jonasRow.id });
        await rival.query('update meals set portion_quarters = portion_quarters - 4 where trip_id = $1', [
          jonasRow.tripId,
        ]);
        await leaveUserTrip(rival, jonasRow);
      },
    );
    expect(answer.status).toBe(404);
  });

  test('a participant accepts an invitation to its trip: the trip is passed on or deleted', async () => {
    const seen = await outcomes(arrange, async ({ maya, jonas }, round) => {
      const own = await buildTrip(world, jonas);
      const invited = await buildParticipant(world, own, maya, { inviteStatus: 'pending' });
      const answer = { response: 'accepted' };
      const statuses = await concurrently(
        round,
        () => remove(jonas),
        () => maya.client.rest('POST', `/api/invitations/${invited.id}/respond`, answer),
      );
      return `${statuses.join()} ${(await tripOf(own))?.createdBy === maya.user.id}`;
    });
    expectWithin(seen, ['204,200 true', '204,404 false']);
  });
});
