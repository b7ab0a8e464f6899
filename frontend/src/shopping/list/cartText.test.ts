import { JONAS, VIEWER } from '../../../test/answers/tripAnswers.ts';
import { cartRow } from '../../../test/cartRow.ts';
import { cartParts } from '../rows/cartParts.ts';
import { cartText } from './cartText.ts';

const PEOPLE = [VIEWER, JONAS];

const ROWS = [
  cartRow('i1', 'Onions', { quantity: '2', unit: 'lb', purchased: true }),
  cartRow('i2', 'Garlic', { quantity: '1', unit: 'head', assignedToId: JONAS.id }),
  cartRow('i3', 'Milk', { quantity: '1', unit: 'cup', mergedAs: 'milk', assignedToId: VIEWER.id }),
  cartRow('i4', 'milk', { quantity: '1', unit: 'can', mergedAs: 'milk', assignedToId: VIEWER.id }),
];
const TRIP = { tripName: 'Lake Wallowa', location: 'Joseph, Oregon', dates: 'Jun 13 - Jun 15' };

describe('the cart as a text', () => {
  it('lists each section, remaining items first, with amounts and people', () => {
    const parts = cartParts(ROWS, PEOPLE, 'store-sections');
    expect(cartText({ ...TRIP, parts, people: PEOPLE })).toBe(
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
    expect(cartText({ ...TRIP, parts, people: null })).toContain('\n[ ] Greek yoghurt: ≈ 1 tub');
  });

  it('omits people who are named in the heading', () => {
    const parts = cartParts(ROWS, PEOPLE, 'assigned-users');
    expect(
      cartText({ ...TRIP, parts, people: null })
        .split('\n')
        .slice(3),
    ).toEqual([
      'MAYA TORRES (YOU)',
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
