import { buildMeal, buildParticipant, buildPerson, buildTrip, type Person } from '../../test/build.ts';
import { eachTest } from '../../test/fixtures.ts';
import { testWorld } from '../../test/world.ts';

const FIELDS = {
  name: '  Lake Wallowa Weekend ',
  location: 'Joseph, Oregon',
  startDate: '2026-06-13',
  endDate: '2026-06-15',
};

const CREATE = `mutation ($input: CreateTripInput!) {
  createTrip(input: $input) {
    trip {
      id name createdBy includeBreakfasts includeSnacks isCompleted viewerCan plannedMealCount totalMealCount
      participants { name isOrganizer isCreator isViewer inviteStatus }
      meals { id }
    }
  }
}`;

const world = testWorld();
const maya = eachTest(() => buildPerson(world));

describe('creating a trip', () => {
  test('makes its creator an accepted organizer', async () => {
    const { data } = await maya.client.graphql(CREATE, { input: FIELDS });
    expect(JSON.stringify(data)).toMatch(/"viewerCan":\[[^\]]*"DELETE"/);
    expect(data).toMatchObject({
      createTrip: {
        trip: {
          name: 'Lake Wallowa Weekend',
          createdBy: maya.user.id,
          includeBreakfasts: true,
          includeSnacks: false,
          isCompleted: false,
          plannedMealCount: 0,
          totalMealCount: 9,
          participants: [
            {
              name: 'Maya Torres',
              isOrganizer: true,
              isCreator: true,
              isViewer: true,
              inviteStatus: 'ACCEPTED',
            },
          ],
          meals: [],
        },
      },
    });
  });

  test('answers 201 over REST with the same trip as a later read', async () => {
    const created = await maya.client.rest('POST', '/api/trips', FIELDS);
    expect(created.status).toBe(201);
    // The answer's content is tested below.
    const { id } = created.body as { id: string };
    const read = await maya.client.rest('GET', `/api/trips/${id}`);
    expect(created.body).toEqual(read.body);
  });

  test('stores dietary restrictions, and answers with their reading', async () => {
    const restrictions = { dietaryRestrictions: ['no nuts no histamine'] };
    const { body } = await maya.client.rest('POST', '/api/trips', { ...FIELDS, ...restrictions });
    expect(body).toMatchObject({
      ...restrictions,
      restrictionsRead: {
        understood: ['no tree nuts', 'no peanuts'],
        wordsOnly: ['histamine'],
        notUnderstood: [],
      },
    });
  });

  test('is refused with unreadable restrictions', async () => {
    expect(
      await maya.client.rest('POST', '/api/trips', { ...FIELDS, dietaryRestrictions: 'penut alergy' }),
    ).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT', field: 'dietaryRestrictions' } });
    expect((await maya.client.rest('GET', '/api/trips')).body).toEqual([]);
  });

  test('in the past is possible, and the trip is completed', async () => {
    const input = { ...FIELDS, startDate: '2024-06-13', endDate: '2024-06-15' };
    const { data } = await maya.client.graphql(CREATE, { input });
    expect(data).toMatchObject({ createTrip: { trip: { isCompleted: true } } });
  });

  test.each([
    [{ name: ' ' }, 'name', 'Please enter a trip name.'],
    [{ location: undefined }, 'location', 'Please enter a trip location.'],
    [{ startDate: '' }, 'startDate', 'Please select a start date.'],
    [{ endDate: undefined }, 'endDate', 'Please select an end date.'],
    [{ endDate: '2026-06-13' }, 'endDate', 'End date must be after start date.'],
    [{ endDate: '2026-08-12' }, 'endDate', 'A trip can last at most 60 days.'],
    [{ includeSnacks: 'yes' }, 'includeSnacks', 'Snacks has to be true or false.'],
  ])('refuses %j with the message of that field', async (wrong, field, message) => {
    const answer = await maya.client.rest('POST', '/api/trips', { ...FIELDS, ...wrong });
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT', field, message } });
  });

  test('is refused to a visitor', async () => {
    expect((await world.visitor().rest('POST', '/api/trips', FIELDS)).status).toBe(401);
  });
});

describe('an Idempotency-Key', () => {
  const create = (person: Person, key: string, fields: object = FIELDS) =>
    person.client.rest('POST', '/api/trips', fields, { 'idempotency-key': key });

  test('creates one trip for twenty concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(maya, 'one')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await maya.client.rest('GET', '/api/trips')).body).toHaveLength(1);
  });

  test('works across GraphQL and REST', async () => {
    const rest = await create(maya, 'doors');
    const { data } = await maya.client.graphql(CREATE, { input: FIELDS }, { 'idempotency-key': 'doors' });
    // Both answers contain the id of the new trip.
    const { id } = rest.body as { id: string };
    expect(data).toMatchObject({ createTrip: { trip: { id } } });
  });

  test('with other values is a conflict, and creates nothing', async () => {
    await create(maya, 'other');
    expect(await create(maya, 'other', { ...FIELDS, name: 'Rodeo' })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    expect((await maya.client.rest('GET', '/api/trips')).body).toHaveLength(1);
  });

  test('of another user, or after a day, creates a new trip', async () => {
    const jonas = await buildPerson(world);
    const first = await create(maya, 'mine');
    expect((await create(jonas, 'mine')).body).not.toEqual(first.body);
    await world.passSeconds(24 * 60 * 60 + 1);
    await create(maya, 'mine');
    expect((await maya.client.rest('GET', '/api/trips')).body).toHaveLength(2);
  });

  test('of a failed call can be used again', async () => {
    expect((await create(maya, 'again', { ...FIELDS, name: '' })).status).toBe(400);
    expect((await create(maya, 'again')).status).toBe(201);
  });

  test('longer than 255 characters is refused', async () => {
    expect((await create(maya, 'x'.repeat(256))).status).toBe(400);
  });
});

describe('the list of trips', () => {
  test('starts with the next one; past ones follow, latest first', async () => {
    for (const [name, startDate, endDate] of [
      ['past', '2025-06-13', '2025-06-15'],
      ['autumn', '2026-10-02', '2026-10-04'],
      ['just over', '2026-05-01', '2026-05-03'],
      ['running', '2026-05-28', '2026-06-03'],
      ['summer', '2026-07-02', '2026-07-04'],
    ])
      await buildTrip(world, maya, {
        name: String(name),
        startDate: String(startDate),
        endDate: String(endDate),
      });
    const { data } = await maya.client.graphql('{ trips { name } }');
    expect(data).toEqual({
      trips: ['running', 'summer', 'autumn', 'just over', 'past'].map((name) => ({ name })),
    });
  });

  test('contains only joined trips, with their meal counts', async () => {
    const jonas = await buildPerson(world);
    const trip = await buildTrip(world, jonas);
    const own = await buildParticipant(world, trip, maya, { inviteStatus: 'pending' });
    const [first, second] = [trip.startDate, trip.endDate];
    await buildMeal(world, trip, { date: first, name: 'Chili' });
    await buildMeal(world, trip, { date: first, type: 'lunch', name: '', status: 'not_needed' });
    await buildMeal(world, trip, { date: second, name: '', assignedToId: own.id });
    await buildMeal(world, trip, { date: second, type: 'lunch', name: '' });
    const query = '{ trips { id plannedMealCount totalMealCount participants { name } } }';
    expect((await maya.client.graphql(query)).data).toEqual({ trips: [] });
    await maya.client.rest('POST', `/api/invitations/${own.id}/respond`, { response: 'accepted' });
    expect((await maya.client.graphql(query)).data).toEqual({
      trips: [
        {
          id: trip.id,
          plannedMealCount: 3,
          totalMealCount: 9,
          participants: [{ name: jonas.user.name }, { name: maya.user.name }],
        },
      ],
    });
  });
});
