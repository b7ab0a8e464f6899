import fc from 'fast-check';
import { mealNumbersOf } from '../../plan/mealFields.ts';
import type { SharedReceipt } from '../../costs/tripCosts.ts';
import { balancesOf } from '../../costs/split/balance.ts';
import { exportedTrip, exportFile, withParts, type ExportSource } from './exportTrip.ts';
import { ingredientTextsOf } from '../../shopping/ingredient/ingredientFields.ts';
import { foodKey } from '../../shopping/food/foodKey.ts';
import { EXPORT_PARTS, tripExportFile, type ExportPart } from './tripExport.ts';
import { exportFileStem, exportJson } from './tripExportJson.ts';

/** Characters that are dangerous in HTML, CSV, JSON or text. */
const HOSTILE_SIGNS = [
  '<',
  '>',
  '&',
  '"',
  "'",
  '\\',
  '=',
  '+',
  '-',
  '@',
  '\n',
  '\r',
  '\t',
  '\0',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u202E',
  '\u2066',
  '\u200F',
  '\u200D',
  '\uFEFF',
  '\u{E0041}',
  '\uD800',
  'א',
  'ع',
  '👩',
  'a',
  ' ',
];

const NOW = new Date('2026-11-21T10:00:00Z');

type Meal = ExportSource['meals'][number];

const rice: Meal['ingredients'][number] = {
  id: 'i1',
  name: 'Brown rice',
  quantity: '2',
  unit: 'cups',
  amount: { quantity: '2', unit: 'cups' },
  missing: null,
  ...ingredientTextsOf({}),
  used: null,
  notes: 'from the bulk shelf',
  purchased: true,
  assignedToId: 'p2',
  alternatives: ['Couscous'],
  selectedAlternative: 0,
  mergedAs: null,
  unavailable: null,
  staple: null,
  apartOfId: null,
  apartEaterIds: [],
};

const chili: Meal['meal'] = {
  date: '2026-06-13',
  type: 'dinner',
  name: 'Chili',
  description: 'Hot',
  instructions: ['Chop', 'Cook'],
  recipe: null,
  assignedToId: 'p1',
  status: 'planned',
  isAiGenerated: false,
  servingsQuarters: null,
  ...mealNumbersOf({}),
  position: 0,
  forWhom: null,
  isInstead: false,
  eaterIds: ['e1', 'e2'],
};
const twoRices = [
  rice,
  {
    ...rice,
    id: 'i2',
    name: 'brown Rice',
    quantity: '1',
    notes: null,
    purchased: false,
    amount: { quantity: '1', unit: 'cups' },
  },
];

const lake: ExportSource['trip'] = {
  id: '01900000-0000-7000-8000-000000000001',
  name: 'Lake Wallowa Weekend',
  location: 'Joseph, Oregon',
  startDate: '2026-06-13',
  endDate: '2026-06-14',
  mealTypes: ['breakfast', 'dinner'],
  dietaryRestrictions: ['vegan'],
};
const fuel: SharedReceipt = {
  receipt: {
    id: 'r1',
    paidById: 'p1',
    amountCents: 1_000,
    currency: 'EUR',
    rate: '1.5',
    label: 'Fuel',
    date: '2026-06-13',
    kind: 'other',
    split: 'equal',
    mealIds: [],
    shares: [],
    frozenAt: null,
    version: 1,
  },
  paidById: 'p1',
  cents: 1_500,
  coverage: null,
  shares: [{ participantId: 'p2', cents: 1_500 }],
};
const payment = { fromId: 'p2', toId: 'p1', cents: 500, date: '2026-06-20' };

const source: ExportSource = {
  trip: lake,
  participants: [
    { id: 'p1', name: 'Maya Torres', isOrganizer: true, inviteStatus: 'accepted' },
    { id: 'p2', name: 'Dev Patel', isOrganizer: false, inviteStatus: 'accepted' },
  ],
  meals: [{ meal: chili, ingredients: twoRices }],
  costs: {
    currency: 'USD',
    costs: { receipts: [fuel], balances: balancesOf(['p1', 'p2'], [fuel], [payment]) },
    transfers: [payment],
  },
};
const withIngredients = (ingredients: Meal['ingredients']) =>
  exportedTrip({ ...source, meals: [{ meal: chili, ingredients }] });

describe('an exported trip', () => {
  const exported = exportedTrip(source);

  it('has a slot for each day and meal type, pending when there is no meal', () => {
    expect(exported.schedule).toEqual([
      {
        date: '2026-06-13',
        slots: [
          { type: 'breakfast', time: '8:00 AM', status: 'pending', meal: '', assignedTo: null },
          { type: 'dinner', time: '6:00 PM', status: 'planned', meal: 'Chili', assignedTo: 'Maya Torres' },
        ],
      },
      {
        date: '2026-06-14',
        slots: [
          { type: 'breakfast', time: '8:00 AM', status: 'pending', meal: '', assignedTo: null },
          { type: 'dinner', time: '6:00 PM', status: 'pending', meal: '', assignedTo: null },
        ],
      },
    ]);
  });

  it('has the shopping days with the shopping list', () => {
    const shoppingPlan = { equipment: 'cooler' as const, days: ['2026-06-13'] };
    const planned = exportedTrip({ ...source, trip: { ...lake, shoppingPlan } });
    expect(planned.shoppingPlan).toEqual(shoppingPlan);
    expect(withParts(planned, new Set(['shoppingList'])).shoppingPlan).toEqual(shoppingPlan);
    expect(withParts(planned, new Set(['meals'])).shoppingPlan).toBeUndefined();
    expect(exported.shoppingPlan).toBeUndefined();
  });

  it('lists what the table needs, and what a purchase is short of', () => {
    const amount = { quantity: '3', unit: 'cups' };
    const [bought, missing] = [
      { quantity: '2 1/2', unit: 'cups' },
      { quantity: '1/2', unit: 'cup' },
    ];
    const short = { ...rice, id: 'i3', name: 'Oats', amount, missing, bought };
    const scaled = exportedTrip({
      ...source,
      meals: [{ meal: { ...chili, servingsQuarters: 16 }, ingredients: [{ ...rice, amount }, short] }],
    });
    expect(scaled.meals).toMatchObject([
      {
        servings: 4,
        ingredients: [
          { quantity: '2', amount },
          { quantity: '2', amount },
        ],
      },
    ]);
    expect(scaled.shoppingList).toMatchObject([
      {
        items: [
          { name: 'Brown rice', amounts: ['≈ 1 1/2 lb'], purchased: true },
          { name: 'Oats', amounts: ['≈ 2 oz more, ≈ 8 oz bought'], purchased: false },
        ],
      },
    ]);
  });

  it('shows no phone number for a participant without a name', () => {
    const dev = { id: 'p3', isOrganizer: false, inviteStatus: 'pending' as const };
    const names = ['(415) 555-0123', '+1 415.555.0123', 'Dev 415 555 0123', 'Maya 2'];
    const { participants } = exportedTrip({
      ...source,
      participants: names.map((name) => ({ ...dev, name })),
    });
    expect(participants?.map(({ name }) => name)).toEqual([
      'No name yet',
      'No name yet',
      'Dev 415 555 0123',
      'Maya 2',
    ]);
  });

  it('has its meals with recipe, cook and ingredients, also after the trip was shortened', () => {
    const shortened = exportedTrip({
      ...source,
      trip: { ...lake, startDate: '2026-06-14', endDate: '2026-06-15' },
    });
    expect(shortened.meals).toMatchObject([
      {
        date: '2026-06-13',
        name: 'Chili',
        assignedTo: 'Maya Torres',
        instructions: ['Chop', 'Cook'],
        ingredients: [
          { name: 'Brown rice', quantity: '2', section: 'Pantry & Dry Goods', assignedTo: 'Dev Patel' },
          { name: 'brown Rice', quantity: '1', purchased: false },
        ],
      },
    ]);
  });

  it('has the shopping list as the cart groups it, with one total, optimized or not', () => {
    const line = (mergedAs: string | null) =>
      withIngredients(twoRices.map((one) => ({ ...one, mergedAs }))).shoppingList?.[0]?.items[0];
    expect(line(null)).toEqual({
      name: 'Brown rice',
      amounts: ['≈ 7 oz more, ≈ 13 1/2 oz bought'],
      notes: ['from the bulk shelf'],
      purchased: false,
      assignedTo: ['Dev Patel'],
    });
    expect(line(foodKey('brown rice'))).toMatchObject({ amounts: ['≈ 7 oz more, ≈ 13 1/2 oz bought'] });
  });

  it('adds cups and grams of one food', () => {
    const flour = twoRices.map((one, index) => ({
      ...one,
      name: ['Bread flour', 'strong flour'][index] ?? '',
      amount: [
        { quantity: '500', unit: 'g' },
        { quantity: '2', unit: 'cups' },
      ][index] ?? { quantity: null, unit: null },
    }));
    expect(withIngredients(flour).shoppingList?.[0]?.items).toMatchObject([
      { name: 'Bread flour', amounts: ['≈ 240 g more, 500 g bought'] },
    ]);
  });

  it('lists the chosen alternative', () => {
    const replaced = withIngredients([{ ...rice, selectedAlternative: 1 }]);
    expect(replaced.shoppingList?.[0]?.items).toMatchObject([{ name: 'Couscous' }]);
    expect(replaced.meals?.[0]?.ingredients).toMatchObject([{ name: 'Brown rice', selectedAlternative: 1 }]);
  });

  it.each([
    [['e2'], { names: ['Mia'], isForAllergy: true }],
    [['e1'], { names: ['Leo'], isForAllergy: false }],
    [['e3'], undefined],
  ])('names what a separate plate replaces and, with the participants, for whom: %j', (ids, apartFor) => {
    const millet = { ...rice, id: 'i9', name: 'Millet', apartOfId: rice.id, apartEaterIds: ids };
    const person = {
      participantId: 'p1',
      isCompanion: true,
      portionQuarters: 4,
      arrives: null,
      leaves: null,
    };
    const told = { ...person, avoids: [], eatsEverything: false, note: null, group: null };
    const avoid = { kind: 'content' as const, value: 'gluten', strictness: 'allergy' as const };
    const eaters = [
      { ...told, id: 'e1', name: 'Leo' },
      { ...told, id: 'e2', name: 'Mia', avoids: [avoid] },
      { ...told, id: 'e3', name: 'Ana, who is away' },
    ];
    const exported = exportedTrip({
      ...source,
      attendance: { eaters, exceptions: [] },
      meals: [{ meal: chili, ingredients: [rice, millet] }],
    });
    const [original, apart] = exported.meals?.[0]?.ingredients ?? [];
    expect(original).not.toHaveProperty('apartOf');
    expect(apart).toMatchObject({ name: 'Millet', apartOf: 'Brown rice' });
    expect(apart?.apartFor).toEqual(apartFor);
    const nameless = withParts(exported, new Set<ExportPart>(['meals', 'shoppingList']));
    expect(nameless.meals?.[0]?.ingredients?.[1]).not.toHaveProperty('apartFor');
  });

  it('contains no phone number and no participant id', () => {
    const text = JSON.stringify(exported);
    expect(text).not.toContain('phone');
    expect(text).not.toContain('"p1"');
  });
});

test('a trip without receipts and payments has no costs to export', () => {
  const costs = { currency: 'USD', costs: { receipts: [], balances: [] }, transfers: [] };
  expect(exportedTrip({ ...source, costs })).not.toHaveProperty('costs');
});

test('costs are exported with names, and without them the receipts alone', () => {
  const exported = exportedTrip(source);
  const receipt = {
    date: '2026-06-13',
    label: 'Fuel',
    kind: 'other',
    split: 'equal',
    paidBy: 'Maya Torres',
    amount: '10.00',
    currency: 'EUR',
    rate: '1.5',
    tripAmount: '15.00',
  };
  expect(exported.costs).toEqual({
    currency: 'USD',
    spent: '15.00',
    receipts: [receipt],
    balances: [
      { name: 'Maya Torres', paid: '15.00', share: '0.00', transferred: '-5.00', balance: '10.00' },
      { name: 'Dev Patel', paid: '0.00', share: '15.00', transferred: '5.00', balance: '-10.00' },
    ],
    payments: [{ from: 'Dev Patel', to: 'Maya Torres', amount: '5.00', date: '2026-06-20' }],
  });
  expect(withParts(exported, new Set(['costs'])).costs).toEqual({
    currency: 'USD',
    spent: '15.00',
    receipts: [{ ...receipt, paidBy: null }],
  });
});

describe('parts of an export', () => {
  it.each(EXPORT_PARTS)('can be exported alone: %s', (part) => {
    const kept = withParts(exportedTrip(source), new Set([part]));
    expect(EXPORT_PARTS.filter((one) => one in kept)).toEqual([part]);
    expect(kept.name).toBe('Lake Wallowa Weekend');
  });

  it('contain no names without the participants', () => {
    const kept = withParts(exportedTrip(source), new Set<ExportPart>(['schedule', 'meals', 'shoppingList']));
    expect(JSON.stringify(kept)).not.toMatch(/Maya|Dev/);
    expect(kept.meals?.[0]?.ingredients).toHaveLength(2);
  });

  it('contain no ingredients without the shopping list', () => {
    const kept = withParts(exportedTrip(source), new Set<ExportPart>(['participants', 'schedule', 'meals']));
    expect(JSON.stringify(kept)).not.toMatch(/rice|Couscous|bulk shelf/i);
    expect(kept.meals).toMatchObject([{ name: 'Chili', assignedTo: 'Maya Torres' }]);
  });

  it('add no list of ingredients that was left out before', () => {
    const before = withParts(exportedTrip(source), new Set<ExportPart>(['meals']));
    const kept = withParts(before, new Set<ExportPart>(['meals', 'shoppingList']));
    expect(kept.meals).toMatchObject([{ name: 'Chili' }]);
    expect(kept.meals?.[0]).not.toHaveProperty('ingredients');
  });

  it('contain no meal names without the meals', () => {
    const parts = new Set<ExportPart>(['participants', 'schedule', 'shoppingList']);
    const kept = withParts(exportedTrip(source), parts);
    expect(JSON.stringify(kept)).not.toContain('Chili');
    expect(kept.schedule?.[0]?.slots[1]).toEqual({
      type: 'dinner',
      time: '6:00 PM',
      status: 'planned',
      assignedTo: 'Maya Torres',
    });
  });
});

describe('a JSON file of trips', () => {
  it('is read back unchanged, whatever the texts', () => {
    const text = fc.string({ maxLength: 20, unit: fc.constantFrom(...HOSTILE_SIGNS) });
    fc.assert(
      fc.property(text, text, text, fc.subarray([...EXPORT_PARTS]), (name, meal, notes, parts) => {
        const meals = [{ meal: { ...chili, name: meal }, ingredients: [{ ...rice, notes }] }];
        const whole = exportedTrip({ ...source, trip: { ...lake, name }, meals });
        const file = exportFile([withParts(whole, new Set(parts))], NOW);
        const json = exportJson(file);
        expect(tripExportFile.parse(JSON.parse(json))).toEqual(file);
        expect(json).not.toMatch(/[^\P{Cc}\n]|[\u2028\u2029\u202A-\u202E\u2066-\u2069\u200E\u200F\uFEFF]/u);
      }),
    );
  });

  it('keeps the joiners of emoji', () => {
    expect(
      exportJson(exportFile([exportedTrip({ ...source, trip: { ...lake, name: '👩‍🍳' } })], NOW)),
    ).toContain('"👩‍🍳"');
  });

  it('is refused when it is of another format or version', () => {
    const file = exportFile([], NOW);
    expect(tripExportFile.safeParse(file).success).toBe(true);
    expect(tripExportFile.safeParse({ ...file, version: 2 }).success).toBe(false);
    expect(tripExportFile.safeParse({ ...file, format: 'other' }).success).toBe(false);
  });

  it('is named after its trip, or after all trips', () => {
    expect(exportFileStem('42')).toBe('trip-42-backup');
    expect(exportFileStem(null)).toBe('all-trips-backup');
  });
});
