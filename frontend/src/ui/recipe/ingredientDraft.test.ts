import { readerOf, readersBy } from '../../../../domain/text/reader.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import {
  corrected,
  EMPTY_DRAFT,
  joined,
  readDraft,
  withoutRow,
  type IngredientDraft,
} from './ingredientDraft.ts';

const draftOf = (text: string): IngredientDraft => ({ ...EMPTY_DRAFT, text });
const names = (draft: IngredientDraft) => readDraft(draft).rows.map(({ input }) => input.name);
const keyAt = (draft: IngredientDraft, place: number) => readDraft(draft).rows[place]?.key ?? '';
const FLOUR = { name: 'Rye flour', quantity: '2', unit: 'cups', notes: '' };

describe('a draft of ingredients', () => {
  it('has a row for each ingredient line', () => {
    const { rows, headings } = readDraft(draftOf('Dough:\n\n1 1/2 cups flour, sifted\néclairs'));
    expect(headings).toEqual(['Dough']);
    expect(rows.map(({ fields }) => fields)).toEqual([
      { name: 'Flour', quantity: '1 1/2', unit: 'cups', notes: 'sifted' },
      { name: 'Éclairs', quantity: null, unit: null, notes: null },
    ]);
  });

  it('has a row for each food of a line that lists foods, and removes one of them', () => {
    const draft = draftOf('salt\navocado, tomatoes, cheese');
    expect(names(draft)).toEqual(['Salt', 'Avocado', 'Tomatoes', 'Cheese']);
    expect(withoutRow(draft, keyAt(draft, 2)).text).toBe('salt\navocado\ncheese');
  });

  it('knows the part of each row, also of a line that lists foods', () => {
    const { rows } = readDraft(
      draftOf('salt\n## Topping:\nsalt\navocado, tomatoes, cheese\nIngredients:\noil'),
    );
    expect(rows.map(({ part }) => part)).toEqual([null, 'Topping', 'Topping', 'Topping', 'Topping', null]);
  });

  it('keeps a correction while other lines change, and parses a changed line again', () => {
    const draft = draftOf('salt\n2 cups flour');
    const right = corrected(draft, keyAt(draft, 1), FLOUR);
    expect(names({ ...right, text: 'pepper\n2 cups flour\nsalt' })).toEqual(['Pepper', 'Rye flour', 'Salt']);
    expect(names({ ...right, text: 'salt\n3 cups flour' })).toEqual(['Salt', 'Flour']);
  });

  it('distinguishes equal lines', () => {
    const draft = draftOf('salt\n- oil\nsalt');
    const right = corrected(draft, keyAt(draft, 2), FLOUR);
    expect(names(right)).toEqual(['Salt', 'Oil', 'Rye flour']);
    expect(withoutRow(draft, keyAt(draft, 2)).text).toBe('salt\n- oil');
    expect(withoutRow(draft, keyAt(draft, 0)).text).toBe('- oil\nsalt');
  });

  it('shows the first error of each field of a row', () => {
    const draft = draftOf('salt');
    const { rows } = readDraft(
      corrected(draft, keyAt(draft, 0), { ...FLOUR, name: ' ', unit: 'u'.repeat(41) }),
    );
    expect(rows[0]).toMatchObject({
      fields: null,
      errors: { name: 'Please enter an ingredient name.', unit: 'Unit can have at most 40 characters.' },
    });
  });

  it('puts an addition to an amount into the quantity, or into the notes when it is too long', () => {
    const { rows } = readDraft(
      draftOf(
        '3 tbsp plus 1 tsp soy sauce, cold\n1 heaping tablespoon plus 1 1/2 to 2 1/2 scant teaspoons salt\n' +
          '1 1/2 to 2 1/2 tablespoons plus 1 1/2 to 2 1/2 teaspoons salt',
      ),
    );
    expect(rows.map(({ input }) => input)).toMatchObject([
      { quantity: '3 tbsp plus 1 tsp', unit: '', name: 'Soy sauce', notes: 'cold' },
      { quantity: '1', unit: 'tablespoon' },
      {
        quantity: '1 1/2 to 2 1/2',
        unit: 'tablespoons',
        name: 'Salt',
        notes: 'plus 1 1/2 to 2 1/2 teaspoons',
      },
    ]);
    expect(rows.every(({ fields }) => fields !== null)).toBe(true);
  });

  it('keeps a line of more than 500 characters unparsed, with an error', () => {
    const long = '1 '.repeat(LIMITS.ingredientLine);
    const { rows } = readDraft(draftOf(`salt\n${long}\n2 cups flour`));
    expect(rows[1]).toMatchObject({
      input: { name: long.trim(), quantity: '', unit: '', notes: '' },
      fields: null,
      errors: { name: 'A line can have at most 500 characters. Shorten it or split it into several lines.' },
    });
    expect(rows.map(({ fields }) => fields?.name)).toEqual(['Salt', undefined, 'Flour']);
  });

  it('parses as many lines as a meal can have ingredients, and counts the rest', () => {
    const lines = Array.from({ length: LIMITS.mealIngredients + 50 }, (_, index) => `${index + 1} eggs`);
    const { rows, unread } = readDraft(draftOf(lines.join('\n')));
    expect([rows.length, unread]).toEqual([LIMITS.mealIngredients, 50]);
  });

  it('does not parse a list of more than 100,000 characters, and says so', () => {
    const text = 'salt\n'.repeat(LIMITS.ingredientList / 5);
    expect(readDraft(draftOf(text))).toMatchObject({ unread: 19_900, whyNotRead: null });
    expect(readDraft(draftOf(`${text}x`))).toEqual({
      rows: [],
      unread: 0,
      headings: [],
      whyNotRead: 'A list can have at most 100,000 characters.',
    });
  });

  it('does not parse an unchanged line again', () => {
    const lines = Array.from({ length: LIMITS.mealIngredients }, (_, index) => `${index + 1} cups flour`);
    const before = readDraft(draftOf(lines.join('\n'))).rows;
    const after = readDraft(draftOf([...lines.slice(0, -1), '2 eggs'].join('\n'))).rows;
    expect(after.filter(({ input }, place) => input !== before[place]?.input)).toHaveLength(1);
  });

  it('is joined with another draft without a blank line', () => {
    const first = draftOf('2 cups flour');
    const both = joined(corrected(first, keyAt(first, 0), FLOUR), draftOf('salt'));
    expect(both.text).toBe('2 cups flour\nsalt');
    expect(names(both)).toEqual(['Rye flour', 'Salt']);
    expect(joined(draftOf('salt'), EMPTY_DRAFT).text).toBe('salt');
  });
});

it('reads amounts as the reader writes numbers, and shows them so', () => {
  readersBy(() => readerOf('de'));
  const { rows } = readDraft({ ...EMPTY_DRAFT, text: '1.500 g Mehl\n1,25 l Milch, 3,5 %' });
  expect(rows.map(({ input, fields }) => [input.quantity, fields?.quantity, fields?.notes])).toEqual([
    ['1500', '1500', null],
    ['1,25', '1.25', '3,5 %'],
  ]);
  readersBy(() => readerOf('en'));
});
