import fc from 'fast-check';
import { readConfig } from '../../config/config.ts';
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
import { createHttpSms } from './httpSms.ts';
import { createOutbound } from '../outbound/outbound.ts';

const PHONE = '+493023125001';
/** Long enough for every answer, on a slow machine too. */
const PATIENCE_MS = 60_000;
const NO_ANSWER_MS = 1_500;

let server: LocalServer;
beforeEach(async () => {
  server = await startLocalServer(json(200, {}));
});
afterEach(() => server.close());

function provider(env: Record<string, string> = {}, timeoutMs = PATIENCE_MS) {
  const { sms } = readConfig({ SMS_PROVIDER: 'http', SMS_HTTP_URL: server.url, ...env });
  if (sms.provider !== 'http') throw new Error('Texts go through the gateway.');
  return createHttpSms(sms, createOutbound(), timeoutMs);
}

/** As docs/configuration.md shows them. */
const GATEWAYS: readonly [name: string, headers: object, body: object, sent: object][] = [
  [
    'textbee',
    { 'x-api-key': 'the-key' },
    { recipients: ['{to}'], message: '{text}' },
    { recipients: [PHONE], message: 'Hello' },
  ],
  [
    'httpSMS',
    { 'x-api-key': 'the-key' },
    { from: '+14155550100', to: '{to}', content: '{text}' },
    { from: '+14155550100', to: PHONE, content: 'Hello' },
  ],
  [
    'SMS Gateway for Android',
    { Authorization: 'Basic dXNlcjpwYXNzd29yZA==' },
    { textMessage: { text: '{text}' }, phoneNumbers: ['{to}'] },
    { textMessage: { text: 'Hello' }, phoneNumbers: [PHONE] },
  ],
];

test.each(GATEWAYS)('a text through %s is one JSON post', async (_name, headers, body, sent) => {
  const sms = provider({ SMS_HTTP_HEADERS: JSON.stringify(headers), SMS_HTTP_BODY: JSON.stringify(body) });
  expect(await sms.send(PHONE, 'Hello')).toEqual({ kind: 'sent' });
  expect(server.seen).toHaveLength(1);
  const [request] = server.seen;
  expect(request?.method).toBe('POST');
  expect(request?.headers['content-type']).toBe('application/json');
  for (const [name, value] of Object.entries(headers))
    expect(request?.headers[name.toLowerCase()]).toBe(value);
  expect(JSON.parse(request?.body ?? '')).toEqual(sent);
});

test('no text adds to the JSON, or is filled in again', async () => {
  const sms = provider();
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string(), fc.constantFrom('","to":"+1900', '{to}', "$&$'", '\r\nX-Key: 1', '\\"}')),
      async (text) => {
        await sms.send(PHONE, text);
        expect(JSON.parse(server.seen.at(-1)?.body ?? '')).toEqual({ to: PHONE, text });
      },
    ),
    { numRuns: 30 },
  );
});

test.each<[string, Answer, object]>([
  ['accepted', json(202, { state: 'Pending' }), { kind: 'sent' }],
  ['a text that is no JSON', html(200), { kind: 'sent' }],
  ['a bad request', json(400, {}), { kind: 'refused', reason: 'http_400' }],
  ['a wrong key', json(401, { phone: PHONE }), { kind: 'refused', reason: 'http_401' }],
  ['another address', json(302, {}), { kind: 'refused', reason: 'http_302' }],
  ['too many requests', json(429, {}), { kind: 'not_sent', reason: 'http_429' }],
  ['an unavailable server', html(503), { kind: 'not_sent', reason: 'http_503' }],
  ['a bad gateway', html(502), { kind: 'unknown', reason: 'http_502' }],
  ['a dropped connection', cut, { kind: 'unknown', reason: 'ECONNRESET' }],
])('answered with %s is sent once, with the right outcome', async (_what, answered, outcome) => {
  server.answer = answered;
  expect(await provider().send(PHONE, 'Hello')).toEqual(outcome);
  expect(server.seen).toHaveLength(1);
});

test('a wait that the gateway asks for is kept', async () => {
  server.answer = (response) => void response.writeHead(429, { 'retry-after': '120' }).end();
  expect(await provider().send(PHONE, 'Hello')).toMatchObject({ kind: 'not_sent', retryAfterSeconds: 120 });
});

test('without an answer in time the outcome is unknown', async () => {
  server.answer = noAnswer;
  expect(await provider({}, NO_ANSWER_MS).send(PHONE, 'Hello')).toEqual({
    kind: 'unknown',
    reason: 'timeout',
  });
});

test('an answer that never ends is not waited for', async () => {
  server.answer = drip;
  expect(await provider().send(PHONE, 'Hello')).toEqual({ kind: 'sent' });
});

test('a gateway that is not there got nothing', async () => {
  const sms = provider();
  await server.close();
  expect(await sms.send(PHONE, 'Hello')).toEqual({ kind: 'not_sent', reason: 'ECONNREFUSED' });
});
