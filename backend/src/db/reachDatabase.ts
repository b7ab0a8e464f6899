import { readConfig } from '../config/config.ts';
import type { DatabaseConnection } from './dataSource.ts';
import { findRunningEmbeddedPostgres, startEmbeddedPostgres } from '../embeddedPostgres/embeddedPostgres.ts';
import { requireDatabase } from './requireDatabase.ts';

/** A database that a command of the terminal works on. */
interface ReachedDatabase {
  readonly connection: DatabaseConnection;
  /** Leaves it as it was found: running, or not. */
  readonly letGo: () => Promise<void>;
}

/**
 * The database that the server would use; the embedded one is started when no server runs it.
 * @param say takes a line of progress for people
 * @throws ConfigError, EmbeddedPostgresError
 */
export async function reachDatabase(say: (line: string) => void): Promise<ReachedDatabase> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const letGo = () => Promise.resolve();
  if (databaseUrl !== null) {
    await requireDatabase(databaseUrl);
    return { connection: { url: databaseUrl }, letGo };
  }
  const running = await findRunningEmbeddedPostgres(dataDir);
  if (running) return { connection: running, letGo };
  const started = await startEmbeddedPostgres({ dataDir, say });
  return { connection: started.connection, letGo: () => started.stop() };
}
