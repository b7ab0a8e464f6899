import { editOf, ingredientEditFields, type IngredientEdit } from './ingredientEdit.ts';

const BEFORE = {
  name: 'Ground beef',
  quantity: '2',
  unit: 'lb',
  notes: null,
  alternatives: ['Turkey', 'Lentils', 'Beans'],
  selectedAlternative: 2,
};
/** What is sent for an edit, or what is said about it. */
function change(edit: Partial<IngredientEdit>) {
  const result = ingredientEditFields(BEFORE).safeParse({ ...editOf(BEFORE), ...edit });
  return result.success ? result.data : result.error.issues.map(({ message }) => message);
}
const [TURKEY, LENTILS, BEANS] = editOf(BEFORE).alternatives;

describe('editing an ingredient', () => {
  it('changes nothing when nothing was changed', () => {
    expect(change({})).toEqual({});
    expect(change({ name: ' Ground beef ', notes: ' ' })).toEqual({});
  });

  it('sends what was changed alone, and null for what was taken away', () => {
    expect(change({ quantity: '3', unit: '' })).toEqual({ quantity: '3', unit: null });
    expect(change({ notes: '80/20' })).toEqual({ notes: '80/20' });
  });

  it.each([
    ['one before it goes', [LENTILS, BEANS], ['Lentils', 'Beans'], 1],
    ['one behind it goes', [TURKEY, LENTILS], ['Turkey', 'Lentils'], 2],
    ['it goes itself', [TURKEY, BEANS], ['Turkey', 'Beans'], 0],
    ['it is spelt otherwise', [TURKEY, { text: 'Red lentils', place: 2 }], ['Turkey', 'Red lentils'], 2],
    ['it is emptied', [TURKEY, { text: ' ', place: 2 }], ['Turkey'], 0],
    ['a new one comes before it', [{ text: 'Tofu', place: 0 }, LENTILS], ['Tofu', 'Lentils'], 2],
  ])('keeps the choice where it belongs when %s', (_, edited, alternatives, selectedAlternative) => {
    const given = edited.flatMap((alternative) => alternative ?? []);
    expect(change({ alternatives: given })).toEqual({ alternatives, selectedAlternative });
  });

  it('says what is wrong', () => {
    expect(change({ name: '' })).toEqual(['Please enter an ingredient name.']);
  });
});
