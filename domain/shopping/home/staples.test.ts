import staples from '../data/staples.json' with { type: 'json' };
import { foodKey } from '../food/foodKey.ts';
import { atHomeOf, stapleAnswersOf, stapleFood, toCheckOf, type StapleRow } from './staples.ts';

function row(name: string, answer: 'have' | 'need' | null = null, at = '12', purchased = false): StapleRow {
  const staple = answer === null ? null : { answer, by: 'sam', at: `2026-06-13T${at}:00:00.000Z` };
  return { name, purchased, staple, mealDate: '2026-06-14' };
}

/** Added to the list by a person. */
function item(...of: Parameters<typeof row>): StapleRow {
  return { ...row(...of), mealDate: null };
}

test.each([
  ['Salt', 'salt'],
  ['kosher salt', 'salt'],
  ['Extra-Virgin Olive Oil', 'olive oil'],
  ['freshly ground black pepper', 'pepper'],
  ['bay leaves', 'bay leaf'],
])('%s is the staple %s', (name, food) => {
  expect(stapleFood(name)).toBe(food);
});

test.each(['bell peppers', 'Peppers', 'red pepper', 'salted butter', 'garlic cloves', 'milk', 'ice'])(
  '%s is no staple',
  (name) => {
    expect(stapleFood(name)).toBeNull();
  },
);

test('there are at least fifty staples, each name in one list', () => {
  const names = staples.foods.flat().map(foodKey);
  expect(staples.foods.length).toBeGreaterThanOrEqual(50);
  const first = staples.foods.flatMap((list) => [...new Set(list.map(foodKey))]);
  expect(first.filter((name, index) => first.indexOf(name) !== index)).toEqual([]);
  expect(names).not.toContain('');
});

test('a staple is to be checked until somebody answers, also for rows added later', () => {
  const rows = [row('salt'), row('kosher salt', 'have'), row('flour')];
  const isToCheck = toCheckOf(rows);
  expect(rows.filter(isToCheck)).toEqual([row('flour')]);
  expect(rows.filter(atHomeOf(rows)).map(({ name }) => name)).toEqual(['salt', 'kosher salt']);
});

test('the last answer holds', () => {
  const rows = [row('salt', 'have', '12'), row('sea salt', 'need', '13')];
  expect(stapleAnswersOf(rows)(row('salt'))).toMatchObject({ answer: 'need' });
  expect(rows.filter(atHomeOf(rows))).toEqual([]);
});

test('what was bought, even in part, is not to be checked, and nothing that was bought is at home', () => {
  const rows = [
    row('salt', null, '12', true),
    row('salt'),
    row('flour', 'have', '12', true),
    row('vinegar', null, '12', true),
  ];
  expect(stapleFood('vinegar')).not.toBeNull();
  expect(rows.filter(toCheckOf(rows))).toEqual([]);
  expect(rows.filter(atHomeOf(rows))).toEqual([]);
});

test('anything can be at home', () => {
  const rows = [row('charcoal', 'have')];
  expect(rows.filter(atHomeOf(rows))).toEqual(rows);
  expect(rows.filter(toCheckOf([row('charcoal')]))).toEqual([]);
});

test('what a person adds to the list is to be bought, and its line with it', () => {
  expect([item('coffee')].filter(toCheckOf([item('coffee')]))).toEqual([]);
  const rows = [row('salt'), item('kosher salt'), row('flour')];
  expect(rows.filter(toCheckOf(rows))).toEqual([row('flour')]);
});

test('what is added after somebody had it at home is to be bought, unless it is said of this, too', () => {
  const rows = [row('salt', 'have'), row('sea salt'), item('salt'), item('salt', 'have')];
  expect(rows.filter(atHomeOf(rows))).toEqual([rows[0], rows[1], rows[3]]);
});
