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
  it('has a row for each line that is an ingredient', () => {
    const { rows, headings } = readDraft(draftOf('Dough:\n\n1 1/2 cups flour, sifted\néclairs'));
    expect(headings).toEqual(['Dough:']);
    expect(rows.map(({ fields }) => fields)).toEqual([
      { name: 'Flour', quantity: '1 1/2', unit: 'cups', notes: 'sifted' },
      { name: 'Éclairs', quantity: null, unit: null, notes: null },
    ]);
  });

  it('keeps a correction while other lines change, and reads a line anew that is written anew', () => {
    const draft = draftOf('salt\n2 cups flour');
    const right = corrected(draft, keyAt(draft, 1), FLOUR);
    expect(names({ ...right, text: 'pepper\n2 cups flour\nsalt' })).toEqual(['Pepper', 'Rye flour', 'Salt']);
    expect(names({ ...right, text: 'salt\n3 cups flour' })).toEqual(['Salt', 'Flour']);
  });

  it('tells lines apart that are alike', () => {
    const draft = draftOf('salt\n- oil\nsalt');
    const right = corrected(draft, keyAt(draft, 2), FLOUR);
    expect(names(right)).toEqual(['Salt', 'Oil', 'Rye flour']);
    expect(withoutRow(draft, keyAt(draft, 2)).text).toBe('salt\n- oil');
    expect(withoutRow(draft, keyAt(draft, 0)).text).toBe('- oil\nsalt');
  });

  it('says what is wrong with a row, the first thing of each field', () => {
    const draft = draftOf('salt');
    const { rows } = readDraft(
      corrected(draft, keyAt(draft, 0), { ...FLOUR, name: ' ', unit: 'u'.repeat(41) }),
    );
    expect(rows[0]).toMatchObject({
      fields: null,
      errors: { name: 'Please enter an ingredient name.', unit: 'Unit can have at most 40 characters.' },
    });
  });

  it('is joined with another without a blank line between them', () => {
    const first = draftOf('2 cups flour');
    const both = joined(corrected(first, keyAt(first, 0), FLOUR), draftOf('salt'));
    expect(both.text).toBe('2 cups flour\nsalt');
    expect(names(both)).toEqual(['Rye flour', 'Salt']);
    expect(joined(draftOf('salt'), EMPTY_DRAFT).text).toBe('salt');
  });
});
