import { amountLabel, chosenName, isReplaced } from './ingredient.ts';

describe('an ingredient', () => {
  const mince = {
    name: 'Ground beef',
    alternatives: ['Plant-based mince', 'Lentils'],
    selectedAlternative: 0,
  };

  it('is bought under its own name or the chosen alternative', () => {
    expect(chosenName(mince)).toBe('Ground beef');
    expect(chosenName({ ...mince, selectedAlternative: 2 })).toBe('Lentils');
    expect(chosenName({ ...mince, selectedAlternative: 9 })).toBe('Ground beef');
    expect(isReplaced(mince)).toBe(false);
    expect(isReplaced({ ...mince, selectedAlternative: 1 })).toBe(true);
  });

  it.each([
    ['1 1/2', 'cups', '1 1/2 cups'],
    ['2-3', null, '2-3'],
    [null, 'bunch', 'bunch'],
    [null, null, ''],
    ['', '', ''],
  ])('with quantity %j and unit %j is shown as %j', (quantity, unit, label) => {
    expect(amountLabel(quantity, unit)).toBe(label);
  });
});
