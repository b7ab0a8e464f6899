import { v7 as uuid } from 'uuid';
import { buildIngredient, buildMeal, buildPerson, buildTrip, type Person } from '../../test/build.ts';
import { testWorld } from '../../test/world.ts';

const world = testWorld();
let maya: Person;
let ids: { trip: string; meal: string; ingredient: string };
beforeAll(async () => {
  maya = await buildPerson(world);
  const trip = await buildTrip(world, maya);
  const meal = await buildMeal(world, trip);
  const ingredient = await buildIngredient(world, meal);
  ids = { trip: trip.id, meal: meal.id, ingredient: ingredient.id };
});

const CREATE_TRIP = 'mutation ($input: CreateTripInput!) { createTrip(input: $input) { trip { id } } }';
const CREATE_MEAL = 'mutation ($input: CreateMealInput!) { createMeal(input: $input) { meal { id } } }';
const ADD_INGREDIENT =
  'mutation ($input: AddIngredientInput!) { addIngredient(input: $input) { ingredient { id } } }';
const UPDATE_INGREDIENT =
  'mutation ($input: UpdateIngredientInput!) { updateIngredient(input: $input) { ingredient { id } } }';

const trip = { name: 'Trip', location: 'Bend', startDate: '2026-07-01', endDate: '2026-07-03' };

// The cast keeps the matcher's loose type out of the comparison.
const A_SENTENCE = expect.stringMatching(/^\S.*\S$/s) as unknown;

describe('a body that is no JSON', () => {
  it.each(['/api/trips', '/api/auth/verify-code', '/graphql'])(
    'is answered with 400 and a clear message at %s',
    async (path) => {
      const response = await maya.client.send('POST', path, '{"phone":"(415) 555-0123","code":"123456"');
      const body = await response.text();
      expect(response.status).toBe(400);
      expect(response.headers.get('content-type')).toContain('application/json');
      expect(body).toContain('The body is not valid JSON.');
      expect(body).not.toMatch(/555|123456/);
    },
  );

  it('differs from a body that is too large', async () => {
    const rest = await maya.client.rest('POST', '/api/trips', { ...trip, name: 'x'.repeat(1_000_000) });
    const graphql = await maya.client.graphql(CREATE_TRIP, {
      input: { ...trip, name: 'x'.repeat(1_000_000) },
    });
    expect([rest.status, graphql.status, graphql.code]).toEqual([413, 413, 'PAYLOAD_TOO_LARGE']);
    expect(rest.body).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });

  it.each(['gzip', 'deflate', 'br'])(
    'includes a body that is not encoded with %s as its header says',
    async (encoding) => {
      const packed = await maya.client.rest('POST', '/api/trips', trip, { 'content-encoding': encoding });
      expect(packed).toMatchObject({
        status: 400,
        body: { code: 'BAD_USER_INPUT', message: 'The body is not valid JSON.' },
      });
    },
  );

  it('with another content type is refused over REST', async () => {
    const answer = await maya.client.rest('POST', '/api/trips', trip, { 'content-type': 'text/plain' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
  });
});

describe('bad input', () => {
  const cases: readonly {
    what: string;
    method: string;
    path: () => string;
    body?: () => unknown;
    query: string;
    variables: () => Record<string, unknown>;
  }[] = [
    {
      what: 'an id that is no UUID',
      method: 'GET',
      path: () => '/api/trips/42',
      query: 'query ($id: ID!) { trip(id: $id) { id } }',
      variables: () => ({ id: '42' }),
    },
    {
      what: 'an id with a null byte',
      method: 'GET',
      path: () => '/api/meals/%00/ingredients',
      query: 'query ($id: ID!) { meal(id: $id) { id } }',
      variables: () => ({ id: '\0' }),
    },
    {
      what: 'a null byte in a text',
      method: 'POST',
      path: () => '/api/trips',
      body: () => ({ ...trip, name: 'a\0b' }),
      query: CREATE_TRIP,
      variables: () => ({ input: { ...trip, name: 'a\0b' } }),
    },
    {
      what: 'half of a surrogate pair',
      method: 'POST',
      path: () => '/api/trips',
      body: () => ({ ...trip, name: 'a\ud800b' }),
      query: CREATE_TRIP,
      variables: () => ({ input: { ...trip, name: 'a\ud800b' } }),
    },
    {
      what: 'a name of 121 characters',
      method: 'POST',
      path: () => '/api/trips',
      body: () => ({ ...trip, name: 'x'.repeat(121) }),
      query: CREATE_TRIP,
      variables: () => ({ input: { ...trip, name: 'x'.repeat(121) } }),
    },
    {
      what: 'a name of the wrong type',
      method: 'POST',
      path: () => '/api/trips',
      body: () => ({ ...trip, name: { first: 'x' } }),
      query: CREATE_TRIP,
      variables: () => ({ input: { ...trip, name: { first: 'x' } } }),
    },
    ...['2026-02-30', 'infinity', 'tomorrow', '0044-03-15 BC', '294276-01-01', '2026-7-1', ''].map(
      (date) => ({
        what: `the date "${date}"`,
        method: 'POST',
        path: () => '/api/trips',
        body: () => ({ ...trip, startDate: date }),
        query: CREATE_TRIP,
        variables: () => ({ input: { ...trip, startDate: date } }),
      }),
    ),
    {
      what: 'an unknown meal type',
      method: 'POST',
      path: () => '/api/meals',
      body: () => ({ tripId: ids.trip, date: '2026-06-14', type: 'brunch' }),
      query: CREATE_MEAL,
      variables: () => ({ input: { tripId: ids.trip, date: '2026-06-14', type: 'BRUNCH' } }),
    },
    {
      what: 'an unknown assignee',
      method: 'POST',
      path: () => '/api/meals',
      body: () => ({ tripId: ids.trip, date: '2026-06-14', type: 'lunch', assignedToId: uuid() }),
      query: CREATE_MEAL,
      variables: () => ({
        input: { tripId: ids.trip, date: '2026-06-14', type: 'LUNCH', assignedToId: uuid() },
      }),
    },
    {
      what: 'a date outside the trip',
      method: 'POST',
      path: () => '/api/meals',
      body: () => ({ tripId: ids.trip, date: '2026-06-16', type: 'lunch' }),
      query: CREATE_MEAL,
      variables: () => ({ input: { tripId: ids.trip, date: '2026-06-16', type: 'LUNCH' } }),
    },
    {
      what: 'an ingredient without a name',
      method: 'POST',
      path: () => `/api/meals/${ids.meal}/ingredients`,
      body: () => ({ name: '  ' }),
      query: ADD_INGREDIENT,
      variables: () => ({ input: { mealId: ids.meal, name: '  ' } }),
    },
    {
      what: 'an alternative that does not exist',
      method: 'PATCH',
      path: () => `/api/ingredients/${ids.ingredient}`,
      body: () => ({ selectedAlternative: 1 }),
      query: UPDATE_INGREDIENT,
      variables: () => ({ input: { id: ids.ingredient, selectedAlternative: 1 } }),
    },
    {
      what: 'an alternative beyond the range of the column',
      method: 'PATCH',
      path: () => `/api/ingredients/${ids.ingredient}`,
      body: () => ({ selectedAlternative: 2_000_000_000 }),
      query: UPDATE_INGREDIENT,
      variables: () => ({ input: { id: ids.ingredient, selectedAlternative: 2_000_000_000 } }),
    },
  ];

  it.each(cases)(
    '$what is answered with 400 and a clear message over GraphQL and REST',
    async ({ method, path, body, query, variables }) => {
      const rest = await maya.client.rest(method, path(), body?.());
      const graphql = await maya.client.graphql(query, variables());
      expect(rest).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT', message: A_SENTENCE } });
      expect(graphql).toMatchObject({ status: 400, code: 'BAD_USER_INPUT', message: A_SENTENCE });
    },
  );

  it.each([null, [], 'trip', 7])('%j in place of an object is answered with 400', async (body) => {
    expect(await maya.client.rest('POST', '/api/trips', body)).toMatchObject({ status: 400 });
  });

  it('leaves no phone number or code in the log', async () => {
    const visitor = world.visitor();
    await visitor.rest('POST', '/api/auth/verify-code', { phone: '(415) 555-0123', code: '987654' });
    await visitor.rest('POST', '/api/auth/request-code', { phone: '415 555 0123 \0' });
    await visitor.send('POST', '/api/auth/verify-code', '{"phone":"415-555-0123","code":"987654');
    expect(world.logLines.join('\n')).not.toMatch(/555.?0123|987654/);
  });
});

describe('an unknown address', () => {
  it('is a 404 as JSON below /api, in upper or lower case', async () => {
    for (const path of ['/api/nothing', '/API/nothing', '/api/trips/x/y/z', '/api'])
      expect(await maya.client.rest('GET', path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

describe('a call with another method or for another type than a page', () => {
  it.each([
    ['POST', '/', {}],
    ['DELETE', '/trips', {}],
    ['POST', '/healthz', {}],
    ['GET', '/nothing', { accept: 'application/json' }],
  ])('%s %s is a 404 as JSON', async (method, path, headers) => {
    expect(await maya.client.rest(method, path, undefined, headers)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: A_SENTENCE },
    });
  });
});

describe('an id in upper case', () => {
  it('is accepted, and the answer has it in lower case', async () => {
    const [cook] = await world.dataSource.query<{ id: string }[]>('select id from participants limit 1');
    const id = cook?.id ?? '';
    const { status, body } = await maya.client.rest('POST', '/api/meals', {
      tripId: ids.trip.toUpperCase(),
      date: '2026-06-15',
      type: 'lunch',
      assignedToId: id.toUpperCase(),
    });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { tripId: ids.trip, assignedToId: id, assignedTo: { id } },
    });
  });
});

describe('the log', () => {
  it('has a line for each request with its path and id, over GraphQL and REST', async () => {
    await maya.client.graphql('{ me { id } }');
    await maya.client.rest('GET', '/api/features');
    const lines = world.logLines.map((line) => JSON.parse(line) as { path?: string; requestId?: string });
    for (const path of ['/graphql', '/api/features'])
      expect(lines.findLast((line) => line.path === path)).toMatchObject({ requestId: A_SENTENCE });
  });
});
