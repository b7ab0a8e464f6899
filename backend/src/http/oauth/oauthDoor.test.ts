import {
  Client as McpClient,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import { buildPerson } from '../../../test/build.ts';
import { Client } from '../../../test/client.ts';
import { KeptOAuth } from '../../../test/keptOAuth.ts';
import { returnUrlOf } from '../../../test/oauthProgram.ts';
import { createWorld, testWorld } from '../../../test/world.ts';
import { createSession } from '../../access/session.sql.ts';

const PUBLIC_URL = 'https://food.example.org';
const CALLBACK = 'http://localhost:8123/callback';
const ELSEWHERE = { origin: 'https://inspector.example', 'sec-fetch-site': 'cross-site' };

const world = testWorld({ PUBLIC_URL, CORS_ORIGINS: 'https://app.example' });

/** The public address leads here, as a proxy would have it. */
const atWorld = (address: string | URL, init?: RequestInit) =>
  fetch(String(address).replace(PUBLIC_URL, world.url), init);

test('the reference client goes from the address alone to the tools, until the person revokes its token', async () => {
  const { user } = await buildPerson(world);
  const { token } = await createSession(world.dataSource.manager, user.id);
  const maya = new Client(world.url, `__Host-grub_session=${token}`);
  const kept = new KeptOAuth(CALLBACK);
  const address = new URL('/mcp', PUBLIC_URL);
  const transport = () => new StreamableHTTPClientTransport(address, { authProvider: kept, fetch: atWorld });
  const first = transport();
  await expect(new McpClient({ name: 'test', version: '1' }).connect(first)).rejects.toThrow(
    UnauthorizedError,
  );
  expect(kept.askedAt?.origin).toBe(PUBLIC_URL);
  expect(kept.askedAt?.pathname).toBe('/oauth/authorize');

  const returned = await returnUrlOf(maya, kept.askedAt?.search ?? '', {
    scopes: ['trips:read', 'account:read'],
  });
  expect(returned.href.startsWith(`${CALLBACK}?`)).toBe(true);
  expect(returned.searchParams.get('state')).toBe('its state');
  await first.finishAuth(returned.searchParams);

  const client = new McpClient({ name: 'test', version: '1' });
  await client.connect(transport());
  expect((await client.listTools()).tools.map(({ name }) => name)).toContain('list_trips');

  const { body } = await maya.rest('GET', '/api/auth/me/tokens');
  expect(body).toMatchObject([{ name: 'Inspector', scopes: ['account:read', 'trips:read'] }]);
  const [{ id }] = body as [{ id: string }];
  await maya.rest('DELETE', `/api/auth/me/tokens/${id}`);
  kept.askedAt = null;
  await expect(client.listTools()).rejects.toThrow(UnauthorizedError);
  expect(kept.askedAt).not.toBeNull();
});

test('a call without a token learns where to get one, and one with an old token that it is over', async () => {
  const metadata = `resource_metadata="${PUBLIC_URL}/.well-known/oauth-protected-resource/mcp"`;
  const call = (headers: Readonly<Record<string, string>>) =>
    world.visitor().send('POST', '/mcp', '{}', headers);
  const without = await call({});
  expect(without.status).toBe(401);
  expect(without.headers.get('www-authenticate')).toBe(`Bearer ${metadata}`);
  const old = await call({ authorization: 'Bearer gc_old' });
  expect(old.headers.get('www-authenticate')).toBe(`Bearer error="invalid_token", ${metadata}`);
});

test('a page of a listed origin learns it, too; others are refused', async () => {
  const from = (origin: string) =>
    world.visitor().send('POST', '/mcp', '{}', { origin, 'sec-fetch-site': 'cross-site' });
  const listed = await from('https://app.example');
  expect(listed.status).toBe(401);
  expect(listed.headers.get('access-control-expose-headers')).toContain('WWW-Authenticate');
  expect((await from('https://inspector.example')).status).toBe(403);
});

test.each(['', '/mcp'])(
  'pages of every site read the metadata at the well-known addresses%s',
  async (suffix) => {
    const read = async (name: string) => {
      const response = await world
        .visitor()
        .send('GET', `/.well-known/${name}${suffix}`, undefined, ELSEWHERE);
      expect(response.status).toBe(200);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
      return response.json();
    };
    expect(await read('oauth-protected-resource')).toMatchObject({
      resource: `${PUBLIC_URL}/mcp`,
      authorization_servers: [PUBLIC_URL],
      scopes_supported: expect.not.arrayContaining(['people:health', 'admin:metrics']) as unknown,
    });
    expect(await read('oauth-authorization-server')).toMatchObject({
      issuer: PUBLIC_URL,
      authorization_endpoint: `${PUBLIC_URL}/oauth/authorize`,
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      scopes_supported: expect.arrayContaining(['people:health']) as unknown,
    });
  },
);

test.each(['register', 'token', 'revoke'])('pages of every site may post to /oauth/%s', async (name) => {
  const preflight = await world
    .visitor()
    .send('OPTIONS', `/oauth/${name}`, undefined, {
      ...ELSEWHERE,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,mcp-protocol-version',
    });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type,mcp-protocol-version');
  const posted = await world.visitor().send('POST', `/oauth/${name}`, '{}', ELSEWHERE);
  expect(posted.headers.get('access-control-allow-origin')).toBe('*');
  expect(await posted.json()).toHaveProperty('error');
});

test('pages of every site read refusals of limits as OAuth names them', async () => {
  const slow = await createWorld({ PUBLIC_URL, ADDRESS_CALLS_PER_SECOND: '1' });
  try {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => slow.visitor().send('POST', '/oauth/token', '{}', ELSEWHERE)),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).not.toEqual([]);
    for (const answer of refused) {
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('access-control-expose-headers')).toBe('Retry-After');
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(await answer.json()).toEqual({ error: 'temporarily_unavailable' });
    }
  } finally {
    await slow.close();
  }
});

test('at home without TLS nothing is offered, since programs refuse to send codes there', async () => {
  const home = await createWorld({ PUBLIC_URL: 'http://192.168.1.20:4000' });
  try {
    const call = await home.visitor().send('POST', '/mcp', '{}');
    expect(call.headers.get('www-authenticate')).toBe('Bearer');
    const json = { accept: 'application/json' };
    for (const path of [
      '/.well-known/oauth-protected-resource/mcp',
      '/.well-known/oauth-authorization-server',
    ])
      expect((await home.visitor().send('GET', path, undefined, json)).status).toBe(404);
    expect((await home.visitor().send('POST', '/oauth/register', '{}')).status).toBe(404);
  } finally {
    await home.close();
  }
});
