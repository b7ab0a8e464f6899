import { buildParticipant, buildPerson, buildTrip } from '../../../test/build.ts';
import { settingsOf, startLocalOidc, type LocalOidc } from '../../../test/providers/localOidc.ts';
import { browserOf, type Browser, type Claims } from '../../../test/providers/oidcBrowser.ts';
import { Client } from '../../../test/client.ts';
import { callWhileLocked } from '../../../test/races.ts';
import { createWorld, worldOn, type World } from '../../../test/world.ts';

const SETTINGS = { SIGN_IN: 'phone,email,oidc', OIDC_PROVIDERS: 'club,office', TRUST_PROXY: '1' };
const CROSS_SITE = { 'sec-fetch-site': 'cross-site' };

let club: LocalOidc;
let office: LocalOidc;
let settings: Record<string, string>;
let world: World;
const worlds: World[] = [];

async function worldWith(more: Record<string, string> = {}): Promise<World> {
  const made = await createWorld({ ...settings, ...more });
  worlds.push(made);
  return made;
}

beforeAll(async () => {
  [club, office] = await Promise.all([startLocalOidc('club'), startLocalOidc('office')]);
  settings = { ...SETTINGS, ...settingsOf('club', club), ...settingsOf('office', office) };
  world = await worldWith();
});
afterAll(async () => {
  await Promise.all([club.close(), office.close()]);
  for (const one of worlds) await one.close();
});

let people = 0;
const newClaims = (more: Partial<Claims> = {}): Claims => ({
  sub: `person-${(people += 1)}`,
  name: 'Maya Torres',
  email: `maya${people}@example.com`,
  email_verified: true,
  ...more,
});

const failed = (code: string) => `/?signInError=${code}`;

interface Me {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly isAdmin: boolean;
}

/** Null without a session. */
async function me({ client }: Browser): Promise<Me | null> {
  const { status, body } = await client.rest('GET', '/api/auth/me');
  return status === 200 ? (body as Me) : null;
}

async function signedIn(claims: Claims, id = 'club', at = world): Promise<Me | null> {
  const browser = browserOf(at);
  expect(await browser.signIn(id, claims)).toBe('/');
  return me(browser);
}

describe('signing in at a provider', () => {
  it('makes an account with the name of the claims, and finds it again', async () => {
    const claims = newClaims();
    const browser = browserOf(world);
    expect(await browser.signIn('club', claims, '?returnTo=%2Ftrips%3Ftab%3Dpast')).toBe('/trips?tab=past');
    const first = await me(browser);
    expect(first).toMatchObject({ name: 'Maya Torres', phone: null, email: null, isAdmin: false });
    expect(browser.cookie).toBe('');
    expect(await signedIn({ ...claims, name: 'Another Name' })).toEqual(first);
  });

  it.each([
    ['by its public address', () => 'http://localhost:4000/trips'],
    ['by the address at home that the browser called', ({ url }: World) => `${url}/`],
  ])(
    'starts on a page of ours, which the Referer tells %s where browsers send no Sec-Fetch-Site, as over http',
    async (_how, refererAt) => {
      const location = await browserOf(world).open('/api/auth/oidc/club', { referer: refererAt(world) });
      expect(location).toMatch(`${club.issuer}/auth?`);
    },
  );

  it.each([
    [{ given_name: 'Jonas', family_name: 'Weber' }, 'Jonas Weber'],
    [{ preferred_username: 'jonas' }, 'jonas'],
    [{ name: 'x'.repeat(300) }, 'x'.repeat(120)],
  ])('takes the name from %j', async (claims, name) => {
    const account = await signedIn(newClaims({ name: '', ...claims }));
    expect(account?.name).toBe(name);
  });

  it('asks for a name of the provider', async () => {
    const browser = browserOf(world);
    expect(await browser.signIn('club', newClaims({ name: ' ' }))).toBe(failed('noName'));
    expect(await me(browser)).toBeNull();
  });

  it('says who has cancelled, which provider is unknown, and which one does not answer', async () => {
    expect(await browserOf(world).signIn('club', null)).toBe(failed('cancelled'));
    for (const path of ['/api/auth/oidc/other', '/api/auth/oidc/other/callback?code=1&state=2'])
      expect(await browserOf(world).open(path)).toBe(failed('unknownProvider'));
    const down = await worldWith({ OIDC_OFFICE_ISSUER: 'http://127.0.0.1:1' });
    expect(await browserOf(down).open('/api/auth/oidc/office')).toBe(failed('unreachable'));
  });

  it('refuses a locked account', async () => {
    const claims = newClaims();
    const account = await signedIn(claims);
    await world.dataSource.query('update users set locked_at = now() where id = $1', [account?.id]);
    expect(await browserOf(world).signIn('club', claims)).toBe(failed('locked'));
  });

  it('makes accounts only where registration does', async () => {
    const closed = await worldWith({ REGISTRATION: 'closed' });
    expect(await browserOf(closed).signIn('club', newClaims())).toBe(failed('closed'));
    expect(await signedIn(newClaims({ groups: ['kitchen'] }), 'club', closed)).toMatchObject({
      isAdmin: true,
    });
    const invited = await worldWith({ REGISTRATION: 'invited', OIDC_TRUST_EMAIL: 'true' });
    const claims = newClaims();
    expect(await browserOf(invited).signIn('club', claims)).toBe(failed('onlyInvited'));
    const maya = await buildPerson(invited);
    const trip = await buildTrip(invited, maya, { startDate: '2026-07-01', endDate: '2026-07-03' });
    await buildParticipant(invited, trip, null, {
      phone: null,
      email: claims.email ?? '',
      inviteStatus: 'pending',
    });
    const browser = browserOf(invited);
    expect(await browser.signIn('club', claims)).toBe('/');
    expect((await browser.client.rest('GET', '/api/invitations')).body).toHaveLength(1);
    const { body } = await maya.client.rest('POST', `/api/trips/${trip.id}/invite-link`);
    const link = new URL(String(Reflect.get(Object(body), 'url'))).hash.slice('#invite='.length);
    expect(await browserOf(invited).signIn('club', newClaims(), `?link=${link}`)).toBe('/');
  });
});

describe('an address of a provider', () => {
  it('is not taken unless the host trusts it', async () => {
    const maya = await buildPerson(world, { email: 'trusted@example.com' });
    const account = await signedIn(newClaims({ email: 'trusted@example.com' }));
    expect(account).toMatchObject({ email: null });
    expect(account?.id).not.toBe(maya.user.id);
  });

  it('leads to its account where the host trusts it and the provider says it is verified', async () => {
    const trusting = await worldWith({ OIDC_TRUST_EMAIL: 'true' });
    const email = 'jonas@example.com';
    const jonas = await buildPerson(trusting, { email });
    for (const unverified of [{ email_verified: false }, { email_verified: undefined }])
      expect(await signedIn(newClaims({ email, ...unverified }), 'club', trusting)).toMatchObject({
        email: null,
      });
    const claims = newClaims({ email: 'Jonas@Example.com' });
    expect(await signedIn(claims, 'club', trusting)).toMatchObject({ id: jonas.user.id, email });
    // The address was given to somebody else.
    expect(await browserOf(trusting).signIn('club', newClaims({ email }))).toBe(failed('another'));
    expect(await signedIn(newClaims({ email }), 'office', trusting)).toMatchObject({ id: jonas.user.id });
    expect(await signedIn(newClaims({ email: 'new@example.com' }), 'club', trusting)).toMatchObject({
      email: 'new@example.com',
      phone: null,
    });
  });
});

describe('an attack', () => {
  it('with the same subject of another issuer gets another account', async () => {
    const claims = newClaims();
    const first = await signedIn(claims, 'club');
    expect((await signedIn(claims, 'office'))?.id).not.toBe(first?.id);
  });

  it('with the answer of another provider is refused', async () => {
    const browser = browserOf(world);
    const callback = await browser.visit('club', newClaims());
    expect(await browser.open(callback.replace('/club/', '/office/'), CROSS_SITE)).toBe(failed('expired'));
    const second = await browser.visit('club', newClaims());
    const mixed = second.replace(encodeURIComponent(club.issuer), encodeURIComponent(office.issuer));
    expect(mixed).not.toBe(second);
    expect(await browser.open(mixed, CROSS_SITE)).toBe(failed('failed'));
    expect(await me(browser)).toBeNull();
  });

  it('with an answer that was used is refused, also with a copy of the cookie', async () => {
    const browser = browserOf(world);
    const callback = await browser.visit('club', newClaims());
    const copy = browserOf(world);
    copy.cookie = browser.cookie;
    expect(await browser.open(callback, CROSS_SITE)).toBe('/');
    expect(await browser.open(callback, CROSS_SITE)).toBe(failed('expired'));
    expect(await copy.open(callback, CROSS_SITE)).toBe(failed('expired'));
    expect(await me(copy)).toBeNull();
  });

  it('with an answer that another browser asked for is refused', async () => {
    const attacker = browserOf(world);
    const callback = await attacker.visit('club', newClaims());
    const victim = browserOf(world);
    expect(await victim.open(callback, CROSS_SITE)).toBe(failed('expired'));
    // The victim is about to sign in, too.
    const own = new URL(await victim.visit('club', newClaims()), world.url);
    expect(await victim.open(callback, CROSS_SITE)).toBe(failed('expired'));
    await victim.visit('club', newClaims());
    const other = await browserOf(world).visit('club', newClaims());
    const code = new URL(other, world.url).searchParams.get('code') ?? '';
    const again = new URL(await victim.visit('club', newClaims()), world.url);
    again.searchParams.set('code', code);
    expect(await victim.open(again.pathname + again.search, CROSS_SITE)).toBe(failed('failed'));
    expect(own.searchParams.get('state')).not.toBe(again.searchParams.get('state'));
    expect(await me(victim)).toBeNull();
  });

  it('with another state or nonce is refused', async () => {
    const browser = browserOf(world);
    const callback = new URL(await browser.visit('club', newClaims()), world.url);
    callback.searchParams.set('state', 'x'.repeat(43));
    expect(await browser.open(callback.pathname + callback.search, CROSS_SITE)).toBe(failed('expired'));
    const other = await browser.visit('club', newClaims(), '', (location) => {
      const changed = new URL(location);
      changed.searchParams.set('nonce', 'another');
      return changed.href;
    });
    expect(await browser.open(other, CROSS_SITE)).toBe(failed('failed'));
  });

  it('with a cookie that we did not make, or that is over, is refused', async () => {
    const browser = browserOf(world);
    const callback = await browser.visit('club', newClaims());
    browser.cookie = `grub_oidc=${Buffer.from('{"state":"x"}').toString('base64url')}`;
    expect(await browser.open(callback, CROSS_SITE)).toBe(failed('expired'));
    const late = await browser.visit('club', newClaims());
    const now = world.deps.now();
    world.setNow(new Date(now.getTime() + 901_000));
    expect(await browser.open(late, CROSS_SITE)).toBe(failed('expired'));
    world.setNow(now);
  });

  it.each([
    ['another site', CROSS_SITE],
    ['another subdomain', { 'sec-fetch-site': 'same-site' }],
    ['a link outside of the browser', { 'sec-fetch-site': 'none' }],
    ['another site, without Sec-Fetch-Site', { referer: 'https://evil.example/' }],
    ['nowhere', {}],
  ])('from %s starts nothing', async (_where, headers: Record<string, string>) => {
    const browser = browserOf(world);
    expect(await browser.open('/api/auth/oidc/club', headers)).toBe(failed('otherSite'));
    expect(browser.cookie).toBe('');
  });

  it('leads to no other site', async () => {
    for (const address of ['//evil.example', '/\\evil.example', 'https://evil.example', '/%09/evil.example'])
      expect(
        await browserOf(world).signIn('club', newClaims(), `?returnTo=${address}&returnTo=${address}`),
      ).toBe('/');
    for (const address of ['%2F%2Fevil.example', '%2F%5Cevil.example', 'https%3A%2F%2Fevil.example'])
      expect(await browserOf(world).signIn('club', newClaims(), `?returnTo=${address}`)).toBe('/');
  });

  it('by many calls of a network is slowed down', async () => {
    const from = { 'x-forwarded-for': '198.51.100.7', 'sec-fetch-site': 'same-origin' };
    const browser = browserOf(world);
    for (const path of ['/api/auth/oidc/other', '/api/auth/oidc/club/callback?code=1&state=2']) {
      const answers = [];
      for (let call = 0; call < 152; call += 1) answers.push(await browser.open(path, from));
      expect(answers.filter((answer) => answer === failed('tooMany'))).toHaveLength(2);
    }
  });
});

describe('the group of a provider', () => {
  it('makes admins of its members, until their session ends', async () => {
    const claims = newClaims({ groups: ['visitors', 'kitchen'] });
    const browser = browserOf(world);
    await browser.signIn('club', claims);
    expect(await me(browser)).toMatchObject({ isAdmin: true });
    expect(await browser.client.rest('GET', '/api/admin/user-metrics')).toMatchObject({ status: 200 });
    expect(await signedIn({ ...claims, groups: ['visitors'] })).toMatchObject({ isAdmin: false });
    expect(await signedIn(newClaims({ groups: ['Kitchen', 'kitchen2'] }))).toMatchObject({ isAdmin: false });
    expect(await me(browser)).toMatchObject({ isAdmin: true });
    await browser.client.rest('POST', '/api/auth/logout');
    expect(await browser.signIn('club', { ...claims, groups: ['visitors'] })).toBe('/');
    expect(await me(browser)).toMatchObject({ isAdmin: false });
  });

  it.each([
    ['names another group', { OIDC_CLUB_ADMIN_GROUP: 'board' }],
    ['leaves the provider out', { OIDC_PROVIDERS: 'office' }],
  ])('makes no admins any more once the host %s', async (_what, change: Record<string, string>) => {
    const browser = browserOf(world);
    await browser.signIn('club', newClaims({ groups: ['kitchen'] }));
    expect(await me(browser)).toMatchObject({ isAdmin: true });
    const restarted = await worldOn(world.connection, { ...settings, ...change });
    try {
      const client = new Client(restarted.url, browser.client.sessionCookie);
      expect(await me(browserOf(restarted, client))).toMatchObject({ isAdmin: false });
      expect((await client.rest('GET', '/api/admin/user-metrics')).status).toBe(403);
    } finally {
      await restarted.close();
    }
  });
});

describe('an account that connects a provider', () => {
  const identitiesOf = async ({ client }: Browser) =>
    (await client.rest('GET', '/api/auth/me/identities')).body as { id: string; provider: unknown }[];

  it('connects none once its session ended meanwhile', async () => {
    const maya = await buildPerson(world);
    const browser = browserOf(world, maya.client);
    await callWhileLocked(
      world,
      () => browser.signIn('club', newClaims()),
      (db) => db.query('select from users where id = $1 for no key update', [maya.user.id]),
      (db) => db.query('delete from sessions where user_id = $1', [maya.user.id]),
    );
    const connected = 'select from identities where user_id = $1';
    expect(await world.dataSource.query(connected, [maya.user.id])).toEqual([]);
  });

  it('is signed in to there from then on, and lists it', async () => {
    const maya = await buildPerson(world);
    const browser = browserOf(world, maya.client);
    const claims = newClaims();
    expect(await browser.signIn('club', claims, '?returnTo=/account')).toBe('/account');
    expect(await signedIn(claims)).toMatchObject({ id: maya.user.id, phone: maya.user.phone });
    const [identity] = await identitiesOf(browser);
    expect(identity).toMatchObject({ provider: { id: 'club', name: 'The club' } });
    expect((await maya.client.rest('GET', '/api/auth/me/export')).body).toMatchObject({
      identities: [{ subject: claims.sub }],
    });
    // Again changes nothing; another person of the provider is refused.
    expect(await browser.signIn('club', claims)).toBe('/');
    expect(await browser.signIn('club', newClaims())).toBe(failed('another'));
    expect(await identitiesOf(browser)).toHaveLength(1);
    const path = `/api/auth/me/identities/${identity?.id ?? ''}`;
    expect((await (await buildPerson(world)).client.rest('DELETE', path)).status).toBe(404);
    expect((await maya.client.rest('DELETE', path)).status).toBe(204);
    expect((await signedIn(claims))?.id).not.toBe(maya.user.id);
  });

  it('gets no person of another account', async () => {
    const claims = newClaims();
    const first = await signedIn(claims);
    const maya = await buildPerson(world);
    const browser = browserOf(world, maya.client);
    expect(await browser.signIn('club', claims)).toBe(failed('taken'));
    expect(await identitiesOf(browser)).toEqual([]);
    expect((await signedIn(claims))?.id).toBe(first?.id);
  });

  it('is the one that asked', async () => {
    const maya = await buildPerson(world);
    const browser = browserOf(world, maya.client);
    const callback = await browser.visit('club', newClaims());
    const other = browserOf(world, (await buildPerson(world)).client);
    other.cookie = browser.cookie;
    expect(await other.open(callback, CROSS_SITE)).toBe(failed('expired'));
    const visitor = browserOf(world);
    const asVisitor = await visitor.visit('club', newClaims());
    browser.cookie = visitor.cookie;
    expect(await browser.open(asVisitor, CROSS_SITE)).toBe(failed('expired'));
    expect(await identitiesOf(browser)).toEqual([]);
  });

  it('keeps its last way in', async () => {
    const browser = browserOf(world);
    await browser.signIn('club', newClaims());
    const [only] = await identitiesOf(browser);
    const path = `/api/auth/me/identities/${only?.id ?? ''}`;
    expect((await browser.client.rest('DELETE', path)).status).toBe(409);
    expect(await browser.signIn('office', newClaims())).toBe('/');
    const both = await Promise.all(
      (await identitiesOf(browser)).map(({ id }) =>
        browser.client.rest('DELETE', `/api/auth/me/identities/${id}`),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  });
});
