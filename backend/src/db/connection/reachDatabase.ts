import { readConfig } from '../../config/config.ts';
import type { DatabaseConnection } from './dataSource.ts';
import {
  findRunningEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../embeddedPostgres/embeddedPostgres.ts';
import { requireDatabase } from './requireDatabase.ts';

interface ReachedDatabase {
  readonly connection: DatabaseConnection;
  readonly letGo: () => Promise<void>;
}

/**
 * The database for a terminal command; starts the embedded one if no server runs it.
 * @throws ConfigError, EmbeddedPostgresError
 */
export async function reachDatabase(say: (line: string) => void): Promise<ReachedDatabase> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const letGo = () => Promise.resolve();
  if (databaseUrl !== null) {
    return { connection: await requireDatabase(databaseUrl), letGo };
  }
  const running = await findRunningEmbeddedPostgres(dataDir);
  if (running) return { connection: running, letGo };
  const started = await startEmbeddedPostgres({ dataDir, say });
  return { connection: started.connection, letGo: () => started.stop() };
}
