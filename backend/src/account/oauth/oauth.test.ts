import { buildPerson, buildTrip, newPhone, type Person } from '../../../test/build.ts';
import { Client } from '../../../test/client.ts';
import {
  allow,
  allowedCode,
  newProgram,
  postForm,
  postJson,
  REDIRECT_URI,
  requestOf,
  returnUrlOf,
} from '../../../test/oauthProgram.ts';
import { withToken } from '../../../test/doors/withToken.ts';
import { allTests } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';

const ADMIN_PHONE = newPhone();
const ISSUER = 'http://localhost:4000';
const RESOURCE = `${ISSUER}/mcp`;

const world = testWorld({ ADMIN_PHONES: ADMIN_PHONE });
let maya: Person;

const admin = allTests(() => buildPerson(world, { phone: ADMIN_PHONE }));
beforeEach(async () => {
  await world.dataSource.query('delete from rate_limits');
  maya = await buildPerson(world, { name: 'Maya Torres' });
});

const exchange = (parameters: Parameters<typeof postForm>[2]) => postForm(world, '/oauth/token', parameters);
const tokensOf = async ({ client }: Person) =>
  (await client.rest('GET', '/api/auth/me/tokens')).body as readonly Record<string, unknown>[];
const programWith = (secret: unknown) => new Client(world.url, null, String(secret));
const CODE_REFUSED = { status: 400, body: { error: 'invalid_grant' } };

describe('a request', () => {
  it('is shown with who asks, where the answer goes and what is asked for', async () => {
    const { search } = await newProgram(world, {
      scope: 'list:write people:health everything trips:read',
      state: 'a b',
      resource: RESOURCE,
    });
    const { data } = await requestOf(world.visitor(), search);
    expect(data).toEqual({
      programRequest: {
        name: 'Claude',
        host: 'claude.example',
        scheme: null,
        scopes: ['trips:read', 'list:write', 'people:health'],
        problem: null,
        refusedUrl: `${REDIRECT_URI}?error=access_denied&state=a+b&iss=${encodeURIComponent(ISSUER)}`,
      },
    });
  });

  it('that names no scope gets the usual ones, without what people do not eat', async () => {
    const { search } = await newProgram(world);
    expect((await requestOf(maya.client, search)).data).toMatchObject({
      programRequest: {
        scopes: [
          'trips:read',
          'trips:write',
          'list:write',
          'people:read',
          'costs:write',
          'recipes:write',
          'account:read',
        ],
      },
    });
  });

  it.each([
    ['of an unknown program', { client_id: 'made-up' }, 'not registered here'],
    ['of no program', { client_id: null }, 'not registered here'],
    ['to another address', { redirect_uri: 'https://evil.example/' }, 'not its own'],
    ['to no address', { redirect_uri: null }, 'not its own'],
  ])('%s sends nobody anywhere', async (_what, more, message) => {
    const { search } = await newProgram(world, more);
    for (const answer of [await requestOf(maya.client, search), await allow(maya.client, search)])
      expect(answer).toMatchObject({
        code: 'BAD_USER_INPUT',
        data: null,
        message: expect.stringContaining(message) as unknown,
      });
    expect(await tokensOf(maya)).toEqual([]);
  });

  it.each([
    ['without PKCE', { code_challenge: null, code_challenge_method: null }, 'invalid_request'],
    ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['with a challenge that would be plain', { code_challenge_method: null }, 'invalid_request'],
    ['with a short challenge', { code_challenge: 'short' }, 'invalid_request'],
    ['for a token at once', { response_type: 'token' }, 'unsupported_response_type'],
    ['for nothing', { response_type: null }, 'invalid_request'],
    ['for another server', { resource: 'https://other.example/mcp' }, 'invalid_target'],
    ['for something that is no address', { resource: 'mcp' }, 'invalid_target'],
  ])('%s is not allowed, and the program is told', async (_what, more, problem) => {
    const { search } = await newProgram(world, more);
    expect((await requestOf(maya.client, search)).data).toMatchObject({
      programRequest: { problem, refusedUrl: expect.stringContaining(`error=${problem}&`) as unknown },
    });
    expect(await allow(maya.client, search)).toMatchObject({ code: 'BAD_USER_INPUT', data: null });
    expect(await tokensOf(maya)).toEqual([]);
  });

  it('with a repeated parameter is not allowed', async () => {
    const { search } = await newProgram(world);
    expect((await requestOf(maya.client, `${search}&scope=a&scope=b`)).data).toMatchObject({
      programRequest: { problem: 'invalid_request' },
    });
    expect(await requestOf(maya.client, `${search}&client_id=other`)).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  it('is not read beyond 8000 characters', async () => {
    const { search } = await newProgram(world, { state: 'x'.repeat(8000) });
    expect(await requestOf(maya.client, search)).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('a person', () => {
  it('allows a program, which gets a personal token for what was chosen', async () => {
    const trip = await buildTrip(world, maya, { name: 'Lake Wallowa' });
    await buildTrip(world, maya, { name: 'Moab' });
    const program = await newProgram(world, { state: 's1', resource: RESOURCE });
    const returned = await returnUrlOf(maya.client, program.search, { tripId: trip.id, days: 30 });
    expect(`${returned.origin}${returned.pathname}`).toBe(REDIRECT_URI);
    expect(returned.searchParams.get('state')).toBe('s1');
    expect(returned.searchParams.get('iss')).toBe(ISSUER);
    const { status, headers, body } = await exchange({
      grant_type: 'authorization_code',
      client_id: program.clientId,
      redirect_uri: REDIRECT_URI,
      code: returned.searchParams.get('code') ?? '',
      code_verifier: program.verifier,
      resource: RESOURCE,
    });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(body).toEqual({
      access_token: expect.stringMatching(/^gc_[\w-]{43}$/) as unknown,
      token_type: 'Bearer',
      expires_in: expect.any(Number) as unknown,
      scope: 'trips:read',
    });
    expect(Math.ceil(Number(body['expires_in']) / 86_400)).toBe(30);
    expect(await tokensOf(maya)).toMatchObject([
      { name: 'Claude', scopes: ['trips:read'], tripId: trip.id, lastUsedAt: null },
    ]);
    expect(await programWith(body['access_token']).graphql('{ trips { name } }')).toMatchObject({
      data: { trips: [{ name: 'Lake Wallowa' }] },
    });
  });

  it('is asked for nothing that a token of theirs could not have', async () => {
    const { search } = await newProgram(world, { scope: 'admin:metrics' });
    expect(await allow(maya.client, search, { scopes: ['admin:metrics'] })).toMatchObject({
      message: 'Only admins can choose admin:metrics.',
    });
    expect((await allow(admin.client, search, { scopes: ['admin:metrics'] })).code).toBeNull();
    const jonas = await buildPerson(world);
    const trip = await buildTrip(world, jonas);
    expect(await allow(maya.client, search, { tripId: trip.id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await allow(maya.client, search, { scopes: [] })).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('has to be signed in, without a token, on a page of ours', async () => {
    const { search } = await newProgram(world);
    expect(await allow(world.visitor(), search)).toMatchObject({ code: 'UNAUTHENTICATED' });
    const program = await withToken(world, maya, ['trips:read', 'account:read']);
    expect(await allow(program, search)).toMatchObject({ code: 'FORBIDDEN' });
    const fromElsewhere = await maya.client.send(
      'POST',
      '/graphql',
      JSON.stringify({
        query: 'mutation ($input: AllowProgramInput!) { allowProgram(input: $input) { returnUrl } }',
      }),
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(fromElsewhere.status).toBe(403);
    const page = await maya.client.send('GET', `/oauth/authorize${search}`, undefined, {
      accept: 'text/html',
    });
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    await world.dataSource.query('update users set locked_at = now() where id = $1', [maya.user.id]);
    expect(await allow(maya.client, search)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('who revokes the token before it is fetched gives nothing', async () => {
    const code = await allowedCode(maya.client, await newProgram(world));
    const [{ id } = { id: '' }] = await tokensOf(maya);
    await maya.client.rest('DELETE', `/api/auth/me/tokens/${String(id)}`);
    expect(await exchange(code)).toMatchObject(CODE_REFUSED);
  });

  it.each([
    ['is locked', 'mutation ($userId: ID!) { lockAccount(userId: $userId) { lockedAt } }'],
    ['is signed out everywhere', 'mutation ($userId: ID!) { signOutAccount(userId: $userId) { ok } }'],
    ['deletes the account', 'mutation { deleteAccount { ok } }'],
  ])('who %s before it is fetched gives nothing', async (_what, document) => {
    const code = await allowedCode(maya.client, await newProgram(world));
    const isOwn = document.includes('deleteAccount');
    const { client } = isOwn ? maya : admin;
    expect((await client.graphql(document, isOwn ? {} : { userId: maya.user.id })).code).toBeNull();
    expect(await exchange(code)).toMatchObject(CODE_REFUSED);
  });
});

describe('a code', () => {
  it('works once, and a second use ends the token', async () => {
    const code = await allowedCode(maya.client, await newProgram(world));
    const { body } = await exchange(code);
    const program = programWith(body['access_token']);
    expect((await program.graphql('{ trips { id } }')).code).toBeNull();
    expect(await exchange(code)).toMatchObject(CODE_REFUSED);
    expect((await program.graphql('{ trips { id } }')).code).toBe('UNAUTHENTICATED');
    expect(await tokensOf(maya)).toEqual([]);
  });

  it('works once in parallel, also in several processes', async () => {
    const sibling = await world.sibling();
    const code = await allowedCode(maya.client, await newProgram(world));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        postForm(index % 2 === 0 ? world : sibling, '/oauth/token', code),
      ),
    );
    await sibling.close();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await tokensOf(maya)).toEqual([]);
  });

  it('is over after a minute, with its token', async () => {
    const code = await allowedCode(maya.client, await newProgram(world));
    expect(await tokensOf(maya)).toHaveLength(1);
    await world.passSeconds(61);
    expect(await exchange(code)).toMatchObject(CODE_REFUSED);
    expect(await tokensOf(maya)).toEqual([]);
  });

  it('is of one program, one address and one verifier, and a wrong try costs nothing', async () => {
    const program = await newProgram(world);
    const other = await newProgram(world, {}, { client_name: 'Other' });
    const code = await allowedCode(maya.client, program);
    for (const wrong of [
      { client_id: other.clientId },
      { code_verifier: other.verifier },
      { redirect_uri: `${REDIRECT_URI}/` },
      { code: `${code['code'] ?? ''}x` },
      { code: 'made-up' },
    ])
      expect(await exchange({ ...code, ...wrong })).toMatchObject(CODE_REFUSED);
    expect(await exchange({ ...code, resource: 'https://other.example/mcp' })).toMatchObject({
      status: 400,
      body: { error: 'invalid_target' },
    });
    expect(await exchange(code)).toMatchObject({ status: 200 });
  });

  it.each([
    ['another grant', { grant_type: 'refresh_token' }, 400, 'unsupported_grant_type'],
    ['no verifier', { code_verifier: '' }, 400, 'invalid_request'],
    ['an unknown client', { client_id: 'made-up' }, 401, 'invalid_client'],
  ])('is not exchanged with %s', async (_what, wrong, status, error) => {
    const code = await allowedCode(maya.client, await newProgram(world));
    const answer = await exchange({ ...code, ...wrong });
    expect(answer).toMatchObject({ status, body: { error } });
    expect(answer.body['error_description']).toMatch(/^[ !#-[\]-~]+$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is no client_id, and a client_id is no code', async () => {
    const program = await newProgram(world);
    const code = await allowedCode(maya.client, program);
    const sealed = code['code'] ?? '';
    expect(await exchange({ ...code, code: program.clientId })).toMatchObject(CODE_REFUSED);
    expect(await exchange({ ...code, client_id: sealed })).toMatchObject({ status: 401 });
    const search = program.search.replace(program.clientId, sealed);
    expect(await requestOf(maya.client, search)).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await exchange(code)).toMatchObject({ status: 200 });
  });

  it.each(['code_verifier', 'redirect_uri', 'resource'])('is not exchanged with two of %s', async (name) => {
    const code = await allowedCode(maya.client, await newProgram(world));
    const { [name]: _once, ...others } = code;
    const twice: [string, string][] = [
      [name, 'https://evil.example/'],
      [name, 'https://other.example/'],
    ];
    expect(await exchange([...Object.entries(others), ...twice])).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    });
    expect(await exchange(code)).toMatchObject({ status: 200 });
  });

  it('is not exchanged as JSON', async () => {
    const code = await allowedCode(maya.client, await newProgram(world));
    expect(await postJson(world, '/oauth/token', code)).toMatchObject({
      body: { error: 'unsupported_grant_type' },
    });
  });
});

test('no line of the log tells who asked, or with what', async () => {
  const program = await newProgram(world, { state: 'its-own-state' });
  await maya.client.send('GET', `/oauth/authorize${program.search}`, undefined, { accept: 'text/html' });
  const code = await allowedCode(maya.client, program);
  const { body } = await exchange(code);
  await exchange(code);
  const log = world.logLines.join('');
  expect(log).toContain('"path":"/oauth/authorize"');
  expect(log).toContain('"path":"/oauth/token"');
  const { client_id, code: sealed, code_verifier } = code;
  for (const secret of [client_id, sealed, code_verifier, body['access_token'], 'its-own-state'])
    expect(log).not.toContain(String(secret));
});

test('a program ends its token itself; an unknown one is no error, and sessions stay', async () => {
  const { body } = await exchange(await allowedCode(maya.client, await newProgram(world)));
  const token = String(body['access_token']);
  const [, session = ''] = maya.client.sessionCookie?.split('=') ?? [];
  for (const sent of ['unknown', session, token])
    expect(await postForm(world, '/oauth/revoke', { token: sent })).toMatchObject({ status: 200 });
  expect((await programWith(token).graphql('{ trips { id } }')).code).toBe('UNAUTHENTICATED');
  expect(await tokensOf(maya)).toEqual([]);
  expect(await postForm(world, '/oauth/revoke', {})).toMatchObject({ body: { error: 'invalid_request' } });
});
