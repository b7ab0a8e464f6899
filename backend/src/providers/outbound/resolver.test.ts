import { setTimeout as later } from 'node:timers/promises';
import { fieldOf } from '../../base/input.ts';
import {
  type NameAnswer,
  type NameServer,
  silent,
  startNameServer,
} from '../../../test/outbound/nameServer.ts';
import { createResolver } from './resolver.ts';

const HOSTS =
  '127.0.0.1 localhost\n# 10.0.0.1 off.example\n10.0.0.7\tapi.example  api # ours\r\nfd00::7 api.example\n';

let names: NameServer;
afterEach(() => names.close());

async function resolverAt(answer: NameAnswer, timeoutMs = 60_000) {
  names = await startNameServer(answer);
  return createResolver({ servers: [names.address], hosts: HOSTS, timeoutMs });
}

const codeOf = (result: Promise<unknown>) =>
  result.then(
    () => 'no error',
    (error: unknown) => fieldOf(error, 'code'),
  );

describe('a name', () => {
  it.each([
    ['127.0.0.1', ['127.0.0.1']],
    ['::1', ['::1']],
    ['localhost', ['127.0.0.1']],
    ['LOCALHOST', ['127.0.0.1']],
    ['a.localhost', ['127.0.0.1', '::1']],
    ['api', ['10.0.0.7']],
    ['api.example', ['10.0.0.7', 'fd00::7']],
  ])('%s is known without a question', async (name, addresses) => {
    const resolve = await resolverAt(silent);
    expect((await resolve(name)).map(({ address }) => address)).toEqual(addresses);
    expect(names.asked).toEqual([]);
  });

  it('has the addresses of both families', async () => {
    const resolve = await resolverAt((_, type) =>
      type === 'A' ? ['192.0.2.1', '192.0.2.2'] : ['2001:db8::1'],
    );
    expect(await resolve('soup.example')).toEqual([
      { address: '192.0.2.1', family: 4 },
      { address: '192.0.2.2', family: 4 },
      { address: '2001:db8::1', family: 6 },
    ]);
  });

  it('has the addresses of the family that is answered', async () => {
    const resolve = await resolverAt((_, type) => (type === 'A' ? ['192.0.2.1'] : null), 1_000);
    expect(await resolve('soup.example')).toEqual([{ address: '192.0.2.1', family: 4 }]);
  });

  it('that is commented out in the hosts file is asked for', async () => {
    const resolve = await resolverAt(() => 'unknown');
    expect(await codeOf(resolve('off.example'))).toBe('ENOTFOUND');
    expect(names.asked).toContain('off.example');
  });
});

it.each<[string, NameAnswer, string]>([
  ['knows no such name', () => 'unknown', 'ENOTFOUND'],
  ['knows the name without addresses', () => [], 'ENOTFOUND'],
  ['never answers', silent, 'EAI_AGAIN'],
  ['answers with noise', () => Buffer.from('noise'), 'EAI_AGAIN'],
])('a name server that %s', async (_, answer, code) => {
  const resolve = await resolverAt(answer, 700);
  expect(await codeOf(resolve('soup.example'))).toBe(code);
});

it('a canceled question ends at once', async () => {
  const resolve = await resolverAt(silent);
  const callers = Array.from({ length: 20 }, () => new AbortController());
  const outcomes = callers.map(({ signal }, at) => codeOf(resolve(`${at}.example`, signal)));
  while (names.asked.length < 40) await later(1);
  for (const caller of callers) caller.abort('gone');
  expect(await Promise.allSettled(outcomes)).toHaveLength(20);
  await expect(resolve('late.example', callers[0]?.signal)).rejects.toBe('gone');
});
