import fc from 'fast-check';
import { STRICTNESSES, type EaterAvoid } from '../eater/eater.ts';
import { partFor, partOfTable } from './partOfTable.ts';

/** What each avoid forbids of these foods, as people would say. */
const FORBIDDEN: readonly (readonly [EaterAvoid['kind'], string, readonly string[]])[] = [
  ['diet', 'vegan', ['Fish', 'Beef', 'Butter', 'Shrimp']],
  ['diet', 'vegetarian', ['Fish', 'Beef', 'Shrimp']],
  ['diet', 'pescatarian', ['Beef']],
  ['content', 'gluten', ['Wheat bread']],
  ['content', 'fish', ['Fish']],
  ['content', 'crustacean', ['Shrimp']],
  ['content', 'dairy', ['Butter']],
  ['word', 'beef', ['Beef']],
];
const FOODS = ['Fish', 'Beef', 'Butter', 'Shrimp', 'Wheat bread', 'Rice'];

const anyAvoids: fc.Arbitrary<EaterAvoid[]> = fc.array(
  fc
    .tuple(fc.constantFrom(...FORBIDDEN), fc.constantFrom(...STRICTNESSES))
    // As `readAvoid` makes them.
    .map(([[kind, value], strictness]) => ({ kind, value, strictness }) as EaterAvoid),
  { maxLength: 3 },
);
const anyTable = fc
  .array(fc.record({ group: fc.constantFrom(null, 'Otters', 'Foxes'), avoids: anyAvoids }), { maxLength: 8 })
  .map((all) => all.map((one, index) => ({ ...one, id: `e${index}` })));

describe('whom a dish is for', () => {
  it.each(FOODS)(
    'has exactly those whose strict avoids forbid it, after any change of the table: %s',
    (food) => {
      fc.assert(
        fc.property(anyTable, anyTable, (table, later) => {
          for (const eaters of [table, later, [...table, ...later]]) {
            const expected = eaters
              .filter(({ avoids }) =>
                avoids.some(
                  ({ kind, value, strictness }) =>
                    strictness !== 'dislike' &&
                    FORBIDDEN.some(
                      ([one, other, foods]) => one === kind && other === value && foods.includes(food),
                    ),
                ),
              )
              .map(({ id }) => id);
            expect(partOfTable({ cannotEat: food }, eaters)?.eaterIds).toEqual(expected);
          }
        }),
      );
    },
  );

  it('is said by a food where one tells its people from the others, else by name', () => {
    const counts = fc.sample(anyTable, 200).map((table) => {
      const [food = ''] = FOODS;
      const cannot = partOfTable({ cannotEat: food }, table)?.eaterIds ?? [];
      expect(partFor(cannot, table, ['Rice', food])).toEqual({
        cannotEat: cannot.length === 0 ? 'Rice' : food,
      });
      return cannot.length;
    });
    expect(Math.max(...counts)).toBeGreaterThan(1);
    fc.assert(
      fc.property(anyTable, fc.infiniteStream(fc.boolean()), fc.subarray(FOODS), (table, coins, foods) => {
        const ids = table.filter(() => coins.next().value).map(({ id }) => id);
        const part = partFor(ids, table, foods);
        expect(partOfTable(part, table)?.eaterIds).toEqual(ids);
        const tells = foods.some(
          (food) => String(partOfTable({ cannotEat: food }, table)?.eaterIds) === String(ids),
        );
        expect('cannotEat' in part).toBe(tells);
      }),
    );
  });

  it('is everybody, without names of those who have left, and groups in any spelling', () => {
    const eaters = [
      { id: 'maya', group: 'Otters', avoids: [] },
      { id: 'leo', group: null, avoids: [] },
    ];
    expect(partOfTable(null, eaters)).toBeNull();
    expect(partOfTable({ eaterIds: ['gone', 'leo'] }, eaters)).toEqual({ eaterIds: ['leo'] });
    expect(partOfTable({ group: ' otters' }, eaters)).toEqual({ eaterIds: ['maya'] });
    expect(partOfTable({ group: 'Foxes' }, eaters)).toEqual({ eaterIds: [] });
  });
});
