import {
  cut,
  drip,
  html,
  json,
  noAnswer,
  startLocalServer,
  type Answer,
  type LocalServer,
} from '../../../test/providers/localServer.ts';
import { createOutbound } from '../outbound/outbound.ts';
import { createTwilioSms } from './twilioSms.ts';

const ACCOUNT_SID = `AC${'0'.repeat(32)}`;
const PHONE = '+14155550123';
/** Long enough for every answer, on a slow machine too. */
const PATIENCE_MS = 60_000;
const NO_ANSWER_MS = 1_500;

let server: LocalServer;

beforeEach(async () => {
  server = await startLocalServer(accepted);
});

afterEach(() => server.close());

function provider(
  sender: { from: string } | { messagingServiceSid: string } = { from: '+14155550100' },
  timeoutMs = PATIENCE_MS,
) {
  return createTwilioSms(
    { provider: 'twilio', accountSid: ACCOUNT_SID, authToken: 'token', sender, apiUrl: server.url },
    createOutbound(),
    timeoutMs,
  );
}

const accepted = json(201, { sid: `SM${'a'.repeat(32)}`, status: 'queued', error_code: null });

/** An error in Twilio's format; its message contains the number. */
function refusal(status: number, code: number): Answer {
  return json(status, {
    code,
    message: `The 'To' number ${PHONE} is not right.`,
    more_info: 'https://x',
    status,
  });
}

describe('a text through Twilio', () => {
  test('is one form post with the number in E.164, the body and the sender', async () => {
    expect(await provider().send(PHONE, 'Hello & good day')).toEqual({ kind: 'sent' });
    const [request] = server.seen;
    expect(server.seen).toHaveLength(1);
    expect(request?.method).toBe('POST');
    expect(request?.url.pathname).toBe(`/2010-04-01/Accounts/${ACCOUNT_SID}/Messages.json`);
    const credentials = Buffer.from(`${ACCOUNT_SID}:token`).toString('base64');
    expect(request?.headers.authorization).toBe(`Basic ${credentials}`);
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      To: PHONE,
      From: '+14155550100',
      Body: 'Hello & good day',
    });
  });

  test('is sent by a messaging service if one is configured', async () => {
    const messagingServiceSid = `MG${'1'.repeat(32)}`;
    await provider({ messagingServiceSid }).send(PHONE, 'Hello');
    const form = new URLSearchParams(server.seen[0]?.body);
    expect(form.get('MessagingServiceSid')).toBe(messagingServiceSid);
    expect(form.has('From')).toBe(false);
  });

  test.each<[string, Answer, object]>([
    ['an invalid number', refusal(400, 21211), { kind: 'refused', reason: '21211' }],
    ['a number that unsubscribed', refusal(400, 21610), { kind: 'refused', reason: '21610' }],
    ['wrong credentials', refusal(401, 20003), { kind: 'refused', reason: '20003' }],
    [
      'a message that failed immediately',
      json(201, { sid: 'SM1', status: 'failed', error_code: 30007 }),
      { kind: 'refused', reason: '30007' },
    ],
    ['too many requests', refusal(429, 20429), { kind: 'not_sent', reason: '20429' }],
    ['an error of Twilio', refusal(500, 20500), { kind: 'not_sent', reason: '20500' }],
    [
      'an error in the format of RFC 9457',
      json(503, { type: 'x', title: 'Down', status: 503, code: 20503 }),
      { kind: 'not_sent', reason: '20503' },
    ],
    ['an unavailable server', html(503), { kind: 'not_sent', reason: 'http_503' }],
    ['a bad gateway', html(502), { kind: 'unknown', reason: 'http_502' }],
    ['an error in another format', html(500), { kind: 'unknown', reason: 'http_500' }],
    ['a gateway timeout', refusal(504, 0), { kind: 'unknown', reason: 'http_504' }],
    ['a time-out within Twilio', refusal(504, 20504), { kind: 'unknown', reason: '20504' }],
    ['HTML that looks like success', html(200), { kind: 'unknown', reason: 'strange_answer' }],
    [
      'JSON without a message id',
      json(200, { hello: 'world' }),
      { kind: 'unknown', reason: 'strange_answer' },
    ],
    ['a dropped connection', cut, { kind: 'unknown', reason: 'ECONNRESET' }],
  ])('answered with %s is sent once, with the right outcome', async (_what, answered, outcome) => {
    server.answer = answered;
    const result = await provider().send(PHONE, 'Hello');
    expect(result).toMatchObject(outcome);
    expect(JSON.stringify(result)).not.toContain(PHONE);
    expect(server.seen).toHaveLength(1);
  });

  test.each([
    ['no answer', noAnswer],
    ['an answer that never ends', drip],
  ])('answered with %s is sent once, and times out with an unknown outcome', async (_what, answered) => {
    server.answer = answered;
    const result = await provider(undefined, NO_ANSWER_MS).send(PHONE, 'Hello');
    expect(result).toMatchObject({ kind: 'unknown' });
    expect(server.seen).toHaveLength(1);
  });

  test('is not sent when nothing listens', async () => {
    const sms = provider();
    await server.close();
    expect(await sms.send(PHONE, 'Hello')).toEqual({ kind: 'not_sent', reason: 'ECONNREFUSED' });
  });
});
