import 'reflect-metadata';
import { resolve } from 'node:path';
import { ConfigError, readConfig } from '../config.ts';
import { backUp } from './backup.ts';
import { BackupError } from './backup.error.ts';
import type { BackupSummary } from './backup.file.ts';
import type { DatabaseConnection } from './dataSource.ts';
import {
  EmbeddedPostgresError,
  findRunningEmbeddedPostgres,
  startEmbeddedPostgres,
} from './embeddedPostgres.ts';
import { restore } from './restore.ts';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The database that the server would use; the embedded one is started when no server runs it. */
async function reachDatabase(): Promise<{ connection: DatabaseConnection; letGo: () => Promise<void> }> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const letGo = () => Promise.resolve();
  if (databaseUrl !== null) return { connection: { url: databaseUrl }, letGo };
  const running = await findRunningEmbeddedPostgres(dataDir);
  if (running) return { connection: running, letGo };
  const started = await startEmbeddedPostgres({ dataDir, say });
  return { connection: started.connection, letGo: () => started.stop() };
}

function inFigures({ rows }: BackupSummary): string {
  const counts = Object.values(rows);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return `${total.toLocaleString('en')} rows of ${counts.length} tables`;
}

async function run(task: string | undefined, fileArgument: string | undefined): Promise<void> {
  if ((task !== 'backup' && task !== 'restore') || fileArgument === undefined) {
    throw new BackupError(
      `Name the file: npm run ${task === 'restore' ? 'restore' : 'backup'} -- grub-club.backup`,
    );
  }
  const file = resolve(fileArgument);
  const { connection, letGo } = await reachDatabase();
  try {
    if (task === 'backup') {
      const config = 'url' in connection ? { connectionString: connection.url } : connection;
      say(`Backed up ${inFigures(await backUp(config, file, new Date()))} into ${file}`);
    } else {
      const summary = await restore(connection, file);
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
