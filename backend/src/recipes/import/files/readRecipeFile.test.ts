import fc from 'fast-check';
import { gzipSync } from 'node:zlib';
import { rendered } from '../../../../../domain/text/rendered.ts';
import {
  json,
  fileText,
  lines,
  PAPRIKA,
  TACOS,
  TANDOOR,
  DAL,
  MEALIE,
  MEALIE_EXPORT,
  MEALIE_OLD,
  MEALIE_BACKUP,
  RYE,
  RECIPE_SAGE,
  TEA,
} from '../../../../test/recipes/appFiles.ts';
import { zipOf } from '../../../../test/recipes/zip.ts';
import { LIMITS } from '../../../../../domain/limits.ts';
import { recipeJsonLd } from './recipeJsonLd.ts';
import { readRecipeFile } from './readRecipeFile.ts';

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
    [
      'Mealie, all of them exported',
      zipOf([{ name: 'recipes/rye/rye.json', bytes: json(MEALIE_EXPORT) }]),
      RYE,
    ],
    ['Mealie, one of them exported', zipOf([{ name: 'rye.json', bytes: json(MEALIE_EXPORT) }]), RYE],
    ['Mealie, an old version', zipOf([{ name: 'recipes/rye/rye.json', bytes: json(MEALIE_OLD) }]), RYE],
    ['Mealie, a backup', zipOf([{ name: 'database.json', bytes: json(MEALIE_BACKUP) }]), RYE],
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
    expect(await fileText(bytes)).toBe(expected);
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
  expect(await fileText(file)).toBe(
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
  expect(reading.kind === 'found' && rendered(reading.problems)).toEqual([
    { line: '1000.json', message: 'Only the first 1000 recipes are taken.' },
  ]);
});

test('of a list, too, only the first 1,000 recipes are taken', async () => {
  const list = Array.from({ length: 1001 }, (_, at) => ({ ...RECIPE_SAGE.recipes[0], name: `Tea ${at}` }));
  const reading = await readRecipeFile(json(list));
  expect(reading.kind === 'found' && reading.recipes.length).toBe(1000);
  expect(reading.kind === 'found' && rendered(reading.problems)).toEqual([
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

const NO_RECIPE =
  'none: No recipe was found in this file. Files of Paprika, Tandoor, Mealie and RecipeSage can be read, and so can schema.org JSON-LD and saved web pages.';

const COPY_ME_THAT = `<html><head><title>Recipes</title></head><body>
  <div class="recipe"><div id="name">Bean tacos</div><a id="original_link" href="https://tacos.example.com/">Tacos</a>
  <ul id="recipeIngredients"><li class="recipeIngredient">2 cans beans</li><li class="recipeIngredient">8 tortillas</li></ul>
  <ol><li class="instruction">Warm the beans.</li><li class="instruction">Fill the tortillas.</li></ol></div>
  <div class="recipe"><div id="name">Rye bread</div>
  <ul id="recipeIngredients"><li class="recipeIngredient">500 g rye flour</li><li class="recipeIngredient">2 tsp salt</li></ul>
  <ol><li class="instruction">Knead.</li><li class="instruction">Bake.</li></ol></div></body></html>`;
const RECIPE_KEEPER = `<html><body>
  <div class="recipe-details"><meta content="a1" itemprop="recipeId"><h2 itemprop="name">Bean tacos</h2>
  <div itemprop="recipeIngredients"><p>2 cans beans</p><p>8 tortillas</p></div>
  <div itemprop="recipeDirections"><p>1. Warm the beans.</p><p>2. Fill the tortillas.</p></div></div>
  <div class="recipe-details"><meta content="a2" itemprop="recipeId"><h2 itemprop="name">Rye bread</h2>
  <div itemprop="recipeIngredients"><p>500 g rye flour</p><p>2 tsp salt</p></div>
  <div itemprop="recipeDirections"><p>1. Knead.</p><p>2. Bake.</p></div></div></body></html>`;

describe('a file is refused that', () => {
  const zeros = Buffer.alloc(21 * MB);

  it.each<[string, () => Buffer, string]>([
    ['is larger than 20 MB', () => Buffer.alloc(20 * MB + 1), 'none: The file can have at most 20 MB.'],
    ['is of CopyMeThat, with several recipes on a page', () => Buffer.from(COPY_ME_THAT), NO_RECIPE],
    ['is of RecipeKeeper, with several recipes on a page', () => Buffer.from(RECIPE_KEEPER), NO_RECIPE],
    ['is empty', () => Buffer.alloc(0), NO_RECIPE],
    ['is a picture', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1]), NO_RECIPE],
    ['has a part beyond 20 MB', () => zipOf([{ name: 'a.json', bytes: zeros }]), TOO_MUCH],
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
      NO_RECIPE,
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
    expect(await fileText(file())).toBe(expected);
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

test("a heading among the ingredients of Tandoor's step ends with the step", async () => {
  const row = (name: string) => ({ food: { name }, unit: null, amount: 2, note: '' });
  const header = { food: null, unit: null, amount: 0, note: 'For the top', is_header: true };
  const steps = [
    { name: 'Bake', instruction: 'Bake it.', ingredients: [row('leeks'), header, row('eggs')] },
    { name: 'Fry', instruction: 'Fry it.', ingredients: [row('onions')] },
  ];
  expect(await fileText(json({ ...TANDOOR, steps }))).toContain(
    '- 2 leeks\n[For the top]\n- 2 eggs\n[Fry]\n- 2 onions',
  );
});

test.each(['{{', '{%'])("Tandoor's %s that does not end is read in linear time", async (start) => {
  const steps = [{ instruction: `Cook it.\n${start}${' '.repeat(MB)}`, ingredients: [] }];
  expect(await fileText(json({ ...TANDOOR, steps }))).toContain('Cook it.');
});

test('headings of Mealie are those of parts', async () => {
  const recipe = {
    ...MEALIE_EXPORT,
    recipe_ingredient: [
      { note: '500 g rye flour', title: 'Dough' },
      { note: '1 egg', title: 'Glaze' },
    ],
    recipe_instructions: [
      { title: 'Dough', text: 'Knead.' },
      { title: 'Glaze', text: 'Beat the egg.' },
    ],
  };
  const text = await fileText(json(recipe));
  expect(text).toContain(lines('[Dough]', '- 500 g rye flour', '[Glaze]', '- 1 egg'));
  expect(text).toContain(lines('> Dough:', '> Knead.', '> Glaze:', '> Beat the egg.'));
});

test('what is exported as JSON-LD is read back alike', async () => {
  const exported = {
    name: 'Iced tea',
    description: 'With & without <ice>.',
    servings: 2.5,
    minutes: 75,
    ingredients: [
      { name: 'Tea bags', quantity: '2', unit: null, notes: 'black', part: null },
      { name: 'Sugar', quantity: '1 1/2', unit: 'cups', notes: null, part: 'For the syrup' },
      { name: 'Ice', quantity: null, unit: null, notes: null, part: 'To serve' },
    ],
    instructions: ['Steep for 10 minutes.', 'For the syrup:', 'Boil.', 'To serve:', 'Chill.'],
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
