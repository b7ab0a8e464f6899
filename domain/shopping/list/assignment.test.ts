import fc from 'fast-check';
import { assignShopping, shoppingShares, type AssignableRow, type ShoppingSplit } from './assignment.ts';
import { INVITE_STATUSES } from '../../people/inviteStatus.ts';
import { cartByStoreSection } from './shopping.ts';
import { foodKey } from '../food/foodKey.ts';
import { storeSection } from '../food/storeSection.ts';

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
      mealId: fc.constantFrom('m1', 'm2', 'm3', 'm4', 'm5', null),
      assignedToId: fc.constantFrom(null, null, 'p0', 'p7'),
      purchased: fc.boolean(),
    }),
    { maxLength: 30 },
  )
  .map((rows) => rows.map((row, index) => ({ ...row, id: `i${index}` })));

const anySplit = fc.constantFrom<ShoppingSplit>('random', 'by-meal', 'by-store', 'walking-order');

function acceptedIds(candidates: readonly { id: string; inviteStatus: string }[]): string[] {
  return candidates.filter(({ inviteStatus }) => inviteStatus === 'accepted').map(({ id }) => id);
}

/** The unit that is assigned whole: a line, a meal or a section; of items, which have no meal, a line. */
function portionOf(split: ShoppingSplit, row: AssignableRow): string {
  if (split === 'by-meal') return row.mealId ?? `item ${foodKey(row.name)}`;
  return split === 'by-store' ? storeSection(row.name) : foodKey(row.name);
}

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

  it('assigns whole lines, meals or sections; nobody gets a second section before everybody has one', () => {
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
        const difference = sizes.length === 0 ? 0 : Math.max(...sizes) - Math.min(...sizes);
        if (split === 'by-store') expect(difference).toBeLessThanOrEqual(1);
      }),
    );
  });

  const free = (id: string, name: string, mealId = 'm'): AssignableRow => ({
    id,
    name,
    mealId,
    assignedToId: null,
    purchased: false,
  });
  const accepted = (...ids: readonly string[]) =>
    ids.map((id) => ({ id, inviteStatus: 'accepted' as const }));

  /** Lines of each participant after a split. */
  function lineCounts(split: ShoppingSplit, rows: readonly AssignableRow[], people: readonly string[]) {
    const given = new Map(
      assignShopping(split, rows, accepted(...people), () => 0).map(({ id, participantId }) => [
        id,
        participantId,
      ]),
    );
    return people.map((person) => {
      const own = rows.filter(({ id, assignedToId }) => (given.get(id) ?? assignedToId) === person);
      return new Set(own.map(({ name }) => foodKey(name))).size;
    });
  }

  it('by store gives the largest section out first, and the next to the person with the fewest lines', () => {
    const rows = [free('beer', 'Beer'), free('corn', 'Corn'), free('ham', 'Ham'), free('kale', 'Kale')];
    const [ann, bo] = accepted('ann', 'bo');
    const people = [ann, { id: 'late', inviteStatus: 'pending' as const }, bo].flatMap((one) => one ?? []);
    expect(assignShopping('by-store', rows, people, () => 0)).toEqual([
      { id: 'corn', participantId: 'ann' },
      { id: 'kale', participantId: 'ann' },
      { id: 'ham', participantId: 'bo' },
      { id: 'beer', participantId: 'bo' },
    ]);
  });

  it('by store divides a section only if it is long and more than a fair share', () => {
    const pantry = Array.from({ length: 31 }, (_, index) => free(`p${index}`, `Rice of kind ${index}`));
    const produce = Array.from({ length: 14 }, (_, index) => free(`v${index}`, `Onion of kind ${index}`));
    const others = ['Feta', 'Milk', 'Ham', 'Salmon', 'Beer'].map((name) => free(name, name));
    const counts = lineCounts('by-store', [...pantry, ...produce, ...others], ['a', 'b', 'c', 'd']);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(3);
    expect(lineCounts('by-store', [...pantry.slice(0, 12), ...others.slice(0, 1)], ['a', 'b'])).toEqual([
      12, 1,
    ]);
  });

  it.each(['random', 'by-meal'] as const)('%s counts the lines that people already have', (split) => {
    const own = ['Feta', 'Milk', 'Ham'].map((name) => ({ ...free(name, name), assignedToId: 'a' }));
    const rows = ['Corn', 'Kale', 'Beer', 'Rice', 'Ice'].map((name) => free(name, name, name));
    expect(lineCounts(split, [...own, ...rows], ['a', 'b'])).toEqual([4, 4]);
  });

  it('in walking order gives neighboring sections, about as many lines to each', () => {
    fc.assert(
      fc.property(anyRows, fc.integer({ min: 1, max: 6 }), (rows, count) => {
        const people = accepted(...Array.from({ length: count }, (_, index) => `b${index}`));
        const buyers = new Map(
          assignShopping('walking-order', rows, people, () => 0).map(({ id, participantId }) => [
            id,
            participantId,
          ]),
        );
        const lines = cartByStoreSection(rows.filter(({ assignedToId }) => assignedToId === null)).flatMap(
          ({ groups }) => groups.map((group) => buyers.get(group.rows[0]?.id ?? '')),
        );
        expect([...lines].sort()).toEqual(lines);
        const fair = lines.length / count;
        const counts = people.map(({ id }) => lines.filter((buyer) => buyer === id).length);
        expect(counts.every((one) => Math.abs(one - fair) <= 1 + fair / 2)).toBe(true);
      }),
    );
  });

  it('in walking order cuts where a section ends, if that is near', () => {
    const names = ['Corn', 'Kale', 'Onions', 'Ham', 'Salmon', 'Milk', 'Feta', 'Rice', 'Beer'];
    const rows = names.map((name) => free(name, name));
    const shares = shoppingShares('walking-order', rows, accepted('ann', 'bo'), () => 0);
    expect(shares).toEqual([
      { participantId: 'ann', lineCount: 5, ingredientIds: names.slice(0, 5) },
      { participantId: 'bo', lineCount: 4, ingredientIds: names.slice(5) },
    ]);
    const produce = ['Corn', 'Kale', 'Onions', 'Apples'].map((name) => free(name, name));
    expect(lineCounts('walking-order', produce, ['ann', 'bo'])).toEqual([2, 2]);
  });

  it('in walking order counts the lines that people already have', () => {
    const own = ['Feta', 'Milk', 'Ham'].map((name) => ({ ...free(name, name), assignedToId: 'ann' }));
    const rows = ['Corn', 'Kale', 'Beer', 'Rice', 'Ice'].map((name) => free(name, name));
    expect(lineCounts('walking-order', [...own, ...rows], ['ann', 'bo'])).toEqual([4, 4]);
  });
});
