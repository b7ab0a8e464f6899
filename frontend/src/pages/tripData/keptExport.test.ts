import { keptExport } from './keptExport.ts';

const eggs = {
  ...{ id: 'i1', name: 'Eggs', quantity: '6', unit: null, notes: null, purchased: false, assignedToId: 'p1' },
  ...{ amount: { quantity: '9', unit: null }, missing: null },
  ...{
    mergedAs: 'egg',
    alternatives: [],
    selectedAlternative: 0,
    apartOfId: null,
    unavailable: null,
    staple: null,
  },
};
const kept = {
  ...{ id: 't1', name: 'Moab', location: 'Utah', startDate: '2026-06-13', endDate: '2026-06-14' },
  ...{ mealTypes: ['BREAKFAST'], dietaryRestrictions: [], viewerCan: ['VIEW', 'EXPORT'], photo: { url: '' } },
  participants: [
    { id: 'p1', name: 'Maya', isOrganizer: true, inviteStatus: 'ACCEPTED', phone: '+14155550101' },
  ],
  eaters: [
    {
      ...{ id: 'e1', name: 'Noa', participantId: 'p1', isCompanion: true, portion: 0.5 },
      avoids: [{ kind: 'CONTENT', value: 'treeNut', strictness: 'ALLERGY' }],
      ...{ arrives: { date: '2026-06-13', type: 'DINNER' }, leaves: null },
    },
  ],
  attendanceExceptions: [{ eaterId: 'e1', date: '2026-06-14', type: 'LUNCH', attends: false }],
  meals: [
    {
      ...{ date: '2026-06-13', type: 'BREAKFAST', name: 'Omelette', status: 'PLANNED', description: null },
      ...{
        instructions: [],
        recipe: null,
        recipeVersion: 1,
        assignedToId: 'p1',
        isAiGenerated: false,
        ingredients: [eggs],
      },
      servings: 4,
    },
  ],
};
const usd = (amountCents: number) => ({ __typename: 'Money', amountCents, currency: 'USD' });
const keptCosts = {
  ...{ __typename: 'TripCosts', currency: 'USD', spent: usd(1_200), receiptCount: 1 },
  receipts: [
    {
      ...{ id: 'r1', date: '2026-06-13', label: 'Market', kind: 'GROCERIES', split: 'BY_PORTIONS' },
      ...{ paidById: 'p1', amount: usd(1_200), tripAmount: usd(1_200), rate: null, mealIds: [] },
    },
  ],
  balances: [
    {
      ...{ participantId: 'p1', paid: usd(1_200), share: usd(1_200) },
      ...{ transferred: usd(0), balance: usd(0) },
    },
  ],
  payments: [],
};
const NOTHING_PENDING = new Map<string, boolean>();

test('a saved trip is exported like one from the server', () => {
  expect(keptExport(kept, NOTHING_PENDING)).toMatchObject({
    participants: [{ name: 'Maya', isOrganizer: true, inviteStatus: 'accepted' }],
    eaters: [
      {
        ...{ name: 'Noa', broughtBy: 'Maya', portion: 0.5 },
        avoids: [{ kind: 'content', value: 'treeNut', strictness: 'allergy' }],
        ...{ arrives: { date: '2026-06-13', type: 'dinner' }, leaves: null },
        exceptions: [{ date: '2026-06-14', type: 'lunch', attends: false }],
      },
    ],
    meals: [
      {
        type: 'breakfast',
        status: 'planned',
        servings: 4,
        assignedTo: 'Maya',
        ingredients: [{ name: 'Eggs', section: 'Dairy & Eggs', assignedTo: 'Maya', isOptimized: true }],
      },
    ],
    shoppingList: [{ items: [{ name: 'Eggs', amounts: ['9'], purchased: false }] }],
  });
});

test('meals are sorted by day and time', () => {
  const [omelette] = kept.meals;
  const meals = [
    { ...omelette, date: '2026-06-14', type: 'BREAKFAST' },
    { ...omelette, type: 'DINNER' },
    { ...omelette, type: 'LUNCH' },
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

test('the costs of a saved trip are exported, and left out where they were not loaded', () => {
  const exported = keptExport({ ...kept, costs: keptCosts }, NOTHING_PENDING)?.costs;
  expect(exported).toMatchObject({
    ...{ currency: 'USD', spent: '12.00' },
    receipts: [{ label: 'Market', kind: 'groceries', split: 'by-portions', paidBy: 'Maya', amount: '12.00' }],
    balances: [{ name: 'Maya', paid: '12.00', share: '12.00', balance: '0.00' }],
  });
  const cardAlone = { currency: 'USD', receiptCount: 1 };
  expect(keptExport({ ...kept, costs: cardAlone }, NOTHING_PENDING)).not.toHaveProperty('costs');
});
