import fc from 'fast-check';
import { STRICTNESSES, type EaterAvoid } from '../eater/eater.ts';
import { partFor, partOfEaters } from './partOfEaters.ts';

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
const anyEaters = fc
  .array(fc.record({ group: fc.constantFrom(null, 'Otters', 'Foxes'), avoids: anyAvoids }), { maxLength: 8 })
  .map((all) => all.map((one, index) => ({ ...one, id: `e${index}` })));

describe('whom a dish is for', () => {
  it.each(FOODS)(
    'has exactly those whose strict avoids forbid it, after any change of the table: %s',
    (food) => {
      fc.assert(
        fc.property(anyEaters, anyEaters, (present, later) => {
          for (const eaters of [present, later, [...present, ...later]]) {
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
            expect(partOfEaters({ cannotEat: food }, eaters)?.eaterIds).toEqual(expected);
          }
        }),
      );
    },
  );

  it('is said by a food where one tells its people from the others, else by name', () => {
    const counts = fc.sample(anyEaters, 200).map((present) => {
      const [food = ''] = FOODS;
      const cannot = partOfEaters({ cannotEat: food }, present)?.eaterIds ?? [];
      expect(partFor(cannot, present, ['Rice', food])).toEqual({
        cannotEat: cannot.length === 0 ? 'Rice' : food,
      });
      return cannot.length;
    });
    expect(Math.max(...counts)).toBeGreaterThan(1);
    fc.assert(
      fc.property(anyEaters, fc.infiniteStream(fc.boolean()), fc.subarray(FOODS), (present, coins, foods) => {
        const ids = present.filter(() => coins.next().value).map(({ id }) => id);
        const part = partFor(ids, present, foods);
        expect(partOfEaters(part, present)?.eaterIds).toEqual(ids);
        const tells = foods.some(
          (food) => String(partOfEaters({ cannotEat: food }, present)?.eaterIds) === String(ids),
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
    expect(partOfEaters(null, eaters)).toBeNull();
    expect(partOfEaters({ eaterIds: ['gone', 'leo'] }, eaters)).toEqual({ eaterIds: ['leo'] });
    expect(partOfEaters({ group: ' otters' }, eaters)).toEqual({ eaterIds: ['maya'] });
    expect(partOfEaters({ group: 'Foxes' }, eaters)).toEqual({ eaterIds: [] });
  });
});
