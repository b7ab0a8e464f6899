import fc from 'fast-check';
import { oneLine, plainLines } from '../../labels/plainText.ts';
import { mealTextsOf, perMealNumber, perMealText } from '../../../../domain/plan/mealFields.ts';
import { withParts } from '../../../../domain/trip/transfer/exportTrip.ts';
import type { ExportedTrip, ExportPart } from '../../../../domain/trip/transfer/tripExport.ts';
import { exportText } from './tripExportText.ts';

/** A trip whose user texts are taken from this list in turn. */
function tripOf(texts: readonly string[]): ExportedTrip {
  let taken = 0;
  const next = () => texts[taken++ % texts.length] ?? '';
  return {
    id: '01900000-0000-7000-8000-000000000001',
    name: next(),
    location: next(),
    startDate: '2026-06-13',
    endDate: '2026-06-14',
    includeBreakfasts: false,
    includeLunches: true,
    includeDinners: true,
    includeSnacks: false,
    includeDesserts: false,
    dietaryRestrictions: [next()],
    participants: [
      { name: next(), isOrganizer: true, inviteStatus: 'accepted' },
      { name: next(), isOrganizer: false, inviteStatus: 'pending' },
    ],
    schedule: [
      {
        date: '2026-06-13',
        slots: [
          { type: 'lunch', time: '12:30 PM', status: 'not_needed', meal: '', assignedTo: null },
          { type: 'dinner', time: '6:00 PM', status: 'planned', meal: next(), assignedTo: next() },
        ],
      },
      {
        date: '2026-06-14',
        slots: [{ type: 'lunch', time: '12:30 PM', status: 'pending', meal: '', assignedTo: null }],
      },
    ],
    meals: [
      {
        date: '2026-06-13',
        type: 'dinner',
        name: next(),
        assignedTo: next(),
        status: 'planned',
        description: next(),
        instructions: [next(), next()],
        recipe: next(),
        isAiGenerated: false,
        ingredients: [
          {
            name: next(),
            quantity: next(),
            unit: next(),
            notes: next(),
            section: 'Produce',
            purchased: false,
            assignedTo: next(),
            alternatives: [next()],
            selectedAlternative: 1,
            isOptimized: false,
          },
        ],
      },
    ],
    shoppingList: [
      {
        section: 'Produce',
        items: [
          { name: next(), amounts: [next()], notes: [next()], purchased: true, assignedTo: [next()] },
          { name: next(), amounts: [], notes: [], purchased: false, assignedTo: [] },
        ],
      },
    ],
    costs: {
      currency: 'USD',
      spent: '23.04',
      receipts: [
        {
          date: '2026-06-13',
          label: next(),
          kind: 'groceries',
          split: 'by-portions',
          paidBy: next(),
          amount: '15.00',
          currency: 'USD',
          rate: null,
          tripAmount: '15.00',
        },
        {
          date: '2026-06-14',
          label: '',
          kind: 'other',
          split: 'equal',
          paidBy: next(),
          amount: '1200',
          currency: 'JPY',
          rate: '0.0067',
          tripAmount: '8.04',
        },
      ],
      balances: [
        { name: next(), paid: '23.04', share: '11.52', transferred: '0.00', balance: '11.52' },
        { name: next(), paid: '0.00', share: '11.52', transferred: '0.00', balance: '-11.52' },
        { name: next(), paid: '5.00', share: '5.00', transferred: '0.00', balance: '0.00' },
        { name: next(), paid: '0.00', share: '0.00', transferred: '0.00', balance: '0.00' },
      ],
      payments: [{ from: next(), to: next(), amount: '5.00', date: '2026-06-20' }],
    },
  };
}

const plain = tripOf(['Onions']);

test('a trip is written as plain text', () => {
  const meal = plain.meals?.[0];
  expect(
    exportText([
      {
        ...plain,
        name: 'Lake Wallowa Weekend',
        location: 'Joseph, Oregon',
        dietaryRestrictions: ['vegan', 'no nuts'],
        meals:
          meal === undefined
            ? []
            : [
                {
                  ...meal,
                  name: 'Chili',
                  description: 'Hot.\n\nBring bowls.',
                  ingredients: (meal.ingredients ?? []).flatMap((one) => [
                    one,
                    { ...one, part: 'For the sauce' },
                  ]),
                },
              ],
      },
    ]),
  ).toBe(`Trip: Lake Wallowa Weekend
Place: Joseph, Oregon
Dates: Jun 13 - Jun 14, 2026 (2 days)
Dietary restrictions: vegan, no nuts

PARTICIPANTS
------------
* Onions, Trip Organizer
* Onions, Invited

SCHEDULE
--------
Saturday, Jun 13
* Lunch, 12:30 PM: not needed
* Dinner, 6:00 PM: Onions (cook: Onions)

Sunday, Jun 14
* Lunch, 12:30 PM: pending

MEALS
-----
Dinner, Saturday, Jun 13: Chili (cook: Onions)
  | Hot.
  | Bring bowls.
  * Onions: Onions Onions - Onions
  For the sauce:
  * Onions: Onions Onions - Onions
  1. Onions
  2. Onions
  | Onions

SHOPPING LIST
-------------
Produce
[x] Onions: Onions (buyer: Onions) - Onions
[ ] Onions

COSTS
-----
Receipts: $23.04
* Jun 13: Onions, $15.00, paid by Onions
* Jun 14: Other costs, $8.04 (¥1,200), paid by Onions

Balances
* Onions: paid $23.04, share $11.52, gets back $11.52
* Onions: paid $0.00, share $11.52, owes $11.52
* Onions: paid $5.00, share $5.00, even

Payments
* Jun 20: Onions to Onions, $5.00
`);
});

test('excluded parts are missing, and empty parts say so', () => {
  const { participants: _, schedule: __, ...rest } = plain;
  const text = exportText([{ ...rest, meals: [], shoppingList: [] }]);
  expect(text).not.toMatch(/PARTICIPANTS|SCHEDULE/);
  expect(text).toContain(
    'MEALS\n-----\nNo meals yet.\n\nSHOPPING LIST\n-------------\nNothing to buy yet.\n',
  );
});

test('costs without the participants are receipts alone, or none yet', () => {
  const costsOnly = (trip: ExportedTrip) => exportText([withParts(trip, new Set<ExportPart>(['costs']))]);
  expect(costsOnly(plain)).toContain(`COSTS
-----
Receipts: $23.04
* Jun 13: Onions, $15.00
* Jun 14: Other costs, $8.04 (¥1,200)
`);
  const none = { currency: 'USD', spent: '0.00', receipts: [], balances: [], payments: [] };
  expect(costsOnly({ ...plain, costs: none })).toMatch(/COSTS\n-----\nNo receipts yet\.\n$/);
});

test('a schedule without the meals says only which are planned', () => {
  const parts = new Set<ExportPart>(['participants', 'schedule']);
  expect(exportText([withParts({ ...plain, name: 'Lake' }, parts)])).toContain(`Saturday, Jun 13
* Lunch, 12:30 PM: not needed
* Dinner, 6:00 PM: planned (cook: Onions)

Sunday, Jun 14
* Lunch, 12:30 PM: pending
`);
});

test('a meal without a name appears only in the schedule', () => {
  const meal = plain.meals?.[0];
  if (meal === undefined) throw new Error('The trip has a meal.');
  const bare = { ...meal, name: ' ', description: null, recipe: null, instructions: [], ingredients: [] };
  const skipped = { ...bare, name: 'Pancakes', status: 'not_needed' as const };
  const text = exportText([{ ...plain, meals: [bare, skipped] }]);
  expect(text).toContain('MEALS\n-----\nDinner, Saturday, Jun 13: Pancakes (not needed) (cook: Onions)\n\n');
});

test('a separate plate is told, once above the steps, and kept apart in the step that names it', () => {
  const meal = plain.meals?.[0];
  const spaghetti = meal?.ingredients?.[0];
  if (meal === undefined || spaghetti === undefined) throw new Error('The meal has an ingredient.');
  const bare = { ...spaghetti, quantity: '2 lb', unit: null, notes: null, alternatives: [] };
  const ingredients = [
    { ...bare, name: 'Spaghetti' },
    { ...bare, name: 'Gluten-free spaghetti', quantity: '4 oz', apartOf: 'Spaghetti' },
  ];
  const instructions = ['Boil the spaghetti.', 'Grate the cheese.'];
  const text = exportText([{ ...plain, meals: [{ ...meal, recipe: null, instructions, ingredients }] }]);
  expect(text).toContain(`  * Spaghetti: 2 lb
  * Gluten-free spaghetti: 4 oz (on a separate plate, instead of Spaghetti)
  | On the separate plate: own bowl, pan, oil, water and tools.
  1. Keep apart: gluten-free spaghetti. Boil the spaghetti.
  2. Grate the cheese.
`);
});

test('a separate plate says for whom it is and how, as on its meal', () => {
  const meal = plain.meals?.[0];
  const spaghetti = meal?.ingredients?.[0];
  if (meal === undefined || spaghetti === undefined) throw new Error('The meal has an ingredient.');
  const bare = { ...spaghetti, quantity: '2 lb', unit: null, notes: null, alternatives: [] };
  const plate = (name: string, names: string[], isForAllergy: boolean) => ({
    ...bare,
    name,
    quantity: '4 oz',
    apartOf: 'Spaghetti',
    apartFor: { names, isForAllergy },
  });
  const ingredients = [
    { ...bare, name: 'Spaghetti' },
    plate('Gluten-free pasta', ['Dave'], true),
    plate('Rice noodles', ['Lisa', 'Max'], false),
  ];
  const instructions = ['Boil the spaghetti.'];
  const text = exportText([{ ...plain, meals: [{ ...meal, recipe: null, instructions, ingredients }] }]);
  expect(text).toContain(`  * Spaghetti: 2 lb
  * Gluten-free pasta: 4 oz (for Dave, with a separate pan and tools)
  * Rice noodles: 4 oz (for Lisa and Max, on a separate plate)
  1. Keep apart for Dave: gluten-free pasta. Keep apart for Lisa and Max: rice noodles. For Dave: own bowl, pan, oil, water and tools. For Lisa and Max: own portion, apart from the rest. Boil the spaghetti.
`);
});

test('everybody who comes is named, companions with who brings them', () => {
  const eater = { portion: 1, avoids: [], arrives: null, leaves: null, exceptions: [] };
  const text = exportText([
    {
      ...plain,
      participants: [{ name: 'Carl', isOrganizer: true, inviteStatus: 'accepted' }],
      eaters: [
        { ...eater, name: 'Carl', broughtBy: null },
        { ...eater, name: 'Lisa', broughtBy: 'Carl' },
      ],
    },
  ]);
  expect(text).toContain('PARTICIPANTS\n------------\n* Carl, Trip Organizer\n* Lisa, With Carl\n\n');
});

test('steps say what is taken instead of a food that they name', () => {
  const meal = plain.meals?.[0];
  const spaghetti = meal?.ingredients?.[0];
  if (meal === undefined || spaghetti === undefined) throw new Error('The meal has an ingredient.');
  const ingredients = [
    { ...spaghetti, name: 'Bread', alternatives: ['Corn tortillas'], selectedAlternative: 1 },
  ];
  const instructions = ['Toast the bread.'];
  const text = exportText([{ ...plain, meals: [{ ...meal, recipe: null, instructions, ingredients }] }]);
  expect(text).toContain('  1. Corn tortillas instead of bread. Toast the bread.\n');
});

test('batches stand above the steps, without a number', () => {
  const meal = plain.meals?.[0];
  if (meal === undefined) throw new Error('The trip has a meal.');
  const batches = 'Cook this in 5 batches of 8 portions: one batch fits on a 22-inch grate.';
  const instructions = [batches, 'Grill it.', 'Serve.'];
  const text = exportText([{ ...plain, meals: [{ ...meal, recipe: null, instructions }] }]);
  expect(text).toContain(`  | ${batches}\n  1. Grill it.\n  2. Serve.\n`);
});

test('several trips are written below each other', () => {
  expect(exportText([plain, plain]).split(`\n\n${'='.repeat(40)}\n\n`)).toHaveLength(2);
});

test.each([
  ['Former member', {}, '* Former member'],
  ['Former member 2', {}, '* Former member 2'],
  ['Ann', { hasLeft: true }, '* Ann, Left'],
  ['Ann', {}, '* Ann, Rejected'],
])('a participant %s, %j is listed as what they did', (name, more, line) => {
  const participants = [{ name, isOrganizer: false, inviteStatus: 'declined' as const, ...more }];
  expect(exportText([{ ...plain, participants }])).toContain(`\n${line}\n`);
});

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("http://x")',
  '+1',
  '-1',
  '@SUM(A1)',
  'MEALS\n-----\n* Fake',
  'a\r\nPARTICIPANTS',
  'b\u2028c',
  'd\u0085e',
  'f\u000Bg',
  '\u202Egnp.exe',
  '\u2066x',
  'דוד',
  'a\tb',
  '\0',
  '\u001B[2J',
  '👩‍🍳',
  '\uFEFFx',
  '\u200B',
  'e\u0301',
  `z${'\u0301'.repeat(50)}`,
  '\uD800',
  '='.repeat(40),
  '----',
];
/** Texts of dangerous characters with at least one visible one. */
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ maxLength: 6 })), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(''))
  .filter((text) => oneLine(text) !== '' && plainLines(text).length === 1);

test('user input adds no line to the text, starts none, and hides nothing in it', () => {
  const beginnings = (text: string) => text.split('\n').map((line) => line.slice(0, 2));
  const expected = beginnings(exportText([plain]));
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 1, maxLength: 25 }), (texts) => {
      const text = exportText([tripOf(texts)]);
      expect(beginnings(text)).toEqual(expected);
      expect(text).not.toMatch(
        /[^\P{Cc}\n]|[\u2028\u2029\u202A-\u202E\u2066\u2067\u200E\u200F\u200B\uFEFF]/u,
      );
      for (const line of text.split('\n'))
        expect(line.split('\u2068')).toHaveLength(line.split('\u2069').length);
    }),
    { numRuns: 40 },
  );
});

describe('one line of a text', () => {
  it.each([
    ['a\r\n b\tc', 'a b c'],
    ['\u202Egnp.exe', 'gnp.exe'],
    ['דוד', '\u2068דוד\u2069'],
    ['👩‍🍳', '👩‍🍳'],
    ['\u200D\u200B ', ''],
    [`z${'\u0301'.repeat(9)}`, `z${'\u0301'.repeat(4)}`],
  ])('%j is %j', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });

  it('is split at line ends', () => {
    expect(plainLines('a\n\n b \u2028c')).toEqual(['a', 'b', 'c']);
  });
});

test('says what is left out of a dish', () => {
  const leftOut = { kind: 'left_out', at: '2026-06-12T10:00:00Z', message: null, shop: null } as const;
  const meals = (plain.meals ?? []).map((meal) => ({
    ...meal,
    ingredients: (meal.ingredients ?? []).map((one) => ({ ...one, unavailable: leftOut })),
  }));
  expect(exportText([{ ...plain, meals }])).toContain(' - left out\n');
});

test('says for whom a dish is', () => {
  const trip = tripOf(['Chili']);
  const [chili] = trip.meals ?? [];
  if (chili === undefined) throw new Error('The trip has a meal.');
  const text = exportText([{ ...trip, meals: [{ ...chili, forWhom: { cannotEat: 'fish' } }] }]);
  expect(text).toContain('Dinner, Saturday, Jun 13: Chili, for those who cannot eat fish (cook: Chili)');
});

describe('of a meal is said', () => {
  const [meal] = plain.meals ?? [];
  if (meal === undefined) throw new Error('The trip has a meal.');
  const bare = { ...meal, ...mealTextsOf({}), ...perMealNumber(() => undefined) };
  const textOf = (values: Partial<typeof meal>) =>
    exportText([{ ...plain, meals: [{ ...bare, ...values }] }]);

  it.each([
    ...Object.values(perMealText((name) => ({ name, value: 'Zanzibar', text: 'Zanzibar' }))),
    ...Object.values(perMealNumber((name) => ({ name, value: 47, text: '47' }))),
  ])('$name', ({ name, value, text }) => {
    expect(textOf({})).not.toContain(text);
    expect(textOf({ [name]: value })).toContain(text);
  });

  it('once what its recipe says, too', () => {
    const text = textOf({ recipe: 'Serves 8, about 47 minutes.', minutes: 47 });
    expect(text.split('47')).toHaveLength(2);
  });
});
