import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from './client.ts';

/** How often the server is killed; `KILL_ROUNDS=50` for a long run. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 3);
const MAIN = 'dist/bundle/server/main.js';
const WRITERS = 8;
const PHONE = '+14155550101';
const READY = /is ready at (http:\/\/localhost:\d+)/;
const ROUND_MS = 30_000;

interface Running {
  readonly process: ChildProcess;
  readonly url: string;
  printed(): string;
}

async function start(dataDir: string): Promise<Running> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const found = READY.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      reject(new Error(`The server ended with ${code}: ${printed}`));
    });
  });
  return { process: child, url, printed: () => printed };
}

async function end(running: Running, signal: NodeJS.Signals): Promise<void> {
  const ended = new Promise((resolve) => running.process.once('exit', resolve));
  running.process.kill(signal);
  await ended;
}

async function signUp(running: Running): Promise<string> {
  const client = new Client(running.url, null);
  await client.rest('POST', '/api/auth/request-code', { phone: PHONE });
  const code = /#(\d{6})/.exec(running.printed())?.[1];
  const response = await client.send(
    'POST',
    '/api/auth/verify-code',
    JSON.stringify({ phone: PHONE, code, name: 'Maya' }),
  );
  expect(response.status).toBe(200);
  return response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
}

/** Creates trips until the server is gone; calls `onAnswer` with the id of each that was answered. */
async function writeUntilKilled(url: string, cookie: string, onAnswer: (id: string) => void): Promise<void> {
  const client = new Client(url, cookie);
  const trip = { name: 'Trip', location: 'Bend', startDate: '2026-07-01', endDate: '2026-07-03' };
  for (;;) {
    // A connection that breaks takes the answer with it: that write may be there or not, but whole.
    const answer = await client.rest('POST', '/api/trips', trip).catch(() => null);
    if (answer === null) return;
    expect(answer.status).toBe(201);
    onAnswer(String(Reflect.get(Object(answer.body), 'id')));
  }
}

describe('a server that is killed while it writes', () => {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
  let dataDir: string;
  let cookie: string;
  const answered: string[] = [];

  beforeAll(async () => {
    if (!existsSync(MAIN)) throw new Error('Build the server first: npm run build');
    dataDir = await mkdtemp(join(tmpdir(), 'grub-club-kill-'));
    const running = await start(dataDir);
    cookie = await signUp(running);
    await end(running, 'SIGTERM');
  }, ROUND_MS);
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it.each(rounds)(
    'has every answered write, and every other one whole or not at all (round %d)',
    async (round) => {
      const running = await start(dataDir);
      await new Promise<void>((killed, failed) => {
        const killAfter = answered.length + 1 + ((round * 7) % 40);
        const onAnswer = (id: string): void => {
          answered.push(id);
          if (answered.length === killAfter) running.process.kill('SIGKILL');
        };
        const writers = Array.from({ length: WRITERS }, () =>
          writeUntilKilled(running.url, cookie, onAnswer),
        );
        Promise.all(writers).then(() => {
          killed();
        }, failed);
      });

      const again = await start(dataDir);
      const { data } = await new Client(again.url, cookie).graphql(
        '{ trips { id participants { isOrganizer } } }',
      );
      await end(again, round % 2 === 0 ? 'SIGTERM' : 'SIGKILL');
      const trips = new Map(
        // The selection above.
        (data as { trips: { id: string; participants: object[] }[] }).trips.map((trip) => [trip.id, trip]),
      );
      expect(answered.filter((id) => !trips.has(id))).toEqual([]);
      expect([...trips.values()].filter(({ participants }) => participants.length !== 1)).toEqual([]);
    },
    ROUND_MS,
  );
});
