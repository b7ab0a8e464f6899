import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../backend/src/db/connection/dataSource.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../backend/src/embeddedPostgres/embeddedPostgres.ts';
import { migrate } from '../../backend/src/db/connection/migrate.ts';
import { say } from '../scenario.ts';

/** A database of the bench and its folder, for as long as the work takes. */
export interface BenchDatabase {
  readonly dataDir: string;
  /** What a server finds the database by. */
  readonly url: string;
}

/**
 * Starts a Postgres of one's own with the product's tables, fills it, and removes it after the work.
 * @param fill puts rows into the empty tables; what it returns goes to the work
 */
export async function withDatabase<Filled, Result>(
  fill: (dataSource: DataSource) => Promise<Filled>,
  work: (database: BenchDatabase, filled: Filled) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'grub-club-bench-'));
  // Started by root, Postgres runs as somebody else, who has to reach the folder.
  await chmod(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir, say, unsafeFast: true });
  try {
    const dataSource = createDataSource(postgres.connection, { queryTimeoutMs: 0 });
    await dataSource.initialize();
    await migrate(dataSource);
    const filled = await fill(dataSource);
    await dataSource.destroy();
    return await work({ dataDir, url: urlOf(postgres) }, filled);
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function urlOf({ connection }: EmbeddedPostgres): string {
  const { host, port, user, password, database } = connection;
  const url = new URL(`postgres://localhost:${port}/${database}`);
  url.username = user;
  url.password = password;
  // A folder with a socket has no place in an address but here.
  url.searchParams.set('host', host);
  return url.href;
}
