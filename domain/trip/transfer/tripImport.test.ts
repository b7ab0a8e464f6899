import fc from 'fast-check';
import { mealNumbersOf } from '../../plan/mealFields.ts';
import { ingredientTextsOf } from '../../shopping/ingredient/ingredientFields.ts';
import { asText } from '../../text/asText.ts';
import type { ExportedIngredient, ExportedMeal, ExportedTrip } from './tripExport.ts';
import { readTripImport, tripsOfBackup } from './tripImport.ts';

const rice: ExportedIngredient = {
  name: 'Brown rice',
  quantity: '2',
  unit: 'cups',
  notes: null,
  part: 'To serve',
  section: 'Pantry & Dry Goods',
  purchased: true,
  assignedTo: 'Dev Patel',
  alternatives: ['Couscous'],
  selectedAlternative: 1,
  isOptimized: true,
};

const chili: ExportedMeal = {
  date: '2026-07-02',
  type: 'dinner',
  name: 'Chili',
  description: 'Hot',
  instructions: ['Chop', 'Cook'],
  recipe: null,
  assignedTo: 'Maya Torres',
  status: 'planned',
  isAiGenerated: true,
  ingredients: [rice],
};

const trip: ExportedTrip = {
  id: '01900000-0000-7000-8000-000000000001',
  name: 'Lake Wallowa Weekend',
  location: 'Joseph, Oregon',
  startDate: '2026-07-01',
  endDate: '2026-07-03',
  includeBreakfasts: true,
  includeLunches: false,
  includeDinners: true,
  includeSnacks: false,
  includeDesserts: false,
  dietaryRestrictions: ['vegan'],
  participants: [{ name: 'Maya Torres', isOrganizer: true, inviteStatus: 'accepted' }],
  schedule: [],
  meals: [chili],
  shoppingList: [],
};

const file = { format: 'trip-backup', version: 1, exportedAt: '2026-06-01T10:00:00Z', trips: [trip] };

function valueOf(rawTrip: unknown, startDate: string | null = null) {
  const imported = readTripImport(rawTrip, startDate);
  if (!imported.isRead) throw new Error(asText(imported.message));
  return imported.value;
}

function refusalOf(rawTrip: unknown, startDate: string | null = null): string | null {
  const imported = readTripImport(rawTrip, startDate);
  return imported.isRead ? null : asText(imported.message);
}

const withMeal = (changes: object) => ({ ...trip, meals: [{ ...chili, ...changes }] });
const withIngredient = (changes: object) => withMeal({ ingredients: [rice, { ...rice, ...changes }] });

describe('an imported trip', () => {
  it('has its plan, with nothing purchased and without its participants, which are counted', () => {
    const { fields, dietaryRestrictions, meals, leftOut } = valueOf(trip);
    expect(fields).toEqual({
      name: 'Lake Wallowa Weekend',
      location: 'Joseph, Oregon',
      startDate: '2026-07-01',
      endDate: '2026-07-03',
      mealTypes: ['breakfast', 'dinner'],
    });
    expect(dietaryRestrictions).toEqual(['vegan']);
    const { purchased, assignedTo, section, ...ingredient } = rice;
    const { assignedTo: cook, ...meal } = chili;
    expect(meals).toEqual([
      {
        ...meal,
        servingsQuarters: null,
        ...mealNumbersOf({}),
        cooking: null,
        position: 0,
        forWhom: null,
        isInstead: false,
        ingredients: [
          {
            ...ingredient,
            ...ingredientTextsOf(ingredient),
            usedPerPortion: null,
            isTyped: false,
            unavailable: null,
          },
        ],
      },
    ]);
    expect(leftOut).toEqual({
      participantCount: 1,
      cookCount: 1,
      buyerCount: 1,
      purchasedCount: 1,
      receiptCount: 0,
    });
    expect([purchased, assignedTo, section, cook]).not.toContain(undefined);
  });

  it('has the dishes of a slot in their order, for the same group or food; names become everybody', () => {
    const dish = (name: string, more: object) => ({ ...chili, name, ingredients: [], beside: true, ...more });
    const { meals } = valueOf({
      ...trip,
      meals: [
        { ...chili, isInstead: true },
        dish('Bean tacos', { isInstead: true, forWhom: { cannotEat: 'Fish' } }),
        dish('Soup', { isInstead: true, forWhom: { names: ['Leo'] } }),
        dish('Salad', { forWhom: { group: 'Otters' } }),
      ],
    });
    expect(
      meals.map(({ name, position, forWhom, isInstead }) => [name, position, forWhom, isInstead]),
    ).toEqual([
      ['Chili', 0, null, false],
      ['Bean tacos', 1, { cannotEat: 'Fish' }, true],
      ['Soup', 2, null, false],
      ['Salad', 3, { group: 'Otters' }, false],
    ]);
  });

  it('notes what the ingredient of a separate plate replaced', () => {
    const millet: ExportedIngredient = { ...rice, name: 'Millet', apartOf: 'Brown rice' };
    const notes = (ingredients: ExportedIngredient[]) =>
      valueOf({ ...trip, meals: [{ ...chili, ingredients }] }).meals[0]?.ingredients.map((one) => one.notes);
    expect(notes([rice, millet, { ...millet, notes: 'Ana' }])).toEqual([
      null,
      'instead of Brown rice',
      'Ana',
    ]);
  });

  it('notes what of packs goes into a dish, unless it follows the table', () => {
    const usedPerPortion = { quantity: '1/3', unit: 'cup', growth: 'even' };
    const rowOf = (changes: object) => valueOf(withIngredient(changes)).meals[0]?.ingredients[1];
    const told = { used: '13 cups', notes: '1-lb bags' };
    expect(rowOf(told)).toMatchObject({ notes: 'use 13 cups, 1-lb bags', usedPerPortion: null });
    expect(rowOf({ ...told, usedPerPortion })).toMatchObject({ notes: '1-lb bags', usedPerPortion });
    for (const wrong of [{ ...usedPerPortion, growth: 'wild' }, { quantity: 'x'.repeat(41), unit: null }, 13])
      expect(refusalOf(withIngredient({ usedPerPortion: wrong }))).toContain(', ingredient 2: ');
  });

  it('refuses what says wrongly how texts follow the table', () => {
    const time = { waiting: 0, cooking: 20, cutting: 5, stated: 30, heatsPot: true };
    const batches = { size: 20, verb: 'Cook', vessel: 'into a pot', several: 'pots', isInTurns: false };
    const cooking = { servingLine: 'Serves 40, about 1 hour.', perPerson: [], batches, time };
    expect(valueOf(withMeal({ cooking, portions: 40 })).meals).toMatchObject([{ cooking }]);
    const wrong = [
      { batches: { ...batches, size: 0 } },
      { batches: { ...batches, size: 1e15 } },
      { time: { ...time, cooking: -1 } },
      { perPerson: ['x'.repeat(2001)] },
      { servingLine: null },
    ];
    for (const changes of wrong)
      expect(refusalOf(withMeal({ cooking: { ...cooking, ...changes } }))).toContain(
        'Dinner on 2026-07-02: ',
      );
  });

  it('keeps what the amounts of a meal are for', () => {
    expect(valueOf(withMeal({ servings: 6.5 })).meals).toMatchObject([{ servingsQuarters: 26 }]);
    expect(refusalOf(withMeal({ servings: 0 }))).toContain(
      'Servings have to be a number above 0, at most 600,',
    );
  });

  it('leaves costs out, and counts the receipts', () => {
    const receipts = (costs: unknown) => valueOf({ ...trip, costs }).leftOut.receiptCount;
    expect(receipts({ currency: 'USD', receipts: [{}, {}] })).toBe(2);
    expect(['none', null, 7, { receipts: 'none' }].map(receipts)).toEqual([0, 0, 0, 0]);
  });

  it('may lack any of its parts', () => {
    const { participants, schedule, meals, shoppingList, ...itself } = trip;
    expect(valueOf(itself)).toMatchObject({ meals: [], leftOut: { participantCount: 0 } });
    expect([participants, schedule, meals, shoppingList]).not.toContain(undefined);
  });

  it('moves as a whole to another first day, also across the end of a year', () => {
    const moved = valueOf(withMeal({ date: '2026-07-09' }), '2027-12-31');
    expect(moved.fields).toMatchObject({ startDate: '2027-12-31', endDate: '2028-01-02' });
    expect(moved.meals.map(({ date }) => date)).toEqual(['2028-01-08']);
    const shoppingPlan = { equipment: 'cooler', days: ['2026-06-30', '2026-07-02'] };
    expect(valueOf({ ...trip, shoppingPlan }, '2027-12-31').shoppingPlan).toEqual({
      equipment: 'cooler',
      days: ['2027-12-30', '2028-01-01'],
    });
  });

  it('keeps meals outside the plan when they have content', () => {
    const empty = { ...chili, name: '', description: null, instructions: [], ingredients: [] };
    const { meals } = valueOf({
      ...trip,
      meals: [
        { ...empty, date: '2026-07-04', status: 'not_needed' },
        { ...empty, date: '2026-07-05', description: 'Pancakes?' },
        { ...chili, type: 'snack' },
        { ...empty, status: 'pending' },
      ],
    });
    expect(meals.map(({ date, type, status }) => `${date} ${type} ${status}`)).toEqual([
      '2026-07-05 dinner planned',
      '2026-07-02 snack planned',
      '2026-07-02 dinner planned',
    ]);
  });

  it('has every text unchanged', () => {
    const signs =
      '<>&"\'\\=+-@{}\n\t\u0001\u0085\u2028\u202E\u2066\u200F\u200D\uFEFFאع👩a '.match(/./gsu) ?? [];
    const text = fc.string({ unit: fc.constantFrom(...signs), maxLength: 30 }).map((inner) => `x${inner}y`);
    fc.assert(
      fc.property(text, text, text, (tripName, name, notes) => {
        const { fields, meals } = valueOf({
          ...withMeal({ name, ingredients: [{ ...rice, notes }] }),
          name: tripName,
        });
        expect(fields.name).toBe(tripName);
        expect(meals).toMatchObject([{ name, ingredients: [{ notes }] }]);
      }),
    );
  });
});

describe('an invalid trip', () => {
  it.each<[what: string, rawTrip: unknown, message: string]>([
    ['null', null, 'This is not a trip from a backup.'],
    ['a list', [], 'This is not a trip from a backup.'],
    ['no name', { ...trip, name: ' ' }, 'Please enter a trip name.'],
    ['one day', { ...trip, endDate: '2026-07-01' }, 'End date must be after start date.'],
    ['a year', { ...trip, endDate: '2027-07-01' }, 'A trip can last at most 60 days.'],
    ['no list of meals', { ...trip, meals: {} }, 'Meals have to be a list.'],
    [
      'a meal that is a number',
      { ...trip, meals: [chili, 7] },
      'Meal 2: A meal has to be an object with its fields.',
    ],
    [
      'an impossible date',
      withMeal({ date: '2026-02-30' }),
      'Meal 1: Date has to be a calendar date such as 2026-06-13.',
    ],
    [
      'a long name',
      withMeal({ name: 'x'.repeat(121) }),
      'Dinner on 2026-07-02: Meal name can have at most 120 characters.',
    ],
    [
      'a null byte',
      withMeal({ recipe: 'a\0b' }),
      'Dinner on 2026-07-02: The text contains characters that cannot be stored. Please remove them.',
    ],
    [
      'too many ingredients',
      withMeal({ ingredients: Array(101).fill(rice) }),
      'Dinner on 2026-07-02: A meal can have at most 100 ingredients.',
    ],
    [
      'an ingredient without a name',
      withIngredient({ name: '\u200B' }),
      'Dinner on 2026-07-02, ingredient 2: Please enter an ingredient name.',
    ],
    [
      'a number instead of text',
      withIngredient({ quantity: 2 }),
      'Dinner on 2026-07-02, ingredient 2: Quantity has to be text.',
    ],
    [
      'a missing alternative',
      withIngredient({ selectedAlternative: 2 }),
      'Dinner on 2026-07-02, ingredient 2: Selected alternative has to be one of its alternatives.',
    ],
    ['a repeated slot', { ...trip, meals: [chili, chili] }, 'Dinner on 2026-07-02 appears twice.'],
    [
      'a dish that is needed beside one that is not',
      {
        ...trip,
        meals: [
          { ...chili, status: 'not_needed' },
          { ...chili, beside: true },
        ],
      },
      'Dinner on 2026-07-02 appears twice.',
    ],
    [
      'an eleventh dish',
      { ...trip, meals: [chili, ...Array<object>(10).fill({ ...chili, beside: true })] },
      'Dinner on 2026-07-02 has more than 10 dishes.',
    ],
    [
      'a dish for a number',
      withMeal({ forWhom: { names: [3] } }),
      'Dinner on 2026-07-02: For whom a dish is has to be names, a group or a food.',
    ],
    ['3001 meals', { ...trip, meals: Array(3_001).fill(chili) }, 'A file can have at most 3000 meals.'],
  ])('is refused with the place of the error: %s', (_what, rawTrip, message) => {
    expect(refusalOf(rawTrip)).toBe(message);
  });

  it.each([
    ['meals', { ...trip, meals: Array(200_000).fill({ ingredients: [0] }) }],
    ['ingredients', withMeal({ ingredients: Array(200_000).fill(0) })],
    ['alternatives', withIngredient({ alternatives: Array(200_000).fill(0) })],
    ['instructions', withMeal({ instructions: Array(200_000).fill(0) })],
    ['dietary restrictions', { ...trip, dietaryRestrictions: Array(200_000).fill(0) }],
  ])('is refused for too many %s before any of them is read', (_what, rawTrip) => {
    expect(refusalOf(rawTrip)).toMatch(/at most \d+/);
  });

  it('is refused at the first invalid meal, without reading the others', () => {
    const unread = Object.defineProperty({}, 'date', {
      enumerable: true,
      get: () => {
        throw new Error('It was read.');
      },
    });
    expect(refusalOf({ ...trip, meals: [7, unread] })).toMatch(/^Meal 1: /);
  });

  it('is refused when the new first day moves a meal beyond the supported dates', () => {
    const message = 'The new start date moves the trip beyond the supported dates.';
    expect(refusalOf(trip, '2999-12-30')).toBe(message);
    expect(refusalOf(withMeal({ date: '2026-06-01' }), '1900-01-01')).toBe(message);
    expect(refusalOf(trip, '2999-12-29')).toBeNull();
  });
});

describe('a backup file', () => {
  it('gives its trips unparsed', () => {
    expect(tripsOfBackup({ ...file, trips: [trip, 7] })).toEqual({ isRead: true, value: [trip, 7] });
  });

  it.each<[what: string, rawFile: unknown, message: string]>([
    ['null', null, 'This is not a trip backup.'],
    ['something else', { trips: [trip] }, 'This is not a trip backup.'],
    ['data of an account', { account: {}, trips: [] }, 'This is not a trip backup.'],
    ['version 0', { ...file, version: 0 }, 'This is not a trip backup.'],
    [
      'version 2',
      { ...file, version: 2, trips: [{ days: [] }] },
      'This backup was made by a newer version and cannot be read.',
    ],
    ['no trips', { ...file, trips: [] }, 'This backup contains no trip.'],
  ])('with %s is refused', (_what, rawFile, message) => {
    const read = tripsOfBackup(rawFile);
    expect(read.isRead ? null : asText(read.message)).toBe(message);
  });
});
