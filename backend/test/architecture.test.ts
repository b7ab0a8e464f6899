import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildSchema, isObjectType } from 'graphql';
import { allColumnsIn, tableOf } from '../src/db/columns.ts';
import { ENTITIES } from '../src/db/connection/entities.ts';

const page = readFileSync('docs/architecture.md', 'utf8');
const [, map = ''] = /## Map\n+```\n([^]*?)```/.exec(page) ?? [];
const words = [...page.matchAll(/^\| `(\w+)` /gm)].map(([, word = '']) => word);

const sourcesIn = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test|\.generated)\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
const SOURCES = sourcesIn('domain', 'backend/src', 'frontend/src', 'frontend/site');
const textOf = (file: string) => readFileSync(file, 'utf8');
const filesWith = (files: readonly string[], pattern: RegExp) =>
  files.filter((file) => pattern.test(textOf(file)));

const foldersIn = (house: string) =>
  readdirSync(house, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && sourcesIn(join(house, entry.name)).length > 0)
    .map(({ name }) => name);

/** The page leaves out `backend/src/` where it tells of a request, and `frontend/src/` where of the client. */
const HOUSES = ['', 'backend/src', 'frontend/src'];

describe('docs/architecture.md', () => {
  it('begins with its title, and fits on two pages', () => {
    expect(page).toMatch(/^# Architecture\n/);
    const wrapped = page
      .trim()
      .split('\n')
      .map((line) => Math.max(1, Math.ceil(line.length / 120)));
    expect(wrapped.reduce((sum, lines) => sum + lines)).toBeLessThanOrEqual(110);
  });

  it('names only files and folders that exist, as does CONTRIBUTING.md', () => {
    const pages = page + readFileSync('CONTRIBUTING.md', 'utf8');
    const paths = [...pages.matchAll(/`([\w.-]+\/[\w./-]*)`/g)].map(([, path = '']) => path);
    const isThere = (path: string) =>
      HOUSES.some((house) => existsSync(join(house, path.replace('CODE', 'de'))));
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });

  it('has no folder in its map that does not exist', () => {
    const folders = ['.', 'backend', 'backend/src', 'backend/src/http', 'backend/test', 'docs', 'domain'];
    const places = [...folders, 'frontend', 'frontend/src', 'frontend/src/ui'];
    const named = [...map.matchAll(/(?<![\w.])([\w-]+)\//g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((name) => !places.some((place) => existsSync(join(place, name))))).toEqual([]);
  });

  it.each(['domain', 'backend/src', 'frontend/src'])('has each folder of %s in its map', (house) => {
    const known = new Set([...map.matchAll(/([\w-]+)\//g)].map(([, name = '']) => name));
    expect(foldersIn(house).filter((name) => !known.has(name) && !words.includes(name))).toEqual([]);
  });

  it('calls the features alike in the server, the rules and the client', () => {
    for (const house of ['backend/src', 'frontend/src', 'domain'])
      expect(words.filter((word) => !foldersIn(house).includes(word))).toEqual([]);
  });
});

describe('as docs/architecture.md says', () => {
  it('no file exports what another file declares', () => {
    expect(filesWith(SOURCES, /^export (type )?(\*|\{[^}]*\}) from /m)).toEqual([]);
  });

  it('there are no barrel files and no utils', () => {
    const names = /^(index|utils?|helpers?)\.tsx?$/;
    const folders = /\/(utils?|helpers?)\//;
    expect(SOURCES.filter((file) => names.test(basename(file)) || folders.test(file))).toEqual([]);
  });

  it('rules get the time and random numbers as parameters', () => {
    const rules = SOURCES.filter((file) => file.startsWith('domain/'));
    expect(filesWith(rules, /(?<!\* .*)(new Date\(\)|Date\.now\(\)|Math\.random\(\))/)).toEqual([]);
  });

  it('services ask ctx.now()', () => {
    const services = SOURCES.filter((file) => file.endsWith('.service.ts'));
    expect(filesWith(services, /new Date\(\)|Date\.now\(\)/)).toEqual([]);
  });

  it('services read the input before they look for the trip', () => {
    const services = SOURCES.filter((file) => file.endsWith('.service.ts'));
    const functions = services.flatMap((file) =>
      textOf(file).split(/\n(?=(?:export )?(?:async )?function )/),
    );
    const readers = functions.filter((text) => text.includes('readInput('));
    const looksFirst = readers.filter((text) =>
      /\brequire\w+\(\s*(ctx|tx), raw/.test(text.slice(0, text.indexOf('readInput('))),
    );
    expect(readers.length).toBeGreaterThan(50);
    expect(looksFirst).toEqual([]);
  });

  it('nothing in the client polls or refetches on focus', () => {
    const client = SOURCES.filter((file) => file.startsWith('frontend/src/'));
    expect(filesWith(client, /pollInterval|startPolling|refetchOn/)).toEqual([]);
  });

  it('instants are timestamptz, days are dates and money is whole cents', () => {
    const expected = (property: string) => {
      if (property.endsWith('Cents')) return ['integer', 'bigint'];
      if (property.endsWith('At')) return ['timestamptz'];
      return property.endsWith('Date') ? ['date'] : null;
    };
    const other = ENTITIES.flatMap((entity) =>
      allColumnsIn(entity).flatMap(({ property, type }) =>
        expected(property)?.includes(type) === false ? `${tableOf<object>(entity)}.${property}: ${type}` : [],
      ),
    );
    expect(other).toEqual([]);
  });

  it('generated files are not committed', () => {
    expect(readFileSync('.gitignore', 'utf8')).toMatch(/\.generated\./);
  });

  it('GraphQL and REST offer the same, but for two lists of the admin', () => {
    // Rows name their operation, hand-written routes their twin, and tests that of one path with two.
    const isOfRest = (file: string) => /\/http\/rest\/|\.rest\.ts$|\/twins\//.test(file);
    const rest = sourcesIn('backend/src', 'backend/test/twins').filter(isOfRest).map(textOf).join('\n');
    const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
    const fieldsOf = (name: string) => {
      const type = schema.getType(name);
      return isObjectType(type) ? Object.keys(type.getFields()) : [];
    };
    const missing = (fields: readonly string[]) =>
      fields.filter((field) => !new RegExp(`\\b${field}\\b`).test(rest));
    // One is part of previewTable, over REST too; the others are for the page alone on which a person allows a program.
    expect(missing([...fieldsOf('Query'), ...fieldsOf('Mutation')])).toEqual([
      'previewTripDates',
      'programRequest',
      'allowProgram',
    ]);
    expect(missing(fieldsOf('AdminDashboard')).sort()).toEqual(['auditLog', 'trends']);
  });
});
