import { rendered } from '../../text/rendered.ts';
import fc from 'fast-check';
import { chosenName } from '../ingredient/ingredient.ts';
import {
  cartByShopper,
  cartByStoreSection,
  cartTotals,
  duplicateGroups,
  lineText,
  groupRows,
  mergePlan,
  rowAmounts,
  type Merge,
  type MergeableRow,
} from './shopping.ts';
import { foodKey } from '../food/foodKey.ts';

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
    expect(foodKey(one)).toBe(foodKey(other));
  });

  it.each([
    ['red onion', 'yellow onion'],
    ['milk', 'oat milk'],
    ['rice', 'ricotta'],
    ['bass', 'base'],
  ])('"%s" and "%s" are different things to buy', (one, other) => {
    expect(foodKey(one)).not.toBe(foodKey(other));
  });

  it('is the same for any case and spacing, and is its own key', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 4 }), (words) => {
        const key = foodKey(words.join(' '));
        expect(foodKey(`  ${words.join('   ').toUpperCase()} `)).toBe(key);
        expect(foodKey(key)).toBe(key);
      }),
    );
  });
});

describe('grouped rows', () => {
  it('a group is purchased only when all of its rows are purchased', () => {
    const [half] = groupRows([row('Eggs', { purchased: true }), row('egg')]);
    const [whole] = groupRows([row('Eggs', { purchased: true }), row('egg', { purchased: true })]);
    expect(half).toMatchObject({ name: 'Eggs', isPurchased: false });
    expect(whole?.isPurchased).toBe(true);
  });

  it('contain every row exactly once, under the key of its name', () => {
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
        for (const { key, rows: members } of groups)
          expect(members.map(({ name }) => foodKey(name))).toEqual(members.map(() => key));
      }),
    );
  });

  it('add up: purchased and remaining give the total', () => {
    fc.assert(
      fc.property(fc.array(anyRow), (rows) => {
        const { total, purchased, remaining } = cartTotals(groupRows(rows));
        return purchased + remaining === total && purchased >= 0 && remaining >= 0;
      }),
    );
  });
});

function mergeable(name: string, amount: string, change: Partial<MergeableRow> = {}): MergeableRow {
  const [quantity = null, unit = null] = amount === '' ? [] : amount.split(' ');
  return { ...row(name), id: `${name} ${amount}`, quantity, unit, mergedAs: null, ...change };
}

/** The rows after a merge plan is applied. */
function afterMerge(rows: readonly MergeableRow[], plan: readonly Merge<MergeableRow>[]): MergeableRow[] {
  return rows.map((one) => {
    const merge = plan.find(({ rows: members }) => members.includes(one));
    return merge === undefined ? one : { ...one, mergedAs: merge.key, assignedToId: merge.assignedToId };
  });
}

describe('optimising', () => {
  const anyMergeable = fc
    .record({
      name: fc.constantFrom('Egg', 'eggs', ' EGGS ', 'Feta', 'black  beans', 'Black bean', 'Leek'),
      quantity: fc.constantFrom('2', '1 1/2', 'a few', null),
      unit: fc.constantFrom('cups', 'g', 'cans', null),
      purchased: fc.boolean(),
      assignedToId: fc.constantFrom('a', 'b', null),
      mergedAs: fc.constantFrom(null, 'egg', 'feta'),
    })
    .map((one) => ({ ...one, id: one.name }));

  it('merges the rows of a name into one line with one total', () => {
    const rows = [
      mergeable('Beans', '2 cans'),
      mergeable('Feta', '200 g'),
      mergeable('beans', '300 g'),
      mergeable(' BEANS', '100 g'),
    ];
    expect(mergePlan(rows)).toEqual([
      {
        key: 'bean',
        name: 'Beans',
        rows: [rows[0], rows[2], rows[3]],
        total: '2 cans + 400 g',
        assignedToId: null,
      },
    ]);
  });

  it.each([
    [['a', 'b', 'b', null], 'b'],
    [['b', 'a', 'a', 'b'], 'b'],
    [[null, null, 'a'], 'a'],
    [[null, null], null],
  ])('assigns rows of %j to %j', (assignees, buyer) => {
    const rows = assignees.map((assignedToId, index) => mergeable('Leek', `${index}`, { assignedToId }));
    expect(mergePlan(rows)[0]?.assignedToId).toBe(buyer);
  });

  it('changes nothing the second time; a row added later is a new duplicate', () => {
    fc.assert(
      fc.property(fc.array(anyMergeable), (rows) => {
        const done = afterMerge(rows, mergePlan(rows));
        expect(mergePlan(done)).toEqual([]);
        for (const group of groupRows(done)) {
          const added = mergeable(group.name, '1 cup');
          expect(duplicateGroups([...done, added]).map(({ key }) => key)).toEqual([group.key]);
        }
      }),
    );
  });

  it('covers each unmerged row of a group exactly once and assigns the group to one of its assignees', () => {
    fc.assert(
      fc.property(fc.array(anyMergeable), (rows) => {
        const covered = mergePlan(rows).flatMap((merge) => merge.rows);
        expect(new Set(covered).size).toBe(covered.length);
        for (const { assignedToId, rows: members } of mergePlan(rows)) {
          const had = members.flatMap((member) => member.assignedToId ?? []);
          expect(had.length === 0 ? [null] : had).toContain(assignedToId);
        }
      }),
    );
  });

  it('shows the same total before, after, and with a later addition', () => {
    const rows = [mergeable('Milk', '2 cups'), mergeable('milk', '1 cup'), mergeable('MILK', '')];
    const amountsOf = (some: readonly MergeableRow[]) => rendered(groupRows(some).map(lineText));
    const done = afterMerge(rows, mergePlan(rows));
    expect(amountsOf(rows)).toEqual(['≈ 1 quart']);
    expect(amountsOf(done)).toEqual(['≈ 1 quart']);
    expect(amountsOf([...done, mergeable('Milk', '1 pint')])).toEqual(['1 1/4 quarts']);
    expect(groupRows(rows).map(rowAmounts)).toEqual([['2 cups', '1 cup']]);
  });

  it('follows the chosen alternative: a row with another alternative leaves the group', () => {
    const mince = { name: 'Ground beef', alternatives: ['Lentils'] };
    const rows = [0, 0, 1].map((selectedAlternative, index) =>
      mergeable(chosenName({ ...mince, selectedAlternative }), `${index + 1} lb`),
    );
    expect(mergePlan(rows).map(({ name, total }) => [name, total])).toEqual([['Ground beef', '3 lb']]);
    const [first, ...others] = afterMerge(rows, mergePlan(rows));
    const changed = [...others, { ...mergeable('Lentils', '1 lb'), mergedAs: first?.mergedAs ?? null }];
    expect(duplicateGroups(changed).map(({ name }) => name)).toEqual(['Lentils']);
  });
});

describe('the cart', () => {
  it('has its sections in store order, without empty ones', () => {
    const cart = cartByStoreSection([row('Trail mix'), row('Feta'), row('Onions'), row('onion')]);
    expect(cart.map(({ section }) => section)).toEqual(['Produce', 'Dairy & Eggs', 'Snacks & Treats']);
    expect(cart[0]?.groups[0]?.rows).toHaveLength(2);
  });

  it('by shopper lists organizers first and unassigned rows last, with those of former participants', () => {
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

  it('by section and by shopper contains every row exactly once', () => {
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
