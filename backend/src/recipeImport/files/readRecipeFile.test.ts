import fc from 'fast-check';
import { gzipSync } from 'node:zlib';
import { recipeText } from '../../../test/recipeImport/readingText.ts';
import { zipOf } from '../../../test/recipeImport/zip.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { recipeJsonLd } from './recipeJsonLd.ts';
import { readRecipeFile } from './readRecipeFile.ts';

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

/** All recipes and problems of a file. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const reading = await readRecipeFile(bytes);
  if (reading.kind === 'none') return `none: ${reading.reason}`;
  const problems = reading.problems.map(({ line, message }) => `!! ${line}: ${message}`);
  return [...reading.recipes.map(recipeText), ...problems].join('\n\n');
}

function lines(...texts: readonly string[]): string {
  return texts.join('\n');
}

const PAPRIKA = {
  name: 'Bean tacos',
  ingredients: '2 cans beans\n8 tortillas\n\nFor the salsa:\n3 tomatoes, diced',
  directions: 'Warm the beans.\n\nFill the tortillas.',
  servings: 'Serves 4',
  prep_time: '10 min',
  cook_time: '5 mins',
  total_time: '',
  source: 'Aunt Ida',
  source_url: 'https://tacos.example.com/beans',
  notes: 'Good cold too.',
  photo_data: 'AAAA',
};
const TACOS = lines(
  ...['name: Bean tacos', 'about: Good cold too.', 'serves: 4', 'minutes: 15', 'from: Aunt Ida'],
  ...['- 2 cans beans', '- 8 tortillas', '- 3 tomatoes, diced', '> Warm the beans.', '> Fill the tortillas.'],
);
const TANDOOR = {
  name: 'Lentil dal',
  description: 'Mild.',
  steps: [
    {
      instruction: 'Rinse the lentils.\n\nSimmer them.',
      ingredients: [
        {
          food: { name: 'red lentils' },
          unit: { name: 'g' },
          amount: 250,
          note: '',
          is_header: false,
          no_amount: false,
        },
        { food: null, unit: null, amount: 0, note: 'For the top', is_header: true, no_amount: true },
        {
          food: { name: 'onion' },
          unit: null,
          amount: 0.3333333333333333,
          note: 'sliced',
          is_header: false,
          no_amount: false,
        },
        { food: { name: 'salt' }, unit: null, amount: 0, note: null, is_header: false, no_amount: true },
      ],
    },
    { instruction: '', ingredients: [] },
  ],
  working_time: 10,
  waiting_time: 25,
  servings: 3,
  servings_text: 'servings',
  source_url: 'https://dal.example.org/',
};
const DAL = lines(
  ...['name: Lentil dal', 'about: Mild.', 'serves: 3', 'minutes: 35', 'from: dal.example.org'],
  ...['- 250 g red lentils', '- 0.333 onion, sliced', '- salt', '> Rinse the lentils.', '> Simmer them.'],
);
const MEALIE = {
  name: 'Rye bread',
  description: '',
  recipeServings: 0,
  recipeYield: '1 loaf',
  totalTime: null,
  prepTime: '20 minutes',
  performTime: '1 hour 10 minutes',
  recipeIngredient: [
    { quantity: 500, unit: { name: 'g' }, food: { name: 'rye flour' }, note: 'sifted', display: '' },
    { quantity: 2, unit: null, food: null, note: 'tsp salt', display: '2 tsp salt' },
    { quantity: 0, unit: null, food: null, note: 'a splash of water', display: '' },
  ],
  recipeInstructions: [{ title: '', text: 'Knead.' }, { text: 'Bake.' }],
  orgURL: 'https://rye.example.net/loaf',
};
const RYE = lines(
  ...['name: Rye bread', 'minutes: 90', 'from: rye.example.net', '- 500 g rye flour, sifted', '- 2 tsp salt'],
  ...['- a splash of water', '> Knead.', '> Bake.', '! 1 loaf: This does not say how many people it serves.'],
);
const RECIPE_SAGE = {
  recipes: [
    {
      '@context': 'http://schema.org',
      '@type': 'Recipe',
      name: 'Iced tea',
      recipeYield: '2 servings',
      totalTime: '15 minutes',
      recipeIngredient: ['2 tea bags', '1 lemon'],
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Steep.' }],
      creditText: 'Tea Times',
      isBasedOn: 'https://tea.example.com/iced',
    },
  ],
};
const TEA = lines(
  ...[
    'name: Iced tea',
    'serves: 2',
    'minutes: 15',
    'from: Tea Times',
    '- 2 tea bags',
    '- 1 lemon',
    '> Steep.',
  ],
);

describe('recipes are read from a file of', () => {
  it.each<[string, Buffer, string]>([
    ['Paprika', zipOf([{ name: 'Bean tacos.paprikarecipe', bytes: gzipSync(json(PAPRIKA)) }]), TACOS],
    ['Paprika, a single recipe', gzipSync(json(PAPRIKA)), TACOS],
    [
      'Tandoor',
      zipOf([
        {
          name: 'recipe_1.zip',
          bytes: zipOf([
            { name: 'image.png', bytes: Buffer.from('x') },
            { name: 'recipe.json', bytes: json(TANDOOR) },
          ]),
        },
      ]),
      DAL,
    ],
    [
      'Mealie',
      zipOf([
        { name: 'recipes/rye/rye.json', bytes: json(MEALIE) },
        { name: 'recipes/rye/images/min.webp', bytes: Buffer.from('x') },
      ]),
      RYE,
    ],
    ['RecipeSage', json(RECIPE_SAGE), TEA],
    ['schema.org JSON-LD', json({ '@graph': RECIPE_SAGE.recipes }), TEA],
    [
      'schema.org JSON-LD with a byte order mark',
      Buffer.concat([Buffer.from('\ufeff'), json(RECIPE_SAGE.recipes)]),
      TEA,
    ],
    [
      'a browser that saved a page',
      Buffer.from(`<script type="application/ld+json">${JSON.stringify(RECIPE_SAGE.recipes)}</script>`),
      TEA,
    ],
    ['several apps together', json([PAPRIKA, TANDOOR, MEALIE]), [TACOS, DAL, RYE].join('\n\n')],
  ])('%s', async (_, bytes, expected) => {
    expect(await textOf(bytes)).toBe(expected);
  });
});

test('links to web pages stay with recipes, other links do not', async () => {
  const reading = await readRecipeFile(json([PAPRIKA, { ...PAPRIKA, source_url: 'javascript:alert(1)' }]));
  const recipes = reading.kind === 'found' ? reading.recipes : [];
  expect(recipes.map(({ sourceUrl }) => sourceUrl)).toEqual(['https://tacos.example.com/beans', null]);
});

test('a damaged or foreign part is named, and the others are read', async () => {
  const file = zipOf([
    { name: 'a.paprikarecipe', bytes: Buffer.from([0x1f, 0x8b, 1, 2, 3]) },
    { name: 'b.json', bytes: Buffer.from('{"settings":true}') },
    { name: 'c.paprikarecipe', bytes: gzipSync(json(PAPRIKA)) },
  ]);
  const found = 'No recipe was found in this file.';
  expect(await textOf(file)).toBe(
    [TACOS, `!! a.paprikarecipe: ${found}`, `!! b.json: ${found}`].join('\n\n'),
  );
});

test('only the first 1,000 recipes are taken', async () => {
  const reading = await readRecipeFile(
    zipOf(
      Array.from({ length: 1002 }, (_, at) => ({
        name: `${at}.json`,
        bytes: json({ ...PAPRIKA, name: `Dish ${at}` }),
      })),
    ),
  );
  expect(reading.kind === 'found' && reading.recipes.length).toBe(1000);
  expect(reading.kind === 'found' && reading.problems).toEqual([
    { line: '1000.json', message: 'Only the first 1000 recipes are taken.' },
  ]);
});

test('of a list, too, only the first 1,000 recipes are taken', async () => {
  const list = Array.from({ length: 1001 }, (_, at) => ({ ...RECIPE_SAGE.recipes[0], name: `Tea ${at}` }));
  const reading = await readRecipeFile(json(list));
  expect(reading.kind === 'found' && reading.recipes.length).toBe(1000);
  expect(reading.kind === 'found' && reading.problems).toEqual([
    { line: '', message: 'Only the first 1000 recipes are taken.' },
  ]);
});

test('a graph may have many recipes, and deep nesting is no fault', async () => {
  const graph = Array.from({ length: 30 }, (_, at) => ({ ...RECIPE_SAGE.recipes[0], name: `Tea ${at}` }));
  const reading = await readRecipeFile(json({ '@graph': graph }));
  expect(reading.kind === 'found' && reading.recipes.length).toBe(30);
  const deep = Buffer.from('{"recipes":['.repeat(50_000) + ']}'.repeat(50_000));
  expect((await readRecipeFile(deep)).kind).toBe('none');
});

test('a long name of a part is shortened', async () => {
  const reading = await readRecipeFile(
    zipOf([
      { name: 'a.json', bytes: json(PAPRIKA) },
      { name: `${'b'.repeat(60_000)}.json`, bytes: json({}) },
    ]),
  );
  const [problem] = reading.kind === 'found' ? reading.problems : [];
  expect(problem?.line.length).toBe(LIMITS.ingredientLine);
});

const MB = 1024 * 1024;
const LONG_STEPS = Array.from({ length: 60 }, (_, at) => `Stir ${at} times. ${'Stir it. '.repeat(218)}`).join(
  '\n',
);
const TOO_MUCH = 'none: The file has too much in it and was not read to its end.';
const DAMAGED = 'none: The file is damaged.';

describe('a file is refused that', () => {
  const zeros = Buffer.alloc(6 * MB);

  it.each<[string, () => Buffer, string]>([
    ['is larger than 20 MB', () => Buffer.alloc(20 * MB + 1), 'none: The file can have at most 20 MB.'],
    ['is empty', () => Buffer.alloc(0), 'none: No recipe was found in this file.'],
    [
      'is a picture',
      () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1]),
      'none: No recipe was found in this file.',
    ],
    ['has a part beyond 5 MB', () => zipOf([{ name: 'a.json', bytes: zeros }]), TOO_MUCH],
    [
      'has a part that is larger than it says',
      () => zipOf([{ name: 'a.json', bytes: zeros, claimedBytes: 100 }]),
      DAMAGED,
    ],
    ['has millions of values', () => Buffer.from(`[${'{},'.repeat(2_000_000)}{}]`), TOO_MUCH],
    [
      'has many thousand shapes of objects',
      () => Buffer.from(`[${Array.from({ length: 20_001 }, (_, at) => `{"${at}":1}`).join()}]`),
      TOO_MUCH,
    ],
    [
      'has more text than a thousand recipes need',
      () => json(Array.from({ length: 90 }, () => ({ ...PAPRIKA, directions: LONG_STEPS }))),
      TOO_MUCH,
    ],
    ['has a gzip bomb', () => gzipSync(zeros), TOO_MUCH],
    [
      'has a gzip bomb in a zip',
      () => zipOf([{ name: 'a.paprikarecipe', bytes: gzipSync(zeros) }]),
      TOO_MUCH,
    ],
    [
      'unpacks to more than 100 MB',
      () =>
        zipOf(
          Array.from({ length: 30 }, (_, at) => ({ name: `${at}.json`, bytes: zeros.subarray(0, 4 * MB) })),
        ),
      TOO_MUCH,
    ],
    [
      'has zips within zips',
      () =>
        zipOf([
          {
            name: 'a.zip',
            bytes: zipOf([{ name: 'b.zip', bytes: zipOf([{ name: 'c.json', bytes: json(PAPRIKA) }]) }]),
          },
        ]),
      'none: No recipe was found in this file.',
    ],
    [
      'has too many parts',
      () => zipOf(Array.from({ length: 5001 }, (_, at) => ({ name: `${at}.png`, bytes: Buffer.alloc(0) }))),
      TOO_MUCH,
    ],
    [
      'is a zip without its end',
      () => zipOf([{ name: 'a.json', bytes: json(PAPRIKA) }]).subarray(0, -30),
      DAMAGED,
    ],
  ])('%s', async (_, file, expected) => {
    expect(await textOf(file())).toBe(expected);
  });
});

test('no file makes the reader reject', async () => {
  const whole = [
    zipOf([{ name: 'a.json', bytes: json(TANDOOR) }]),
    zipOf([{ name: 'a.paprikarecipe', bytes: gzipSync(json(PAPRIKA)) }]),
    json([MEALIE, TANDOOR, PAPRIKA, RECIPE_SAGE]),
  ];
  const change = fc.tuple(fc.nat(), fc.nat({ max: 255 }));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...whole), fc.array(change, { maxLength: 8 }), async (file, changes) => {
      const bytes = Buffer.from(file);
      for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
      expect((await readRecipeFile(bytes)).kind).toMatch(/^(?:found|none)$/);
    }),
    { numRuns: 300 },
  );
  await fc.assert(
    fc.asyncProperty(fc.json(), async (text) => {
      const inRecipe = `{"name":"a","steps":[{"instruction":"b","ingredients":[${text}]}],"recipeIngredient":${text},"directions":"","ingredients":${text}}`;
      expect((await readRecipeFile(Buffer.from(inRecipe))).kind).toMatch(/^(?:found|none)$/);
    }),
  );
});

test('what is exported as JSON-LD is read back alike', async () => {
  const exported = {
    name: 'Iced tea',
    description: 'With & without <ice>.',
    servings: 2.5,
    minutes: 75,
    ingredients: [
      { name: 'Tea bags', quantity: '2', unit: null, notes: 'black' },
      { name: 'Sugar', quantity: '1 1/2', unit: 'cups', notes: null },
      { name: 'Ice', quantity: null, unit: null, notes: null },
    ],
    instructions: ['Steep for 10 minutes.', 'Chill.'],
    sourceUrl: 'https://tea.example.com/iced',
    sourceName: 'Tea Times',
  };
  const reading = await readRecipeFile(json(recipeJsonLd(exported)));
  const [{ problems, ...recipe } = { problems: null }] = reading.kind === 'found' ? reading.recipes : [];
  expect(problems).toEqual([]);
  expect(recipe).toEqual({
    ...exported,
    description: 'With & without .',
    ingredients: [
      { ...exported.ingredients[0], line: '2 Tea bags, black' },
      { ...exported.ingredients[1], line: '1 1/2 cups Sugar' },
      { ...exported.ingredients[2], line: 'Ice' },
    ],
  });
});
