import pg from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { tablesOf } from './backup.ts';
import { BackupError } from './backup.error.ts';
import { readBackupFile, type BackupPart, type BackupSummary } from './backup.file.ts';
import { createDataSource, type DatabaseConnection } from '../db/connection/dataSource.ts';
import { systemErrorCode } from '../base/systemErrorCode.ts';
import { changeTables, runMigrations } from '../db/connection/migrate.ts';
import { hasCitus } from '../db/distribute/distributed.ts';

const stagingSchema = 'grub_club_restore';
const formerSchema = 'grub_club_former';
const rowsAtOnce = 500;
const lockTimeoutMs = 10_000;

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

async function foreignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  );
  return rows;
}

async function columnsOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string | null }>(
    `SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS columns FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [pg.escapeIdentifier(table)],
  );
  const columns = rows[0]?.columns;
  if (!columns) throw new BackupError(`The backup has a table "${table}" without columns.`);
  return columns;
}

function createLoader(client: pg.Client, tables: ReadonlySet<string>) {
  let table = '';
  let columns = '';
  let batch: string[] = [];

  async function flush(): Promise<void> {
    if (batch.length === 0) return;
    const name = pg.escapeIdentifier(table);
    await client.query(
      `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE
       SELECT ${columns} FROM jsonb_populate_recordset(NULL::${name}, $1::jsonb)`,
      [`[${batch.join(',')}]`],
    );
    batch = [];
  }

  async function take(part: BackupPart): Promise<void> {
    if (part.kind === 'row') {
      batch.push(part.json);
      if (batch.length >= rowsAtOnce) await flush();
      return;
    }
    await flush();
    if (part.kind === 'sequence') {
      await client.query('SELECT setval($1::regclass, $2::bigint)', [
        pg.escapeIdentifier(part.name),
        part.value,
      ]);
      return;
    }
    if (!tables.has(part.name)) {
      throw new BackupError(
        `The backup contains a table "${part.name}" that its release did not have. Nothing was changed.`,
      );
    }
    table = part.name;
    columns = await columnsOf(client, table);
  }
  return { take, flush };
}

async function countRows(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${pg.escapeIdentifier(table)}`,
  );
  return rows[0]?.count ?? 0;
}

/** Fills the staging schema. Foreign keys are added last: tables come in name order. */
async function loadStaging(client: pg.Client, file: string): Promise<void> {
  const tables = await tablesOf(client);
  const keys = await foreignKeys(client);
  for (const key of keys) await client.query(`ALTER TABLE ${key.table} DROP CONSTRAINT ${key.name}`);
  for (const table of tables) {
    await client.query(
      `ALTER TABLE ${pg.escapeIdentifier(table)} DISABLE TRIGGER USER; DELETE FROM ${pg.escapeIdentifier(table)}`,
    );
  }
  const loader = createLoader(client, new Set(tables));
  const summary = await readBackupFile(file, loader.take);
  await loader.flush();
  for (const table of tables) {
    const expected = summary.rows[table] ?? 0;
    const found = await countRows(client, table);
    if (found !== expected) {
      throw new BackupError(
        `Only ${found} of ${expected} rows of "${table}" were restored. Nothing was changed.`,
      );
    }
    await client.query(`ALTER TABLE ${pg.escapeIdentifier(table)} ENABLE TRIGGER USER`);
  }
  for (const key of keys)
    await client.query(`ALTER TABLE ${key.table} ADD CONSTRAINT ${key.name} ${key.definition}`);
}

/** Throws if the schema holds other tables. */
async function refuseForeignThings(client: pg.Client, schema: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class c
     WHERE relnamespace = $1::regnamespace AND relkind IN ('r', 'v', 'm', 'f', 'p')
       AND NOT EXISTS (SELECT FROM pg_class s WHERE s.relnamespace = $2::regnamespace AND s.relname = c.relname)
     UNION ALL SELECT extname FROM pg_extension WHERE extnamespace = $1::regnamespace`,
    [pg.escapeIdentifier(schema), stagingSchema],
  );
  if (rows.length === 0) return;
  throw new BackupError(
    `The schema "${schema}" also contains ${rows.map(({ name }) => `"${name}"`).join(', ')}, which a restore would remove. ` +
      'Restore into a separate database. Nothing was changed.',
  );
}

async function swap(client: pg.Client, schema: string): Promise<void> {
  const target = pg.escapeIdentifier(schema);
  await refuseForeignThings(client, schema);
  await client.query(`
    SET LOCAL lock_timeout = ${lockTimeoutMs};
    ALTER SCHEMA ${target} RENAME TO ${formerSchema};
    ALTER SCHEMA ${stagingSchema} RENAME TO ${target};
    DROP SCHEMA ${formerSchema} CASCADE;
  `);
}

/** SQLSTATE classes: missing table or function, wrong value, broken constraint, wrong name. */
const MISFIT_CLASSES: ReadonlySet<string | undefined> = new Set(['0A', '22', '23', '42']);

/** Errors of no misfit are returned unchanged. */
function refusalOf(file: string, error: unknown): unknown {
  const state = systemErrorCode(error);
  if (error instanceof BackupError || !MISFIT_CLASSES.has(state?.slice(0, 2))) return error;
  return new BackupError(
    `${file} cannot be restored: its contents do not match the tables of its release (${state}). Nothing was changed.`,
    { cause: error },
  );
}

/** @throws BackupError for migrations of a newer release */
function requireKnownMigrations(dataSource: DataSource, file: string, { migrations }: BackupSummary): void {
  const known = new Set(dataSource.migrations.map((migration) => migration.constructor.name));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new BackupError(
    `${file} was made by a newer release of Grub Club (with the migrations ${unknown.join(', ')}). Update, then restore. Nothing was changed.`,
  );
}

async function restoreInto(db: EntityManager, file: string, summary: BackupSummary): Promise<void> {
  // TypeORM types the connection of a query runner as any.
  const client = (await db.queryRunner?.connect()) as pg.Client;
  const { rows } = await client.query<{ schema: string | null }>('SELECT current_schema() AS schema');
  const schema = rows[0]?.schema;
  if (!schema)
    throw new BackupError('The database has no schema to restore into (its search_path is empty).');
  await client.query(
    `DROP SCHEMA IF EXISTS ${stagingSchema} CASCADE; CREATE SCHEMA ${stagingSchema};
     SET LOCAL search_path = ${stagingSchema}; SET LOCAL TimeZone = 'UTC'`,
  );
  const before = new Set(summary.migrations);
  try {
    await runMigrations(db, (name) => before.has(name));
    await loadStaging(client, file);
    await runMigrations(db);
    // Else the planner has no figures until the next autovacuum.
    await client.query(`ANALYZE ${(await tablesOf(client)).map(pg.escapeIdentifier).join(', ')}`);
  } catch (error) {
    throw refusalOf(file, error);
  }
  await swap(client, schema);
}

/**
 * Checks a backup, loads it into a staging schema, migrates and swaps it in, in one transaction.
 * @throws BackupError if damaged, cut off, or from a newer release, and for a database with Citus
 */
export async function restore(
  connection: DatabaseConnection,
  file: string,
  say: (line: string) => void = () => undefined,
): Promise<BackupSummary> {
  const summary = await readBackupFile(file);
  const dataSource = createDataSource(connection, { poolSize: 1, queryTimeoutMs: 0, schema: stagingSchema });
  await dataSource.initialize();
  try {
    requireKnownMigrations(dataSource, file, summary);
    if (await hasCitus(dataSource))
      throw new BackupError(
        'The database has the extension citus. Restore into a database without it. Nothing was changed.',
      );
    await changeTables(dataSource, say, (db) => restoreInto(db, file, summary));
    return summary;
  } finally {
    await dataSource.destroy();
  }
}
