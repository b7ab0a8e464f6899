import { answerWith, startWebhookReceiver, type WebhookReceiver } from '../../../test/webhookReceiver.ts';
import type { Resolve } from '../outbound/resolver.ts';
import { createWebhookSender, type WebhookSender } from './webhookSender.ts';

const PRIVATE = { status: null, problem: 'NOT_PUBLIC' };

let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await startWebhookReceiver();
});
afterEach(() => receiver.close());

const senderWith = (resolve?: Resolve, allowsPrivate = false): WebhookSender =>
  createWebhookSender({
    productName: 'Grub Club',
    publicUrl: 'https://grub.example',
    allowsPrivate,
    timeoutMs: 300,
    ...(resolve && { resolve }),
  });
const post = (sender: WebhookSender, url: string) => sender.send(url, { 'webhook-id': '1' }, '{}');

test.each<[string, readonly string[]]>([
  ['a private address', ['192.168.1.1']],
  ['this machine', ['127.0.0.1']],
  ['the metadata of a cloud', ['169.254.169.254']],
  ['a private address among public ones', ['93.184.216.34', '10.0.0.7']],
  ['a private IPv6 address', ['fd00::1']],
  ['an IPv4 address in IPv6', ['::ffff:10.0.0.1']],
  ['nothing', []],
])('a name that leads to %s is not called', async (_what, addresses) => {
  const resolve: Resolve = () =>
    Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
  expect(await post(senderWith(resolve), 'https://hooks.example/')).toEqual(PRIVATE);
});

test('a name that leads elsewhere on the second question is called where the first answer led', async () => {
  let questions = 0;
  const resolve: Resolve = () =>
    Promise.resolve([{ address: (questions += 1) === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }]);
  const url = receiver.url.replace('127.0.0.1', 'hooks.example');
  expect(await post(senderWith(resolve, true), url)).toEqual({ status: 204, problem: null });
  expect(questions).toBe(1);
  expect(receiver.received).toMatchObject([{ headers: { 'webhook-id': '1' }, text: '{}' }]);
});

test('a stored address is refused once private ones are not allowed', async () => {
  expect(await post(senderWith(undefined, true), receiver.url)).toMatchObject({ status: 204 });
  expect(await post(senderWith(), receiver.url)).toEqual(PRIVATE);
  expect(await post(senderWith(), 'https://127.0.0.1/')).toEqual(PRIVATE);
  expect(receiver.received).toHaveLength(1);
});

test.each<[string, WebhookReceiver['answer'], object]>([
  ['200', answerWith(200), { status: 200, problem: null }],
  ['a redirect', answerWith(302, { location: 'http://127.0.0.1:1/' }), { status: 302, problem: 'REFUSED' }],
  [
    'an endless body',
    (_, response) => void response.writeHead(200).write('a'),
    { status: 200, problem: null },
  ],
  ['nothing', () => undefined, { status: null, problem: 'TOO_SLOW' }],
  [
    'endless interim answers',
    (_, response) => {
      const hints = setInterval(() => response.writeProcessing(), 10);
      response.on('close', () => clearInterval(hints));
    },
    { status: null, problem: 'TOO_SLOW' },
  ],
  ['a closed connection', ({ socket }) => void socket.destroy(), { status: null, problem: 'UNREACHABLE' }],
  [
    'another protocol',
    ({ socket }) =>
      void socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'),
    { status: null, problem: 'UNREACHABLE' },
  ],
])('a receiver that answers %s', async (_what, answer, outcome) => {
  receiver.answer = answer;
  expect(await post(senderWith(undefined, true), receiver.url)).toEqual(outcome);
});
