import fc from 'fast-check';
import { assignMealsAtRandom, assignShopping, type AssignableRow, type ShoppingSplit } from './assignment.ts';
import { INVITE_STATUSES } from '../people/inviteStatus.ts';
import { shoppingKey } from './shopping.ts';
import { storeSection } from './storeSection.ts';

const anyCandidates = fc
  .array(fc.constantFrom(...INVITE_STATUSES), { maxLength: 8 })
  .map((statuses) => statuses.map((inviteStatus, index) => ({ id: `p${index}`, inviteStatus })));

const anyRandom = fc
  .infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  .map((stream) => () => Number(stream.next().value));

const anyRows = fc
  .array(
    fc.record({
      name: fc.constantFrom(
        'Onion',
        'onions',
        'Feta',
        'Trail mix',
        'Rice',
        'Beer',
        'Ice',
        'Foil',
        'Ham',
        'Corn',
      ),
      mealId: fc.constantFrom('m1', 'm2', 'm3', 'm4', 'm5'),
      assignedToId: fc.constantFrom(null, null, 'p0', 'p7'),
      purchased: fc.boolean(),
    }),
    { maxLength: 30 },
  )
  .map((rows) => rows.map((row, index) => ({ ...row, id: `i${index}` })));

const anySplit = fc.constantFrom<ShoppingSplit>('random', 'by-meal', 'by-store');

function acceptedIds(candidates: readonly { id: string; inviteStatus: string }[]): string[] {
  return candidates.filter(({ inviteStatus }) => inviteStatus === 'accepted').map(({ id }) => id);
}

/** The unit that is assigned whole: a line, a meal or a section. */
function portionOf(split: ShoppingSplit, row: AssignableRow): string {
  if (split === 'by-meal') return row.mealId;
  return split === 'by-store' ? storeSection(row.name) : shoppingKey(row.name);
}

describe('random assignment of meals', () => {
  const anyCounts = fc
    .array(fc.nat({ max: 4 }), { minLength: 8, maxLength: 8 })
    .map((counts) => new Map(counts.map((count, index) => [`p${index}`, count])));
  const anyMeals = fc
    .nat({ max: 30 })
    .map((count) => Array.from({ length: count }, (_, index) => ({ id: `m${index}` })));

  it('gives every free meal one accepted cook', () => {
    fc.assert(
      fc.property(anyMeals, anyCandidates, anyCounts, anyRandom, (meals, candidates, counts, random) => {
        const given = assignMealsAtRandom(meals, candidates, counts, random);
        const cooks = acceptedIds(candidates);
        expect(given.map(({ id }) => id)).toEqual(cooks.length === 0 ? [] : meals.map(({ id }) => id));
        expect(given.every(({ participantId }) => cooks.includes(participantId))).toBe(true);
      }),
    );
  });

  it('gives no cook another meal while a cook has fewer, earlier meals included', () => {
    fc.assert(
      fc.property(anyMeals, anyCandidates, anyCounts, anyRandom, (meals, candidates, counts, random) => {
        const totals = new Map(acceptedIds(candidates).map((id) => [id, counts.get(id) ?? 0]));
        for (const { participantId } of assignMealsAtRandom(meals, candidates, counts, random)) {
          const before = totals.get(participantId) ?? 0;
          expect(before).toBe(Math.min(...totals.values()));
          totals.set(participantId, before + 1);
        }
      }),
    );
  });

  it('picks at random among the cooks with the fewest meals', () => {
    const candidates = ['a', 'b', 'c'].map((id) => ({ id, inviteStatus: 'accepted' as const }));
    const cookFor = (chance: number) =>
      assignMealsAtRandom([{ id: 'm' }], candidates, new Map([['b', 1]]), () => chance)[0]?.participantId;
    expect([cookFor(0), cookFor(0.49), cookFor(0.5), cookFor(0.99)]).toEqual(['a', 'a', 'c', 'c']);
  });
});

describe('split shopping', () => {
  it('gives every free ingredient to exactly one accepted participant and leaves the others alone', () => {
    fc.assert(
      fc.property(anySplit, anyRows, anyCandidates, anyRandom, (split, rows, candidates, random) => {
        const given = assignShopping(split, rows, candidates, random);
        const buyers = acceptedIds(candidates);
        const free = rows.filter(({ assignedToId }) => assignedToId === null).map(({ id }) => id);
        expect(given.map(({ id }) => id).sort()).toEqual(buyers.length === 0 ? [] : free.sort());
        expect(given.every(({ participantId }) => buyers.includes(participantId))).toBe(true);
      }),
    );
  });

  it('assigns whole lines, meals or sections, balanced to within one', () => {
    fc.assert(
      fc.property(anySplit, anyRows, anyCandidates, anyRandom, (split, rows, candidates, random) => {
        const byId = new Map(rows.map((row) => [row.id, row]));
        const portions = new Map(acceptedIds(candidates).map((id) => [id, new Set<string>()]));
        const buyersOf = new Map<string, Set<string>>();
        for (const { id, participantId } of assignShopping(split, rows, candidates, random)) {
          const row = byId.get(id);
          const portion = row === undefined ? '' : portionOf(split, row);
          portions.get(participantId)?.add(portion);
          buyersOf.set(portion, (buyersOf.get(portion) ?? new Set()).add(participantId));
        }
        expect([...buyersOf.values()].every((buyers) => buyers.size === 1)).toBe(true);
        const sizes = [...portions.values()].map(({ size }) => size);
        expect(sizes.length === 0 ? 0 : Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('by store rotates through the participants in store order', () => {
    const row = (id: string, name: string) => ({
      id,
      name,
      mealId: 'm',
      assignedToId: null,
      purchased: false,
    });
    const rows = [row('beer', 'Beer'), row('corn', 'Corn'), row('ham', 'Ham'), row('kale', 'Kale')];
    const people = [
      { id: 'ann', inviteStatus: 'accepted' as const },
      { id: 'late', inviteStatus: 'pending' as const },
      { id: 'bo', inviteStatus: 'accepted' as const },
    ];
    expect(assignShopping('by-store', rows, people, () => 0)).toEqual([
      { id: 'corn', participantId: 'ann' },
      { id: 'kale', participantId: 'ann' },
      { id: 'ham', participantId: 'bo' },
      { id: 'beer', participantId: 'ann' },
    ]);
  });
});
