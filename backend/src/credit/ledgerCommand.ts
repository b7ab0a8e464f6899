import 'reflect-metadata';
import { ConfigError } from '../config/config.ts';
import { createDataSource } from '../db/dataSource.ts';
import { EmbeddedPostgresError } from '../embeddedPostgres/embeddedPostgres.ts';
import { checkInvariants } from '../db/invariants.ts';
import { reachDatabase } from '../db/reachDatabase.ts';
import { AppError } from '../base/errors.ts';
import { ledgerReport } from './ledgerReport.service.ts';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints a user's ledger, when a phone number is given, and checks everything that has to hold. */
async function run(rawPhone: string | undefined): Promise<void> {
  const { connection, letGo } = await reachDatabase(say);
  const dataSource = createDataSource(connection, { poolSize: 1, queryTimeoutMs: 0 });
  try {
    await dataSource.initialize();
    await dataSource.transaction('REPEATABLE READ', async (db) => {
      // All of it at one moment, however long it takes.
      await db.query('set transaction read only');
      await db.query('set local statement_timeout = 0');
      await requireLedger(db.query.bind(db));
      if (rawPhone !== undefined) for (const line of await ledgerReport(db, rawPhone, new Date())) say(line);
      const rules = await checkInvariants(db);
      const broken = rules.filter((rule) => rule.broken > 0);
      for (const rule of broken) say(`BROKEN: ${rule.rule} (${rule.broken} times)`);
      say(`${rules.length - broken.length} of ${rules.length} rules hold.`);
      if (broken.length > 0) process.exitCode = 1;
    });
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
    await letGo();
  }
}

async function requireLedger(query: (sql: string) => Promise<{ found: string | null }[]>): Promise<void> {
  const [row] = await query("select to_regclass('credit_entries')::text as found");
  if (row?.found == null)
    throw new AppError(
      'NOT_FOUND',
      'There is no ledger here: this release was never started on this database.',
    );
}

run(process.argv[2]).catch((error: unknown) => {
  const isForPeople =
    error instanceof AppError || error instanceof EmbeddedPostgresError || error instanceof ConfigError;
  process.stderr.write(
    `${isForPeople ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exitCode = 1;
});
