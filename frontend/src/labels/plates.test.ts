import { readdirSync, readFileSync } from 'node:fs';
import { ingredientInSteps, stepNotes } from './plates.ts';

const row = (id: string, name: string, other: string | null = null, change = {}) => ({
  id,
  name,
  notes: null,
  alternatives: other === null ? [] : [other],
  selectedAlternative: other === null ? 0 : 1,
  apartOfId: null,
  apartEaterIds: [],
  ...change,
});

/** Mia has an allergy. */
function allNotesOf(steps: readonly string[], rows: readonly ReturnType<typeof row>[]): readonly string[] {
  const inSteps = rows.map((one) =>
    ingredientInSteps(one, rows, ({ apartEaterIds: ids }) => ({
      who: ids.join(', '),
      isForAllergy: ids.includes('Mia'),
    })),
  );
  return stepNotes(steps, inSteps);
}

function notesOf(step: string, rows: readonly ReturnType<typeof row>[]): string {
  return allNotesOf([step], rows).join('');
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
    const plate = row('plate', 'Rice cakes', 'corn cakes', { apartOfId: 'bread', apartEaterIds: ['Ben'] });
    expect(notesOf('Toast the bread.', [bread, plate])).toBe(
      'Corn tortillas instead of gluten-free bread. Keep apart for Ben: corn cakes. For Ben: own portion, apart from the rest.',
    );
  });

  it('says nothing about a variety of the same food that the step names', () => {
    expect(notesOf('Crumble in the vegetarian feta.', [row('feta', 'Feta', 'vegetarian feta')])).toBe('');
  });
});

describe('a separate plate', () => {
  const OWN = 'For Mia: own bowl, pan, oil, water and tools.';
  const crumbs = row('crumbs', 'Breadcrumbs');
  const plateOf = (id: string, eaterIds = ['Mia'], change = {}) =>
    row(`${id}-apart`, 'Rice crumbs', null, { apartOfId: id, apartEaterIds: eaterIds, ...change });
  const steps = ['Boil the potatoes.', 'Turn in the breadcrumbs.', 'Fry them in the oil.', 'Serve.'];

  it('shares nothing from the first step that names the food to the end', () => {
    expect(allNotesOf(steps, [crumbs, plateOf('crumbs')])).toEqual([
      '',
      `Keep apart for Mia: rice crumbs. ${OWN}`,
      OWN,
      OWN,
    ]);
  });

  it('shares nothing at all where no step names the food', () => {
    const sauce = row('soy', 'Soy sauce');
    expect(allNotesOf(['Cook it all.', 'Serve.'], [sauce, plateOf('soy')])).toEqual([OWN, OWN]);
  });

  it('is said once for two foods', () => {
    const plates = [plateOf('crumbs'), plateOf('oil', ['Mia'], { name: 'Olive oil' })];
    const notes = allNotesOf(steps, [crumbs, row('oil', 'Butter oil'), ...plates]);
    expect(notes.at(-1)).toBe(OWN);
  });

  it('is a portion of its own to the end for a diet, too: what is in the pot would be in it', () => {
    const portion = 'For Ben: own portion, apart from the rest.';
    expect(allNotesOf(steps, [crumbs, plateOf('crumbs', ['Ben'])])).toEqual([
      '',
      `Keep apart for Ben: rice crumbs. ${portion}`,
      portion,
      portion,
    ]);
  });

  it('shares nothing to the last step of every dish of the cookbook', () => {
    const plates = cookbookDishes().flatMap(({ name, steps, foods }) =>
      foods.map((food) => {
        const notes = allNotesOf(steps, [row('food', food), plateOf('food')]);
        const first = notes.findIndex((note) => note.includes('Keep apart'));
        return { name, food, steps: steps.length, first, notes };
      }),
    );
    expect(plates.length).toBeGreaterThan(1000);
    const forgotten = plates.filter(({ first, notes }) =>
      notes.some((note, at) => note.includes(OWN) !== at >= first),
    );
    expect(forgotten).toEqual([]);
  });
});

/** Without the amounts of their foods. */
function cookbookDishes() {
  const folder = `${process.cwd()}/backend/cookbook`;
  const pages = readdirSync(folder).filter((file) => /^\d.*\.md$/.test(file));
  return pages
    .flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').split(/^## /m).slice(1))
    .map((dish) => ({
      name: dish.split('\n')[0] ?? '',
      steps: Array.from(dish.matchAll(/^\d+\. (.+)$/gm), ([, step = '']) => step),
      foods: Array.from(dish.matchAll(/^- [\d/ ]+(.+?)(?: \(| or |$)/gm), ([, food = '']) => food),
    }));
}
