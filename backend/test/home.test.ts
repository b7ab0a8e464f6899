import pg from 'pg';
import { buildMeal, buildParticipant, buildPerson, buildTrip, type Person } from './build.ts';
import { createWorld, type World } from './world.ts';

const MANY = 200;
/** What the home screen asks for. */
const HOME = `query Home {
  trips {
    id name location startDate endDate plannedMealCount totalMealCount mealsOutsidePlanCount isCompleted
    viewerCan
    participants { id name isViewer inviteStatus viewerCan }
  }
  invitations { participant { id name } trip { name location startDate endDate } invitedBy { name } }
  frequentMembers { name phone tripCount }
}`;

// Eight hundred rows are written one by one, on a machine that may do other things too.
jest.setTimeout(60_000);

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Somebody with so many trips, a companion and a meal in each, and as many invitations. */
async function traveller(trips: number): Promise<Person> {
  const [viewer, companion] = await Promise.all([buildPerson(world), buildPerson(world)]);
  for (let count = 0; count < trips; count++) {
    const trip = await buildTrip(world, viewer);
    await buildParticipant(world, trip, companion);
    await buildMeal(world, trip);
    await buildParticipant(world, await buildTrip(world, companion), viewer, {
      inviteStatus: 'pending',
      invitedBy: companion.user.id,
    });
  }
  return viewer;
}

/** The home query's answer, and how many statements went to the database for it, the session's included. */
async function home({ client }: Person): Promise<{ data: unknown; statements: number }> {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  const { data } = await client.graphql(HOME);
  const statements = query.mock.calls.length;
  query.mockRestore();
  return { data, statements };
}

test('the home screen costs as many statements with two hundred trips as with one', async () => {
  const [few, many] = [await traveller(1), await traveller(MANY)];
  // The first calls of a document are interpreted, later ones compiled: neither may ask more than the other.
  for (const run of ['interpreted', 'compiled', 'compiled before']) {
    const [one, twoHundred] = [await home(few), await home(many)];
    expect({ run, statements: twoHundred.statements }).toEqual({ run, statements: one.statements });
    expect(one).toMatchObject({
      statements: 4,
      data: { trips: { length: 1 }, invitations: { length: 1 }, frequentMembers: [{ tripCount: 1 }] },
    });
    expect(twoHundred.data).toMatchObject({
      trips: { length: MANY },
      invitations: { length: MANY },
      frequentMembers: [{ tripCount: MANY }],
    });
  }
});
