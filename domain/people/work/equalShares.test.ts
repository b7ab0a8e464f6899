import fc from 'fast-check';
import { equalShares, type Job, type Load } from './equalShares.ts';

const anyWork = fc.integer({ min: 1, max: 4 }).chain((count) => {
  const people = Array.from({ length: count }, (_person, index) => index);
  return fc.record({
    jobs: fc.array(fc.record({ weight: fc.nat({ max: 40 }), people: fc.subarray(people) }), { maxLength: 6 }),
    before: fc.array(fc.record({ weight: fc.nat({ max: 60 }), count: fc.nat({ max: 4 }) }), {
      minLength: count,
      maxLength: count,
    }),
  });
});

/** Of those who can take a job. */
function spreadOf(jobs: readonly Job[], before: readonly Load[], takers: readonly (number | null)[]): number {
  const able = [...new Set(jobs.flatMap(({ people }) => people))];
  const loads = able.map((person) => {
    const own = jobs.filter((_job, index) => takers[index] === person);
    return own.reduce((sum, { weight }) => sum + weight, before[person]?.weight ?? 0);
  });
  return able.length === 0 ? 0 : Math.max(...loads) - Math.min(...loads);
}

/** Whether jobs that are apart go to different people. */
function isApart(jobs: readonly Job[], takers: readonly (number | null)[]): boolean {
  const keys = jobs.flatMap(({ apart }, index) => (apart === undefined ? [] : `${apart} ${takers[index]}`));
  return new Set(keys).size === keys.length;
}

function leastSpread(jobs: readonly Job[], before: readonly Load[]): number {
  const splits = jobs.reduce<(number | null)[][]>(
    (all, { people }) =>
      all.flatMap((split) => (people.length === 0 ? [null] : people).map((one) => [...split, one])),
    [[]],
  );
  return Math.min(
    ...splits.filter((split) => isApart(jobs, split)).map((split) => spreadOf(jobs, before, split)),
  );
}

it('differ no more than needed', () => {
  fc.assert(
    fc.property(anyWork, fc.double({ min: 0, max: 0.99, noNaN: true }), ({ jobs, before }, chance) => {
      const takers = equalShares(jobs, before, () => chance);
      jobs.forEach(({ people }, index) => {
        if (people.length === 0) expect(takers[index]).toBeNull();
        else expect(people).toContain(takers[index]);
      });
      expect(spreadOf(jobs, before, takers)).toBe(leastSpread(jobs, before));
    }),
  );
});

const anyWorkApart = fc.integer({ min: 1, max: 4 }).chain((count) => {
  const people = Array.from({ length: count }, (_person, index) => index);
  const slot = fc.record({ weight: fc.nat({ max: 40 }), people: fc.subarray(people, { minLength: 1 }) });
  return fc.record({
    jobs: fc.array(slot, { maxLength: 3 }).chain((slots) =>
      fc.tuple(...slots.map((one) => fc.integer({ min: 1, max: Math.min(2, one.people.length) }))).map(
        // Types of a tuple that is spread are lost.
        (counts: readonly number[]) =>
          slots.flatMap((one, apart) =>
            Array.from({ length: counts[apart] ?? 0 }, () => ({ ...one, apart })),
          ),
      ),
    ),
    before: fc.array(fc.record({ weight: fc.nat({ max: 60 }), count: fc.nat({ max: 4 }) }), {
      minLength: count,
      maxLength: count,
    }),
  });
});

it('of jobs that go to different people differ no more than needed', () => {
  fc.assert(
    fc.property(anyWorkApart, fc.double({ min: 0, max: 0.99, noNaN: true }), ({ jobs, before }, chance) => {
      const takers = equalShares(jobs, before, () => chance);
      jobs.forEach(({ people }, index) => expect(people).toContain(takers[index]));
      expect(isApart(jobs, takers)).toBe(true);
      expect(spreadOf(jobs, before, takers)).toBe(leastSpread(jobs, before));
    }),
  );
});

it('of three cooks, one of whom comes for the last seven of twelve meals, are at most a portion apart', () => {
  const jobs = Array.from({ length: 12 }, (_meal, index) => ({
    weight: index < 6 ? 26 : 28,
    people: index < 5 ? [0, 1] : [0, 1, 2],
  }));
  const nothing = { weight: 0, count: 0 };
  const takers = equalShares(jobs, [nothing, nothing, nothing], () => 0.5);
  const quarters = [0, 1, 2].map((person) =>
    jobs.reduce((sum, { weight }, index) => sum + (takers[index] === person ? weight : 0), 0),
  );
  expect(quarters.toSorted((one, other) => one - other)).toEqual([106, 108, 110]);
});

it('of jobs that weigh nothing are as many for each', () => {
  const jobs = Array.from({ length: 6 }, () => ({ weight: 0, people: [0, 1, 2] }));
  const nothing = { weight: 0, count: 0 };
  const takers = equalShares(jobs, [nothing, nothing, nothing], () => 0.9);
  for (const person of [0, 1, 2]) expect(takers.filter((taker) => taker === person)).toHaveLength(2);
});

it('of sixty days for a hundred people, who come and go, leave no move that would be fairer', () => {
  const jobs = Array.from({ length: 300 }, (_job, index) => ({
    weight: 200 + ((index * 37) % 61),
    people: Array.from({ length: 100 }, (_person, person) => person).filter(
      (person) => (person * 7) % 150 <= index && index <= 150 + ((person * 13) % 150),
    ),
  }));
  const before = Array.from({ length: 100 }, () => ({ weight: 0, count: 0 }));
  const takers = equalShares(jobs, before, () => 0.5);
  const loads = before.map((_load, person) =>
    jobs.reduce((sum, { weight }, index) => sum + (takers[index] === person ? weight : 0), 0),
  );
  jobs.forEach(({ people, weight }, index) => {
    const own = loads[takers[index] ?? -1] ?? 0;
    for (const person of people) expect((loads[person] ?? 0) + weight).toBeGreaterThanOrEqual(own);
  });
});
