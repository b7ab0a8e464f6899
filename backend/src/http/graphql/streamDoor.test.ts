import { createClient, NetworkError, type Client as Streams } from 'graphql-sse';
import { buildMeal, buildPerson, buildTrip } from '../../../test/build.ts';
import { withToken } from '../../../test/doors/withToken.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';

const TRIP_CHANGED = 'subscription ($id: ID!) { tripChanged(tripId: $id) { kind revision } }';

const world = testWorld({ LIVE_STREAMS_PER_SESSION: '1' });
const clients: Streams[] = [];
const maya = eachTest(() => buildPerson(world));
const trip = eachTest(() => buildTrip(world, maya));
afterEach(() => {
  for (const client of clients.splice(0)) client.dispose();
});

function streams(headers: Readonly<Record<string, string>>): Streams {
  const client = createClient({
    url: `${world.url}/graphql/stream`,
    headers: { ...headers },
    retryAttempts: 0,
  });
  clients.push(client);
  return client;
}

function follow(headers = maya.client.headers, query = TRIP_CHANGED) {
  return streams(headers).iterate({ query, variables: { id: trip.id } });
}

const post = (query: string, headers = maya.client.headers) =>
  fetch(`${world.url}/graphql/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
    body: JSON.stringify({ query, variables: { id: trip.id } }),
  });

describe('a subscription over server-sent events', () => {
  test('tells what changes', async () => {
    const messages = follow();
    expect((await messages.next()).value).toMatchObject({ data: { tripChanged: { kind: 'HELLO' } } });
    const next = messages.next();
    const meal = await buildMeal(world, trip);
    await maya.client.rest('PATCH', `/api/meals/${meal.id}`, { name: 'Soup' });
    const kinds = [await next];
    while (JSON.stringify(kinds.at(-1)).includes('PRESENCE')) kinds.push(await messages.next());
    expect(kinds.at(-1)?.value).toMatchObject({ data: { tripChanged: { kind: 'MEALS' } } });
  });

  test('takes a token with the scope, and ends with it', async () => {
    const program = await withToken(world, maya, ['trips:read']);
    const messages = follow(program.headers);
    await messages.next();
    const { body } = await maya.client.rest('GET', '/api/auth/me/tokens');
    for (const { id } of body as readonly { readonly id: string }[])
      await maya.client.rest('DELETE', `/api/auth/me/tokens/${id}`);
    let last = await messages.next();
    while (JSON.stringify(last).includes('PRESENCE')) last = await messages.next();
    expect(last.value).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    expect(await messages.next()).toMatchObject({ done: true });
  });

  test('counts with the other streams of its session', async () => {
    const messages = follow();
    await messages.next();
    await expect(follow().next()).rejects.toThrow(NetworkError);
    const rest = await maya.client.rest('GET', `/api/trips/${trip.id}/events`);
    expect(rest.status).toBe(503);
  });

  test.each<[string, () => Promise<Response>, number, string]>([
    ['of a visitor', () => post(TRIP_CHANGED, {}), 401, 'UNAUTHENTICATED'],
    ['of an unknown field', () => post('subscription { nothing }'), 400, 'GRAPHQL_VALIDATION_FAILED'],
    ['that is none', () => post('{ me { id } }'), 400, 'GRAPHQL_VALIDATION_FAILED'],
    ['that cannot be parsed', () => post('subscription {'), 400, 'GRAPHQL_PARSE_FAILED'],
    [
      'of another site',
      () => post(TRIP_CHANGED, { ...maya.client.headers, 'sec-fetch-site': 'cross-site' }),
      403,
      'FORBIDDEN',
    ],
    [
      'of a token without the scope',
      async () => post(TRIP_CHANGED, (await withToken(world, maya, ['account:read'])).headers),
      403,
      'FORBIDDEN',
    ],
  ])('%s is refused', async (_what, call, status, code) => {
    const answer = await call();
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      status,
      body: { errors: [{ extensions: { code } }] },
    });
  });
});
