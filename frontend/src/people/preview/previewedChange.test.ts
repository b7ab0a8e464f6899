import { readersBy, SOURCE_READER } from '../../../../domain/text/reader.ts';
import type { PreviewChangesFragment } from './Preview.generated.ts';
import { previewedChange } from './previewedChange.ts';

const asked = {
  title: 'Greta arrives Friday',
  description: '',
  action: 'Yes, from Friday',
  eaters: [],
  meals: [],
};
const nothing: PreviewChangesFragment = {
  meals: [],
  amounts: [],
  leaving: [],
  shares: [],
  verdicts: [],
  rules: [],
};

describe('what is said before a change', () => {
  afterEach(() => readersBy(() => SOURCE_READER));

  const short = (id: string, name: string, missing: string) => ({
    ingredientId: id,
    name,
    purchased: true,
    before: { text: '7' },
    after: { text: '8' },
    bought: { text: '7' },
    missing: { text: missing },
  });

  it('names a food once that several meals lack', () => {
    const amounts = [short('1', 'Carrots', '1'), short('2', 'Cream', '1/2 cup'), short('3', 'carrots', '2')];
    expect(previewedChange(asked, { ...nothing, amounts })?.missing).toEqual([
      'carrots (1 + 2)',
      'cream (½ cup)',
    ]);
  });

  it('keeps the capitals of German foods', () => {
    readersBy(() => ({ ...SOURCE_READER, language: 'de' }));
    const amounts = [short('1', 'Karotten', '1'), short('2', 'Sahne', '1/2 cup')];
    expect(previewedChange(asked, { ...nothing, amounts })?.missing).toEqual([
      'Karotten (1)',
      'Sahne (½ cup)',
    ]);
  });

  it('says once of a food that more of it was bought than is needed', () => {
    const amounts = ['1', '2'].map((id) => ({
      ...short(id, 'Carrots', ''),
      after: { text: '6' },
      missing: null,
    }));
    expect(previewedChange(asked, { ...nothing, amounts })?.tooMuch).toEqual(['carrots (7 for 6, 7 for 6)']);
  });

  it('counts the meals that are solved, not the people', () => {
    const verdicts = ['ana', 'ben'].flatMap((eaterId) =>
      (['CONFLICT', 'UNKNOWN'] as const).map((before) => ({
        mealId: before,
        eaterId,
        before,
        after: 'SAFE' as const,
        reasons: [],
      })),
    );
    expect(previewedChange(asked, { ...nothing, verdicts })?.solved).toBe('1 less to fix, 1 less to check');
  });

  it.each([
    [[[1, 0]], 'Its ingredient leaves the shopping list.'],
    [[[1, 1]], 'Its ingredient leaves the shopping list; it is already bought.'],
    [[[2, 1]], 'Its 2 ingredients leave the shopping list; 1 of them is already bought.'],
    [
      [
        [2, 1],
        [3, 2],
      ],
      'Their 5 ingredients leave the shopping list; 3 of them are already bought.',
    ],
    [[[0, 0]], ''],
  ])('meals with %j ingredients and purchases that leave the plan: %s', (meals, text) => {
    const leaving = meals.map(([ingredients = 0, purchased = 0], at) => ({
      mealId: `m${at}`,
      ingredients,
      purchased,
    }));
    expect(previewedChange(asked, { ...nothing, leaving })?.leaving?.text).toBe(text);
  });
});
