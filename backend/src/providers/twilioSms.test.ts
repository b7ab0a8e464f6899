import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTwilioSms } from './twilioSms.ts';

const ACCOUNT_SID = `AC${'0'.repeat(32)}`;
const PHONE = '+14155550123';
const TIMEOUT_MS = 200;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

interface SeenRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly authorization: string | undefined;
  readonly form: URLSearchParams;
}

let server: Server;
let seen: SeenRequest[];
let answer: Answer;

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const { method, url, headers } = request;
      seen.push({ method, url, authorization: headers.authorization, form: new URLSearchParams(text) });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function provider(sender: { from: string } | { messagingServiceSid: string } = { from: '+14155550100' }) {
  // A server that listens on a port has an address with that port.
  const { port } = server.address() as AddressInfo;
  const apiUrl = `http://127.0.0.1:${port}`;
  return createTwilioSms(
    { provider: 'twilio', accountSid: ACCOUNT_SID, authToken: 'token', sender, apiUrl },
    TIMEOUT_MS,
  );
}

function json(status: number, body: unknown): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
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
    answer = accepted;
    expect(await provider().send(PHONE, 'Hello & good day')).toEqual({ kind: 'sent' });
    const [request] = seen;
    expect(seen).toHaveLength(1);
    expect(request?.method).toBe('POST');
    expect(request?.url).toBe(`/2010-04-01/Accounts/${ACCOUNT_SID}/Messages.json`);
    expect(request?.authorization).toBe(`Basic ${Buffer.from(`${ACCOUNT_SID}:token`).toString('base64')}`);
    expect(Object.fromEntries(request?.form ?? [])).toEqual({
      To: PHONE,
      From: '+14155550100',
      Body: 'Hello & good day',
    });
  });

  test('goes out from a messaging service where one is configured', async () => {
    answer = accepted;
    const messagingServiceSid = `MG${'1'.repeat(32)}`;
    await provider({ messagingServiceSid }).send(PHONE, 'Hello');
    expect(seen[0]?.form.get('MessagingServiceSid')).toBe(messagingServiceSid);
    expect(seen[0]?.form.has('From')).toBe(false);
  });

  const html: Answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome</html>');
  };
  const htmlGateway: Answer = (_request, response) => {
    response.writeHead(502, { 'content-type': 'text/html' }).end('<html>Bad gateway</html>');
  };
  const drip: Answer = (_request, response) => {
    response.writeHead(201, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => {
      clearInterval(timer);
    });
  };

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
    ['a gateway that answers HTML', htmlGateway, { kind: 'not_sent', reason: 'http_502' }],
    ['a gateway that waited in vain', refusal(504, 0), { kind: 'unknown', reason: 'http_504' }],
    ['HTML that looks like success', html, { kind: 'unknown', reason: 'strange_answer' }],
    [
      'JSON without a message id',
      json(200, { hello: 'world' }),
      { kind: 'unknown', reason: 'strange_answer' },
    ],
    [
      'a connection that is cut',
      (request) => request.socket.destroy(),
      { kind: 'unknown', reason: 'ECONNRESET' },
    ],
    ['no answer', () => undefined, { kind: 'unknown' }],
    ['an answer that never ends', drip, { kind: 'unknown' }],
  ])('answered with %s is asked for once and known for what it is', async (_what, answered, outcome) => {
    answer = answered;
    const result = await provider().send(PHONE, 'Hello');
    expect(result).toMatchObject(outcome);
    expect(JSON.stringify(result)).not.toContain(PHONE);
    expect(seen).toHaveLength(1);
  });

  test('is not sent when nobody listens', async () => {
    const sms = provider();
    await new Promise((resolve) => server.close(resolve));
    expect(await sms.send(PHONE, 'Hello')).toEqual({ kind: 'not_sent', reason: 'ECONNREFUSED' });
    server.listen(0, '127.0.0.1');
  });
});
