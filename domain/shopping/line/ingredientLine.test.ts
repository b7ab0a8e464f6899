import examples from '../../testdata/ingredientExamples.json' with { type: 'json' };
import { ingredientListLines, readIngredientLine } from './ingredientLine.ts';
import { LIMITS } from '../../limits.ts';

interface Example {
  readonly line: string;
  readonly expected: string;
}

function examplesOf(rows: readonly string[]): Example[] {
  return rows.map((row) => {
    const [line = '', expected = ''] = row.split(' => ');
    return { line, expected: expected.replace(/\s*\|\s*/g, '|').trim() };
  });
}

function answer(line: string): string {
  const { quantity, unit, name } = readIngredientLine(line);
  return `${quantity ?? ''}|${unit ?? ''}|${name}`;
}

function wrongOnes(examples: readonly Example[]): string[] {
  return examples
    .filter(({ line, expected }) => answer(line) !== expected)
    .map(({ line, expected }) => `${line}: ${answer(line)} instead of ${expected}`);
}

const KINDS = Object.entries(examples.kinds);
const EXAMPLES = KINDS.flatMap(([, rows]) => examplesOf(rows));
const KNOWN_FAILURES = examplesOf(examples.knownFailures.lines);

describe('an ingredient line', () => {
  it.each(KINDS)('is read with %s', (_, rows) => {
    expect(wrongOnes(examplesOf(rows))).toEqual([]);
  });

  it('has the right quantity, unit and name in 95 % of at least 300 lines, known failures included', () => {
    const all = [...EXAMPLES, ...KNOWN_FAILURES];
    expect(EXAMPLES.length).toBeGreaterThanOrEqual(300);
    expect(wrongOnes(all).length / all.length).toBeLessThan(0.05);
    expect(wrongOnes(KNOWN_FAILURES)).toHaveLength(KNOWN_FAILURES.length);
  });

  it('keeps everything but quantity, unit and name in the notes', () => {
    expect(readIngredientLine('1 (14 oz) can diced tomatoes, drained').notes).toBe('14 oz, drained');
    expect(readIngredientLine('2 lbs ground beef, 80/20').notes).toBe('80/20');
    expect(readIngredientLine('2 eggs plus 1 yolk').notes).toBe('plus 1 yolk');
    expect(readIngredientLine('juice of 1 lemon').notes).toBe('juice of');
    expect(readIngredientLine('2 large eggs, beaten').notes).toBe('large, beaten');
    expect(readIngredientLine('salt to taste').notes).toBe('to taste');
    expect(readIngredientLine('2 cups flour').notes).toBeNull();
  });

  it.each([
    ['3 tbsp plus 1 tsp soy sauce', 'plus 1 tsp', null],
    ['½ cup plus 2 tablespoons sugar', 'plus 2 tablespoons', null],
    ['1 cup + 2 tbsp sugar', '+ 2 tbsp', null],
    ['1 lb 4 oz lamb shoulder', '4 oz', null],
    ['2 cups sugar, plus 3 tablespoons for the top', 'plus 3 tablespoons', 'for the top'],
    ['1 cup (plus 2 tbsp) flour, sifted', 'plus 2 tbsp', 'sifted'],
    ['Flour: 1 cup + 2 tbsp', '+ 2 tbsp', null],
    ['8 oz / 225 g chocolate', null, '/ 225 g'],
    ['1 cup flour, plus more for dusting', null, 'plus more for dusting'],
    ['1 cup minus 1 tbsp flour', null, 'minus 1 tbsp'],
  ])('recognizes an addition to the amount: %s', (line, plus, notes) => {
    expect(readIngredientLine(line)).toMatchObject({ plus, notes });
  });

  it('of more than 500 characters is not parsed and loses nothing', () => {
    const line = '1 cup flour, '.padEnd(LIMITS.ingredientLine + 1, '1 1/2 (');
    expect(readIngredientLine(line.slice(0, -1)).name).toBe('flour');
    expect(readIngredientLine(line)).toEqual({
      quantity: null,
      unit: null,
      plus: null,
      name: line,
      notes: null,
    });
  });

  it('loses no word of the pasted text', () => {
    const wordsOf = (text: string) =>
      Array.from(text.toLowerCase().matchAll(/\p{L}+|[\d¼-¾⅐-⅞]+/gu), ([word]) => word);
    const lost = [...EXAMPLES, ...KNOWN_FAILURES].flatMap(({ line }) => {
      const read = readIngredientLine(line);
      const kept = wordsOf([read.quantity, read.unit, read.plus, read.name, read.notes].join(' '));
      const numbered = line.replace(/^(?:\d+[.)] |[-–*\s]*\[[ x]?\])/, '');
      const missing = wordsOf(numbered).filter((word) => !kept.includes(word));
      return missing
        .filter((word) => !['of', 'x', 'a', 'es'].includes(word))
        .map((word) => `${word} of "${line}"`);
    });
    expect(lost).toEqual(['tomato of "2 tomato(es), quartered"']);
  });

  it('always has a name, whatever the pasted text', () => {
    for (const line of [
      '2',
      '1/2',
      '2 cups',
      '(optional)',
      ', chopped',
      'for',
      '🍋',
      'מלח',
      '2 x',
      '- ',
      '"',
      'of 3',
    ]) {
      expect(readIngredientLine(line).name === '').toBe(line.trim() === '-');
    }
  });

  it.each([
    'finely chopped and ',
    'beaten, ',
    'small ',
    '1/2 ',
    '1 cup plus ',
    'a, b or c, ',
    '(',
    'juice of ',
    'fresh ',
    '- ',
    'finely and ',
    'a (b) ',
    '2" ',
    '1/2/3 ',
    '5g/2oz/',
    'or cans ',
  ])('does not hang on a line that repeats %j', (words) => {
    expect(readIngredientLine(words.repeat(400) + 'x').name).not.toBe('');
  });
});

describe('a pasted list', () => {
  it('is read line by line, without headings and blank lines', () => {
    const text =
      'Ingredients\r\n\r\nFor the sauce:\n- 2 cups tomatoes\n---\n## Topping\n* 1 cup cheese, grated\nTo serve:\nbasil\n';
    const names = ingredientListLines(text).ingredients.map((line) => readIngredientLine(line).name);
    expect(names).toEqual(['tomatoes', 'cheese', 'basil']);
  });

  it('reports the headings that it leaves out', () => {
    expect(ingredientListLines('Ingredients\nFor the sauce:\r2 cups tomatoes\n---\n\nbasil')).toEqual({
      ingredients: ['2 cups tomatoes', 'basil'],
      headings: ['Ingredients', 'For the sauce:'],
    });
  });

  it('is empty when nothing was pasted', () => {
    expect(ingredientListLines(' \n\t\n').ingredients).toEqual([]);
  });
});
