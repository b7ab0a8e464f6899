import fc from 'fast-check';
import { groupKey, groupSpelling } from './group.ts';

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
    fc.property(names, (said) => {
      const spelled = said.map(groupSpelling([]));
      for (const [index, name] of spelled.entries()) {
        const given = said[index] ?? null;
        const first = said.find((one) => one !== null && given !== null && groupKey(one) === groupKey(given));
        expect(name).toBe(first ?? null);
      }
    }),
  );
});
