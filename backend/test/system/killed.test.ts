import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signUp, startBuiltServer } from './builtServer.ts';
import { Client } from '../client.ts';

/** How often the server is killed; `KILL_ROUNDS=50` for a long run. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 3);
const WRITERS = 8;

/** Creates trips until the server is killed; `onAnswer` gets the id of each acknowledged trip. */
async function writeUntilKilled(url: string, cookie: string, onAnswer: (id: string) => void): Promise<void> {
  const client = new Client(url, cookie);
  const trip = { name: 'Trip', location: 'Bend', startDate: '2026-07-01', endDate: '2026-07-03' };
  for (;;) {
    // The answer is lost with the connection: that write is whole or missing.
    const answer = await client.rest('POST', '/api/trips', trip).catch(() => null);
    if (answer === null) return;
    expect(answer.status).toBe(201);
    onAnswer(String(Reflect.get(Object(answer.body), 'id')));
  }
}

describe('a server that is killed while writing', () => {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
  let dataDir: string;
  let cookie: string;
  const answered: string[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'grub-club-kill-'));
    const running = await startBuiltServer({ DATA_DIR: dataDir });
    cookie = await signUp(running);
    await running.end('SIGTERM');
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it.each(rounds)(
    'has every acknowledged write, and every other one whole or not at all (round %d)',
    async (round) => {
      const running = await startBuiltServer({ DATA_DIR: dataDir });
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

      const again = await startBuiltServer({ DATA_DIR: dataDir });
      const { data } = await new Client(again.url, cookie).graphql(
        '{ trips { id participants { isOrganizer } } }',
      );
      await again.end(round % 2 === 0 ? 'SIGTERM' : 'SIGKILL');
      const trips = new Map(
        // The selection above.
        (data as { trips: { id: string; participants: object[] }[] }).trips.map((trip) => [trip.id, trip]),
      );
      expect(answered.filter((id) => !trips.has(id))).toEqual([]);
      expect([...trips.values()].filter(({ participants }) => participants.length !== 1)).toEqual([]);
    },
  );
});
