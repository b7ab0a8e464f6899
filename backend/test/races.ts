import type { EntityManager } from 'typeorm';
import type { World } from './world.ts';

/** Runs of each race, since the order of two calls at the database varies. */
const ROUNDS = 12;

type Call = () => Promise<{ readonly status: number }>;

/** Makes two calls concurrently, starting with either. @returns their statuses in the order given */
export async function concurrently(round: number, one: Call, two: Call): Promise<number[]> {
  const [first, second] = round % 2 === 0 ? [one, two] : [two, one];
  const answers = await Promise.all([first(), second()]);
  const statuses = answers.map(({ status }) => status);
  return round % 2 === 0 ? statuses : statuses.reverse();
}

/** Runs a race several times, each on a new scene. @returns the distinct outcomes */
export async function outcomes<Scene>(
  arrange: () => Promise<Scene>,
  race: (scene: Scene, round: number) => Promise<string>,
): Promise<string[]> {
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) seen.add(await race(await arrange(), round));
  return [...seen].sort();
}

/** Expects at least one outcome, all of them possible ones. */
export function expectWithin(seen: readonly string[], possible: readonly string[]): void {
  expect(possible).toEqual(expect.arrayContaining([...seen]));
  expect(seen).not.toHaveLength(0);
}

/**
 * Makes a call that waits for a rival transaction's lock, and continues when that commits.
 * @param rival locks something that the call needs
 * @param whileWaiting what the rival does once the call waits
 */
export async function callWhileLocked<Answer>(
  { dataSource }: World,
  call: () => Promise<Answer>,
  rival: (db: EntityManager) => Promise<unknown>,
  whileWaiting?: (db: EntityManager) => Promise<unknown>,
): Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  await dataSource.transaction(async (db) => {
    await rival(db);
    const [own] = await db.query<{ pid: number }[]>('select pg_backend_pid() as pid');
    answer = call();
    const isWaiting = async () => {
      const waiting: unknown[] = await dataSource.query(
        'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
        [own?.pid],
      );
      return waiting.length > 0;
    };
    // Without a blocked call, the lock timeout of two seconds ends this loop.
    while (!(await Promise.race([isWaiting(), answer.then(() => true)])));
    await whileWaiting?.(db);
  });
  if (answer === undefined) throw new Error('The call was not made.');
  return answer;
}
