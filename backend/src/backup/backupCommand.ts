import 'reflect-metadata';
import { numberText } from '../../../domain/text/formats.ts';
import { resolve } from 'node:path';
import { ConfigError } from '../config/config.ts';
import { backUp } from './backup.ts';
import { BackupError } from './backup.error.ts';
import type { BackupSummary } from './backup.file.ts';
import { EmbeddedPostgresError } from '../embeddedPostgres/embeddedPostgres.error.ts';
import { clientConfig } from '../db/connection/dataSource.ts';
import { reachDatabase } from '../db/connection/reachDatabase.ts';
import { restore } from './restore.ts';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function inFigures({ rows }: BackupSummary): string {
  const counts = Object.values(rows);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return `${numberText(total)} rows of ${counts.length} tables`;
}

async function run(task: string | undefined, fileArgument: string | undefined): Promise<void> {
  if ((task !== 'backup' && task !== 'restore') || fileArgument === undefined) {
    throw new BackupError(
      `Give a file name: npm run ${task === 'restore' ? 'restore' : 'backup'} -- grub-club.backup`,
    );
  }
  const file = resolve(fileArgument);
  const { connection, letGo } = await reachDatabase(say);
  try {
    if (task === 'backup') {
      say(`Backed up ${inFigures(await backUp(clientConfig(connection), file, new Date()))} into ${file}`);
    } else {
      const summary = await restore(connection, file, say);
      say(`Restored ${inFigures(summary)} from ${file}, as they were at ${summary.createdAt}`);
    }
  } finally {
    await letGo();
  }
}

run(process.argv[2], process.argv[3]).catch((error: unknown) => {
  const isForPeople =
    error instanceof BackupError || error instanceof EmbeddedPostgresError || error instanceof ConfigError;
  process.stderr.write(
    `${isForPeople ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exitCode = 1;
});
