import type { ClientConfig } from 'pg';
import type { DataSource } from 'typeorm';
import type { Config } from '../../config/config.ts';
import { createDataSource, type DatabaseConnection } from './dataSource.ts';
import { startEmbeddedPostgres } from '../../embeddedPostgres/embeddedPostgres.ts';
import { migrate } from './migrate.ts';
import { requireDatabase } from './requireDatabase.ts';

/** Migrated and connected. */
export interface Database {
  readonly dataSource: DataSource;
  /** For connections outside of the pool, such as LISTEN. */
  readonly connection: ClientConfig;
  /** Settles when the embedded Postgres is lost; never with DATABASE_URL. */
  readonly died: Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens DATABASE_URL or starts the embedded Postgres, and migrates.
 * @throws EmbeddedPostgresError, ConfigError
 */
export async function openDatabase(config: Config, say: (line: string) => void): Promise<Database> {
  if (config.databaseUrl !== null) {
    const connection = { url: config.databaseUrl };
    await requireDatabase(config.databaseUrl);
    const dataSource = await connected(connection, { connectionString: config.databaseUrl });
    return {
      dataSource,
      connection: { connectionString: config.databaseUrl },
      died: new Promise(() => undefined),
      close: () => dataSource.destroy(),
    };
  }
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, say });
  try {
    const dataSource = await connected(embedded.connection, embedded.connection);
    return {
      dataSource,
      connection: embedded.connection,
      died: embedded.died,
      close: async () => {
        await dataSource.destroy();
        await embedded.stop();
      },
    };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

async function connected(connection: DatabaseConnection, clientConfig: ClientConfig): Promise<DataSource> {
  // Migrations may take longer than a request.
  const migrating = await createDataSource(connection, { poolSize: 1, queryTimeoutMs: 0 }).initialize();
  try {
    await migrate(migrating, clientConfig);
  } finally {
    await migrating.destroy();
  }
  return createDataSource(connection).initialize();
}
