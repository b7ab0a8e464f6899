import { newPhone } from '../../../test/build.ts';
import type { Client } from '../../../test/client.ts';
import { codeFor, lastCode, newAddress, post, signUp } from '../../../test/signIn.ts';
import { testWorld } from '../../../test/world.ts';

// Jest's matcher is typed as any.
const A_TEXT = expect.any(String) as unknown;

const BY_BROWSER = { email: null, language: null, units: null };

const world = testWorld({ TRUST_PROXY: '1', ADMIN_PHONES: '(907) 555-0142' });

function wrong(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

async function triesOf(phone: string): Promise<number> {
  const [row] = await world.dataSource.query<{ tries: number }[]>(
    'select tries from sign_in_codes where phone = $1 order by created_at desc limit 1',
    [phone],
  );
  return row?.tries ?? -1;
}

describe('verifying a code', () => {
  test('creates an account and a session in an HttpOnly cookie', async () => {
    const phone = newPhone();
    const code = await codeFor(world, phone);
    const client = world.visitor();
    const answer = await post(client, 'verify-code', { phone, code, name: '  Maya Torres ' });
    expect(answer.body).toEqual({ id: A_TEXT, name: 'Maya Torres', phone, isAdmin: false, ...BY_BROWSER });
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^grub_session=[\w-]{43}; /);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=2592000'])
      expect(cookie).toContain(part);
    expect((await client.rest('GET', '/api/auth/me')).body).toEqual(answer.body);
  });

  test('signs in to the existing account, and ignores the name', async () => {
    const phone = newPhone();
    const first = (await (await signUp(world, phone)).rest('GET', '/api/auth/me')).body;
    await world.passSeconds(60);
    const code = await codeFor(world, phone);
    const again = await post(world.visitor(), 'verify-code', { phone, code, name: 'x'.repeat(500) });
    expect(again).toMatchObject({ status: 200, body: first as object });
  });

  test('of a new user without a name requires one, and counts no attempt', async () => {
    const phone = newPhone();
    const code = await codeFor(world, phone);
    for (const name of [undefined, null, '  ']) {
      expect(await post(world.visitor(), 'verify-code', { phone, code, name })).toMatchObject({
        status: 400,
        body: { code: 'BAD_USER_INPUT', field: 'name', message: 'Please enter your name' },
      });
    }
    expect(await triesOf(phone)).toBe(0);
    expect((await post(world.visitor(), 'verify-code', { phone, code, name: 'Ann' })).status).toBe(200);
  });

  test('links pending invitations to the number, and keeps their status and name', async () => {
    const phone = newPhone();
    const organizer = await signUp(world, newPhone());
    const trip = (
      await organizer.rest('POST', '/api/trips', {
        name: 'Lake weekend',
        location: 'Joseph',
        startDate: '2026-06-13',
        endDate: '2026-06-15',
      })
    ).body as { id: string };
    await world.dataSource.query(
      `with mum as (
         insert into participants (id, trip_id, name, phone, invite_status, created_at)
         values (gen_random_uuid(), $1, 'Mum', $2, 'pending', now()) returning *)
       insert into eaters (id, trip_id, participant_id, created_at)
       select gen_random_uuid(), trip_id, id, created_at from mum`,
      [trip.id, phone],
    );
    const me = (await (await signUp(world, phone, 'Ruth')).rest('GET', '/api/auth/me')).body as {
      id: string;
    };
    expect(
      await world.dataSource.query('select user_id, name, invite_status from participants where phone = $1', [
        phone,
      ]),
    ).toEqual([{ user_id: me.id, name: 'Mum', invite_status: 'pending' }]);
  });

  test('counts attempts, and refuses the right code after five wrong ones', async () => {
    const phone = newPhone();
    const code = await codeFor(world, phone);
    const messages = [];
    for (let i = 0; i < 5; i += 1) {
      const answer = await post(world.visitor(), 'verify-code', { phone, code: wrong(code), name: 'Ann' });
      expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT', field: 'code' } });
      messages.push((answer.body as { message: string }).message);
    }
    expect(messages[0]).toBe('The code is wrong. Please check it: you have 4 tries left.');
    expect(messages[3]).toBe('The code is wrong. Please check it: you have 1 try left.');
    expect(messages[4]).toBe('The code is wrong. No tries are left: please request a new one.');
    expect(await post(world.visitor(), 'verify-code', { phone, code, name: 'Ann' })).toMatchObject({
      status: 400,
      body: { field: 'code', message: 'This code is no longer valid. Please request a new one.' },
    });
  });

  test.each<[string, (phone: string) => Promise<unknown>]>([
    ['is five minutes old', () => world.passSeconds(300)],
    [
      'was replaced by a newer one',
      async (phone) => {
        await world.passSeconds(60);
        return codeFor(world, phone);
      },
    ],
  ])('fails once the code %s', async (_what, happens) => {
    const phone = newPhone();
    const code = await codeFor(world, phone);
    await happens(phone);
    // A newer code equals the old one once in a million runs.
    const answer = await post(world.visitor(), 'verify-code', { phone, code, name: 'Ann' });
    expect(answer).toMatchObject({ status: 400, body: { field: 'code' } });
  });

  test('accepts a code that is nearly five minutes old', async () => {
    const phone = newPhone();
    const code = await codeFor(world, phone);
    await world.passSeconds(295);
    expect((await post(world.visitor(), 'verify-code', { phone, code, name: 'Ann' })).status).toBe(200);
  });

  test('accepts a code once', async () => {
    const phone = newPhone();
    const code = await codeFor(world, phone);
    expect((await post(world.visitor(), 'verify-code', { phone, code, name: 'Ann' })).status).toBe(200);
    expect((await post(world.visitor(), 'verify-code', { phone, code, name: 'Ann' })).status).toBe(400);
  });

  test('is refused for a number after ten wrong codes within an hour, even with the right code', async () => {
    const phone = newPhone();
    for (const tries of [5, 5]) {
      const code = await codeFor(world, phone);
      for (let i = 0; i < tries; i += 1)
        expect(
          (await post(world.visitor(), 'verify-code', { phone, code: wrong(code), name: 'Ann' })).status,
        ).toBe(400);
      await world.passSeconds(60);
    }
    await world.passSeconds(180);
    const code = await codeFor(world, phone);
    const refused = await post(world.visitor(), 'verify-code', { phone, code, name: 'Ann' });
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  });

  test('does not count right codes as wrong', async () => {
    const phone = newPhone();
    await signUp(world, phone);
    const left = await world.dataSource.query<{ points: number }[]>(
      "select points from rate_limits where key like 'wrong_code%' and key like $1",
      [`%${phone}`],
    );
    expect(left).toEqual([{ points: 0 }, { points: 0 }]);
  });

  test('is refused after thirty attempts within five minutes from one address', async () => {
    const headers = newAddress();
    const body = { phone: newPhone(), code: '123456', name: 'Ann' };
    for (let i = 0; i < 30; i += 1)
      expect((await post(world.visitor(), 'verify-code', body, headers)).status).toBe(400);
    expect((await post(world.visitor(), 'verify-code', body, headers)).status).toBe(429);
  });

  test.each([
    ['no object', 'text', undefined],
    ['no phone', { code: '123456' }, 'phone'],
    ['a phone that is a number', { phone: 4155550123, code: '123456' }, 'phone'],
    ['no code', { phone: '415 555 0123' }, 'code'],
    ['a code with letters', { phone: '415 555 0123', code: '12345a' }, 'code'],
    ['a code with seven digits', { phone: '415 555 0123', code: '1234567' }, 'code'],
    ['a null byte in the phone', { phone: '415\u0000555 0123', code: '123456' }, 'phone'],
  ])('with %s is refused with a clear message', async (_what, body, field) => {
    const answer = await post(world.visitor(), 'verify-code', body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
    expect((answer.body as { field?: string }).field).toBe(field);
  });
});

test('forty users behind one address sign in within an hour, each after the waits of the answers', async () => {
  // The texts of the tests before are over.
  await world.passSeconds(3600);
  const headers = newAddress();
  const mutations = {
    'check-phone': 'mutation ($input: CheckPhoneInput!) { checkPhone(input: $input) { phone } }',
    'request-code': 'mutation ($input: RequestCodeInput!) { requestCode(input: $input) { phone } }',
    'verify-code': 'mutation ($input: VerifyCodeInput!) { verifyCode(input: $input) { user { phone } } }',
  };
  const refusals: string[] = [];
  /** Every second user signs in over GraphQL; a refused step is retried after its Retry-After. */
  async function step(client: Client, isRest: boolean, name: keyof typeof mutations, input: object) {
    const { status, headers: answered } = isRest
      ? await post(client, name, input, headers)
      : await client.graphql(mutations[name], { input }, headers);
    if (status === 200) return;
    expect(status).toBe(429);
    refusals.push(name);
    await world.passSeconds(Number(answered.get('retry-after')));
    await step(client, isRest, name, input);
  }
  for (let person = 0; person < 40; person += 1) {
    const phone = newPhone();
    const client = world.visitor();
    const isRest = person % 2 === 0;
    await step(client, isRest, 'check-phone', { phone });
    await step(client, isRest, 'request-code', { phone });
    await step(client, isRest, 'verify-code', { phone, code: lastCode(world, phone), name: 'Ann' });
    expect((await client.rest('GET', '/api/auth/me')).body).toMatchObject({ phone });
  }
  // Limits: ten numbers a minute and thirty codes in five minutes; no wait is longer.
  expect(refusals.filter((name) => name === 'check-phone').length).toBeLessThanOrEqual(3);
  expect(new Set(refusals).has('request-code')).toBe(false);
});

test('signing in over GraphQL works the same: codes, errors, cookie and session', async () => {
  const phone = newPhone();
  const client = world.visitor();
  const input = (field: string, type: string, selection: string) =>
    `mutation ($input: ${type}!) { ${field}(input: $input) { ${selection} } }`;
  const verify = input('verifyCode', 'VerifyCodeInput', 'user { id name phone isAdmin language units }');
  const requested = await client.graphql(
    input('requestCode', 'RequestCodeInput', 'phone expiresAt resendAt'),
    { input: { phone } },
    newAddress(),
  );
  expect(requested.data).toMatchObject({ requestCode: { phone } });
  const code = lastCode(world, phone);
  const nameless = await client.graphql(verify, { input: { phone, code } }, newAddress());
  expect(nameless).toMatchObject({ status: 400, code: 'BAD_USER_INPUT', message: 'Please enter your name' });
  const signedIn = await client.graphql(verify, { input: { phone, code, name: 'Ann' } }, newAddress());
  expect(signedIn.data).toMatchObject({ verifyCode: { user: { name: 'Ann', phone, isAdmin: false } } });
  expect(signedIn.headers.get('set-cookie')).toMatch(/^grub_session=[\w-]{43}; /);
  const me = await client.graphql('{ me { id name phone email isAdmin language units } }');
  expect(me.data).toEqual({ me: (await client.rest('GET', '/api/auth/me')).body });
  expect((await client.graphql('mutation { logout { ok } }')).data).toEqual({ logout: { ok: true } });
  expect((await client.graphql('{ me { id } }')).data).toEqual({ me: null });
});

describe('a session', () => {
  test('that does not exist is 401 over REST and null in GraphQL', async () => {
    expect(await world.visitor().rest('GET', '/api/auth/me')).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
    expect(await world.visitor().graphql('{ me { id } }')).toMatchObject({ status: 200, data: { me: null } });
  });

  test('is new at every sign-in, and the session of the request ends', async () => {
    const phone = newPhone();
    const client = await signUp(world, phone);
    const before = (await client.send('GET', '/api/auth/me', undefined)).status;
    const old = Object.assign(world.visitor(), client);
    await world.passSeconds(60);
    const code = await codeFor(world, phone);
    await post(client, 'verify-code', { phone, code });
    expect(before).toBe(200);
    expect((await client.rest('GET', '/api/auth/me')).status).toBe(200);
    expect((await old.rest('GET', '/api/auth/me')).status).toBe(401);
  });

  test('ends at logout in every process, and the cookie is cleared', async () => {
    const client = await signUp(world, newPhone());
    const old = Object.assign(world.visitor(), client);
    const answer = await client.rest('POST', '/api/auth/logout');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toMatch(/^grub_session=; .*Max-Age=0/);
    expect((await old.rest('GET', '/api/auth/me')).status).toBe(401);
    expect((await client.rest('POST', '/api/auth/logout')).status).toBe(204);
  });

  test('has admin rights only for configured numbers', async () => {
    const client = await signUp(world, '+19075550142', 'Ada');
    expect((await client.rest('GET', '/api/auth/me')).body).toMatchObject({ isAdmin: true });
  });

  test('leaves no code, number or token in the log', async () => {
    const phone = newPhone();
    const code = await codeFor(world, phone);
    const client = world.visitor();
    const signedIn = await post(client, 'verify-code', { phone, code, name: 'Ann' });
    const token = /grub_session=([\w-]+)/.exec(signedIn.headers.get('set-cookie') ?? '')?.[1] ?? 'no token';
    await client.rest('GET', '/api/auth/me');
    await post(world.visitor(), 'verify-code', { phone, code, name: 'Ann' });
    const log = world.logLines.join('\n');
    expect(log).toContain('signed in');
    for (const secret of [phone, phone.slice(2), code, token, world.deps.pepper])
      expect(log).not.toContain(secret);
  });
});
