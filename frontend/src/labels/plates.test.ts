import { ingredientInSteps, stepNotes } from './plates.ts';

const row = (id: string, name: string, other: string | null = null, change = {}) => ({
  id,
  name,
  alternatives: other === null ? [] : [other],
  selectedAlternative: other === null ? 0 : 1,
  apartOfId: null,
  apartEaterIds: [],
  ...change,
});

function notesOf(step: string, rows: readonly ReturnType<typeof row>[]): string {
  const inSteps = rows.map((one) => ingredientInSteps(one, rows, (ids) => ids.join(', ')));
  return stepNotes(step, inSteps);
}

describe('a step with a food that was replaced', () => {
  const bread = row('bread', 'gluten-free bread', 'corn tortillas');
  const feta = row('feta', 'vegetarian feta', 'Goat cheese');
  const milk = row('milk', 'Milk', 'oat milk');

  test.each<[string, string]>([
    ['Serve with the bread.', 'Corn tortillas instead of gluten-free bread.'],
    [
      'Crumble in the vegetarian feta and serve with the bread.',
      'Corn tortillas instead of gluten-free bread. Goat cheese instead of vegetarian feta.',
    ],
    ['Warm the milk.', 'Oat milk instead of milk.'],
    ['Warm the oat milk.', ''],
    ['Warm the coconut milk.', ''],
    ['Warm the corn tortillas.', ''],
    ['Fry the eggs.', ''],
  ])('%s: %s', (step, notes) => {
    expect(notesOf(step, [bread, feta, milk, row('eggs', 'Eggs'), row('coco', 'Coconut milk')])).toBe(notes);
  });

  it('says what is kept apart, too', () => {
    const plate = row('plate', 'Rice cakes', 'corn cakes', { apartOfId: 'bread', apartEaterIds: ['Mia'] });
    expect(notesOf('Toast the bread.', [bread, plate])).toBe(
      'Corn tortillas instead of gluten-free bread. Keep apart for Mia: corn cakes.',
    );
  });

  it('says nothing about a variety of the same food that the step names', () => {
    expect(notesOf('Crumble in the vegetarian feta.', [row('feta', 'Feta', 'vegetarian feta')])).toBe('');
  });
});
