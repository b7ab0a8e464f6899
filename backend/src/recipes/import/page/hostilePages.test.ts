import fc from 'fast-check';
import { rendered } from '../../../../../domain/text/rendered.ts';
import { asText } from '../../../../../domain/text/asText.ts';
import { LIMITS } from '../../../../../domain/limits.ts';
import type { ImportedRecipe } from '../../../providers/recipeReader.ts';
import { readRecipePage } from './readRecipePage.ts';

const URL = 'https://example.com/';
const MB = 1024 * 1024;

function filled(piece: string, bytes = MB): string {
  return piece.repeat(Math.floor(bytes / piece.length));
}

function script(json: string): string {
  return `<script type="application/ld+json">${json}</script>`;
}

function foundIn(html: string): ImportedRecipe {
  const reading = readRecipePage(html, URL);
  if (reading.kind === 'none') throw new Error(asText(reading.reason));
  return reading.recipe;
}

const RECIPE = '<div itemscope itemtype="http://schema.org/Recipe">';
const SOUP = `${RECIPE}<h1 itemprop="name">Soup</h1><p itemprop="recipeIngredient">1 onion</p>`;

/** A reader of quadratic time needs hours for these; the runner stops it after two minutes. */
test.each([
  ['closing tags that close nothing', '</x>'],
  ['angle brackets', '<'],
  ['ampersands', '&amp'],
  ['comments that do not end', '<!--'],
  ['attributes that do not end', '<a b="'],
  ['recipes side by side', `${RECIPE}<i itemprop="name">a</i></div>`],
  ['rows side by side', '<li itemprop="ingredients">1 egg'],
  [
    'references to one element',
    `<i id=a itemprop=ingredients></i>${RECIPE.replace('>', ' itemref="a a a">')}</div>`,
  ],
  ['headings', '<p>Ingredients<p>1 egg<p>2 eggs'],
  ['headings without a list', '<h2>Ingredients</h2>'],
  ['headings over lists', '<h2>Ingredients</h2><ul><li>1 egg</ul><h2>Method</h2>'],
  ['names of parts', '<p class=ingredients>1 egg'],
  ['headings of the page', '<h2>a</h2>'],
  ['lists before numbered lists', '<ul><li>1 egg<li>2 eggs<li>3 eggs</ul><ol><li>a</ol>'],
  ['steps with a heading', '<p itemprop=recipeInstructions><h2>a</h2><p>b'],
  ['cells', '<table><tr><td>1<td>egg</table>'],
  ['definitions', '<dl><dt>egg<dd>1</dl>'],
  ['bold text', '<b>Ingredients</b>'],
  ['bold letters', '<b>a</b>'],
  ['rows with a marked word', '<ul><li>1 <b itemprop="recipeIngredient">egg</b></ul>'],
  ['lines in the form of ingredients', '<p>1 cup flour'],
  ['JSON in attributes', `<a b='{"ingredients":["1 egg","2 eggs"],"steps":[{'></a>`],
  ['assignments', '<script>a={"recipeIngredient":["\\"</script>'],
  ['assignments in one script', '</script><script>recipeIngredient: a={b='],
])('a megabyte of %s is read in linear time', (_, piece) => {
  expect(foundIn(SOUP + filled(piece)).name).toBe('Soup');
  expect(() => readRecipePage(filled(piece), URL)).not.toThrow();
});

test.each([
  ['elements', '<div>'],
  ['lists', '<ul><li>'],
  ['recipes', RECIPE],
  ['rows', '<b itemprop="recipeIngredient">'],
  ['superscripts', '<sup>'],
])('a megabyte of %s within each other is not read', (_, piece) => {
  const refused = { kind: 'none', reason: 'This page is too deeply nested to be read.' };
  expect(rendered(readRecipePage(SOUP + filled(piece), URL))).toEqual(refused);
  expect(rendered(readRecipePage(filled(piece), URL))).toEqual(refused);
});

test.each([
  ['values', 'a={};'],
  ['values with ingredients', 'a={"recipeIngredient":["1 egg"]};'],
  ['values that do not end', 'a={'],
  ['quotes', 'a={"'],
  ['spaces', `a=${' '.repeat(200)}`],
])('a megabyte of %s in a script is read in linear time', (_, piece) => {
  expect(foundIn(`${SOUP}<script>"ingredients";${filled(piece)}</script>`).name).toBe('Soup');
});

/** A recipe whose instructions are a megabyte of a piece of JSON. */
function jsonPage(piece: string): string {
  return script(
    `{"@type":"Recipe","name":"Soup","recipeIngredient":["1 egg"],"recipeInstructions":${filled(piece)}`,
  );
}

test.each([
  ['brackets', '['],
  ['objects within each other', '{"@graph":['],
  ['quotes', '"a:'],
  ['strings with quotes inside', '["a"b,'],
  ['quotes and spaces', `"${' '.repeat(150)}`],
  ['unknown escapes', String.raw`"\x`],
  ['comments', '/*'],
  ['entities', '"&amp;amp;amp;"'],
  ['markup', '"<p>"'],
  ['bare keys', 'a:,'],
  ['JSON in strings', String.raw`"[\\"recipeIngredient\\",\\"1 egg`],
])('a megabyte of %s in JSON-LD is read in linear time', (_, piece) => {
  expect(foundIn(jsonPage(piece)).name).toBe('Soup');
});

test.each([
  ['recipes', '{"@type":"Recipe","recipeIngredient":["1 egg"]},'],
  ['single quotes', "'@type':'a"],
  ['references', '{"@id":"a"},'],
])('a megabyte of %s in broken JSON-LD is given up in linear time', (_, piece) => {
  expect(readRecipePage(jsonPage(piece), URL).kind).toBe('none');
});

test('more than the product stores is cut and reported', () => {
  const recipe = foundIn(
    script(
      JSON.stringify({
        '@type': 'Recipe',
        name: 'Soup '.repeat(50),
        description: 'Good. '.repeat(500),
        recipeIngredient: [
          ...Array.from({ length: 130 }, (_, at) => `${at + 1} cups flour`),
          '9 eggs',
        ].toReversed(),
        recipeInstructions: [...Array.from({ length: 70 }, (_, at) => `Stir for ${at} minutes.`), 'Rest.'],
      }),
    ),
  );
  expect(recipe.name.length).toBeLessThanOrEqual(LIMITS.name);
  expect(recipe.description?.length).toBeLessThanOrEqual(LIMITS.text);
  expect(recipe.ingredients).toHaveLength(LIMITS.mealIngredients);
  expect(recipe.instructions).toHaveLength(LIMITS.mealInstructions);
  expect(recipe.problems.map(({ message }) => asText(message))).toEqual([
    'The name is cut at 120 characters.',
    'The description is cut at 2000 characters.',
    'Only the first 100 ingredients are taken; this and what follows is left out.',
    'Only the first 60 steps are taken; this and what follows is left out.',
  ]);
});

test('one long ingredient is cut and reported, one long step is divided', () => {
  const recipe = foundIn(
    script(
      JSON.stringify({
        '@type': 'Recipe',
        name: 'Soup',
        recipeIngredient: [`1 cup ${'flour '.repeat(200)}`, '2 eggs'],
        recipeInstructions: `Stir well. ${'Taste it. '.repeat(300)}${'x'.repeat(2500)}`,
      }),
    ),
  );
  expect(recipe.ingredients[0]?.line.length).toBeLessThanOrEqual(LIMITS.ingredientLine);
  expect(recipe.ingredients[0]?.name.length).toBeLessThanOrEqual(LIMITS.name);
  expect(recipe.instructions.map((step) => step.length <= LIMITS.text)).toEqual([true, true, true]);
  expect(recipe.problems.map(({ message }) => asText(message))).toEqual([
    'The ingredient is cut at 120 characters.',
    'The step is cut at 2000 characters.',
  ]);
});

test('characters that the database refuses are left out', () => {
  const { name, ingredients } = foundIn(
    script(
      String.raw`{"@type":"Recipe","name":"So\u0000up \ud83c","recipeIngredient":["1\u0007 egg","2 \ud83e\udd5a eggs"]}`,
    ),
  );
  expect(name).toBe('Soup \ufffd');
  expect(ingredients.map(({ line }) => line)).toEqual(['1 egg', '2 🥚 eggs']);
});

test('no page makes the reader throw, and what it reads is within the limits', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<div itemscope itemtype="http://schema.org/Recipe">',
      '<li itemprop="recipeIngredient">',
      '</li>',
      '<br>',
      '<script type="application/ld+json">',
      '</script>',
      '{"@type":"Recipe",',
      '"recipeIngredient":',
      '[',
      ']',
      '"',
      '"recipeInstructions":',
      '{"@type":"HowToStep","text":',
      '}',
      ',',
      '"@id":"a"',
      '1 cup',
      'PT1H',
      '&amp;lt;p&gt;',
      '<h2>Ingredients</h2>',
      '<h2>Method</h2>',
      '1. Mix. 2. Bake.',
      '"totalTime":',
      '"recipeYield":',
      '<sup>1</sup>',
    ),
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.json({ maxDepth: 3 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const reading = readRecipePage(pieces.join(''), URL);
      const recipes = reading.kind === 'found' ? [reading.recipe, ...reading.others] : [];
      for (const { name, description, ingredients, instructions, servings, minutes } of recipes) {
        const texts = [
          name,
          description ?? '',
          ...instructions,
          ...ingredients.flatMap((one) => [one.name, one.line, one.notes ?? '']),
        ];
        expect(
          texts.every((text) => text.isWellFormed() && !text.includes('\0') && text.length <= LIMITS.text),
        ).toBe(true);
        expect(servings === null || (servings > 0 && servings <= LIMITS.servings)).toBe(true);
        expect(minutes === null || (Number.isInteger(minutes) && minutes > 0)).toBe(true);
        expect(ingredients.every((one) => one.name !== '' && one.name.length <= LIMITS.name)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});
