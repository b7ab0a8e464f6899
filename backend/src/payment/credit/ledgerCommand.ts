import 'reflect-metadata';
import { ConfigError } from '../../config/config.ts';
import { createDataSource } from '../../db/connection/dataSource.ts';
import { EmbeddedPostgresError } from '../../embeddedPostgres/embeddedPostgres.error.ts';
import { checkInvariants } from '../../db/invariants.ts';
import { reachDatabase } from '../../db/connection/reachDatabase.ts';
import { AppError } from '../../base/errors.ts';
import { readSnapshot } from '../../db/snapshot.ts';
import { ledgerReport, requireLedger } from './ledgerReport.service.ts';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Checks the ledger's invariants, and prints a user's ledger. */
async function run(rawPhone: string | undefined): Promise<void> {
  const { connection, letGo } = await reachDatabase(say);
  const dataSource = createDataSource(connection, { poolSize: 1, queryTimeoutMs: 0 });
  try {
    await dataSource.initialize();
    // One snapshot for all checks.
    await readSnapshot(dataSource.manager, { statement_timeout: '0' }, async (db) => {
      await requireLedger(db);
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

run(process.argv[2]).catch((error: unknown) => {
  const isForPeople =
    error instanceof AppError || error instanceof EmbeddedPostgresError || error instanceof ConfigError;
  process.stderr.write(
    `${isForPeople ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exitCode = 1;
});
