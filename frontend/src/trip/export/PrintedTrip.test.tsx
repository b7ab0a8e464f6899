import { render, screen } from '@testing-library/react';
import { MEAL_NUMBERS, MEAL_TEXTS } from '../../../../domain/plan/mealFields.ts';
import type { ExportedTrip } from '../../../../domain/trip/transfer/tripExport.ts';
import { PrintedTrip } from './PrintedTrip.tsx';

const SCRIPT = '</script><script>alert(1)</script>\nPARTICIPANTS';

const moab: ExportedTrip = {
  id: 't1',
  name: 'Moab <b>',
  location: 'Utah',
  startDate: '2026-06-13',
  endDate: '2026-06-14',
  includeBreakfasts: true,
  includeLunches: false,
  includeDinners: false,
  includeSnacks: false,
  includeDesserts: false,
  dietaryRestrictions: ['vegan', 'no nuts'],
  participants: [
    { name: 'Maya', isOrganizer: true, inviteStatus: 'accepted' },
    { name: 'Former member', isOrganizer: false, inviteStatus: 'declined' },
  ],
  schedule: [
    {
      date: '2026-06-13',
      slots: [
        { type: 'breakfast', time: '8:00 AM', status: 'planned', meal: 'Chili', assignedTo: 'Maya' },
        { type: 'lunch', time: '12:30 PM', status: 'pending', meal: '', assignedTo: null },
        { type: 'dinner', time: '6:00 PM', status: 'not_needed', meal: '', assignedTo: null },
      ],
    },
  ],
  meals: [
    {
      date: '2026-06-13',
      type: 'breakfast',
      name: 'Chili',
      status: 'planned',
      assignedTo: 'Maya',
      description: 'Hot.\nVery.',
      recipe: null,
      isAiGenerated: false,
      instructions: [SCRIPT, 'Serve.'],
      ingredients: [
        {
          name: 'Beef',
          quantity: '2',
          unit: 'lbs',
          notes: 'lean',
          purchased: false,
          assignedTo: null,
          section: 'Meat & Seafood',
          alternatives: ['Tofu'],
          selectedAlternative: 1,
          isOptimized: true,
        },
      ],
    },
  ],
  shoppingList: [
    {
      section: 'Produce',
      items: [
        { name: 'Onions', amounts: ['3', '1 lb'], notes: ['red'], purchased: true, assignedTo: ['Maya'] },
        { name: 'Salt', amounts: [], notes: [], purchased: false, assignedTo: [] },
      ],
    },
  ],
  costs: {
    currency: 'USD',
    spent: '15.00',
    receipts: [
      {
        date: '2026-06-13',
        label: SCRIPT,
        kind: 'groceries',
        split: 'by-portions',
        paidBy: 'Maya',
        amount: '15.00',
        currency: 'USD',
        rate: null,
        tripAmount: '15.00',
      },
    ],
    balances: [{ name: 'Maya', paid: '15.00', share: '10.00', transferred: '0.00', balance: '5.00' }],
    payments: [],
  },
};

test('prints all parts in order, with user input as text', () => {
  const { container } = render(<PrintedTrip trip={moab} />);
  const headings = [...container.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent);
  expect(headings.join(' · ')).toBe(
    'Moab <b> · Participants · Schedule · Meals · Chili · Shopping list · Produce · Costs · Receipts: $15.00 · Balances',
  );
  expect(container.querySelectorAll('script')).toHaveLength(0);
  for (const text of [
    'Utah · Jun 13 - Jun 14, 2026',
    'Dietary restrictions: vegan, no nuts',
    'Maya, Trip Organizer',
    'Breakfast8:00 AMChiliMaya',
    'Lunch12:30 PMPending',
    'Dinner6:00 PMNot needed',
    'Breakfast, Saturday, Jun 13 · Cook: Maya',
    '2 lbs Tofu (instead of Beef), lean',
    '</script><script>alert(1)</script> PARTICIPANTS',
    'Onions 3, 1 lb · Mayared',
    'Jun 13: </script><script>alert(1)</script> PARTICIPANTS, $15.00, paid by Maya',
    'Maya: paid $15.00, share $10.00, gets back $5.00',
  ])
    expect(container).toHaveTextContent(text);
});

test('prints the ingredients of a part under its heading', () => {
  const [chili] = moab.meals ?? [];
  const [beef] = chili?.ingredients ?? [];
  if (chili === undefined || beef === undefined) throw new Error('There is no beef.');
  const plain = { ...beef, selectedAlternative: 0, notes: null };
  const ingredients = [{ ...plain, name: 'Butter', part: 'For the sauce' }, plain];
  const { container } = render(<PrintedTrip trip={{ ...moab, meals: [{ ...chili, ingredients }] }} />);
  expect(container).toHaveTextContent('2 lbs BeefFor the sauce2 lbs Butter');
  expect(screen.getByRole('heading', { name: 'For the sauce', level: 4 })).toBeVisible();
});

test('prints what is left out of a dish', () => {
  const [meal] = moab.meals ?? [];
  const [beef] = meal?.ingredients ?? [];
  if (meal === undefined || beef === undefined) throw new Error('The trip has a meal.');
  const leftOut = { kind: 'left_out', at: '2026-06-12T10:00:00Z', message: null, shop: null } as const;
  render(
    <PrintedTrip
      trip={{ ...moab, meals: [{ ...meal, ingredients: [{ ...beef, unavailable: leftOut }] }] }}
    />,
  );
  expect(screen.getByText('2 lbs Tofu (instead of Beef), lean, left out')).toBeVisible();
});

test('prints what is on a separate plate, and kept apart in a step', () => {
  const [meal] = moab.meals ?? [];
  const [beef] = meal?.ingredients ?? [];
  if (meal === undefined || beef === undefined) throw new Error('The trip has a meal.');
  const pasta = { ...beef, name: 'Spaghetti', notes: null, alternatives: [] };
  const ingredients = [pasta, { ...pasta, name: 'Rice noodles', apartOf: 'Spaghetti' }];
  const instructions = ['Boil the spaghetti.', 'Serve.'];
  render(<PrintedTrip trip={{ ...moab, meals: [{ ...meal, ingredients, instructions }] }} />);
  expect(screen.getByText('2 lbs Rice noodles (on a separate plate, instead of Spaghetti)')).toBeVisible();
  expect(screen.getByText('On the separate plate: own bowl, pan, oil, water and tools.')).toBeVisible();
  expect(screen.getByText('Keep apart: rice noodles. Boil the spaghetti.')).toBeVisible();
  expect(screen.getByText('Serve.')).toBeVisible();
});

test('prints for whom a separate plate is, and everybody who comes', () => {
  const [meal] = moab.meals ?? [];
  const [beef] = meal?.ingredients ?? [];
  if (meal === undefined || beef === undefined) throw new Error('The trip has a meal.');
  const noodles = {
    ...beef,
    name: 'Rice noodles',
    notes: null,
    alternatives: [],
    apartOf: 'Spaghetti',
    apartFor: { names: ['Dave'], isForAllergy: true },
  };
  const lisa = {
    name: 'Lisa',
    broughtBy: 'Maya',
    portion: 1,
    avoids: [],
    arrives: null,
    leaves: null,
    exceptions: [],
  };
  const { container } = render(
    <PrintedTrip trip={{ ...moab, eaters: [lisa], meals: [{ ...meal, ingredients: [noodles] }] }} />,
  );
  expect(screen.getByText('2 lbs Rice noodles (for Dave, with a separate pan and tools)')).toBeVisible();
  expect(container).toHaveTextContent('Maya, Trip OrganizerFormer memberLisa, With Maya');
});

test('prints batches above the steps, without a number', () => {
  const [meal] = moab.meals ?? [];
  if (meal === undefined) throw new Error('The trip has a meal.');
  const batches = 'Cook this in 5 batches of 8 portions: one batch fits on a 22-inch grate.';
  render(<PrintedTrip trip={{ ...moab, meals: [{ ...meal, instructions: [batches, 'Grill it.'] }] }} />);
  expect(screen.getByText(batches).tagName).toBe('P');
  expect(screen.getByText('Grill it.').tagName).toBe('LI');
});

test('prints for whom a dish is', () => {
  const [chili] = moab.meals ?? [];
  if (chili === undefined) throw new Error('Moab has a meal.');
  const forParts = [{ names: ['Leo', 'Ana'] }, { group: 'Otters' }, { cannotEat: 'fish' }, { names: [] }];
  render(<PrintedTrip trip={{ ...moab, meals: forParts.map((forWhom) => ({ ...chili, forWhom })) }} />);
  expect(screen.getAllByText(/^Breakfast, /).map(({ textContent }) => textContent)).toEqual([
    'Breakfast, Saturday, Jun 13 · for Leo and Ana · Cook: Maya',
    'Breakfast, Saturday, Jun 13 · for the group Otters · Cook: Maya',
    'Breakfast, Saturday, Jun 13 · for those who cannot eat fish · Cook: Maya',
    'Breakfast, Saturday, Jun 13 · Cook: Maya',
  ]);
});

test.each([
  ...MEAL_TEXTS.map((name) => ({ name, value: 'Zanzibar' })),
  ...MEAL_NUMBERS.map((name) => ({ name, value: 47 })),
])('prints the $name of a meal', ({ name, value }) => {
  const [chili] = moab.meals ?? [];
  if (chili === undefined) throw new Error('Moab has a meal.');
  render(<PrintedTrip trip={{ ...moab, meals: [{ ...chili, [name]: value }] }} />);
  expect(screen.getByText(new RegExp(`\\b${value}\\b`))).toBeVisible();
});

test('prints what is to buy first', () => {
  const line = (name: string, purchased: boolean) => ({
    name,
    purchased,
    amounts: [],
    notes: [],
    assignedTo: [],
  });
  const shoppingList: ExportedTrip['shoppingList'] = [
    { section: 'Produce', items: [line('Kale', true)] },
    { section: 'Dairy & Eggs', items: [line('Milk', true), line('Eggs', false)] },
  ];
  const { container } = render(<PrintedTrip trip={{ ...moab, shoppingList }} />);
  expect(container).toHaveTextContent(/Dairy & EggsEggsMilkProduceKaleCosts/);
});

test('prints the chosen parts, and says when they are empty', () => {
  const { participants: _, ...others } = moab;
  const { container } = render(<PrintedTrip trip={{ ...others, meals: [], shoppingList: [] }} />);
  expect(container).not.toHaveTextContent('Participants');
  expect(container).toHaveTextContent('MealsNo meals yet.');
  expect(container).toHaveTextContent('Shopping listNothing to buy yet.');
});
