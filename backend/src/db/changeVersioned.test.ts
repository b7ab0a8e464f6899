import { conflictOf } from './changeVersioned.ts';
import { propertiesFor, tableOf } from './columns.ts';
import { ENTITIES } from './connection/entities.ts';
import { requireVersions, WRITTEN_FIELDS } from './versions.ts';
import { statement, STATEMENTS } from './statement.ts';

const MAYA = '01900000-0000-7000-8000-00abc0000001';
const JONAS = '01900000-0000-7000-8000-00abc0000002';
const change = (version: number, by: string | null) => ({ version, by, at: `2026-06-01T12:0${version}:00Z` });

/** The name was changed in version 2, the steps in 4, the recipe in 5. */
const MEAL = {
  name: 'Chili',
  description: null,
  instructions: ['Chop', 'Cook'],
  recipe: 'Grandmother',
  version: 5,
  fieldVersions: { name: change(2, MAYA), instructions: change(4, null), recipe: change(5, JONAS) },
};
const FIELDS = {
  all: ['name', 'description', 'instructions', 'recipe'],
  joint: ['description', 'instructions'],
};

describe('an update', () => {
  test.each<[what: string, version: number, changes: object, fields: string[] | null]>([
    ['of a field that changed later to another value', 1, { name: 'Soup' }, ['name']],
    [
      'of several of them',
      1,
      { name: 'Soup', instructions: [], recipe: null },
      ['name', 'instructions', 'recipe'],
    ],
    ['based on the version of the last change', 5, { name: 'Soup', recipe: 'Mine' }, null],
    ['of a field that changed before', 2, { name: 'Soup' }, null],
    ['of a field that changed before its joint one', 3, { description: 'Hot' }, ['description']],
    ['of a field whose joint one changed before', 4, { description: 'Hot' }, null],
    [
      'of a field that changed before and one that changed later',
      3,
      { name: 'Soup', recipe: null },
      ['recipe'],
    ],
    ['to the value that it has', 1, { name: 'Chili', instructions: ['Chop', 'Cook'] }, null],
    ['to a list in another order', 3, { instructions: ['Cook', 'Chop'] }, ['instructions']],
    ['of nothing', 1, {}, null],
    ['of an absent field', 1, { name: undefined }, null],
  ])('%s', (_what, version, changes, fields) => {
    expect(conflictOf(FIELDS, MEAL, changes, version)?.fields ?? null).toEqual(fields);
  });

  test('in conflict learns all current values, and who made the last of these changes', () => {
    const { fieldVersions: _, version, ...current } = MEAL;
    expect(conflictOf(FIELDS, MEAL, { name: 'Soup', recipe: 'Mine' }, 1)).toEqual({
      version,
      current,
      fields: ['name', 'recipe'],
      changedBy: JONAS,
      changedAt: '2026-06-01T12:05:00Z',
    });
    expect(conflictOf(FIELDS, MEAL, { instructions: [] }, 1)).toMatchObject({ changedBy: null });
  });
});

describe('a statement that writes what people write', () => {
  test.each([
    "update meals set name = 'Soup' where trip_id = $1",
    "update eaters set group_name = 'Otters' where trip_id = $1",
    "update trips set name = 'Moab' where id = $1",
    'with one as (update ingredients i set purchased = true, notes = $1 returning *) select * from one',
    "insert into meals as kept (id) values ($1) on conflict (id) do update set status = 'planned'",
  ])('is refused unless it raises the version: %s', (text) => {
    expect(() => statement('test_unversioned', text)).toThrow('without written()');
    expect(STATEMENTS.has('test_unversioned')).toBe(false);
  });

  test('may write other columns', () => {
    for (const text of [
      'update ingredients i set purchased = true, purchased_by_id = $1 where i.name = $2',
      'update meals set is_ai_generated = true',
      "update trips set currency = 'EUR'",
    ])
      expect(() => requireVersions('other', text)).not.toThrow();
    const withWritten = ENTITIES.filter((entity) => propertiesFor<object>(entity, 'written').length > 0);
    expect(withWritten.map((entity) => tableOf<object>(entity)).sort()).toEqual(
      Object.keys(WRITTEN_FIELDS).sort(),
    );
  });
});
