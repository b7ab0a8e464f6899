import type { EntityManager } from 'typeorm';
import type { World } from './world.ts';

/** How often each race is run: the order in which two calls meet the database differs from run to run. */
const ROUNDS = 12;

type Call = () => Promise<{ readonly status: number }>;

/** Two calls at once, in either order. @returns their statuses in the order given */
export async function atOnce(round: number, one: Call, two: Call): Promise<number[]> {
  const [first, second] = round % 2 === 0 ? [one, two] : [two, one];
  const answers = await Promise.all([first(), second()]);
  const statuses = answers.map(({ status }) => status);
  return round % 2 === 0 ? statuses : statuses.reverse();
}

/** Runs a race so often, each time on a fresh scene. @returns what came out, each outcome once */
export async function outcomes<Scene>(
  arrange: () => Promise<Scene>,
  race: (scene: Scene, round: number) => Promise<string>,
): Promise<string[]> {
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) seen.add(await race(await arrange(), round));
  return [...seen].sort();
}

/** Expects some of these outcomes and no other. */
export function expectWithin(seen: readonly string[], possible: readonly string[]): void {
  expect(possible).toEqual(expect.arrayContaining([...seen]));
  expect(seen).not.toHaveLength(0);
}

/**
 * A call that comes upon what another transaction has begun: it is made once that has done its work, and gets on only
 * when that commits.
 * @param rival what the other transaction does; it has to lock something that the call needs
 * @param whileWaiting what it does once the call waits
 */
export async function holdUp<Answer>(
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
    // The time-out of locks, two seconds, ends this where nothing holds the call up.
    while (!(await Promise.race([isWaiting(), answer.then(() => true)])));
    await whileWaiting?.(db);
  });
  if (answer === undefined) throw new Error('The call was not made.');
  return answer;
}
