import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentMarkOf, contentOf } from './food/content.ts';

/** A text of a data file, with the field that it belongs to and the list around it. */
interface Entry {
  readonly text: string;
  readonly line: number;
  readonly field: string;
  readonly list: readonly unknown[];
}

function entriesOf(json: string): Entry[] {
  const entries: Entry[] = [];
  let [at, line] = [0, 1];
  const find = (text: string) => {
    const found = json.indexOf(JSON.stringify(text), at) + 1;
    line += json.slice(at, found).split('\n').length - 1;
    at = found;
  };
  const visit = (value: unknown, field: string, list: readonly unknown[]) => {
    if (typeof value === 'string') {
      find(value);
      entries.push({ text: value, line, field, list });
    } else if (Array.isArray(value)) {
      for (const one of value) visit(one, field, value);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        find(key);
        visit(inner, key, []);
      }
    }
  };
  visit(JSON.parse(json), '', []);
  return entries;
}

/** What is wrong with the texts of a data file, each with file and line. */
function problemsIn(file: string, json: string): string[] {
  const seen = new Map<readonly unknown[], Set<string>>();
  return entriesOf(json).flatMap(({ text, line, field, list }) => {
    const earlier = seen.get(list) ?? new Set();
    const problem = problemOf(text, field) ?? (earlier.has(text) ? 'stands here twice' : null);
    seen.set(list, earlier.add(text));
    return problem === null ? [] : [`${file}:${line}: “${text}” ${problem}`];
  });
}

function problemOf(text: string, field: string): string | null {
  if (field === 'note' || field === 'section') return null;
  if (field === 'marks') return isAccepted(() => contentMarkOf(text, '')) ? null : 'is no mark';
  if (field === 'contents') return isAccepted(() => contentOf(text, '')) ? null : 'is no content';
  if (text !== text.trim().replace(/\s+/g, ' ')) return 'has needless space';
  if (text.includes(',')) return 'has a comma';
  if (text !== text.toLowerCase()) return 'has capitals';
  return /[\p{L}\p{N}]/u.test(text) ? null : 'has no word';
}

function isAccepted(read: () => void): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

const FILES = readdirSync('domain', { recursive: true, encoding: 'utf8' })
  .filter((file) => /[\\/]data[\\/].*\.json$/.test(file))
  .map((file) => join('domain', file));

test.each(FILES)('%s is well-formed', (file) => {
  expect(problemsIn(file, readFileSync(file, 'utf8'))).toEqual([]);
});

test('malformed rows are named with file and line', () => {
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
    }
  ],
  "contents": ["daiy"]
}`;
  expect(problemsIn('dairy.json', json)).toEqual([
    'dairy.json:4: “?glutn” is no mark',
    'dairy.json:4: “ cream” has needless space',
    'dairy.json:8: “brie, feta” has a comma',
    'dairy.json:9: “Gouda” has capitals',
    'dairy.json:11: “quark” stands here twice',
    'dairy.json:12: “-” has no word',
    'dairy.json:16: “daiy” is no content',
  ]);
});
