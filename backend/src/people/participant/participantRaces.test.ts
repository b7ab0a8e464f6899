import {
  buildIngredient,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
  signedIn,
} from '../../../test/build.ts';
import type { Client } from '../../../test/client.ts';
import { concurrently, expectWithin, outcomes } from '../../../test/races.ts';
import { testWorlds } from '../../../test/world.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';

const [world, other] = testWorlds();

interface Scene {
  readonly trip: Trip;
  /** The creator of the trip. */
  readonly maya: Client;
  /** A co-organizer at the other process. */
  readonly ruth: Client;
  readonly ruthRow: Participant;
  /** A second co-organizer. */
  readonly sam: Client;
  readonly samRow: Participant;
  readonly jonas: Client;
  readonly jonasRow: Participant;
}

async function arrange(): Promise<Scene> {
  const [maya, ruth, sam, jonas] = await Promise.all([
    buildPerson(world),
    buildPerson(world),
    buildPerson(world),
    buildPerson(world),
  ]);
  const trip = await buildTrip(world, maya);
  return {
    trip,
    maya: maya.client,
    ruth: await signedIn(other, ruth.user),
    ruthRow: await buildParticipant(world, trip, ruth, { isOrganizer: true }),
    sam: sam.client,
    samRow: await buildParticipant(world, trip, sam, { isOrganizer: true }),
    jonas: jonas.client,
    jonasRow: await buildParticipant(world, trip, jonas),
  };
}

const pathOf = ({ tripId, id }: Participant) => `/api/trips/${tripId}/participants/${id}`;
const remove = (client: Client, participant: Participant) => client.rest('DELETE', pathOf(participant));
const setOrganizer = (client: Client, participant: Participant, isOrganizer: boolean) =>
  client.rest('PATCH', `${pathOf(participant)}/role`, { isOrganizer });

/** Whether the participant is an organizer in the database; null when deleted. */
async function organizes({ id }: Participant): Promise<boolean | null> {
  const rows = await world.dataSource.query<{ is_organizer: boolean }[]>(
    'select is_organizer from participants where id = $1',
    [id],
  );
  return rows[0]?.is_organizer ?? null;
}

describe('two organizers acting concurrently on one participant', () => {
  test('remove and promote: the participant is removed, promoted before or not at all', async () => {
    const seen = await outcomes(arrange, async ({ maya, ruth, jonasRow }, round) => {
      const statuses = await concurrently(
        round,
        () => remove(maya, jonasRow),
        () => setOrganizer(ruth, jonasRow, true),
      );
      expect(await organizes(jonasRow)).toBeNull();
      return statuses.join();
    });
    expectWithin(seen, ['204,200', '204,404']);
  });

  test('both remove: one succeeds, the other gets 404', async () => {
    const seen = await outcomes(arrange, async ({ maya, ruth, jonasRow }, round) => {
      const statuses = await concurrently(
        round,
        () => remove(maya, jonasRow),
        () => remove(ruth, jonasRow),
      );
      expect(await organizes(jonasRow)).toBeNull();
      return statuses.toSorted().join();
    });
    expect(seen).toEqual(['204,404']);
  });

  test('promote and demote: both succeed, and the later one applies', async () => {
    const seen = await outcomes(arrange, async ({ maya, ruth, jonas, jonasRow, trip }, round) => {
      const statuses = await concurrently(
        round,
        () => setOrganizer(maya, jonasRow, true),
        () => setOrganizer(ruth, jonasRow, false),
      );
      const { body } = await jonas.rest('GET', `/api/trips/${trip.id}`);
      expect(JSON.stringify(body).includes('"invite"')).toBe(await organizes(jonasRow));
      return statuses.join();
    });
    expect(seen).toEqual(['200,200']);
  });

  test('demote and remove, twice each: the participant is removed', async () => {
    const seen = await outcomes(arrange, async ({ maya, ruth, samRow }) => {
      const answers = await Promise.all([
        setOrganizer(maya, samRow, false),
        remove(ruth, samRow),
        remove(maya, samRow),
        setOrganizer(ruth, samRow, false),
      ]);
      expect(await organizes(samRow)).toBeNull();
      const [demoted, removed, removedToo, demotedToo] = answers.map(({ status }) => status);
      expect([200, 404]).toContain(demoted);
      expect([200, 404]).toContain(demotedToo);
      return [removed, removedToo].toSorted().join();
    });
    expect(seen).toEqual(['204,404']);
  });
});

describe('two organizers acting concurrently on each other', () => {
  test('demote: one succeeds, the demoted one gets 403', async () => {
    const seen = await outcomes(arrange, async ({ ruth, ruthRow, sam, samRow }, round) => {
      const statuses = await concurrently(
        round,
        () => setOrganizer(ruth, samRow, false),
        () => setOrganizer(sam, ruthRow, false),
      );
      expect([await organizes(ruthRow), await organizes(samRow)]).toEqual(
        statuses.map((status) => status === 200),
      );
      return statuses.join();
    });
    expectWithin(seen, ['200,403', '403,200']);
  });

  test('remove: one succeeds, the removed one gets 404', async () => {
    const seen = await outcomes(arrange, async ({ ruth, ruthRow, sam, samRow }, round) => {
      const statuses = await concurrently(
        round,
        () => remove(ruth, samRow),
        () => remove(sam, ruthRow),
      );
      const left = [await organizes(ruthRow), await organizes(samRow)];
      expect(left).toEqual(statuses.map((status) => (status === 204 ? true : null)));
      return statuses.join();
    });
    expectWithin(seen, ['204,404', '404,204']);
  });
});

describe('a participant who is', () => {
  test('promoted while leaving is removed', async () => {
    const seen = await outcomes(arrange, async ({ maya, jonas, jonasRow }, round) => {
      const statuses = await concurrently(
        round,
        () => remove(jonas, jonasRow),
        () => setOrganizer(maya, jonasRow, true),
      );
      expect(await organizes(jonasRow)).toBeNull();
      return statuses.join();
    });
    expectWithin(seen, ['204,200', '204,404']);
  });

  test('demoted while editing the trip edits it before, or not at all', async () => {
    const edit = { name: 'Ours', location: 'Moab', startDate: '2026-07-01', endDate: '2026-07-03' };
    const seen = await outcomes(arrange, async ({ maya, ruth, ruthRow, trip }, round) => {
      const statuses = await concurrently(
        round,
        () => setOrganizer(maya, ruthRow, false),
        () => ruth.rest('PUT', `/api/trips/${trip.id}`, edit),
      );
      const { body } = await maya.rest('GET', `/api/trips/${trip.id}`);
      expect(body).toMatchObject({ name: statuses[1] === 200 ? 'Ours' : trip.name });
      return statuses.join();
    });
    expectWithin(seen, ['200,200', '200,403']);
  });

  test('removed while a meal and an ingredient are assigned to them has neither', async () => {
    const seen = await outcomes(arrange, async ({ maya, ruth, jonasRow, trip }, round) => {
      const meal = await buildMeal(world, trip);
      const ingredient = await buildIngredient(world, meal);
      const slot = { tripId: trip.id, date: '2026-06-14', type: 'lunch', assignedToId: jonasRow.id };
      const [statuses, ...given] = await Promise.all([
        concurrently(
          round,
          () => remove(maya, jonasRow),
          () => ruth.rest('PATCH', `/api/meals/${meal.id}`, { assignedToId: jonasRow.id }),
        ),
        maya.rest('PATCH', `/api/ingredients/${ingredient.id}`, { assignedTo: jonasRow.id }),
        ruth.rest('POST', '/api/meals', slot),
      ]);
      const { body } = await maya.rest('GET', `/api/trips/${trip.id}`);
      expect(JSON.stringify(body)).not.toContain(jonasRow.id);
      for (const { status } of given) expect([200, 201, 400]).toContain(status);
      return statuses.join();
    });
    expectWithin(seen, ['204,200', '204,400']);
  });
});
