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
