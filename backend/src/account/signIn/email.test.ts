import { buildPerson, buildTrip, newPhone, type Person } from '../../../test/build.ts';
import type { Client } from '../../../test/client.ts';
import { newAddress, post } from '../../../test/signIn.ts';
import { createWorld, testWorld } from '../../../test/world.ts';
import { deliverDue } from '../../outbox/outbox.service.ts';

const ADMIN = 'ada@example.com';
const CLUB = {
  OIDC_PROVIDERS: 'club',
  OIDC_CLUB_NAME: 'The club',
  OIDC_CLUB_ISSUER: 'https://id.example.org',
  OIDC_CLUB_CLIENT_ID: 'a',
  OIDC_CLUB_CLIENT_SECRET: 'b',
};
const PROVIDERS_ALONE =
  'Phone numbers and email are not used here. People sign in at a provider, and are invited by a link.';

const world = testWorld({ SIGN_IN: 'phone,email', TRUST_PROXY: '1', ADMIN_EMAILS: ADMIN });

let addresses = 0;
const newEmail = () => `person${(addresses += 1)}@example.com`;

const mailTo = (email: string) => world.mails.filter((mail) => mail.email === email).at(-1);
const codeIn = (email: string) => /code is (\d{6})/.exec(mailTo(email)?.text ?? '')?.[1] ?? 'no code';

async function codeFor(email: string): Promise<string> {
  expect(await post(world.visitor(), 'request-code', { email })).toMatchObject({ status: 200 });
  return codeIn(email);
}

async function signUp(email: string, name = 'Maya Torres'): Promise<Client> {
  const client = world.visitor();
  const answer = await post(client, 'verify-code', { email, code: await codeFor(email), name });
  expect(answer).toMatchObject({ status: 200, body: { name, email, phone: null } });
  return client;
}

/** Adds an address to the account of a client. */
async function addEmail(client: Client, email: string, code?: string) {
  await client.rest('POST', '/api/auth/me/email/request-code', { email }, newAddress());
  return client.rest('PUT', '/api/auth/me/email', { email, code: code ?? codeIn(email) }, newAddress());
}

describe('signing in by email', () => {
  it('takes a code from a mail, which has a link that fills it in', async () => {
    const email = newEmail();
    const spelling = ` ${email.toUpperCase()} `;
    expect(await post(world.visitor(), 'check-email', { email: spelling })).toMatchObject({
      status: 200,
      body: { exists: false, email },
    });
    const sent = await post(world.visitor(), 'request-code', { email: spelling });
    expect(sent.body).toEqual({
      email,
      expiresAt: expect.any(String) as unknown,
      resendAt: expect.any(String) as unknown,
    });
    const code = codeIn(email);
    expect(mailTo(email)?.subject).toBe(`Your Grub Club code is ${code}`);
    expect(mailTo(email)?.text).toContain(`/#sign-in?email=${encodeURIComponent(email)}&code=${code}`);
    const client = world.visitor();
    const answer = await post(client, 'verify-code', { email: spelling, code, name: 'Maya Torres' });
    expect(answer.body).toMatchObject({ name: 'Maya Torres', email, phone: null, isAdmin: false });
    expect(await client.rest('GET', '/api/auth/me')).toMatchObject({ status: 200, body: { email } });
    expect((await post(world.visitor(), 'check-email', { email })).body).toEqual({ exists: true, email });
    // Once.
    expect(await post(world.visitor(), 'verify-code', { email, code })).toMatchObject({ status: 400 });
  });

  it('makes an account with everything: a trip, an invitation by text, and its deletion', async () => {
    const email = newEmail();
    const client = await signUp(email);
    const trip = await client.rest('POST', '/api/trips', {
      name: 'Lake',
      location: 'Bend',
      startDate: '2026-07-01',
      endDate: '2026-07-03',
      invitePhones: [newPhone()],
    });
    expect(trip).toMatchObject({ status: 201 });
    const { id } = trip.body as { id: string };
    const participants = await client.graphql(
      'query ($id: ID!) { trip(id: $id) { participants { phone email } } }',
      { id },
    );
    expect(participants.data).toMatchObject({
      trip: { participants: [{ phone: null, email }, { email: null }] },
    });
    const kept = await client.rest('GET', '/api/auth/me/export');
    expect(kept.body).toMatchObject({ account: { email, phone: null } });
    expect(await client.rest('DELETE', '/api/auth/me')).toMatchObject({ status: 204 });
    for (const table of ['users', 'participants'])
      expect(await world.dataSource.query(`select from ${table} where email = $1`, [email])).toEqual([]);
    for (const table of ['sign_in_codes', 'outbox_texts'])
      expect(await world.dataSource.query(`select from ${table} where phone = $1`, [email])).toEqual([]);
  });

  it('gives the free trip once to a mailbox', async () => {
    const status = async (client: Client) =>
      ((await client.rest('GET', '/api/subscription/status')).body as { tripsRemaining: number })
        .tripsRemaining;
    const first = await signUp('free@example.com');
    const free = await status(first);
    await first.rest('DELETE', '/api/auth/me');
    expect(await status(await signUp('free+again@example.com'))).toBe(free - 1);
  });

  it('knows admins by their address', async () => {
    const client = await signUp(ADMIN, 'Ada');
    expect(await client.rest('GET', '/api/auth/me')).toMatchObject({ body: { isAdmin: true } });
    expect(await client.rest('GET', '/api/admin/user-metrics')).toMatchObject({ status: 200 });
  });

  it.each([
    'maya',
    'maya@example',
    'mаya@example.com',
    'a@example.com\nBcc: eve@example.com',
    'a@b.c,d@e.fg',
  ])('refuses %j', async (email) => {
    for (const step of ['check-email', 'request-code'])
      expect(await post(world.visitor(), step, { email })).toMatchObject({
        status: 400,
        body: { field: 'email', message: 'Please enter an email address, like maya@example.com.' },
      });
  });

  it('refuses a number and an address at once', async () => {
    const both = { phone: newPhone(), email: newEmail() };
    expect(await post(world.visitor(), 'request-code', both)).toMatchObject({
      status: 400,
      body: { field: 'email' },
    });
  });
});

describe('an account with a number and an address', () => {
  it('is one: signed in by either', async () => {
    const maya = await buildPerson(world, { name: 'Maya' });
    const email = newEmail();
    expect(await addEmail(maya.client, email)).toMatchObject({
      status: 200,
      body: { email, phone: maya.user.phone },
    });
    await world.passSeconds(120);
    const answer = await post(world.visitor(), 'verify-code', { email, code: await codeFor(email) });
    expect(answer.body).toMatchObject({ id: maya.user.id, phone: maya.user.phone, email });
  });

  it('is never joined with another account', async () => {
    const email = newEmail();
    await signUp(email, 'Jonas');
    const maya = await buildPerson(world);
    const refused = await maya.client.rest(
      'POST',
      '/api/auth/me/email/request-code',
      { email },
      newAddress(),
    );
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'This email already has an account.', field: 'email' },
    });
    // The code of a sign-in does not move the address either.
    await world.passSeconds(120);
    const code = await codeFor(email);
    const moved = await maya.client.rest('PUT', '/api/auth/me/email', { email, code }, newAddress());
    expect(moved).toMatchObject({ status: 409 });
    expect((await maya.client.rest('GET', '/api/auth/me')).body).toMatchObject({ email: null });
  });

  it('needs the code that was mailed to that very address', async () => {
    const maya = await buildPerson(world);
    const [first, second] = [newEmail(), newEmail()];
    const code = await codeFor(first);
    expect(await addEmail(maya.client, second, code)).toMatchObject({ status: 400 });
    expect(await post(world.visitor(), 'verify-code', { phone: newPhone(), code })).toMatchObject({
      status: 400,
    });
  });

  it('ends its other sessions, keeps its trips and gets the invitations of the address', async () => {
    const email = newEmail();
    const jonas = await buildPerson(world, { name: 'Jonas' });
    const trip = await buildTrip(world, jonas, { name: 'Moab' });
    await jonas.client.rest('POST', `/api/trips/${trip.id}/invite`, { email, name: 'Maya' });
    const maya = await buildPerson(world, { name: 'Maya' });
    await buildTrip(world, maya, { name: 'Bend' });
    expect((await maya.client.rest('GET', '/api/invitations')).body).toEqual([]);
    await addEmail(maya.client, email);
    expect((await maya.client.rest('GET', '/api/invitations')).body).toMatchObject([
      { trip: { name: 'Moab' } },
    ]);
    expect((await maya.client.graphql('{ trips { name participants { phone } } }')).data).toMatchObject({
      trips: [{ name: 'Bend', participants: [{ phone: maya.user.phone }] }],
    });
  });
});

describe('an invitation by email', () => {
  let maya: Person;
  let tripId: string;
  const invite = (email: string, name = 'Jonas') =>
    maya.client.rest('POST', `/api/trips/${tripId}/invite`, { email, name });
  const deliver = () => deliverDue({ ...world.deps, db: world.dataSource.manager }, 100);
  beforeEach(async () => {
    maya = await buildPerson(world, { name: 'Maya\r\nBcc: eve@example.com' });
    tripId = (await buildTrip(world, maya, { name: 'Lake Wallowa' })).id;
  });

  it('is mailed, without headers from names, and accepted by who signs in with the address', async () => {
    const email = newEmail();
    expect(await invite(email)).toMatchObject({
      status: 201,
      body: { email, phone: null, inviteStatus: 'pending' },
    });
    await deliver();
    const mail = mailTo(email);
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.text).toContain('Lake Wallowa');
    const jonas = await signUp(email, 'Jonas Weber');
    const [{ participant }] = (await jonas.rest('GET', '/api/invitations')).body as [
      { participant: { id: string } },
    ];
    const accepted = await jonas.rest('POST', `/api/invitations/${participant.id}/respond`, {
      response: 'accepted',
    });
    expect(accepted).toMatchObject({ status: 200 });
    expect((await jonas.graphql('{ trips { name } }')).data).toEqual({ trips: [{ name: 'Lake Wallowa' }] });
  });

  it('is one per address, however it is spelled, and none for somebody in the trip', async () => {
    const email = newEmail();
    await invite(email);
    expect(await invite(email.toUpperCase())).toMatchObject({
      status: 409,
      body: { message: 'This email is already invited.', field: 'email' },
    });
    const own = newEmail();
    await addEmail(maya.client, own);
    expect(await invite(own, 'Me')).toMatchObject({
      status: 409,
      body: { message: 'This person is already in the trip.' },
    });
  });

  it('can be one of a new trip', async () => {
    const email = newEmail();
    const trip = await maya.client.rest('POST', '/api/trips', {
      name: 'Bend',
      location: 'Bend',
      startDate: '2026-07-01',
      endDate: '2026-07-03',
      invitees: [{ email }, { phone: newPhone(), name: 'Ana' }],
    });
    expect(trip.body).toMatchObject({
      participants: [{}, { name: email, email }, { name: 'Ana', email: null }],
    });
  });
});

describe('limits', () => {
  it('wrong codes for an address end it, over all its codes', async () => {
    const email = newEmail();
    const code = await codeFor(email);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let tries = 0; tries < 5; tries += 1)
      expect(await post(world.visitor(), 'verify-code', { email, code: wrong, name: 'Eve' })).toMatchObject({
        status: 400,
      });
    expect(await post(world.visitor(), 'verify-code', { email, code, name: 'Eve' })).toMatchObject({
      status: 400,
    });
  });

  it('an address gets one code a minute', async () => {
    const email = newEmail();
    await codeFor(email);
    expect(await post(world.visitor(), 'request-code', { email })).toMatchObject({ status: 429 });
  });

  it('one domain or one network cannot use up the mails', async () => {
    await world.dataSource.query('delete from rate_limits');
    const codes = async (count: number, email: (index: number) => string, from?: Record<string, string>) => {
      const answers = [];
      for (let index = 0; index < count; index += 1)
        answers.push(
          (await post(world.visitor(), 'request-code', { email: email(index) }, from ?? newAddress())).status,
        );
      return answers.filter((status) => status === 200).length;
    };
    // A quarter of 500 an hour.
    expect(await codes(130, (index) => `a${index}@one.example`)).toBe(125);
    await world.dataSource.query('delete from rate_limits');
    expect(await codes(50, (index) => `a${index}@d${index}.example`, newAddress())).toBe(45);
  });
});

describe('an installation', () => {
  it.each([
    ['phone', 'phone', null],
    ['phone', 'email', 'Email is not used here. Please use a phone number.'],
    ['email', 'email', null],
    ['email', 'phone', 'Phone numbers are not used here. Please use email.'],
    ['email', 'nothing', 'Phone numbers are not used here. Please use email.'],
    ['oidc', 'phone', PROVIDERS_ALONE],
    ['oidc', 'email', PROVIDERS_ALONE],
  ])('with %s, asked for a code to %s, names a way in', async (SIGN_IN, given, refusal) => {
    const other = await createWorld({ ...(SIGN_IN === 'oidc' && CLUB), SIGN_IN, TRUST_PROXY: '1' });
    try {
      expect((await other.visitor().graphql('{ features { signInWays } }')).data).toEqual({
        features: { signInWays: [SIGN_IN.toUpperCase()] },
      });
      const input = { phone: { phone: newPhone() }, email: { email: newEmail() } }[given] ?? {};
      expect(await post(other.visitor(), 'request-code', input)).toMatchObject(
        refusal === null ? { status: 200 } : { status: 400, body: { message: refusal } },
      );
    } finally {
      await other.close();
    }
  });
});
