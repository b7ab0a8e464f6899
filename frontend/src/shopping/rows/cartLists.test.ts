import fc from 'fast-check';
import { JONAS, VIEWER } from '../../../test/answers/tripAnswers.ts';
import { groupRows } from '../../../../domain/shopping/list/shopping.ts';
import { cartRow } from '../../../test/cartRow.ts';
import { cartLists } from './cartLists.ts';
import { cartParts } from './cartParts.ts';
import type { CartRow } from './cartRows.ts';
import type { CartView } from './cartView.ts';
import { doneText } from './doneText.ts';
import { secondLine } from './lineTexts.ts';
import { matchIn, searchCart } from './searchCart.ts';

const PEOPLE = [VIEWER, JONAS];

function bought(id: string, name: string, purchasedAt: string | null): CartRow {
  return cartRow(id, name, { purchased: true, purchasedAt });
}

const ROWS = [
  bought('i1', 'Red onions', '2030-06-13T10:00:00.000Z'),
  cartRow('i2', 'Garlic'),
  bought('i3', 'Milk', '2030-06-13T10:52:00.000Z'),
  bought('i4', 'Yellow onions', null),
];
const parts = cartParts(ROWS, PEOPLE, 'store-sections');
const names = (lines: readonly { readonly group: { readonly name: string } }[]) =>
  lines.map(({ group }) => group.name);

describe('the lists of a cart', () => {
  it('keep a line in its section until its rows are folded', () => {
    const { sections, bought: folded } = cartLists(parts, new Set());
    expect(sections.map(({ title }) => title)).toEqual(['Produce', 'Dairy & Eggs']);
    expect(folded).toEqual([]);
  });

  it('have the folded lines at the end, newest first, and no section without another', () => {
    const { sections, bought: folded } = cartLists(parts, new Set(['i1', 'i3', 'i4']));
    expect(sections.map(({ title, groups }) => [title, groups.map(({ name }) => name)])).toEqual([
      ['Produce', ['Garlic']],
    ]);
    expect(names(folded)).toEqual(['Yellow onions', 'Milk', 'Red onions']);
  });

  it('move no line when anybody buys, until the bought ones fold', () => {
    const foods = ['Garlic', 'Milk', 'Limes', 'Trout', 'Red onions', 'Feta', 'Ice', 'Charcoal', 'Red onion'];
    const order = (isBought: readonly boolean[]) => {
      const rows = foods.map((name, index) =>
        cartRow(`i${index}`, name, { purchased: isBought[index] ?? false, purchasedById: JONAS.id }),
      );
      const { sections } = cartLists(cartParts(rows, PEOPLE, 'store-sections'), new Set());
      return sections.map(({ title, groups }) => [title, groups.map(({ key }) => key)]);
    };
    const ticks = fc.array(fc.boolean(), { minLength: foods.length, maxLength: foods.length });
    fc.assert(fc.property(ticks, (isBought) => expect(order(isBought)).toEqual(order([]))));
  });

  it('keep a line of two rows until both are folded', () => {
    const two = cartParts([bought('i1', 'Onions', null), cartRow('i2', 'Onions')], PEOPLE, 'store-sections');
    expect(cartLists(two, new Set(['i1'])).bought).toEqual([]);
  });
});

describe('a search', () => {
  it('finds parts of names, bought ones last, without regard to case and accents', () => {
    expect(names(searchCart(parts, ' ONI '))).toEqual(['Red onions', 'Yellow onions']);
    const jalapenos = cartParts([cartRow('i1', 'Jalapeños')], PEOPLE, 'store-sections');
    expect(names(searchCart(jalapenos, 'peno'))).toEqual(['Jalapeños']);
    const open = cartParts(
      [bought('i1', 'Red onions', null), cartRow('i2', 'White onions')],
      PEOPLE,
      'store-sections',
    );
    expect(names(searchCart(open, 'oni'))).toEqual(['White onions', 'Red onions']);
  });

  it('finds what an alternative stands for', () => {
    const oil = cartParts([cartRow('i1', 'Olive oil', { insteadOf: 'Butter' })], PEOPLE, 'store-sections');
    expect(names(searchCart(oil, 'butter'))).toEqual(['Olive oil']);
  });

  it.each([
    ['Yellow onions', 'oni', ['Yellow ', 'oni', 'ons']],
    ['Jalapeños', 'PENO', ['Jala', 'peño', 's']],
    ['Garlic', 'oni', null],
    ['Garlic', ' ', null],
  ])('marks in %s what %p found', (name, text, marked) => {
    expect(matchIn(name, text)).toEqual(marked);
  });
});

describe('the last words', () => {
  const groups = (rows: readonly CartRow[]) =>
    cartParts(rows, PEOPLE, 'store-sections').flatMap((part) => part.groups);

  it('name the time from the first to the last purchase', () => {
    expect(doneText(groups([ROWS[0], ROWS[2]].flatMap((row) => row ?? [])))).toBe(
      'All bought. 2 items in 52 minutes.',
    );
  });

  it('name no time for a list of several days, or without times', () => {
    const days = [ROWS[0], bought('i9', 'Rice', '2030-06-14T10:00:00.000Z')].flatMap((row) => row ?? []);
    expect(doneText(groups(days))).toBe('All bought. 2 items.');
    expect(doneText(groups([bought('i1', 'Rice', null)]))).toBe('All bought. 1 item.');
  });
});

describe('the second line', () => {
  const VIEW: CartView = {
    tripId: 't1',
    people: PEOPLE,
    eaters: [
      { id: 'mia', name: 'Mia' },
      { id: 'jo', name: 'Jo' },
    ],
    grouping: 'store-sections',
    isMine: false,
    viewerId: null,
    today: '2030-06-12',
    canPlan: true,
    canTick: true,
    canAssign: true,
    canAddReceipt: true,
    notFor: new Map(),
    dayOf: new Map(),
    onOpen: () => undefined,
  };

  function second(...changes: readonly Partial<CartRow>[]): string {
    const [group] = groupRows(changes.map((change, index) => cartRow(`i${index}`, 'Goat cheese', change)));
    if (group === undefined) throw new Error('There is one line.');
    return secondLine(group, VIEW, { isFolded: false, isWaiting: false })
      .map(({ text }) => text)
      .join(' · ');
  }

  it.each([
    ['instead of feta', null, 'instead of feta'],
    ['instead of feta', 'vegetarian feta', 'instead of vegetarian feta'],
    ['crumbled, instead of feta', 'vegetarian feta', 'instead of vegetarian feta · crumbled'],
    ['instead of feta, crumbled', 'vegetarian feta', 'instead of vegetarian feta · crumbled'],
    ['crumbled', null, 'crumbled'],
  ])('a line with the note “%s” that stands for %s says “%s”', (notes, insteadOf, text) => {
    expect(second({ notes, insteadOf })).toBe(text);
  });

  it('says who gets a plate of their own, unless everybody gets some of it', () => {
    const plate = { apartEaterIds: ['mia'] };
    expect(second(plate)).toBe('for Mia, on a separate plate');
    expect(second(plate, { apartEaterIds: ['jo'] })).toBe('for Mia and Jo, on a separate plate');
    expect(second(plate, {})).toBe('');
  });

  it.each<[string, Partial<CartRow>]>([
    ['', { insteadOf: 'feta' }],
    ['', { notes: 'instead of feta' }],
    ['crumbled', { notes: 'crumbled, instead of feta' }],
  ])('says “%s” of a line that one meal has for its own and another instead of feta', (text, replacing) => {
    expect(second({}, replacing)).toBe(text);
    expect(second(replacing, replacing)).toContain('instead of feta');
  });
});
