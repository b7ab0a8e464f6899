import fc from 'fast-check';
import { listsContact, readPeople, withContact } from './contactList.ts';

test.each(['4155550123', '(415) 555-0123', '+1 415.555.0123', '1-415-555-0123', '415/555-0123'])(
  '%s is a number',
  (typed) => {
    expect(readPeople(typed)).toEqual({ people: [{ contact: typed, name: null }], wrong: [] });
  },
);

test.each([
  '415-555-012',
  '415-555-01234',
  '115-555-0123',
  '415-155-0123',
  '0090 532 555 1234',
  '011 90 532 555 1234',
  '+49 30 12',
  'Priya 415 555 01',
  'Jonas',
])('%s is quoted as a whole', (typed) => {
  expect(readPeople(`4155550101; ${typed}`)).toEqual({
    people: [{ contact: '4155550101', name: null }],
    wrong: [typed],
  });
});

test.each<[string, [string, string | null][]]>([
  ['', []],
  [' , ,', []],
  [
    '415-555-0123,(415) 555-0124',
    [
      ['415-555-0123', null],
      ['(415) 555-0124', null],
    ],
  ],
  [
    '415-555-0123;\n415-555-0124\n',
    [
      ['415-555-0123', null],
      ['415-555-0124', null],
    ],
  ],
  ['Priya 415 555 0142', [['415 555 0142', 'Priya']]],
  ['Priya Nair <priya@example.com>', [['priya@example.com', 'Priya Nair']]],
  [
    'sam.4155550143@example.com, Jo jo+trip@example.org; 4155550142@example.com',
    [
      ['sam.4155550143@example.com', null],
      ['jo+trip@example.org', 'Jo'],
      ['4155550142@example.com', null],
    ],
  ],
  ['415 555 0142 Priya Nair', [['415 555 0142', 'Priya Nair']]],
  ['Priya Nair <+1 (415) 555-0142>', [['+1 (415) 555-0142', 'Priya Nair']]],
  [
    'Priya:\t4155550142\nSam – 4155550143',
    [
      ['4155550142', 'Priya'],
      ['4155550143', 'Sam'],
    ],
  ],
  [
    '1. Priya 4155550142\n2) Sam 4155550143\n• Ana 4155550144',
    [
      ['4155550142', 'Priya'],
      ['4155550143', 'Sam'],
      ['4155550144', 'Ana'],
    ],
  ],
  [
    'Priya, 415 555 0142\n415 555 0143, Sam',
    [
      ['415 555 0142', 'Priya'],
      ['415 555 0143', 'Sam'],
    ],
  ],
  ['Nair, Priya, 415 555 0142', [['415 555 0142', 'Nair Priya']]],
  [
    'Priya 415 555 0142, Sam 415 555 0143, 415 555 0144',
    [
      ['415 555 0142', 'Priya'],
      ['415 555 0143', 'Sam'],
      ['415 555 0144', null],
    ],
  ],
  [
    '415-555-0125 +1 415 555 0126',
    [
      ['415-555-0125', null],
      ['+1 415 555 0126', null],
    ],
  ],
  [
    'Priya 415-555-0125 Sam 415 555 0126',
    [
      ['415-555-0125', 'Priya'],
      ['415 555 0126', 'Sam'],
    ],
  ],
  ['Lena +49 30 23125001', [['+49 30 23125001', 'Lena']]],
  [
    '+44 20 7946 0958, +49 (0)30 231 25 001; Reto, +33-1-99-00-12-34',
    [
      ['+44 20 7946 0958', null],
      ['+49 (0)30 231 25 001', null],
      ['+33-1-99-00-12-34', 'Reto'],
    ],
  ],
  ['Maya 2 415 555 0142', [['415 555 0142', 'Maya 2']]],
])('the people of %j', (list, expected) => {
  expect(readPeople(list)).toEqual({
    people: expected.map(([contact, name]) => ({ contact, name })),
    wrong: [],
  });
});

test("another country's number is never read as one of North America", () => {
  const code = fc.constantFrom('7', '33', '44', '49', '52', '61', '90', '353', '972');
  const prefix = fc.constantFrom('+', '+ ', '00', '00 ', '011 ');
  const gap = fc.constantFrom('', ' ', '-', '.', ' (0)', ' (0) ', '(0)');
  const national = fc.constantFrom(
    '4155550123',
    '415 555 0123',
    '(415) 555-0123',
    '7700 900123',
    '532 555 12 34',
  );
  fc.assert(
    fc.property(prefix, code, gap, national, (...parts) => {
      const typed = parts.join('');
      for (const { contact } of readPeople(`Sam ${typed}`).people) expect(contact).toBe(typed);
    }),
  );
});

test('a forgotten comma does not cut what is quoted', () => {
  expect(readPeople('415-555-0125 +1 415 555 01').wrong).toEqual(['+1 415 555 01']);
});

test('a number is appended formatted, after the input', () => {
  expect(withContact('', '+14155550123')).toBe('(415) 555-0123');
  expect(withContact('415-555-0124, ', '+14155550123')).toBe('415-555-0124, (415) 555-0123');
  expect(withContact('Sam 4155550124\nAna 4155550125\n', '+14155550123')).toBe(
    'Sam 4155550124\nAna 4155550125\n(415) 555-0123',
  );
});

test('a number that is listed in any format is not appended again', () => {
  expect(withContact('415.555.0123', '+14155550123')).toBe('415.555.0123');
  expect(listsContact('Priya 415.555.0123', '+14155550123')).toBe(true);
});

test('a number with an extra digit is another number', () => {
  expect(listsContact('415-555-01234', '+14155550123')).toBe(false);
});
