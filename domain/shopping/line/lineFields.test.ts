import { lineText } from '../list/shopping.ts';
import { fieldsOfLine } from './lineFields.ts';

test.each([
  ['2 inch piece ginger', '1', 'piece', '2 inch'],
  ['5 cm piece of ginger, grated', '1', 'piece', '5 cm, grated'],
  ['3-inch stick cinnamon', '1', 'stick', '3-inch'],
  ['Bunch of parsley', '1', 'Bunch', ''],
  ['knob of butter', '1', 'knob', ''],
  ['1/2-inch slices ginger', '', 'slices', '1/2-inch'],
  ['A pinch of salt', '', 'pinch', ''],
  ['splash of milk', '', 'splash', ''],
  ['2 bunches parsley', '2', 'bunches', ''],
])('%j is %s %s, with the notes %j', (line, quantity, unit, notes) => {
  expect(fieldsOfLine(line)).toMatchObject({ quantity, unit, notes });
});

test('one of something adds up', () => {
  const rows = ['2 inch piece ginger', '1 piece ginger'].map((line, index) => {
    const { name, quantity, unit, notes } = fieldsOfLine(line);
    return { id: String(index), name, quantity, unit, notes, ...NEW };
  });
  expect(lineText({ key: 'ginger', rows, isPurchased: false })).toBe('2 pieces');
});

const NEW = { purchased: false, assignedToId: null, mergedAs: null };
