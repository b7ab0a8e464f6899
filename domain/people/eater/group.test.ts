import fc from 'fast-check';
import { eaterGroups, groupKey, groupSpelling } from './group.ts';

test.each([
  [['Otters', 'Bears'], 'otters ', 'Otters'],
  [['Otters', 'OTTERS'], 'oTTers', 'Otters'],
  [['Sea  Otters'], 'sea otters', 'Sea  Otters'],
  [['Otters'], 'Sea Otters', 'Sea Otters'],
  [['Ötter'], 'ÖTTER', 'Ötter'],
  [[], 'Otters', 'Otters'],
  [['Otters', null], null, null],
])('with the groups %j, %j is %j', (known, name, spelled) => {
  expect(groupSpelling(known)(name)).toBe(spelled);
});

const names = fc.array(
  fc.constantFrom('Otters', 'otters', ' OTTERS', 'Sea Otters', 'sea  otters', 'Bears', null),
);

test('each group has one spelling, that of its first name', () => {
  fc.assert(
    fc.property(names, (typed) => {
      const spelled = typed.map(groupSpelling([]));
      for (const [index, name] of spelled.entries()) {
        const given = typed[index] ?? null;
        const first = typed.find(
          (one) => one !== null && given !== null && groupKey(one) === groupKey(given),
        );
        expect(name).toBe(first ?? null);
      }
    }),
  );
});

test('groups stand by name, with numbers as numbers, and those in none last', () => {
  const eaters = ['Cabin 10', null, 'Cabin 2', 'otters', 'Bears', 'Cabin 2'].map((group, id) => ({
    id,
    group,
  }));
  expect(eaterGroups(eaters).map((one) => [one.name, one.eaters.map(({ id }) => id)])).toEqual([
    ['Bears', [4]],
    ['Cabin 2', [2, 5]],
    ['Cabin 10', [0]],
    ['otters', [3]],
    [null, [1]],
  ]);
});

test('each of the people is in one group, in their order; without groups there is none', () => {
  fc.assert(
    fc.property(names, (typed) => {
      const spell = groupSpelling([]);
      const eaters = typed.map((name, id) => ({ id, group: spell(name) }));
      const groups = eaterGroups(eaters);
      const placed = groups.flatMap((group) => group.eaters);
      const isUnused = typed.every((name) => name === null);
      expect(placed.toSorted((one, other) => one.id - other.id)).toEqual(isUnused ? [] : eaters);
      for (const { name, eaters: of } of groups) {
        expect(of.every(({ group }) => group === name)).toBe(true);
        expect(of).toEqual(of.toSorted((one, other) => one.id - other.id));
      }
    }),
  );
});
