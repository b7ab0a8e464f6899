import { againTrip, endOf, invitedAgain, itemsNote, menuNote, nameOfYear, peopleNote } from './againTrip.ts';

const person = (name: string, change: object = {}) => ({
  __typename: 'Participant' as const,
  id: name,
  name,
  phone: `+1415555010${name.length}`,
  email: null,
  isViewer: false,
  inviteStatus: 'ACCEPTED' as const,
  leftAt: null,
  ...change,
});
const meal = (id: string, change: object = {}) => ({
  __typename: 'Meal' as const,
  id,
  name: 'Chili',
  status: 'PLANNED' as const,
  ...change,
});
const TRIP = {
  __typename: 'Trip' as const,
  id: 't1',
  name: 'Cannon Beach 2026',
  location: 'Oregon',
  startDate: '2026-06-05',
  endDate: '2026-06-08',
  mealTypes: ['LUNCH' as const, 'DINNER' as const],
  dietaryRestrictions: ['no pork'],
  items: [],
  meals: [meal('m1'), meal('m2', { name: '' }), meal('m3', { status: 'NOT_NEEDED' })],
  participants: [
    person('Maya', { isViewer: true }),
    person('Jo'),
    person('Priya', { inviteStatus: 'DECLINED' }),
    person('Leonard', { leftAt: '2026-06-01T10:00:00.000Z' }),
    person('Former', { phone: null }),
    person('Dan', { inviteStatus: 'PENDING' }),
  ],
};

test.each([
  ['Cannon Beach', '', 'Cannon Beach'],
  ['Cannon Beach', '2027-06-04', 'Cannon Beach 2027'],
  ['Cannon Beach 2026', '2027-06-04', 'Cannon Beach 2027'],
  ['Cannon Beach 2026', 'Jun', 'Cannon Beach'],
  ['2026', '2027-06-04', '2026 2027'],
])('%s, again from "%s", is %s', (name, start, again) => expect(nameOfYear(name, start)).toBe(again));

test('the new trip is as long, at the same place, for the same meals and people', () => {
  expect(endOf(TRIP, '2027-12-30')).toBe('2028-01-02');
  const dates = { name: 'Again', startDate: '2027-06-04', endDate: '2027-06-07' };
  const same = { ...dates, location: 'Oregon', mealTypes: ['lunch', 'dinner'] };
  const people = [
    { name: 'Jo', contact: '+14155550102' },
    { name: 'Dan', contact: '+14155550103' },
  ];
  expect(againTrip(TRIP, dates, { menu: true, people: true, items: true })).toEqual({
    ...same,
    dietaryRestrictions: ['no pork'],
    invitePhones: people,
  });
  expect(againTrip(TRIP, dates, { menu: true, people: false, items: true })).toEqual({
    ...same,
    dietaryRestrictions: [],
    invitePhones: [],
  });
});

test('says what comes along', () => {
  expect(menuNote(TRIP)).toBe('1 meal; who cooks is open');
  expect(menuNote({ ...TRIP, meals: [meal('m1'), meal('m2')] })).toBe('2 meals; who cooks is open');
  const [first, ...others] = invitedAgain(TRIP);
  expect(
    peopleNote(
      TRIP,
      [first, ...others].filter((one) => one !== undefined),
    ),
  ).toBe('2 invitations');
  expect(peopleNote(TRIP, first === undefined ? [] : [first])).toBe('1 invitation; their answers carry over');
});

test.each([
  [['Charcoal'], 'Charcoal'],
  [['Charcoal', 'Paper towels'], 'Charcoal and paper towels'],
  [['Charcoal', 'Paper towels', 'Ice'], 'Charcoal, paper towels and ice'],
  [['Charcoal', 'Paper towels', 'Ice', 'Foil'], 'Charcoal, paper towels and 2 more'],
])('the items %j read %s', (names, text) => expect(itemsNote(names)).toBe(text));
