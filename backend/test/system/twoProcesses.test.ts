import { newPhone } from '../build.ts';
import { startServerBeside, type BuiltServer } from './builtServer.ts';
import type { RestAnswer } from '../client.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
let servers: readonly [BuiltServer, BuiltServer];
let addresses = 0;

beforeAll(async () => {
  world = await createWorld();
  const start = () => startServerBeside(world, { TRUST_PROXY: '1' });
  servers = await Promise.all([start(), start()]);
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await world.close();
});

/** Calls a step of signing in from a new address. */
async function post(server: BuiltServer, step: string, body: object): Promise<RestAnswer> {
  addresses += 1;
  const address = `203.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
  return server.visitor().rest('POST', `/api/auth/${step}`, body, { 'x-forwarded-for': address });
}

async function codeFor(phone: string): Promise<string> {
  const [server] = servers;
  expect(await post(server, 'request-code', { phone })).toMatchObject({ status: 200 });
  return server.codeFor(phone);
}

/** Verifies all codes concurrently, half of them at each process. */
async function verifyAll(phone: string, codes: readonly string[]): Promise<RestAnswer[]> {
  const [even, odd] = servers;
  return Promise.all(
    codes.map((code, index) =>
      post(index % 2 === 0 ? even : odd, 'verify-code', { phone, code, name: 'Ann' }),
    ),
  );
}

/** A busy machine may answer 503 without comparing the code. */
function isRefused({ status }: RestAnswer): boolean {
  return status === 400 || status === 503;
}

describe('two processes on one database', () => {
  test('have different process ids', () => {
    const [one, other] = servers;
    expect(new Set([process.pid, one.process.pid, other.process.pid]).size).toBe(3);
  });

  test('compare five of 200 concurrent wrong codes', async () => {
    const phone = newPhone();
    const code = await codeFor(phone);
    const guesses = Array.from({ length: 200 }, (_, i) => String(i).padStart(6, '0'));
    const answers = await verifyAll(
      phone,
      guesses.map((guess) => (guess === code ? '999999' : guess)),
    );
    const messages = answers.map(({ body }) => (body as { message: string }).message);
    expect(messages.filter((message) => message.startsWith('The code is wrong.'))).toHaveLength(5);
    expect(answers.filter(isRefused)).toHaveLength(200);
    expect(await world.dataSource.query('select tries from sign_in_codes where phone = $1', [phone])).toEqual(
      [{ tries: 5 }],
    );
    expect((await verifyAll(phone, [code, code])).map(({ status }) => status)).toEqual([400, 400]);
  });

  test('create one account and one session for five concurrent right codes', async () => {
    const phone = newPhone();
    const code = await codeFor(phone);
    const answers = await verifyAll(phone, [code, code, code, code, code]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(isRefused)).toHaveLength(4);
    const rows = 'select s.user_id from sessions s join users u on u.id = s.user_id where u.phone = $1';
    expect(await world.dataSource.query(rows, [phone])).toHaveLength(1);
  });

  test('share sessions and logout', async () => {
    const [one, other] = servers;
    const phone = newPhone();
    const code = await codeFor(phone);
    const client = one.visitor();
    expect((await client.rest('POST', '/api/auth/verify-code', { phone, code, name: 'Ann' })).status).toBe(
      200,
    );
    const clientAtOther = client.at(other.url);
    expect((await clientAtOther.rest('GET', '/api/auth/me')).body).toMatchObject({ name: 'Ann' });
    expect((await clientAtOther.rest('POST', '/api/auth/logout')).status).toBe(204);
    expect((await client.rest('GET', '/api/auth/me')).status).toBe(401);
  });
});
