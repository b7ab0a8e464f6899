import { buildPerson, type Person } from '../../../test/build.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
let maya: Person;
beforeAll(async () => {
  world = await createWorld({ PUBLIC_URL: 'https://food.example.org' });
  maya = await buildPerson(world);
});
afterAll(() => world.close());

const logout = (headers: Record<string, string>) =>
  world.guest().rest('POST', '/api/auth/logout', undefined, headers);

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
