import fc from 'fast-check';
import { cartByShopper, cartByStoreSection, cartTotals, groupRows, shoppingKey } from './shopping.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly purchased: boolean;
  readonly assignedToId: string | null;
}

function row(name: string, change: Partial<Row> = {}): Row {
  return { id: `${name}-${JSON.stringify(change)}`, name, purchased: false, assignedToId: null, ...change };
}

const anyRow = fc.record({
  id: fc.uuid(),
  name: fc.oneof(fc.constantFrom('Egg', 'eggs', ' EGGS ', 'Feta', 'black  beans', 'Black bean'), fc.string()),
  purchased: fc.boolean(),
  assignedToId: fc.constantFrom('a', 'b', 'gone', null),
});

describe('shopping key', () => {
  it.each([
    ['Yellow Onion', 'yellow  onions '],
    ['tomato', 'Tomatoes'],
    ['blueberry', 'Blueberries'],
    ['peach', 'peaches'],
    ['bay leaf', 'bay leaves'],
    ['cookie', 'Cookies'],
    ['pie', 'pies'],
    ['quiche', 'quiches'],
    ['box', 'boxes'],
    ['kiwi', 'kiwis'],
    ['jalape\u00f1o', 'jalapen\u0303os'],
  ])('"%s" and "%s" are the same thing to buy', (one, other) => {
    expect(shoppingKey(one)).toBe(shoppingKey(other));
  });

  it.each([
    ['red onion', 'yellow onion'],
    ['milk', 'oat milk'],
    ['rice', 'ricotta'],
    ['bass', 'base'],
  ])('"%s" and "%s" are not', (one, other) => {
    expect(shoppingKey(one)).not.toBe(shoppingKey(other));
  });

  it('is the same for any case and spacing, and a key of a key is itself', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 4 }), (words) => {
        const key = shoppingKey(words.join(' '));
        expect(shoppingKey(`  ${words.join('   ').toUpperCase()} `)).toBe(key);
        expect(shoppingKey(key)).toBe(key);
      }),
    );
  });
});

describe('grouped rows', () => {
  it('a group is purchased only when all of its rows are', () => {
    const [half] = groupRows([row('Eggs', { purchased: true }), row('egg')]);
    const [whole] = groupRows([row('Eggs', { purchased: true }), row('egg', { purchased: true })]);
    expect(half).toMatchObject({ name: 'Eggs', isPurchased: false });
    expect(whole?.isPurchased).toBe(true);
  });

  it('keep every row exactly once', () => {
    fc.assert(
      fc.property(fc.array(anyRow), (rows) => {
        const groups = groupRows(rows);
        expect(
          groups
            .flatMap((group) => group.rows)
            .map(({ id }) => id)
            .sort(),
        ).toEqual(rows.map(({ id }) => id).sort());
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
      }),
    );
  });

  it('add up: purchased and remaining make the total', () => {
    fc.assert(
      fc.property(fc.array(anyRow), (rows) => {
        const { total, purchased, remaining } = cartTotals(groupRows(rows));
        return purchased + remaining === total && purchased >= 0 && remaining >= 0;
      }),
    );
  });
});

describe('the cart', () => {
  it('has its sections in the order of the shop, without empty ones', () => {
    const cart = cartByStoreSection([row('Trail mix'), row('Feta'), row('Onions'), row('onion')]);
    expect(cart.map(({ section }) => section)).toEqual(['Produce', 'Dairy & Eggs', 'Snacks & Treats']);
    expect(cart[0]?.groups[0]?.rows).toHaveLength(2);
  });

  it('by shopper has organizers first and unassigned last; whoever left counts as nobody', () => {
    const shoppers = [
      { id: 'a', isOrganizer: false },
      { id: 'b', isOrganizer: true },
      { id: 'c', isOrganizer: false },
    ];
    const rows = [
      row('Eggs', { assignedToId: 'a' }),
      row('Egg', { assignedToId: 'b' }),
      row('Feta'),
      row('Corn', { assignedToId: 'gone' }),
    ];
    const cart = cartByShopper(shoppers, rows);
    expect(cart.map(({ shopper, groups }) => [shopper?.id, groups.map(({ name }) => name)])).toEqual([
      ['b', ['Egg']],
      ['a', ['Eggs']],
      [undefined, ['Feta', 'Corn']],
    ]);
  });

  it('by section and by shopper holds every row exactly once', () => {
    const shoppers = [
      { id: 'a', isOrganizer: false },
      { id: 'b', isOrganizer: true },
    ];
    fc.assert(
      fc.property(fc.array(anyRow), (rows) => {
        const ids = rows.map(({ id }) => id).sort();
        const bySection = cartByStoreSection(rows).flatMap(({ groups }) =>
          groups.flatMap((group) => group.rows),
        );
        const byShopper = cartByShopper(shoppers, rows).flatMap(({ groups }) =>
          groups.flatMap((group) => group.rows),
        );
        expect(bySection.map(({ id }) => id).sort()).toEqual(ids);
        expect(byShopper.map(({ id }) => id).sort()).toEqual(ids);
      }),
    );
  });
});
