import { keptExport } from './keptExport.ts';

const eggs = {
  id: 'i1',
  name: 'Eggs',
  quantity: '6',
  unit: null,
  notes: null,
  purchased: false,
  assignedToId: 'p1',
  amount: { quantity: '9', unit: null },
  missing: null,
  mergedAs: 'egg',
  alternatives: [],
  selectedAlternative: 0,
  apartOfId: null,
  unavailable: null,
  staple: null,
};
const kept = {
  id: 't1',
  name: 'Moab',
  location: 'Utah',
  startDate: '2026-06-13',
  endDate: '2026-06-14',
  mealTypes: ['BREAKFAST'],
  dietaryRestrictions: [],
  viewerCan: ['VIEW', 'EXPORT'],
  photo: { url: '' },
  participants: [
    { id: 'p1', name: 'Maya', isOrganizer: true, inviteStatus: 'ACCEPTED', phone: '+14155550101' },
  ],
  eaters: [
    {
      id: 'e1',
      name: 'Noa',
      participantId: 'p1',
      isCompanion: true,
      portion: 0.5,
      group: 'Otters',
      avoids: [{ kind: 'CONTENT', value: 'treeNut', strictness: 'ALLERGY' }],
      arrives: { date: '2026-06-13', type: 'DINNER' },
      leaves: null,
    },
  ],
  attendanceExceptions: [{ eaterId: 'e1', date: '2026-06-14', type: 'LUNCH', attends: false }],
  meals: [
    {
      id: 'm1',
      date: '2026-06-13',
      type: 'BREAKFAST',
      name: 'Omelette',
      status: 'PLANNED',
      description: null,
      instructions: [],
      recipe: null,
      recipeVersion: 1,
      assignedToId: 'p1',
      isAiGenerated: false,
      ingredients: [eggs],
      servings: 4,
    },
  ],
};
const usd = (amountCents: number) => ({ amountCents, currency: 'USD' });
const costs = {
  currency: 'USD',
  receipts: [
    {
      date: '2026-06-13',
      label: 'Eggs',
      paidById: 'p1',
      rate: '0.0067',
      kind: 'GROCERIES',
      split: 'BY_PORTIONS',
      amount: { amountCents: 1_200, currency: 'JPY' },
      tripAmount: usd(804),
    },
  ],
  balances: [
    { participantId: 'p1', paid: usd(804), share: usd(804), transferred: usd(-50), balance: usd(-50) },
    { participantId: 'p2', paid: usd(0), share: usd(0), transferred: usd(50), balance: usd(50) },
  ],
  payments: [{ fromId: 'p2', toId: 'p1', amount: usd(50), date: '2026-06-20' }],
};
const NOTHING_PENDING = new Map<string, boolean>();

test('a saved trip is exported like one from the server', () => {
  expect(keptExport(kept, NOTHING_PENDING)).toMatchObject({
    participants: [{ name: 'Maya', isOrganizer: true, inviteStatus: 'accepted' }],
    eaters: [
      {
        name: 'Noa',
        broughtBy: 'Maya',
        portion: 0.5,
        group: 'Otters',
        avoids: [{ kind: 'content', value: 'treeNut', strictness: 'allergy' }],
        arrives: { date: '2026-06-13', type: 'dinner' },
        leaves: null,
        exceptions: [{ date: '2026-06-14', type: 'lunch', attends: false }],
      },
    ],
    meals: [
      {
        type: 'breakfast',
        status: 'planned',
        servings: 4,
        assignedTo: 'Maya',
        ingredients: [
          {
            name: 'Eggs',
            quantity: '6',
            amount: { quantity: '9', unit: null },
            section: 'Dairy & Eggs',
            assignedTo: 'Maya',
            isOptimized: true,
          },
        ],
      },
    ],
    shoppingList: [{ items: [{ name: 'Eggs', amounts: ['9'], purchased: false }] }],
  });
});

test('saved costs are exported, unless only their summary was read', () => {
  const people = [
    ...kept.participants,
    { id: 'p2', name: 'Leo', isOrganizer: false, inviteStatus: 'ACCEPTED' },
  ];
  const exported = (found: object) =>
    keptExport({ ...kept, participants: people, costs: found }, NOTHING_PENDING)?.costs;
  expect(exported(costs)).toEqual({
    currency: 'USD',
    spent: '8.04',
    receipts: [
      {
        date: '2026-06-13',
        label: 'Eggs',
        kind: 'groceries',
        split: 'by-portions',
        paidBy: 'Maya',
        amount: '1200',
        currency: 'JPY',
        rate: '0.0067',
        tripAmount: '8.04',
      },
    ],
    balances: [
      { name: 'Maya', paid: '8.04', share: '8.04', transferred: '-0.50', balance: '-0.50' },
      { name: 'Leo', paid: '0.00', share: '0.00', transferred: '0.50', balance: '0.50' },
    ],
    payments: [{ from: 'Leo', to: 'Maya', amount: '0.50', date: '2026-06-20' }],
  });
  const { receipts: _, ...summary } = costs;
  expect(keptExport({ ...kept, costs: summary }, NOTHING_PENDING)).not.toHaveProperty('costs');
});

test.each([
  [false, undefined],
  [true, { names: ['Noa'], isForAllergy: true }],
])('a separate plate is for those who are there: %s', (attends, apartFor) => {
  const plate = { ...eggs, id: 'i2', name: 'Tofu', apartOfId: 'i1', apartEaterIds: ['e1'] };
  const meals = kept.meals.map((meal) => ({ ...meal, ingredients: [eggs, plate] }));
  const attendanceExceptions = [{ eaterId: 'e1', date: '2026-06-13', type: 'BREAKFAST', attends }];
  const trip = keptExport({ ...kept, meals, attendanceExceptions }, NOTHING_PENDING);
  const [, tofu] = trip?.meals?.[0]?.ingredients ?? [];
  expect(tofu).toMatchObject({ name: 'Tofu', apartOf: 'Eggs' });
  expect(tofu?.apartFor).toEqual(apartFor);
});

test('meals are sorted by day and time', () => {
  const [omelette] = kept.meals;
  const meals = [
    { ...omelette, id: 'm2', date: '2026-06-14', type: 'BREAKFAST' },
    { ...omelette, id: 'm3', type: 'DINNER' },
    { ...omelette, id: 'm4', type: 'LUNCH' },
  ];
  expect(
    keptExport({ ...kept, meals }, NOTHING_PENDING)?.meals?.map(({ date, type }) => `${date} ${type}`),
  ).toEqual(['2026-06-13 lunch', '2026-06-13 dinner', '2026-06-14 breakfast']);
});

test('a pending tick is exported as purchased', () => {
  const shoppingList = keptExport(kept, new Map([['i1', true]]))?.shoppingList;
  expect(shoppingList).toMatchObject([{ items: [{ name: 'Eggs', purchased: true }] }]);
});

test.each([
  ['undefined', undefined],
  ['a trip without loaded ingredients', { ...kept, meals: [{ ...kept.meals[0], ingredients: undefined }] }],
  ['a trip of another organizer', { ...kept, viewerCan: ['VIEW'] }],
])('%s is not exported', (_what, trip) => {
  expect(keptExport(trip, NOTHING_PENDING)).toBeNull();
});
