import { buildPerson, buildTrip, type Person } from '../../../test/build.ts';
import { endOf, subscriber } from '../../../test/subscriber.ts';
import { withToken } from '../../../test/doors/withToken.ts';
import { allTests } from '../../../test/fixtures.ts';
import { createWorld, testWorld, type World } from '../../../test/world.ts';

const world = testWorld({ PUBLIC_URL: 'https://food.example.org' });
const maya = allTests(() => buildPerson(world));

const logout = (headers: Record<string, string>) =>
  world.visitor().rest('POST', '/api/auth/logout', undefined, headers);

describe('a call from a page of another site', () => {
  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('is refused with %j', async (headers) => {
    expect(await logout(headers)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });

  it.each([
    {},
    { 'sec-fetch-site': 'same-origin', origin: 'https://food.example.org' },
    { origin: 'https://food.example.org' },
  ])('is recognized as our own page with %j', async (headers) => {
    expect(await logout(headers)).toMatchObject({ status: 204 });
  });

  it('is recognized as our own page at home, where it was opened by another address, without TLS', async () => {
    expect(await logout({ origin: world.url })).toMatchObject({ status: 204 });
    expect(await logout({ origin: 'http://127.0.0.1:1' })).toMatchObject({ status: 403 });
  });

  it('gets no CORS permission: no origin is reflected', async () => {
    const { headers } = await maya.client.rest('GET', '/api/features', undefined, {
      origin: 'https://evil.example',
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('cannot send a GraphQL query as a simple request', async () => {
    const response = await maya.client.send('GET', '/graphql?query=%7Bme%7Bid%7D%7D', undefined);
    expect(response.status).toBe(400);
  });
});

describe('a page of a listed origin', () => {
  const board = { origin: 'https://board.example.org', 'sec-fetch-site': 'cross-site' };
  const sibling = { ...board, 'sec-fetch-site': 'same-site' };
  let listed: World;
  let ben: Person;
  beforeAll(async () => {
    listed = await createWorld({ CORS_ORIGINS: 'https://board.example.org, https://bot.example.org' });
    ben = await buildPerson(listed);
  });
  afterAll(() => listed.close());

  it('reads and changes with a token', async () => {
    const program = await withToken(listed, ben, ['trips:read', 'account:read']);
    const read = await program.graphql('{ trips { id } }', {}, board);
    expect(read).toMatchObject({ status: 200, data: { trips: [] } });
    expect(read.headers.get('access-control-allow-origin')).toBe(board.origin);
    expect(read.headers.get('access-control-allow-credentials')).toBeNull();
    expect(read.headers.get('vary')).toContain('Origin');
  });

  it('may ask before it calls', async () => {
    const asked = await fetch(`${listed.url}/api/trips`, {
      method: 'OPTIONS',
      headers: {
        ...board,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(asked.headers.get('access-control-allow-headers')).toBe('authorization,content-type');
  });

  it.each([board, sibling, { ...board, authorization: 'Bearer !' }])(
    'changes nothing by a cookie, with %j',
    async (headers) => {
      expect(await ben.client.rest('POST', '/api/auth/logout', undefined, headers)).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN' },
      });
    },
  );

  it('follows a trip by a socket with its token, never with a cookie', async () => {
    const trip = await buildTrip(listed, ben);
    const query = `subscription { tripChanged(tripId: "${trip.id}") { kind } }`;
    const headers = { ...board, cookie: ben.client.sessionCookie ?? '' };
    const first = async (connectionParams: Record<string, unknown>): Promise<unknown> => {
      const socket = subscriber(listed.url, headers, connectionParams);
      try {
        for await (const { data, errors } of socket.iterate({ query })) return data ?? endOf(errors).code;
        return null;
      } catch (error) {
        return endOf(error).code;
      } finally {
        await socket.dispose();
      }
    };
    const program = await withToken(listed, ben, ['trips:read']);
    expect(await first({ ...program.headers })).toMatchObject({ tripChanged: {} });
    expect(await first({})).toBe('UNAUTHENTICATED');
  });

  it('is not every page', async () => {
    const program = await withToken(listed, ben, ['trips:read']);
    const call = await program.graphql('{ trips { id } }', {}, { ...board, origin: 'https://evil.example' });
    expect(call.status).toBe(403);
    expect(call.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('is told of a refusal', async () => {
    const refused = await listed.visitor().rest('GET', '/api/trips', undefined, board);
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe(board.origin);
  });
});

describe('every answer', () => {
  it('has a content security policy without inline scripts, and the API is never cached', async () => {
    const { headers } = await maya.client.rest('GET', '/api/features');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('strict-transport-security')).toContain('max-age');
  });
});
