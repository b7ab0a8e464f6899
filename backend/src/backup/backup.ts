import pg from 'pg';
import { BackupError } from './backup.error.ts';
import { writeBackupFile, type BackupPart, type BackupSummary } from './backup.file.ts';

const rowsAtOnce = 500;

/** Oldest first; none on a new database. */
async function migrationsRun(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    "SELECT to_regclass(quote_ident(current_schema()) || '.migrations') IS NOT NULL AS exists",
  );
  if (!found[0]?.exists) return [];
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id');
  return rows.map(({ name }) => name);
}

/** Without the list of migrations. */
export async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND relname <> 'migrations'
     ORDER BY relname`,
  );
  return rows.map(({ name }) => name);
}

async function* rowsOf(client: pg.Client, table: string): AsyncGenerator<string> {
  await client.query(
    `DECLARE rows_of_table NO SCROLL CURSOR FOR SELECT to_jsonb(t)::text AS json FROM ${pg.escapeIdentifier(table)} t`,
  );
  for (;;) {
    const { rows } = await client.query<{ json: string }>(`FETCH ${rowsAtOnce} FROM rows_of_table`);
    if (rows.length === 0) break;
    for (const { json } of rows) yield json;
  }
  await client.query('CLOSE rows_of_table');
}

async function* partsOf(client: pg.Client): AsyncGenerator<BackupPart> {
  for (const name of await tablesOf(client)) {
    yield { kind: 'table', name };
    for await (const json of rowsOf(client, name)) yield { kind: 'row', json };
  }
  const { rows: sequences } = await client.query<{ name: string; value: string }>(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname = current_schema() AND last_value IS NOT NULL AND sequencename <> 'migrations_id_seq'
     ORDER BY sequencename`,
  );
  for (const sequence of sequences) yield { kind: 'sequence', ...sequence };
}

/**
 * Writes a consistent snapshot while the product runs.
 * @param signal ends it with an AbortError, and no file
 * @throws BackupError if it never ran on the database
 */
export async function backUp(
  connection: pg.ClientConfig,
  file: string,
  now: Date,
  signal?: AbortSignal,
): Promise<BackupSummary> {
  const client = new pg.Client({ ...connection, application_name: 'grub-club backup' });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    // Independent of the server's, the role's and the user's settings.
    await client.query(
      `SET LOCAL TimeZone = 'UTC'; SET LOCAL IntervalStyle = 'iso_8601';
       SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`,
    );
    const migrations = await migrationsRun(client);
    if (migrations.length === 0) {
      throw new BackupError('Nothing to back up: Grub Club has never been started on this database.');
    }
    const header = { createdAt: now.toISOString(), migrations };
    return await writeBackupFile(file, header, partsOf(client), signal);
  } finally {
    await client.end();
  }
}
