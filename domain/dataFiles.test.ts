import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { CONTENTS } from './food/content.ts';

const note = z.string();
const text = z
  .string()
  .check(
    z.regex(/^\S+(?: \S+)*$/, 'has needless space'),
    z.regex(/^[^,\p{Lu}]*$/u, 'has a comma or a capital'),
    z.regex(/[\p{L}\p{N}]/u, 'has no word'),
  );
const texts = z.array(text, 'is no list of texts').check(
  z.check(({ value, issues }) => {
    value.forEach((one, index) => {
      if (value.indexOf(one) < index)
        issues.push({ code: 'custom', message: 'stands here twice', path: [index], input: one });
    });
  }),
);
const content = z.enum(CONTENTS, 'is no content');
const mark = z.enum(['varies', ...CONTENTS, ...CONTENTS.map((one) => `?${one}`)], 'is no mark');
const list = z.strictObject({ note, words: texts });
const days = z.nullable(z.int().check(z.nonnegative()));
const life = { fridge: days, cooler: days, none: days };
const cups = z.array(z.strictObject({ cup: z.number().check(z.positive()), foods: texts }));
const pieces = z.array(
  z.strictObject({ foods: texts, units: z.record(text, z.number().check(z.positive())) }),
);

/** Schemas of the data files; `storeSection` checks the sections. */
const SHAPES: Readonly<Record<string, z.ZodMiniType>> = {
  'contentWords.json': z.strictObject({
    note,
    groups: z.array(z.strictObject({ contents: z.array(content), words: texts })),
  }),
  'countedUnits.json': z.strictObject({ note, units: z.array(texts) }),
  'densities.json': z.strictObject({
    note,
    byWeight: cups,
    byVolume: cups,
    cooked: z.array(
      z.strictObject({
        foods: texts,
        cups: z.number().check(z.positive()),
        weight: z.number().check(z.positive()),
      }),
    ),
  }),
  'dietWords.json': z.strictObject({ note, diets: z.record(text, texts) }),
  'dishWords.json': z.catchall(
    z.strictObject({ spelledOut: z.strictObject({ note, words: z.record(text, text) }) }),
    list,
  ),
  'ingredientWords.json': z.strictObject({ note, sizes: list, preparations: list, descriptions: list }),
  'listWords.json': z.strictObject({
    columns: z.catchall(z.strictObject({ note }), texts),
    portions: z.catchall(z.strictObject({ note }), texts),
    meals: z.catchall(z.strictObject({ note }), texts),
    everything: list,
  }),
  'languages.json': z.strictObject({
    note,
    languages: z.array(
      z.strictObject({ code: text, name: note, locale: note, capitalNouns: z.optional(z.literal(true)) }),
    ),
  }),
  'mixedFoods.json': z.catchall(
    z.strictObject({ lookalikes: z.strictObject({ note, names: z.record(text, texts) }) }),
    list,
  ),
  'neutralWords.json': list,
  'ownFoods.json': z.strictObject({ note, names: texts }),
  'remarkWords.json': z.record(z.string(), list),
  'restrictionWords.json': z.record(z.string(), list),
  'sameFoods.json': z.strictObject({ note, words: z.array(texts), names: z.array(texts) }),
  'sameGoods.json': z.strictObject({
    note,
    words: z.array(texts),
    names: z.array(texts),
    near: z.array(texts),
    optional: z.array(z.strictObject({ words: texts, foods: texts })),
  }),
  'shopSubstitutes.json': z.strictObject({
    note,
    rows: z.array(z.strictObject({ foods: texts, instead: texts })),
  }),
  'shelfLife.json': z.strictObject({
    note,
    foods: z.array(z.strictObject({ foods: texts, ...life })),
    sections: z.record(z.string(), z.strictObject(life)),
  }),
  'shopPackages.json': z.strictObject({
    note,
    cans: z.array(z.int().check(z.positive())),
    packages: z.array(
      z.strictObject({
        size: z.string().check(z.regex(/^[1-9]\d* (?:g|kg|ml|l)$/, 'is no size')),
        container: z.optional(text),
        insteadOf: texts,
        foods: texts,
      }),
    ),
  }),
  'staples.json': z.strictObject({ note, foods: z.array(texts) }),
  'storeSections.json': z.strictObject({
    note,
    rows: z.array(
      z.strictObject({
        section: z.string(),
        note: z.optional(note),
        words: texts,
        nouns: texts,
        brands: texts,
        alone: z.optional(texts),
      }),
    ),
  }),
  'substitutes.json': z.strictObject({
    note,
    rows: z.array(z.strictObject({ foods: texts, instead: texts })),
  }),
  'tradeUnits.json': z.strictObject({
    note,
    counted: pieces,
    weighed: pieces,
    packages: pieces,
    byThePint: texts,
  }),
  'wordFamilies.json': z.strictObject({
    note,
    families: z.record(text, texts),
    same: z.array(texts),
    kinds: texts,
    kindsOf: z.record(text, texts),
  }),
};

const FOODS = z.strictObject({
  note,
  foods: z.array(
    z.strictObject({ note: z.optional(note), marks: z.array(mark, 'is no list of marks'), names: texts }),
  ),
});

/** Line number of each field and text in a JSON text, by path: "foods.3.names.0". */
function linesOf(json: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  let [at, line] = [0, 1];
  const find = (found: string, path: string) => {
    const next = json.indexOf(JSON.stringify(found), at) + 1;
    line += json.slice(at, next).split('\n').length - 1;
    at = next;
    lines.set(path, line);
  };
  const visit = (value: unknown, path: string) => {
    if (typeof value === 'string') find(value, path);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const place = `${path}.${key}`;
      if (!Array.isArray(value)) find(key, place);
      if (!lines.has(path)) lines.set(path, line);
      visit(inner, place);
    }
  };
  visit(JSON.parse(json), '');
  return lines;
}

/** Problems of a data file, each with file and line. */
function problemsIn(file: string, json: string, shape: z.ZodMiniType): string[] {
  const lines = linesOf(json);
  const lineOf = (path: readonly PropertyKey[]): number =>
    lines.get(['', ...path].join('.')) ?? (path.length === 0 ? 1 : lineOf(path.slice(0, -1)));
  const issues = shape.safeParse(JSON.parse(json)).error?.issues ?? [];
  return issues.map(({ path, message }) => `${file}:${lineOf(path)}: ${path.join('.')} ${message}`);
}

const FILES = readdirSync('domain', { recursive: true, encoding: 'utf8' })
  .filter((file) => /[\\/]data[\\/].*\.json$/.test(file))
  .map((file) => join('domain', file));

test.each(FILES)('%s is well-formed', (file) => {
  const shape = /[\\/]foods[\\/]/.test(file) ? FOODS : SHAPES[basename(file)];
  expect(shape).toBeDefined();
  if (shape !== undefined) expect(problemsIn(file, readFileSync(file, 'utf8'), shape)).toEqual([]);
});

test('malformed rows are reported with file and line', () => {
  const json = `{
  "note": "Milk, and cheese",
  "foods": [
    { "marks": ["dairy", "?glutn"], "names": ["milk", " cream"] },
    {
      "marks": ["dairy"],
      "names": [
        "brie, feta",
        "Gouda",
        "quark",
        "quark",
        "-"
      ]
    },
    {
      "marks": []
    }
  ]
}`;
  expect(problemsIn('dairy.json', json, FOODS)).toEqual([
    'dairy.json:4: foods.0.marks.1 is no mark',
    'dairy.json:4: foods.0.names.1 has needless space',
    'dairy.json:8: foods.1.names.0 has a comma or a capital',
    'dairy.json:9: foods.1.names.1 has a comma or a capital',
    'dairy.json:12: foods.1.names.4 has no word',
    'dairy.json:11: foods.1.names.3 stands here twice',
    'dairy.json:16: foods.2.names is no list of texts',
  ]);
});
