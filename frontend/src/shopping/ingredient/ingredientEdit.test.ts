import { changedFields } from '../../ui/controls/useVersionedDraft.ts';
import {
  editOf,
  ingredientChange,
  ingredientEditFields,
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
    expect(change({ quantity: '3', unit: '' })).toEqual({ quantity: '3', unit: null });
    expect(change({ notes: '80/20' })).toEqual({ notes: '80/20' });
  });

  it.each([
    ['an earlier one is removed', [LENTILS, BEANS], ['Lentils', 'Beans'], 1],
    ['a later one is removed', [TURKEY, LENTILS], ['Turkey', 'Lentils'], 2],
    ['it is removed', [TURKEY, BEANS], ['Turkey', 'Beans'], 0],
    ['it is renamed', [TURKEY, { text: 'Red lentils', place: 2 }], ['Turkey', 'Red lentils'], 2],
    ['it is emptied', [TURKEY, { text: ' ', place: 2 }], ['Turkey'], 0],
    ['an earlier one is added', [{ text: 'Tofu', place: 0 }, LENTILS], ['Tofu', 'Lentils'], 2],
  ])('adjusts the chosen alternative when %s', (_, edited, alternatives, selectedAlternative) => {
    const given = edited.flatMap((alternative) => alternative ?? []);
    expect(change({ alternatives: given })).toEqual({ alternatives, selectedAlternative });
  });

  it('shows validation errors', () => {
    expect(change({ name: '' })).toEqual(['Please enter an ingredient name.']);
  });
});
