import { newProgram, postJson, REDIRECT_URI, requestOf } from '../../../test/oauthProgram.ts';
import { testWorld } from '../../../test/world.ts';

const world = testWorld();
beforeEach(() => world.dataSource.query('delete from rate_limits'));

describe('a program that registers itself', () => {
  it('gets a client_id and what is offered, and no secret', async () => {
    const { status, body, headers } = await postJson(world, '/oauth/register', {
      client_name: 'Claude',
      redirect_uris: [REDIRECT_URI],
      grant_types: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_method: 'client_secret_post',
      scope: 'trips:read',
    });
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      client_id: expect.stringMatching(/^[\w-]+$/) as unknown,
      client_id_issued_at: 1_780_315_200,
      client_name: 'Claude',
      redirect_uris: [REDIRECT_URI],
      grant_types: ['authorization_code'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    });
  });

  it.each([
    ['no address', {}, 'invalid_redirect_uri'],
    ['an empty list', { redirect_uris: [] }, 'invalid_redirect_uri'],
    ['eleven addresses', { redirect_uris: Array(11).fill(REDIRECT_URI) }, 'invalid_redirect_uri'],
    ['one bad address', { redirect_uris: [REDIRECT_URI, 'javascript:alert(1)'] }, 'invalid_redirect_uri'],
    [
      'a long address',
      { redirect_uris: [`https://a.example/${'x'.repeat(1500)}`] },
      'invalid_client_metadata',
    ],
    ['a name that is no text', { redirect_uris: [REDIRECT_URI], client_name: 7 }, 'invalid_client_metadata'],
    ['no object', [], 'invalid_client_metadata'],
    ['a large body', { redirect_uris: [REDIRECT_URI], more: 'x'.repeat(20_000) }, 'invalid_request'],
  ])('is refused with %s', async (_what, metadata, error) => {
    const { status, body } = await postJson(world, '/oauth/register', metadata);
    expect(status).toBe(error === 'invalid_request' ? 413 : 400);
    expect(body).toMatchObject({ error });
  });

  it('is refused with broken JSON as OAuth says it', async () => {
    const response = await world.visitor().send('POST', '/oauth/register', '{');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: 'invalid_request' });
  });

  it.each([
    ['\u202eedualC\u0000\n  for   you', 'edualC for you'],
    ['x'.repeat(200), 'x'.repeat(60)],
    ['\u200b', 'claude.example'],
    ['\u3164\u2800\u115f', 'claude.example'],
    [undefined, 'claude.example'],
  ])('named %j is shown as %s', async (given, shown) => {
    const { search } = await newProgram(world, {}, { client_name: given });
    expect((await requestOf(world.visitor(), search)).data).toMatchObject({
      programRequest: { name: shown },
    });
  });

  it('is slowed down after a hundred from one network', async () => {
    const answers = await Promise.all(
      Array.from({ length: 101 }, () =>
        postJson(world, '/oauth/register', { redirect_uris: [REDIRECT_URI] }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.body).toEqual({ error: 'temporarily_unavailable' });
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});
