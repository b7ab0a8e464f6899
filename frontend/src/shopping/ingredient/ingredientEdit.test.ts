import { readerOf, readersBy } from '../../../../domain/text/reader.ts';
import { changedFields } from '../../forms/useVersionedDraft.ts';
import * as fc from 'fast-check';
import {
  editOf,
  ingredientChange,
  ingredientEditFields,
  readAmount,
  valuesOf,
  type IngredientEdit,
} from './ingredientEdit.ts';

const BEFORE = {
  name: 'Ground beef',
  quantity: '2',
  unit: 'lb',
  notes: null,
  alternatives: ['Turkey', 'Lentils', 'Beans'],
  selectedAlternative: 2,
  version: 1,
};
/** The changed fields of an edit, or its errors. */
function change(edit: Partial<IngredientEdit>) {
  const result = ingredientEditFields.safeParse({ ...editOf(BEFORE), ...edit });
  if (!result.success) return result.error.issues.map(({ message }) => message);
  return ingredientChange(result.data, changedFields(result.data, valuesOf(BEFORE)));
}
const [TURKEY, LENTILS, BEANS] = editOf(BEFORE).alternatives;

describe('editing an ingredient', () => {
  it('sends nothing without changes', () => {
    expect(change({})).toEqual({});
    expect(change({ name: ' Ground beef ', notes: ' ' })).toEqual({});
  });

  it('sends only changed fields, with null for a removed value', () => {
    expect(change({ amount: '3' })).toEqual({ quantity: '3', unit: null });
    expect(change({ amount: '3 kg' })).toEqual({ quantity: '3', unit: 'kg' });
    expect(change({ amount: ' ' })).toEqual({ quantity: null, unit: null });
    expect(change({ notes: '80/20' })).toEqual({ notes: '80/20' });
  });

  it.each([
    ['an earlier one is removed', [LENTILS, BEANS], ['Lentils', 'Beans'], 1],
    ['a later one is removed', [TURKEY, LENTILS], ['Turkey', 'Lentils'], 2],
    ['it is removed', [TURKEY, BEANS], ['Turkey', 'Beans'], 0],
    ['it is renamed', [TURKEY, { text: 'Red lentils', isSelected: true }], ['Turkey', 'Red lentils'], 2],
    ['it is emptied', [TURKEY, { text: ' ', isSelected: true }], ['Turkey'], 0],
    ['an earlier one is added', [{ text: 'Tofu', isSelected: false }, LENTILS], ['Tofu', 'Lentils'], 2],
  ])('adjusts the chosen alternative when %s', (_, edited, alternatives, selectedAlternative) => {
    const given = edited.flatMap((alternative) => alternative ?? []);
    expect(change({ alternatives: given })).toEqual({ alternatives, selectedAlternative });
  });

  it('shows validation errors', () => {
    expect(change({ name: '' })).toEqual(['Please enter an ingredient name.']);
  });

  it.each([
    ['1¾ lb', '1¾', 'lb'],
    ['14', '14', null],
    ['500 g', '500', 'g'],
    ['1 cup', '1', 'cup'],
    ['a little more', 'a little more', null],
  ])('reads the amount %s', (typed, quantity, unit) => {
    expect(readAmount(typed)).toEqual({ quantity, unit });
  });

  it('keeps how a saved amount is divided while it is not edited', () => {
    const word = fc.stringMatching(/^[a-z0-9¾/.-]{1,8}$/);
    fc.assert(
      fc.property(fc.option(word), fc.option(word), (quantity, unit) => {
        const saved = { ...BEFORE, quantity, unit };
        const result = ingredientEditFields.safeParse({ ...editOf(saved), name: 'Beef' });
        expect(result).toMatchObject({ success: true, data: { amount: { quantity, unit } } });
      }),
    );
  });
});

describe('an amount in German', () => {
  beforeEach(() => readersBy(() => readerOf('de')));
  afterEach(() => readersBy(() => readerOf('en')));

  it.each([
    ['1,5 l', { quantity: '1.5', unit: 'l' }],
    ['1.500 g', { quantity: '1500', unit: 'g' }],
    ['1,125 kg', { quantity: '1.125', unit: 'kg' }],
  ])('%s is stored in the plain notation, and shown as it was typed', (amount, stored) => {
    expect(change({ amount })).toEqual(stored);
    const shown = editOf({ ...BEFORE, ...stored }).amount;
    expect(change({ amount: shown })).toEqual(stored);
  });

  it('is not changed by a look at it', () => {
    const saved = { ...BEFORE, quantity: '1,000.5' };
    const [edit, before] = [editOf(saved), valuesOf(saved)];
    const result = ingredientEditFields.safeParse(edit);
    expect([edit.amount, result.success && changedFields(result.data, before)]).toEqual(['1.000,5 lb', []]);
  });
});
