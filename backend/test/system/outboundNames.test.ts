import { lookup } from 'node:dns/promises';
import { setTimeout as later } from 'node:timers/promises';
import pg from 'pg';
import { createOutbound } from '../../src/providers/outbound/outbound.ts';
import { createResolver } from '../../src/providers/outbound/resolver.ts';
import { createOpenAi } from '../../src/providers/openAi.ts';
import { createStripeCards } from '../../src/providers/stripeCards.ts';
import { createTwilioSms } from '../../src/providers/sms/twilioSms.ts';
import { createUnsplashPhotos } from '../../src/providers/unsplashPhotos.ts';
import { createPageFetcher } from '../../src/providers/pages/pageFetcher.ts';
import { type NameAnswer, type NameServer, silent, startNameServer } from '../outbound/nameServer.ts';
import { post, signUp } from '../signIn.ts';
import { testWorld } from '../world.ts';

/** More than Node's thread pool has threads. */
const CALLS = 16;

let names: NameServer;
const world = testWorld({ TRUST_PROXY: '1' });
beforeEach(async () => {
  names = await startNameServer(silent);
});
afterEach(() => names.close());

type Call = (at: number) => Promise<unknown>;

/** Every call that leaves the product, to names that only our name server knows. */
function outboundCalls(timeoutMs: number): Readonly<Record<string, Call>> {
  const resolve = createResolver({ servers: [names.address], hosts: '', timeoutMs });
  const outbound = createOutbound(resolve);
  const sms = createTwilioSms(
    {
      provider: 'twilio',
      accountSid: `AC${'0'.repeat(32)}`,
      authToken: 'token',
      sender: { from: '+14155550100' },
      apiUrl: 'http://texts.example',
    },
    outbound,
  );
  const cards = createStripeCards(
    {
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
      priceIds: { single: null, bundle: null, unlimited: null },
      apiUrl: 'http://cards.example',
    },
    { warn: () => undefined },
    outbound,
    { tryMs: 60_000, callMs: 60_000, retries: 0 },
  );
  const ai = createOpenAi(
    {
      apiKey: 'sk-1',
      baseUrl: 'http://model.example/v1',
      model: 'gpt-4.1-mini',
      dailyBudgetMicroDollars: 1,
      price: { input: 1, output: 1 },
    },
    outbound,
  );
  const photos = createUnsplashPhotos(
    { accessKey: 'key', apiUrl: 'http://photos.example', appName: 'grub_club' },
    outbound,
    60_000,
  );
  const pages = createPageFetcher({
    productName: 'Grub Club',
    publicUrl: 'https://grub.example',
    resolve,
    timeoutMs: 60_000,
  });
  const question = { instructions: '', data: '', schema: {}, schemaName: 'nothing', maxOutputTokens: 1 };
  return {
    texts: () => sms.send('+14155550123', 'Hello'),
    cards: () => cards.readPrice('price_1'),
    model: () => ai.ask(question, new AbortController().signal),
    photos: () => photos.find('Tahoe'),
    imports: (at) => pages.fetch('http://soup.example/', `account ${at}`),
  };
}

const outcomeOf = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);

/** Signs in by HTTP, opens a database connection, and resolves a name in the thread pool. */
async function everythingElseAnswers(phone: string): Promise<void> {
  const checked = await post(world.visitor(), 'check-phone', { phone });
  expect(checked).toMatchObject({ status: 200, body: { exists: false } });
  await signUp(world, phone);
  const client = new pg.Client(world.connection);
  await client.connect();
  expect((await client.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  expect((await lookup('localhost')).address).toMatch(/^(127\.0\.0\.1|::1)$/);
}

/** The calls that are let out at once. */
const KINDS: readonly [kind: string, inFlight: number, phone: string][] = [
  ['texts', CALLS, '+14155550111'],
  ['cards', CALLS, '+14155550112'],
  ['model', 4, '+14155550113'],
  ['photos', CALLS, '+14155550114'],
  ['imports', 8, '+14155550115'],
];

test.each(KINDS)('sign-in and the database answer while no name is for %s', async (kind, inFlight, phone) => {
  const call = outboundCalls(60_000)[kind];
  let settled = 0;
  const outcomes = Array.from({ length: CALLS }, async (_, at) => {
    await outcomeOf(call?.(at) ?? Promise.resolve());
    settled++;
  });
  // Both families of addresses are asked for.
  while (names.asked.length < 2 * inFlight) await later(5);
  const settledBefore = settled;
  expect(process.getActiveResourcesInfo()).not.toContain('GetAddrInfoReqWrap');
  await everythingElseAnswers(phone);
  expect(settled).toBe(settledBefore);
  names.answer = () => 'unknown';
  await Promise.all(outcomes);
});

const slow: NameAnswer = (name) =>
  names.asked.filter((one) => one === name).length > 4 ? ['192.0.2.1'] : null;

test.each<[string, NameAnswer, (kind: string) => object]>([
  ['never answers', silent, (kind) => LATE[kind] ?? {}],
  ['answers too late', slow, (kind) => LATE[kind] ?? {}],
  ['answers with noise', () => Buffer.from('noise'), (kind) => LATE[kind] ?? {}],
  ['knows no such name', () => 'unknown', (kind) => UNKNOWN[kind] ?? {}],
])('a name server that %s is a failure of each call', async (_, answer, expected) => {
  names.answer = answer;
  for (const [kind, call] of Object.entries(outboundCalls(300)))
    expect({ [kind]: await outcomeOf(call(0)) }).toMatchObject({ [kind]: expected(kind) });
});

const LATE: Readonly<Record<string, object>> = {
  texts: { kind: 'not_sent', reason: 'EAI_AGAIN' },
  cards: { code: 'PROVIDER_FAILED' },
  model: { kind: 'failed', reason: 'no_answer' },
  photos: { kind: 'failed', reason: 'EAI_AGAIN' },
  imports: {
    code: 'PROVIDER_FAILED',
    message: 'The site cannot be found right now. Please try again later.',
  },
};
const UNKNOWN: Readonly<Record<string, object>> = {
  ...LATE,
  texts: { kind: 'not_sent', reason: 'ENOTFOUND' },
  photos: { kind: 'failed', reason: 'ENOTFOUND' },
  imports: { code: 'BAD_USER_INPUT', message: 'There is no site named soup.example.' },
};

test.each(['127.0.0.1', '10.0.0.7', '169.254.169.254', '::1', '::ffff:10.0.0.7', 'fd00::7'])(
  'a name server that lies about a site with %s leads nowhere',
  async (address) => {
    const isV6 = address.includes(':');
    names.answer = (_, type) => {
      if (isV6) return type === 'AAAA' ? [address] : ['192.0.2.1'];
      return type === 'A' ? ['192.0.2.1', address] : [];
    };
    expect(await outcomeOf(outboundCalls(60_000)['imports']?.(0) ?? Promise.resolve())).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'This address is not on the public internet and cannot be imported.',
    });
  },
);
