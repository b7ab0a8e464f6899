import fc from 'fast-check';
import { exceededJsonLimit, parseJson } from './jsonBytes.ts';

const PLENTY = { depth: 1000, values: 1_000_000, shapes: 1_000_000 };

function exceeded(json: string, limits: Partial<typeof PLENTY>) {
  return exceededJsonLimit(Buffer.from(json), { ...PLENTY, ...limits });
}

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

/** Every prefix of the names of every object in a value. */
function shapesOf(value: unknown, shapes = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return shapes;
  if (!Array.isArray(value)) {
    const names = Object.keys(value);
    for (const index of names.keys()) shapes.add(JSON.stringify(names.slice(0, index + 1)));
  }
  for (const inner of Object.values(value)) shapesOf(inner, shapes);
  return shapes;
}

function countOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + countOf(inner), 1);
}

describe('the limits of a JSON text', () => {
  test('apply to depth, number of values and number of shapes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.boolean(), (value, isSpaced) => {
        const json = JSON.stringify(value, null, isSpaced ? 2 : 0);
        expect(exceeded(json, { depth: depthOf(value) })).toBeNull();
        if (depthOf(value) > 0) expect(exceeded(json, { depth: depthOf(value) - 1 })).toBe('depth');
        expect(exceeded(json, { values: countOf(value) - 1 })).toBe('values');
        expect(exceeded(json, { values: 2 * countOf(value) })).toBeNull();
        const { size } = shapesOf(value);
        expect(exceeded(json, { shapes: size })).toBeNull();
        if (size > 0) expect(exceeded(json, { shapes: size - 1 })).toBe('shapes');
      }),
    );
  });

  test.each([
    ['brackets and commas in a string', '"[[[,{{{,"'],
    ['an escaped quote', String.raw`"\"[[[["`],
    ['an escaped backslash at the end of a string', String.raw`["\\"]`],
    ['a string that never ends', '"[[[['],
    ['text of several bytes', '"é😀[[["'],
  ])('do not count %s', (_what, json) => {
    expect(exceeded(json, { depth: 1, values: 2 })).toBeNull();
  });

  test.each(['[[[[', '{"a":{"a":{"a":{', '[]'.repeat(3) + '[[[['])('apply to the invalid text %s', (json) => {
    expect(exceeded(json, { depth: 3 })).toBe('depth');
  });
});

describe('a text that JSON.parse refuses', () => {
  test.each([
    ['a second colon after a name', `{"${'a'.repeat(1e6)}"${':'.repeat(1e6)}`],
    ['a comma between two colons', `{"${'a'.repeat(1e6)}"${':,'.repeat(5e5)}`],
    ['a bracket that closes nothing', `${']"":'.repeat(1000)}${'['.repeat(2000)}`],
  ])('is counted only up to %s', (_what, json) => {
    expect(exceeded(json, { depth: 1, shapes: 1 })).toBeNull();
  });
});

test('invalid JSON is refused without being quoted', () => {
  expect(() => parseJson(Buffer.from('{"phone":"(415) 555-0123"'))).toThrow('The body is not valid JSON.');
  expect(parseJson(Buffer.from('\ufeff{"a":1}'))).toEqual({ a: 1 });
});
