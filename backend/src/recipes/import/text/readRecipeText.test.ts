import fc from 'fast-check';
import { rendered } from '../../../../../domain/text/rendered.ts';
import { LIMITS } from '../../../../../domain/limits.ts';
import { examplesIn } from '../../../../test/recipes/examples.ts';
import { readingText } from '../../../../test/recipes/readingText.ts';
import { readRecipeText } from './readRecipeText.ts';

const TEXTS = examplesIn('texts');

test.each(TEXTS)('reads $title', ({ source, expected }) => {
  expect(readingText(readRecipeText(source))).toBe(expected);
});

const BODY = 'Ingredients\n1 onion\n2 carrots\nSteps\nCook it.';
test.each(['Serves 4 👇', '👉 Serves 4 🙌🏽', '(4 Portionen)', '**Serves: 4**', '🍽️ 4 servings | ⏱ 20 min'])(
  'reads the servings of %j',
  (line) => {
    expect(readRecipeText(`Soup\n${line}\n${BODY}`)).toMatchObject({
      recipe: { name: 'Soup', servings: 4, problems: [] },
    });
  },
);

test('keeps no user name or password of the source', () => {
  const reading = readRecipeText(`Soup\nhttps://maya:secret@example.org/soup?a=1#b\n${BODY}`);
  expect(reading).toMatchObject({ recipe: { sourceUrl: 'https://example.org/soup?a=1#b' } });
});

test('reads the parts of loud headings, of lists counted anew, and in Markdown', () => {
  const list = 'CAKE\n2 cups flour\nFROSTING\n1 cup butter';
  const steps = 'Cake\n1. Beat **well**.\n2. Bake.\nThe frosting\n1. Beat.';
  const reading = readRecipeText(`Layer Cake\nIngredients\n${list}\nDirections\n${steps}`);
  expect(reading).toMatchObject({
    recipe: {
      ingredients: [
        { name: 'Flour', part: 'CAKE' },
        { name: 'Butter', part: 'FROSTING' },
      ],
      instructions: ['Cake:', 'Beat well.', 'Bake.', 'The frosting:', 'Beat.'],
    },
  });
});

test.each(['\r\n', '\r'])('reads lines that end with %j', (lineBreak) => {
  for (const { source, expected } of TEXTS)
    expect(readingText(readRecipeText(source.replaceAll('\n', lineBreak)))).toBe(expected);
});

test('refuses more than 100,000 characters', () => {
  const reading = readRecipeText('1 egg\n'.repeat(20_000));
  expect(rendered(reading)).toEqual({ kind: 'none', reason: 'Please paste at most 100000 characters.' });
});

test.each([
  '1 egg\n',
  'Ingredients\n',
  '1. Mix. ',
  'a ',
  '- ',
  '1 1 1 ',
  'serves 4 | ',
  '((',
  'Step 1 ',
  '#',
  '\t',
])('does not hang on a text that repeats %j', (piece) => {
  const text = piece.repeat(Math.floor(LIMITS.ingredientList / piece.length));
  expect(readRecipeText(text).kind).toMatch(/^(?:found|none)$/);
});

/** A reader of quadratic time needs hours for these; the runner stops it after two minutes. */
test.each(['-', '=', '#', '*', '- ', ': ', '[', '! ', '1 ', '(', 'a, ', 'a or ', '✨ '])(
  'reads a recipe with lines that repeat %j, in linear time',
  (piece) => {
    const line = `${piece.repeat(Math.floor(LIMITS.ingredientList / 3 / piece.length))}x`;
    const text = `Soup\nIngredients\n1 onion\n2 carrots\n${line}\nSteps\nCook it.\n${line}`;
    const reading = readRecipeText(text);
    expect(reading).toMatchObject({ kind: 'found', recipe: { name: 'Soup' } });
  },
);

test('no text makes the reader throw', () => {
  const line = fc.oneof(
    fc.constantFrom(...TEXTS.flatMap(({ source }) => source.split('\n'))),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const reading = readRecipeText(lines.join('\n'));
      if (reading.kind === 'none') return;
      const { name, ingredients, instructions } = reading.recipe;
      const texts = [name, ...instructions, ...ingredients.flatMap((one) => [one.line, one.name])];
      expect(texts.every((text) => text.isWellFormed() && !text.includes('\0'))).toBe(true);
    }),
  );
});
