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
import { createTwilioSms } from './twilioSms.ts';

const ACCOUNT_SID = `AC${'0'.repeat(32)}`;
const PHONE = '+14155550123';
/** For what is answered in any case, on a slow machine too. */
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
    timeoutMs,
  );
}

const accepted = json(201, { sid: `SM${'a'.repeat(32)}`, status: 'queued', error_code: null });

/** An error as Twilio's API words it: its message repeats the number. */
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

  test('goes out from a messaging service where one is configured', async () => {
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
      'a message that failed at once',
      json(201, { sid: 'SM1', status: 'failed', error_code: 30007 }),
      { kind: 'refused', reason: '30007' },
    ],
    ['too many requests', refusal(429, 20429), { kind: 'not_sent', reason: '20429' }],
    ['an error of Twilio', refusal(500, 20500), { kind: 'not_sent', reason: '20500' }],
    [
      'an error as RFC 9457 words it',
      json(503, { type: 'x', title: 'Down', status: 503, code: 20503 }),
      { kind: 'not_sent', reason: '20503' },
    ],
    ['a server that takes no calls', html(503), { kind: 'not_sent', reason: 'http_503' }],
    ['a gateway that got no clear answer', html(502), { kind: 'unknown', reason: 'http_502' }],
    ['an error that is not in the words of Twilio', html(500), { kind: 'unknown', reason: 'http_500' }],
    ['a gateway that waited in vain', refusal(504, 0), { kind: 'unknown', reason: 'http_504' }],
    ['a time-out within Twilio', refusal(504, 20504), { kind: 'unknown', reason: '20504' }],
    ['HTML that looks like success', html(200), { kind: 'unknown', reason: 'strange_answer' }],
    [
      'JSON without a message id',
      json(200, { hello: 'world' }),
      { kind: 'unknown', reason: 'strange_answer' },
    ],
    ['a connection that is cut', cut, { kind: 'unknown', reason: 'ECONNRESET' }],
  ])('answered with %s is asked for once and known for what it is', async (_what, answered, outcome) => {
    server.answer = answered;
    const result = await provider().send(PHONE, 'Hello');
    expect(result).toMatchObject(outcome);
    expect(JSON.stringify(result)).not.toContain(PHONE);
    expect(server.seen).toHaveLength(1);
  });

  test.each([
    ['no answer', noAnswer],
    ['an answer that never ends', drip],
  ])('answered with %s is asked for once, and its fate is unknown in time', async (_what, answered) => {
    server.answer = answered;
    const result = await provider(undefined, NO_ANSWER_MS).send(PHONE, 'Hello');
    expect(result).toMatchObject({ kind: 'unknown' });
    expect(server.seen).toHaveLength(1);
  });

  test('is not sent when nobody listens', async () => {
    const sms = provider();
    await server.close();
    expect(await sms.send(PHONE, 'Hello')).toEqual({ kind: 'not_sent', reason: 'ECONNREFUSED' });
  });
});
