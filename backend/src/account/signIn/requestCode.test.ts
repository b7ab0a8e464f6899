import type { Message } from '../../../../domain/text/message.ts';
import { asText } from '../../../../domain/text/asText.ts';
import { NO_PHONE, NO_PHONE_ABROAD } from '../../../../domain/people/phone/typing.ts';
import { newPhone } from '../../../test/build.ts';
import { codeFor, newAddress, post, signUp } from '../../../test/signIn.ts';
import { testWorld } from '../../../test/world.ts';

// The cast keeps the matcher's loose type out of the comparison.
const A_TEXT = expect.any(String) as unknown;

const A_WAIT = expect.stringMatching(/^Another code can be sent in /) as unknown;

// These tests send more than the default hourly limit.
const world = testWorld({ TRUST_PROXY: '1', SMS_HOURLY_LIMIT: '400' });

describe('checking a phone number', () => {
  test('returns whether there is an account, and the number in E.164', async () => {
    const phone = newPhone();
    const spelled = `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`;
    expect((await post(world.visitor(), 'check-phone', { phone: spelled })).body).toEqual({
      exists: false,
      phone,
    });
    await signUp(world, phone);
    expect((await post(world.visitor(), 'check-phone', { phone: spelled })).body).toEqual({
      exists: true,
      phone,
    });
  });

  test('is refused after ten checks within a minute from one address, over GraphQL and REST together', async () => {
    const headers = newAddress();
    const phone = newPhone();
    for (let i = 0; i < 5; i += 1) {
      expect((await post(world.visitor(), 'check-phone', { phone }, headers)).status).toBe(200);
      const mutation = 'mutation ($input: CheckPhoneInput!) { checkPhone(input: $input) { exists } }';
      expect((await world.visitor().graphql(mutation, { input: { phone } }, headers)).status).toBe(200);
    }
    const refused = await post(world.visitor(), 'check-phone', { phone }, headers);
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'RATE_LIMITED',
        message:
          'Too many phone numbers were checked from your network within a minute. Please try again in a minute.',
      },
    });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect((await post(world.visitor(), 'check-phone', { phone })).status).toBe(200);
    await world.passSeconds(seconds);
    expect((await post(world.visitor(), 'check-phone', { phone }, headers)).status).toBe(200);
  });

  test.each<[string, Message]>([
    ...['900 555 0123', '500 234 5678', '12', '415 555 01234'].map((phone): [string, Message] => [
      phone,
      NO_PHONE,
    ]),
    ...['+44 7700 900123', '+44 909 879 0123', '+870 773 111 632'].map((phone): [string, Message] => [
      phone,
      NO_PHONE_ABROAD,
    ]),
  ])('of %s is refused with a clear message', async (phone, message) => {
    expect(await post(world.visitor(), 'check-phone', { phone })).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT', field: 'phone', message: asText(message) },
    });
  });
});

describe('requesting a code', () => {
  test('texts six digits with the host, and answers when the code expires and can be resent', async () => {
    const phone = newPhone();
    const answer = await post(world.visitor(), 'request-code', { phone });
    expect(answer.body).toEqual({ phone, expiresAt: A_TEXT, resendAt: A_TEXT });
    const { expiresAt, resendAt } = answer.body as { expiresAt: string; resendAt: string };
    expect(Date.parse(expiresAt) - Date.parse(resendAt)).toBe(240_000);
    expect(world.texts.at(-1)?.body).toMatch(/^Your Grub Club code is (\d{6})\.\n\n@localhost #\1$/);
  });

  test('for a number that cannot be texted sends and stores nothing', async () => {
    const before = world.texts.length;
    expect((await post(world.visitor(), 'request-code', { phone: '900 555 0123' })).status).toBe(400);
    expect(world.texts).toHaveLength(before);
    expect(await world.dataSource.query("select from sign_in_codes where phone like '%900555%'")).toEqual([]);
  });

  test('for another spelling of the number has the same wait', async () => {
    const phone = newPhone();
    await codeFor(world, phone);
    const refused = await post(world.visitor(), 'request-code', { phone: phone.slice(2) });
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refused.body).toMatchObject({ message: `Another code can be sent in ${seconds} seconds.` });
  });

  test('has a longer wait after each code, and after the fifth waits for the rest of the hour', async () => {
    const phone = newPhone();
    for (const wait of [60, 60, 180, 300]) {
      await codeFor(world, phone);
      await world.passSeconds(wait - 2);
      expect((await post(world.visitor(), 'request-code', { phone })).status).toBe(429);
      await world.passSeconds(2);
    }
    await codeFor(world, phone);
    await world.passSeconds(600);
    const refused = await post(world.visitor(), 'request-code', { phone });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(2300);
    expect(refused.body).toMatchObject({ message: 'Another code can be sent in 40 minutes.' });
    await world.passSeconds(2401);
    await codeFor(world, phone);
  });

  test('concurrently sends one code', async () => {
    const phone = newPhone();
    const other = await world.sibling();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        post((i % 2 === 0 ? world : other).visitor(), 'request-code', { phone }),
      ),
    );
    await other.close();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(19);
  });

  test('from one address reaches 45 phones within an hour, and refuses the 46th at every try', async () => {
    const headers = newAddress();
    const statuses = [];
    for (let i = 0; i < 45; i += 1)
      statuses.push((await post(world.visitor(), 'request-code', { phone: newPhone() }, headers)).status);
    expect(statuses).toEqual(Array.from({ length: 45 }, () => 200));
    const phone = newPhone();
    for (let i = 0; i < 3; i += 1) {
      const refused = await post(world.visitor(), 'request-code', { phone }, headers);
      expect(refused).toMatchObject({
        status: 429,
        body: {
          code: 'RATE_LIMITED',
          message: 'Too many codes were requested from your network. Please try again later.',
        },
      });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    }
    expect(world.texts.some((text) => text.phone === phone)).toBe(false);
    expect((await post(world.visitor(), 'request-code', { phone })).status).toBe(200);
  });

  test('from one address for a 46th phone is refused for concurrent requests too', async () => {
    const headers = newAddress();
    for (let i = 0; i < 45; i += 1)
      await post(world.visitor(), 'request-code', { phone: newPhone() }, headers);
    const phone = newPhone();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post(world.visitor(), 'request-code', { phone }, headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 429));
    expect(world.texts.some((text) => text.phone === phone)).toBe(false);
  });

  test('concurrently for one phone counts as one phone of the address', async () => {
    const headers = newAddress();
    const phone = newPhone();
    await Promise.all(
      Array.from({ length: 8 }, () => post(world.visitor(), 'request-code', { phone }, headers)),
    );
    const [ip = ''] = Object.values(headers);
    const counted = await world.dataSource.query<{ points: number }[]>(
      'select points from rate_limits where key = $1',
      [`request_code_phones:${ip}`],
    );
    expect(counted).toEqual([{ points: 1 }]);
  });

  test('from one address is refused after sixty requests within an hour, over GraphQL and REST together', async () => {
    const headers = newAddress();
    const phone = newPhone();
    const mutation = 'mutation ($input: RequestCodeInput!) { requestCode(input: $input) { phone } }';
    const requests = {
      rest: (to: string) => post(world.visitor(), 'request-code', { phone: to }, headers),
      graphql: (to: string) => world.visitor().graphql(mutation, { input: { phone: to } }, headers),
    };
    for (let i = 0; i < 29; i += 1) {
      await requests.rest(phone);
      await requests.graphql(phone);
    }
    // The message names the phone's wait, so the address's limit is not reached.
    expect((await requests.rest(phone)).body).toMatchObject({ message: A_WAIT });
    expect(await requests.graphql(phone)).toMatchObject({ message: A_WAIT });
    const refused = await requests.rest(newPhone());
    expect(refused).toMatchObject({
      status: 429,
      body: { message: 'Too many codes were requested from your network. Please try again later.' },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(await requests.graphql(newPhone())).toMatchObject({ code: 'RATE_LIMITED' });
    await world.passSeconds(3600);
    expect((await requests.rest(newPhone())).status).toBe(200);
  });

  test.each([
    ['refused', { kind: 'refused', reason: '21211' } as const],
    ['not sent', { kind: 'not_sent', reason: 'http_500' } as const],
  ])(
    'that is %s by the provider is 502, counts against no limit, and keeps the earlier code valid',
    async (_what, outcome) => {
      const phone = newPhone();
      const code = await codeFor(world, phone);
      await world.passSeconds(60);
      world.setSendOutcome(outcome);
      const failed = await post(world.visitor(), 'request-code', { phone });
      world.setSendOutcome({ kind: 'sent' });
      expect(failed).toMatchObject({
        status: 502,
        body: { code: 'PROVIDER_FAILED', message: 'Failed to send verification code' },
      });
      expect((await post(world.visitor(), 'verify-code', { phone, code, name: 'Ann' })).status).toBe(200);
      await codeFor(world, phone);
    },
  );

  test('with an unknown outcome is 502 and has the usual wait, since the text may have been sent', async () => {
    const phone = newPhone();
    world.setSendOutcome({ kind: 'unknown', reason: 'timeout' });
    const failed = await post(world.visitor(), 'request-code', { phone });
    world.setSendOutcome({ kind: 'sent' });
    expect(failed).toMatchObject({ status: 502, body: { code: 'PROVIDER_FAILED' } });
    expect((await post(world.visitor(), 'request-code', { phone })).status).toBe(429);
  });

  test('while the breaker is open is 503 with the seconds to wait', async () => {
    world.setSendOutcome({ kind: 'not_sent', reason: 'breaker_open', retryAfterSeconds: 17 });
    const failed = await post(world.visitor(), 'request-code', { phone: newPhone() });
    world.setSendOutcome({ kind: 'sent' });
    expect(failed).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
    expect(failed.headers.get('retry-after')).toBe('17');
  });

  test('is 503 and sends nothing when the counter fails', async () => {
    const phone = newPhone();
    await world.dataSource.query('alter table rate_limits rename to rate_limits_gone');
    const failed = await post(world.visitor(), 'request-code', { phone });
    await world.dataSource.query('alter table rate_limits_gone rename to rate_limits');
    expect(failed).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
    expect(world.texts.some((text) => text.phone === phone)).toBe(false);
  });
});
