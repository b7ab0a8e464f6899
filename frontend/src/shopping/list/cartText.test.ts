import { JONAS, VIEWER } from '../../../test/answers/tripAnswers.ts';
import { cartRow } from '../../../test/cartRow.ts';
import { cartParts } from '../rows/cartParts.ts';
import { viewForOthers } from '../rows/cartView.ts';
import { cartText } from './cartText.ts';

const PEOPLE = [VIEWER, JONAS];

const NOT_FOUND = {
  kind: 'not_here' as const,
  by: VIEWER.id,
  at: '2030-06-12T12:00:00.000Z',
  message: null,
  shop: null,
  asked: null,
};
const ROWS = [
  cartRow('i1', 'Onions', { quantity: '2', unit: 'lb', purchased: true }),
  cartRow('i2', 'Garlic', { quantity: '1', unit: 'head', assignedToId: JONAS.id }),
  cartRow('i3', 'Milk', { quantity: '1', unit: 'cup', mergedAs: 'milk', assignedToId: VIEWER.id }),
  cartRow('i4', 'milk', { quantity: '1', unit: 'can', mergedAs: 'milk', assignedToId: VIEWER.id }),
];
const VIEW = viewForOthers({
  tripId: 't1',
  people: PEOPLE,
  eaters: [],
  grouping: 'store-sections',
  isMine: false,
  viewerId: VIEWER.id,
  today: '2030-06-12',
  canPlan: true,
  canTick: true,
  canAssign: true,
  canAddReceipt: true,
  notFor: new Map([['i6', [{ id: 'e1', name: 'Maya', isViewer: true }]]]),
  dayOf: new Map(),
  onOpen: () => undefined,
});
const TRIP = { tripName: 'Lake Wallowa', location: 'Joseph, Oregon', dates: 'Jun 13 - Jun 15' };

describe('the cart as a text', () => {
  it('lists each section, remaining items first, with amounts and people', () => {
    const parts = cartParts(ROWS, PEOPLE, 'store-sections');
    expect(cartText({ ...TRIP, parts, view: VIEW })).toBe(
      [
        'Lake Wallowa: Shopping List',
        'Joseph, Oregon, Jun 13 - Jun 15',
        '',
        'PRODUCE',
        '[ ] Garlic: 1 head (Jonas Weber)',
        '[x] Onions: 2 lb',
        '',
        'DAIRY & EGGS',
        '[ ] Milk: 1 can + ≈ 1 pint (Maya Torres)',
      ].join('\n'),
    );
  });

  it('has one line for two names of a food, in the unit to buy', () => {
    const parts = cartParts(
      [
        cartRow('i1', 'Greek yoghurt', { quantity: '500', unit: 'g' }),
        cartRow('i2', 'Greek yogurt', { quantity: '1', unit: 'cup' }),
      ],
      PEOPLE,
      'store-sections',
    );
    expect(cartText({ ...TRIP, parts, view: VIEW })).toContain('\n[ ] Greek yoghurt: ≈ 1 tub');
  });

  it('says what a shopper has to know, to anybody', () => {
    const rows = [
      cartRow('i5', 'Tomatoes', {
        quantity: '4',
        unit: 'cans',
        notes: '15-ounce cans',
        unavailable: NOT_FOUND,
      }),
      cartRow('i6', 'Mushrooms', { quantity: '13', unit: 'oz' }),
      cartRow('i7', 'Rice pasta', { insteadOf: 'Penne' }),
    ];
    const text = cartText({ ...TRIP, parts: cartParts(rows, PEOPLE, 'store-sections'), view: VIEW });
    expect(text).toContain('[ ] Tomatoes: 4 cans · Maya Torres couldn’t find it · 15-ounce cans');
    expect(text).toContain('[ ] Mushrooms: 13 oz · Not for Maya');
    expect(text).toContain('[ ] Rice pasta · instead of Penne');
  });

  it('omits people who are named in the heading', () => {
    const parts = cartParts(ROWS, VIEW.people, 'assigned-users');
    expect(
      cartText({ ...TRIP, parts, view: { ...VIEW, grouping: 'assigned-users' } })
        .split('\n')
        .slice(3),
    ).toEqual([
      'MAYA TORRES',
      '[ ] Milk: 1 can + ≈ 1 pint',
      '',
      'JONAS WEBER',
      '[ ] Garlic: 1 head',
      '',
      'UNASSIGNED',
      '[x] Onions: 2 lb',
    ]);
  });
});
