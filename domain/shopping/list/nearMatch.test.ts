import { rendered } from '../../text/rendered.ts';
import { nearKey } from './nearMatch.ts';
import { lineText, groupRows, mergePlan, namesOf, nearMatches, type MergeableRow } from './shopping.ts';
import { foodKey } from '../food/foodKey.ts';

const near = (name: string) => nearKey(foodKey(name));

describe('near matches', () => {
  it.each([
    ['garlic cloves', 'garlic'],
    ['free-range eggs', 'eggs'],
    ['organic carrots', 'carrots'],
    ['fresh thyme leaves', 'thyme'],
    ['shredded mozzarella cheese', 'mozzarella'],
    ['chicken broth', 'chicken stock'],
    ['cookies', 'biscuits'],
    ['tomato purée', 'tomato paste'],
    ['clementines', 'mandarins'],
    ['bacon slices', 'bacon'],
    ['baby spinach', 'spinach'],
    ['celery stalks', 'celery'],
    ['boneless skinless chicken thighs', 'chicken thighs'],
    ['whole milk', 'milk'],
  ])('%s is near to %s, but another key', (one, other) => {
    expect(near(one)).toBe(near(other));
    expect(foodKey(one)).not.toBe(foodKey(other));
  });

  it.each([
    ['cloves', 'garlic'],
    ['garlic powder', 'garlic'],
    ['dried basil', 'basil'],
    ['ground ginger', 'fresh ginger'],
    ['canned tomatoes', 'tomatoes'],
    ['egg whites', 'eggs'],
    ['red onion', 'green onion'],
    ['cream', 'sour cream'],
    ['butter', 'peanut butter'],
    ['milk', 'coconut milk'],
    ['rice', 'rice vinegar'],
    ['black pepper', 'bell pepper'],
    ['ground beef', 'beef'],
    ['olive oil', 'olives'],
    ['baby corn', 'corn'],
    ['fresh pasta', 'pasta'],
    ['fresh mozzarella', 'mozzarella'],
    ['raw sugar', 'sugar'],
    ['whole chicken', 'chicken'],
    ['beef broth', 'beef'],
  ])('%s is not near to %s', (one, other) => {
    expect(near(one)).not.toBe(near(other));
  });

  function row(name: string, quantity: string, unit: string | null = null): MergeableRow {
    return { id: name, name, quantity, unit, purchased: false, assignedToId: null, mergedAs: null };
  }
  const ROWS = [row('Garlic cloves', '3'), row('Rice', '1', 'cup'), row('Garlic', '1', 'head')];

  it('are offered with their sum, and merged only when asked for', () => {
    expect(nearMatches(ROWS)).toMatchObject([
      { key: 'garlic', rows: [{ name: 'Garlic cloves' }, { name: 'Garlic' }] },
    ]);
    expect(mergePlan(ROWS)).toEqual([]);
    expect(mergePlan(ROWS, ['garlic'])).toEqual(nearMatches(ROWS));
    expect(mergePlan(ROWS, ['rice', 'nothing'])).toEqual([]);
  });

  it('share one line once merged, until a name to buy becomes another food', () => {
    const merged = ROWS.map((one) => (one.name === 'Rice' ? one : { ...one, mergedAs: 'garlic' }));
    const lines = groupRows(merged);
    expect(lines.map(({ key, rows }) => [key, rows.length])).toEqual([
      ['garlic', 2],
      ['rice', 1],
    ]);
    expect(rendered(lines.map(lineText))).toEqual(['≈ 2 heads', '≈ 7 oz']);
    expect(nearMatches(merged)).toEqual([]);
    const renamed = merged.map((one) => (one.name === 'Garlic cloves' ? { ...one, name: 'Shallots' } : one));
    expect(groupRows(renamed).map(({ key }) => key)).toEqual(['shallot', 'rice', 'garlic']);
  });

  it('take the duplicates of their names along', () => {
    const rows = [...ROWS, { ...row('garlic', '2', 'heads'), id: 'more' }];
    expect(mergePlan(rows)).toMatchObject([
      { key: 'garlic', rows: [{ name: 'Garlic' }, { name: 'garlic' }] },
    ]);
    const [only, ...others] = mergePlan(rows, ['garlic']);
    expect(namesOf({ rows })).toBe('Garlic cloves, Rice, Garlic');
    expect(only?.rows).toHaveLength(3);
    expect(others).toEqual([]);
  });
});
