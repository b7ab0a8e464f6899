import {
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
  signedIn,
  type Person,
} from '../../../test/build.ts';
import type { Client } from '../../../test/client.ts';
import { concurrently, expectWithin, outcomes } from '../../../test/races.ts';
import { testWorlds } from '../../../test/world.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import type { Meal } from '../../entities/meal.entity.ts';

const [world, other] = testWorlds();
let maya: Person;
let jonas: Person;
let trip: Trip;
let meal: Meal;
let jonasRow: Participant;
beforeEach(() => arrange());

async function arrange(): Promise<void> {
  maya = await buildPerson(world);
  jonas = await buildPerson(world, { name: 'Jonas Weber' });
  trip = await buildTrip(world, maya);
  jonasRow = await buildParticipant(world, trip, jonas);
  meal = await buildMeal(world, trip);
}

const vote = (client: Client, voteType: unknown, { id } = meal) =>
  client.rest('POST', `/api/meals/${id}/vote`, { voteType });
const read = async (client: Client) => {
  const { body } = await client.rest('GET', `/api/meals/${meal.id}`);
  // Every meal's answer contains its votes.
  const { upVotes, downVotes, myVote } = body as Record<string, unknown>;
  return { upVotes, downVotes, myVote };
};

describe('voting on a meal', () => {
  test('takes the vote back when repeated, and replaces it by the other one', async () => {
    const answers = [];
    for (const voteType of ['up', 'up', 'up', 'down', 'down'])
      answers.push((await vote(maya.client, voteType)).body);
    expect(answers).toMatchObject([
      { id: meal.id, upVotes: 1, downVotes: 0, myVote: 'up' },
      { upVotes: 0, downVotes: 0, myVote: null },
      { upVotes: 1, downVotes: 0, myVote: 'up' },
      { upVotes: 0, downVotes: 1, myVote: 'down' },
      { upVotes: 0, downVotes: 0, myVote: null },
    ]);
  });

  test('counts each participant once, and answers each with their own vote', async () => {
    await vote(maya.client, 'up');
    await vote(jonas.client, 'down');
    expect(await read(maya.client)).toEqual({ upVotes: 1, downVotes: 1, myVote: 'up' });
    expect(await read(jonas.client)).toEqual({ upVotes: 1, downVotes: 1, myVote: 'down' });
  });

  test.each(['sideways', null, 1, undefined])('refuses the vote %j', async (voteType) => {
    expect(await vote(maya.client, voteType)).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT', field: 'voteType', message: 'Vote has to be up or down.' },
    });
  });

  test('is refused for a meal without content or not needed', async () => {
    const dinner = { date: '2026-06-14', type: 'dinner' } as const;
    const refusal = {
      status: 409,
      body: { code: 'CONFLICT', message: 'Only a planned meal can be voted on.' },
    };
    const empty = await buildMeal(world, trip, { ...dinner, name: '' });
    const notNeeded = await buildMeal(world, trip, { ...dinner, type: 'lunch', status: 'not_needed' });
    expect(await vote(maya.client, 'up', empty)).toMatchObject(refusal);
    expect(await vote(maya.client, 'up', notNeeded)).toMatchObject(refusal);
    const cookAlone = await buildMeal(world, trip, {
      date: '2026-06-15',
      name: '',
      assignedToId: jonasRow.id,
    });
    expect((await vote(maya.client, 'up', cookAlone)).status).toBe(200);
  });

  test('is allowed once the trip is completed', async () => {
    const past = await buildTrip(world, maya, { startDate: '2026-05-01', endDate: '2026-05-03' });
    expect(await vote(maya.client, 'up', await buildMeal(world, past))).toMatchObject({
      body: { upVotes: 1, myVote: 'up' },
    });
  });
});

describe('the votes on a meal', () => {
  test('do not count while it is not needed, and count again when it is planned', async () => {
    await vote(maya.client, 'up');
    const set = (status: string) => maya.client.rest('PATCH', `/api/meals/${meal.id}`, { status });
    expect((await set('not_needed')).body).toMatchObject({ upVotes: 0, downVotes: 0, myVote: null });
    expect((await set('planned')).body).toMatchObject({ upVotes: 1, downVotes: 0, myVote: 'up' });
  });

  test('are deleted with the meal', async () => {
    await vote(maya.client, 'up');
    expect((await maya.client.rest('DELETE', `/api/meals/${meal.id}`)).status).toBe(204);
    expect(await votesInDatabase()).toBe(0);
  });

  test('of a participant who leaves are deleted, the others stay', async () => {
    await vote(maya.client, 'up');
    await vote(jonas.client, 'up');
    const left = await jonas.client.rest('DELETE', `/api/trips/${trip.id}/participants/${jonasRow.id}`);
    expect(left.status).toBe(204);
    expect(await read(maya.client)).toEqual({ upVotes: 1, downVotes: 0, myVote: 'up' });
  });
});

describe('concurrently', () => {
  test('the same vote twice is given and taken back', async () => {
    const seen = await outcomes(arrange, async (_, round) => {
      const twin = await signedIn(other, maya.user);
      const statuses = await concurrently(
        round,
        () => vote(maya.client, 'up'),
        () => vote(twin, 'up'),
      );
      expect(await read(maya.client)).toEqual({ upVotes: 0, downVotes: 0, myVote: null });
      return statuses.join();
    });
    expect(seen).toEqual(['200,200']);
  });

  test('up and down by one participant leave the later one', async () => {
    const seen = await outcomes(arrange, async (_, round) => {
      const twin = await signedIn(other, maya.user);
      await concurrently(
        round,
        () => vote(maya.client, 'up'),
        () => vote(twin, 'down'),
      );
      return JSON.stringify(await read(maya.client));
    });
    expectWithin(seen, [
      '{"upVotes":1,"downVotes":0,"myVote":"up"}',
      '{"upVotes":0,"downVotes":1,"myVote":"down"}',
    ]);
  });

  test('a vote and the deletion of its meal leave no vote', async () => {
    const seen = await outcomes(arrange, async (_, round) => {
      const remote = await signedIn(other, jonas.user);
      await vote(remote, 'down');
      const statuses = await concurrently(
        round,
        () => vote(remote, 'up'),
        () => maya.client.rest('DELETE', `/api/meals/${meal.id}`),
      );
      expect(await votesInDatabase()).toBe(0);
      return statuses.join();
    });
    expectWithin(seen, ['200,204', '404,204']);
  });

  test('a vote and the removal of its voter, who cooks the meal, leave no vote', async () => {
    const seen = await outcomes(arrange, async (_, round) => {
      const remote = await signedIn(other, jonas.user);
      await maya.client.rest('PATCH', `/api/meals/${meal.id}`, { assignedToId: jonasRow.id });
      const statuses = await concurrently(
        round,
        () => vote(remote, 'up'),
        () => maya.client.rest('DELETE', `/api/trips/${trip.id}/participants/${jonasRow.id}`),
      );
      expect(await votesInDatabase()).toBe(0);
      return statuses.join();
    });
    expectWithin(seen, ['200,204', '404,204']);
  });
});

async function votesInDatabase(): Promise<number | undefined> {
  const rows = await world.dataSource.query<{ count: number }[]>(
    'select count(*)::int as count from meal_votes where trip_id = $1',
    [trip.id],
  );
  return rows[0]?.count;
}
