import fc from 'fast-check';
import {
  buildIngredient,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
  type Person,
} from '../../../test/build.ts';
import { testWorld } from '../../../test/world.ts';
import type { VersionConflict } from '../../base/errors.ts';

/** How many random schedules run. */
const RUNS = Number(process.env['VERSION_RUNS'] ?? 15);
const SECONDS_A_RUN = 10;
const SEED = 20_261_123;

const FIELDS = { meals: ['name', 'description', 'recipe'], ingredients: ['name', 'notes', 'unit'] } as const;
type Table = keyof typeof FIELDS;
/** Few, so that updates meet. */
const TEXTS = ['Soup', 'Stew', 'Salad'];

type State = Readonly<Record<string, unknown>> & { readonly version: number };

/** One call: `does` after reading the row first, or with what this person read before. */
interface Call {
  readonly who: number;
  readonly does: 'update' | 'read, update' | 'untyped';
  /** Indices of fields and of their new texts. */
  readonly changes: readonly (readonly [field: number, text: number])[];
}

interface Update {
  readonly base: number;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly answer: State;
}

const call = fc.record({
  who: fc.nat(2),
  does: fc.constantFrom<Call['does'][]>('update', 'update', 'read, update', 'untyped'),
  changes: fc.array(fc.tuple(fc.nat(2), fc.nat(2)), { minLength: 1, maxLength: 2 }),
});
/** Calls of one inner list are made at once. */
const schedule = fc.array(fc.array(call, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 8 });

const world = testWorld();
let people: readonly [Person, Person, Person];
beforeAll(async () => {
  people = await Promise.all([buildPerson(world), buildPerson(world), buildPerson(world)]);
});

async function newRow(table: Table): Promise<{ path: string; untyped: () => Promise<unknown> }> {
  const [maya, ...others] = people;
  const trip = await buildTrip(world, maya);
  for (const other of others) await buildParticipant(world, trip, other);
  const meal = await buildMeal(world, trip);
  const ingredient = await buildIngredient(world, meal);
  const path = table === 'meals' ? `/api/meals/${meal.id}` : `/api/ingredients/${ingredient.id}`;
  return {
    path,
    untyped: () =>
      table === 'meals'
        ? maya.client.rest('POST', `${path}/vote`, { voteType: 'up' })
        : maya.client.rest('PATCH', path, { purchased: true }),
  };
}

/** A PATCH without fields reads the row, also where no GET does. */
async function patch({ client }: Person, path: string, body: object) {
  let answer = await client.rest('PATCH', path, body);
  while (answer.status === 503) answer = await client.rest('PATCH', path, body);
  return answer;
}

async function run(table: Table, batches: readonly (readonly Call[])[]): Promise<Update[]> {
  const { path, untyped } = await newRow(table);
  // The answers of both routes have a version.
  const read = async (person: Person) => (await patch(person, path, {})).body as State;
  const seen = await Promise.all(people.map(read));
  const [first] = seen;
  if (first === undefined) throw new Error('Nobody is there.');
  const updates: Update[] = [{ base: 1, changes: {}, answer: first }];
  async function make({ who, does, changes: wanted }: Call): Promise<void> {
    const person = people[who];
    if (person === undefined) return;
    if (does === 'untyped') return void (await untyped());
    if (does === 'read, update') seen[who] = await read(person);
    const base = seen[who]?.version ?? 1;
    const changes: Record<string, unknown> = Object.fromEntries<unknown>(
      wanted.map(([field, text]) => [FIELDS[table][field] ?? '', TEXTS[text]]),
    );
    const { status, body } = await patch(person, path, { ...changes, version: base });
    // As above.
    if (status === 200) updates.push({ base, changes, answer: body as State });
    else expectConflict(body, changes, base);
  }
  for (const batch of batches) await Promise.all(batch.map(make));
  updates.push({ base: Infinity, changes: {}, answer: await read(people[0]) });
  return updates;
}

/** Refused are only other values of fields that changed later. */
function expectConflict(body: unknown, changes: Readonly<Record<string, unknown>>, base: number): void {
  // An error's body.
  const { code, conflict } = body as { code: string; conflict: VersionConflict };
  expect(code).toBe('CONFLICT');
  expect(conflict.version).toBeGreaterThan(base);
  expect(conflict.fields.length).toBeGreaterThan(0);
  for (const field of conflict.fields) expect(changes[field]).not.toEqual(conflict.current[field]);
}

/**
 * Replays the answers by version: every accepted value was there, and whoever changed a field had seen the change
 * before.
 */
function expectNothingLost(fields: readonly string[], updates: readonly Update[]): void {
  const states = new Map<number, State>();
  for (const { answer, changes } of updates) {
    const known = states.get(answer.version) ?? answer;
    expect(fields.map((field) => answer[field])).toEqual(fields.map((field) => known[field]));
    expect(answer).toMatchObject(changes);
    states.set(answer.version, answer);
  }
  const last = Math.max(...states.keys());
  expect([...states.keys()].sort((one, other) => one - other)).toEqual(
    Array.from({ length: last }, (_, index) => index + 1),
  );
  const changedAt = new Map<string, number>();
  for (let version = 2; version <= last; version++) {
    const changed = fields.filter(
      (field) => states.get(version)?.[field] !== states.get(version - 1)?.[field],
    );
    const hasSeen = ({ base, changes, answer }: Update) =>
      answer.version === version &&
      changed.every((field) => field in changes && base >= (changedAt.get(field) ?? 1));
    expect(changed).not.toEqual([]);
    expect(updates.filter(hasSeen)).not.toEqual([]);
    for (const field of changed) changedAt.set(field, version);
  }
}

test.each<Table>(['meals', 'ingredients'])(
  `updates of %s with versions never overwrite a change unseen: ${RUNS} random schedules`,
  async (table) => {
    await fc.assert(
      fc.asyncProperty(schedule, async (batches) => {
        expectNothingLost(FIELDS[table], await run(table, batches));
      }),
      { numRuns: RUNS, seed: SEED },
    );
  },
  RUNS * SECONDS_A_RUN * 1000,
);
