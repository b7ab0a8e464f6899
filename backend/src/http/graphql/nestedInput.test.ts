import { buildMeal, buildPerson, buildTrip, type Person } from '../../../test/build.ts';
import { testWorld } from '../../../test/world.ts';

/** Nearly 64 kB of nested lists, and of empty objects. */
const DEEP = '['.repeat(32_000) + ']'.repeat(32_000);
const MANY = `[${Array<string>(21_000).fill('{}').join()}]`;
/** Fits into the 16 kB of a GET's address and headers when encoded. */
const DEEP_IN_ADDRESS = '['.repeat(2500) + ']'.repeat(2500);

const world = testWorld();
let maya: Person;
let ids: { trip: string; meal: string };
beforeAll(async () => {
  maya = await buildPerson(world);
  const trip = await buildTrip(world, maya);
  const meal = await buildMeal(world, trip);
  ids = { trip: trip.id, meal: meal.id };
});

const OPERATIONS = {
  'a free JSON value': [
    'mutation ($v: ImportTripInput!) { importTrip(input: $v) { trip { id } } }',
    '{"file":%}',
  ],
  'a whole input': ['mutation ($v: CreateTripInput!) { createTrip(input: $v) { trip { id } } }', '%'],
  'a text': ['query ($v: ID!) { trip(id: $v) { id } }', '%'],
  'a list of texts': [
    'mutation ($v: CreateTripInput!) { createTrip(input: $v) { trip { id } } }',
    '{"name":"A","location":"B","startDate":"2026-07-01","endDate":"2026-07-02","dietaryRestrictions":%}',
  ],
  'a list of objects': [
    'mutation ($v: AddIngredientsInput!) { addIngredients(input: $v) { ingredients { id } } }',
    '{"mealId":"1","ingredients":%}',
  ],
  'an undeclared variable': ['query { me { id } }', '%'],
} as const;

const SHAPES = [
  ['deep', DEEP],
  ['wide', MANY],
] as const;

describe.each(SHAPES)('%s input of 64 kB', (_shape, json) => {
  test.each(Object.entries(OPERATIONS))(
    'is refused or ignored in GraphQL as %s',
    async (_what, [query, variable]) => {
      const body = `{"query":${JSON.stringify(query)},"variables":{"v":${variable.replace('%', json)}}}`;
      const answer = await maya.client.send('POST', '/graphql', body);
      expect({ status: answer.status, body: await answer.json() }).toMatchObject(
        query.startsWith('query {')
          ? { status: 200, body: { data: { me: { id: maya.user.id } } } }
          : { status: 400, body: { errors: { 0: { extensions: { code: 'BAD_USER_INPUT' } } } } },
      );
    },
  );

  test('is refused as a GraphQL request, as its query and as its operation name', async () => {
    for (const body of [json, `{"query":${json}}`, `{"query":"{ me { id } }","operationName":${json}}`]) {
      const answer = await maya.client.send('POST', '/graphql', body);
      expect(answer.status).toBe(400);
      await answer.body?.cancel();
    }
  });

  test('is refused by every kind of REST call', async () => {
    const wrap = (fields: string) => fields.replace('%', json);
    for (const [method, path, body] of [
      ['POST', '/api/trips', json],
      ['POST', '/api/trips', wrap('{"name":%}')],
      ['POST', '/api/trips/import', json],
      ['POST', '/api/trips/import', wrap('{"format":"trip-backup","version":1,"trips":[{"meals":%}]}')],
      ['POST', `/api/meals/${ids.meal}/ingredients/batch`, wrap('{"ingredients":%}')],
      ['PATCH', `/api/trips/${ids.trip}/ingredients`, wrap('{"ids":%,"purchased":true}')],
      ['POST', `/api/trips/${ids.trip}/suggest-meals`, wrap('{"dietaryRestrictions":%}')],
      ['POST', '/api/auth/verify-code', wrap('{"phone":%,"code":"123456"}')],
    ] as const) {
      const answer = await maya.client.send(method, path, body);
      expect([path, answer.status]).toEqual([path, 400]);
      await answer.body?.cancel();
    }
  });
});

test('a GraphQL query with deep variables in its address is refused, and so is a longer address', async () => {
  const query = 'query ($v: ID!) { trip(id: $v) { id } }';
  const get = (variables: string) =>
    maya.client.send('GET', `/graphql?query=${encodeURIComponent(query)}&variables=${variables}`, undefined, {
      'apollo-require-preflight': '1',
    });
  expect((await get(`{"v":${DEEP_IN_ADDRESS}}`)).status).toBe(400);
  expect((await get(`{"v":${DEEP}}`)).status).toBe(431);
});
