import { testWorld } from '../../../test/world.ts';
import { PERSONAL_DATA, type TableDecision } from './personalData.ts';
import { ACCOUNT_EXPORT, TRIP_EXPORT } from '../accountExport.sql.ts';

const PLACE = 'its entity, or in account/deletion/personalData.ts without one,';

/** The next version drops what only servers of the version before still fill. */
const RETIRED = `c.column_name = 'place' and c.data_type = 'smallint'`;

// A distributed database lacks foreign keys.
const world = testWorld({}, 'grub_template');
/** `table.column` of every column of the database. */
let columns: string[];
beforeAll(async () => {
  columns = await namesFrom(
    `select c.table_name || '.' || c.column_name as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.table_name <> 'migrations'
       and not (${RETIRED})`,
  );
});

async function namesFrom(sql: string): Promise<string[]> {
  const rows = await world.dataSource.query<{ name: string }[]>(sql);
  return rows.map(({ name }) => name).sort();
}

const words = (list = '') => list.split(' ').filter((word) => word !== '');

/** `table.column` of every listed column; duplicates stay. */
function listed(columnsOf: (decision: TableDecision) => readonly string[]): string[] {
  return Object.entries(PERSONAL_DATA)
    .flatMap(([table, decision]) => columnsOf(decision).map((column) => `${table}.${column}`))
    .sort();
}

/** `table.column` of all columns in the matching tables. */
const columnsIn = (isMeant: (decision: TableDecision | undefined) => boolean) =>
  columns.filter((name) => isMeant(PERSONAL_DATA[name.split('.')[0] ?? '']));

/**
 * Columns of foreign keys to a table, `table.column`.
 * @param onDelete letters of pg_constraint.confdeltype
 */
const keysTo = (target: 'users' | 'webhooks' | 'participants', onDelete: string) =>
  namesFrom(
    `select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[cardinality(c.conkey)]
     where c.contype = 'f' and c.confrelid = '${target}'::regclass and position(c.confdeltype in '${onDelete}') > 0`,
  );

test('every column has one decision on what deleting an account does to it', () => {
  const decided = listed(({ rowsGo, becomes, unlinked, kept }) =>
    rowsGo === undefined ? [...words(becomes), ...words(unlinked), ...words(kept)] : [],
  );
  const stay = columnsIn((decision) => decision?.rowsGo === undefined);
  const undecided = stay.filter((name) => !decided.includes(name));
  expect(undecided.map((name) => `Decide in ${PLACE} what deleting an account does to ${name}.`)).toEqual([]);
  expect(decided).toEqual(stay);
});

test('every column of an exported table is marked as exported or not, and the export reads the exported ones', async () => {
  const decided = listed(({ exported, notExported }) => [...words(exported), ...words(notExported)]);
  const shown = columnsIn((decision) => decision?.exported !== undefined);
  const undecided = shown.filter((name) => !decided.includes(name));
  expect(undecided.map((name) => `Decide in ${PLACE} whether the export shows ${name}.`)).toEqual([]);
  expect(decided).toEqual(shown);

  const anyId = "'00000000-0000-7000-8000-000000000000'::uuid";
  const sql = (text: string) => text.replaceAll(/\$[12]/g, anyId);
  await world.dataSource.query(
    `create view shown as select * from (${sql(ACCOUNT_EXPORT)}) account, (${sql(TRIP_EXPORT)}) trip`,
  );
  const read = await namesFrom(
    `select table_name || '.' || column_name as name from information_schema.view_column_usage
     where view_name = 'shown'`,
  );
  await world.dataSource.query('drop view shown');
  expect(listed(({ exported }) => words(exported)).filter((name) => !read.includes(name))).toEqual([]);
});

test('foreign keys delete rows and unlink columns as decided', async () => {
  const gone = (rule: TableDecision['rowsGo']) =>
    Object.entries(PERSONAL_DATA).flatMap(([table, { rowsGo }]) => (rowsGo === rule ? [table] : []));
  const keys = [...(await keysTo('users', 'c')), ...(await keysTo('webhooks', 'c'))];
  const cascading = keys.map((name) => name.split('.')[0]);
  expect(gone('with account').filter((table) => table !== 'users' && !cascading.includes(table))).toEqual([]);
  expect(gone('by number').filter((table) => !columns.includes(`${table}.phone`))).toEqual([]);
  const unlinked = listed(({ unlinked: list, becomes }) => [...words(list), ...words(becomes)]);
  const links = await keysTo('users', 'n');
  expect(links.filter((name) => !unlinked.includes(name))).toEqual([]);
  const participantKeys = await keysTo('participants', 'anr');
  expect(
    listed(({ unlinked: list }) => words(list)).filter(
      (name) => ![...links, ...participantKeys].includes(name),
    ),
  ).toEqual([]);
});
