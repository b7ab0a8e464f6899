import { newPhone } from '../../test/build.ts';
import {
  cut,
  drip,
  html,
  json,
  noAnswer,
  startLocalServer,
  type Answer,
  type LocalServer,
} from '../../test/providers/localServer.ts';
import { testWorld } from '../../test/world.ts';
import { deliverDue, enqueueText, type OutboxCtx } from './outbox.service.ts';
import { withBreaker } from '../providers/sending.ts';
import { createTwilioSms } from '../providers/sms/twilioSms.ts';
import { createOutbound } from '../providers/outbound/outbound.ts';

/** Long enough for every answer; not under test. */
const PATIENT_MS = 20_000;
const BODY = 'Maya invites you to Lake Wallowa Weekend.';

const world = testWorld();
let twilio: LocalServer;

beforeEach(async () => {
  await world.dataSource.query('truncate outbox_texts, rate_limits');
  twilio = await startLocalServer(accepted);
});

afterEach(() => twilio.close());

const accepted = json(201, { sid: `SM${'a'.repeat(32)}`, status: 'queued', error_code: null });

function refusal(status: number, code: number): Answer {
  return json(status, { code, message: 'It is not right.', more_info: 'https://x', status });
}

/** A process that sends through Twilio's own SDK. */
function processAt(apiUrl: string, timeoutMs = PATIENT_MS): OutboxCtx {
  const sms = createTwilioSms(
    {
      provider: 'twilio',
      accountSid: `AC${'0'.repeat(32)}`,
      authToken: 'token',
      sender: { from: '+14155550100' },
      apiUrl,
    },
    createOutbound(),
    timeoutMs,
  );
  return {
    ...world.deps,
    db: world.dataSource.manager,
    providers: { ...world.deps.providers, sms: withBreaker(sms) },
  };
}

/** Puts an invitation into the outbox. */
async function invite(phone: string): Promise<void> {
  const { pepper } = world.deps;
  await world.dataSource.transaction((db) =>
    enqueueText({ db, pepper }, { kind: 'invitation', contact: phone, senderId: null, body: BODY }),
  );
}

/** The state of the one text in the outbox, and whether its body is erased. */
async function outcome(): Promise<unknown> {
  const [row] = await world.dataSource.query<unknown[]>(
    `select case when sent_at is not null then 'sent' when dead_at is not null then 'dead' else 'waiting' end as state,
       last_error as reason, sealed_body is null as "isErased" from outbox_texts`,
  );
  return row;
}

const forms = () => twilio.seen.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));

describe('an invitation through Twilio', () => {
  test('is sent once, with the number and the body', async () => {
    const phone = newPhone();
    await invite(phone);
    await deliverDue(processAt(twilio.url), 10);
    await world.passSeconds(7200);
    await deliverDue(processAt(twilio.url), 10);
    expect(forms()).toEqual([{ To: phone, From: '+14155550100', Body: BODY }]);
    expect(await outcome()).toEqual({ state: 'sent', reason: null, isErased: true });
  });

  test.each<[string, Answer, string]>([
    ['too many requests', refusal(429, 20429), '20429'],
    ['an error of Twilio', refusal(500, 20500), '20500'],
    ['an unavailable server', html(503), 'http_503'],
  ])('waits after %s, since nothing was sent, and is sent later', async (_what, answer, reason) => {
    twilio.answer = answer;
    await invite(newPhone());
    await deliverDue(processAt(twilio.url), 10);
    expect(await outcome()).toEqual({ state: 'waiting', reason, isErased: false });
    twilio.answer = accepted;
    await deliverDue(processAt(twilio.url), 10);
    expect(twilio.seen).toHaveLength(1);
    await world.passSeconds(11);
    await deliverDue(processAt(twilio.url), 10);
    expect(forms().map(({ Body }) => Body)).toEqual([BODY, BODY]);
    expect(await outcome()).toEqual({ state: 'sent', reason: null, isErased: true });
  });

  test('waits while Twilio is down, and is sent afterwards', async () => {
    const gone = await startLocalServer(accepted);
    await gone.close();
    await invite(newPhone());
    await deliverDue(processAt(gone.url), 10);
    expect(await outcome()).toEqual({ state: 'waiting', reason: 'ECONNREFUSED', isErased: false });
    await world.passSeconds(11);
    await deliverDue(processAt(twilio.url), 10);
    expect(twilio.seen).toHaveLength(1);
    expect(await outcome()).toMatchObject({ state: 'sent' });
  });

  test.each<[string, Answer, string]>([
    ['an invalid number', refusal(400, 21211), '21211'],
    ['a number that unsubscribed', refusal(400, 21610), '21610'],
    ['wrong credentials', refusal(401, 20003), '20003'],
    ['a bad gateway', html(502), 'http_502'],
    ['a gateway timeout', refusal(504, 0), 'http_504'],
    ['HTML that looks like success', html(200), 'strange_answer'],
    ['a cut connection', cut, 'ECONNRESET'],
  ])('is a dead letter after %s, and never retried', async (_what, answer, reason) => {
    const phone = newPhone();
    twilio.answer = answer;
    await invite(phone);
    await deliverDue(processAt(twilio.url), 10);
    await expectDead(phone, reason);
  });

  test.each<[string, Answer]>([
    ['no answer', noAnswer],
    ['an answer that never ends', drip],
  ])('is a dead letter after %s: it may have been sent', async (_what, answer) => {
    const phone = newPhone();
    twilio.answer = answer;
    await invite(phone);
    await deliverDue(processAt(twilio.url, 200), 10);
    await expectDead(phone, expect.any(String));
  });

  async function expectDead(phone: string, reason: unknown): Promise<void> {
    twilio.answer = accepted;
    await world.passSeconds(7200);
    await deliverDue(processAt(twilio.url), 10);
    expect(twilio.seen).toHaveLength(1);
    expect(await outcome()).toEqual({ state: 'dead', reason, isErased: true });
    const line = world.logLines.findLast((text) => text.includes('text given up')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ kind: 'invitation', reason });
    expect(line).not.toContain(phone.slice(2));
    expect(line).not.toContain('Maya');
  }

  test('waits without a call while the breaker is open', async () => {
    const process = processAt(twilio.url);
    twilio.answer = refusal(500, 20500);
    for (let i = 0; i < 5; i += 1) await invite(newPhone());
    await deliverDue(process, 10);
    await world.dataSource.query('truncate outbox_texts');
    await invite(newPhone());
    await deliverDue(process, 10);
    expect(twilio.seen).toHaveLength(5);
    expect(await outcome()).toEqual({ state: 'waiting', reason: 'breaker_open', isErased: false });
  });
});
