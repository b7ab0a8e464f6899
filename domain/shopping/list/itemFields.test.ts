import { newItemFields } from './itemFields.ts';

describe('an item to add', () => {
  it.each([
    ['2 bags charcoal', { name: 'Charcoal', quantity: '2', unit: 'bags' }],
    ['paper towels', { name: 'Paper towels', quantity: null, unit: null }],
    ['ice 10 lb', { name: 'Ice', quantity: '10', unit: 'lb' }],
    ['batteries x4', { name: 'Batteries', quantity: '4', unit: null }],
    ['- 1 pack of AA batteries', { name: 'AA batteries', quantity: '1', unit: 'pack' }],
  ])('is read from its line like an ingredient: %s', (line, fields) => {
    expect(newItemFields.parse({ line })).toMatchObject(fields);
  });

  it('may have its fields instead of a line', () => {
    expect(newItemFields.parse({ name: ' Ice ', quantity: '10', unit: 'lb', notes: '', line: null })).toEqual(
      { name: 'Ice', quantity: '10', unit: 'lb', notes: null },
    );
  });

  it('has nothing else: it is neither purchased nor replaced', () => {
    const fields = newItemFields.parse({ name: 'Ice', purchased: true, alternatives: ['Snow'], mealId: 'x' });
    expect(fields).toEqual({ name: 'Ice' });
  });

  it.each([
    [{ line: ' ' }, 'Please enter an item.'],
    [{ line: 'x'.repeat(501) }, 'Item can have at most 500 characters.'],
    [{ line: 7 }, 'Please enter an item.'],
    [{ line: 'x'.repeat(130) }, 'Ingredient name can have at most 120 characters.'],
    [{ quantity: '2' }, 'Please enter an ingredient name.'],
    ['ice', 'An item has to be an object with a line, or a name.'],
  ])('is refused with what is wrong: %j', (raw, message) => {
    expect(newItemFields.safeParse(raw).error?.issues[0]?.message).toBe(message);
  });
});
