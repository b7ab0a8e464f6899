import type { ClientConfig } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { ConfigError, type Config } from '../../config/config.ts';
import {
  clientConfig,
  createDataSource,
  SESSION_SETTINGS,
  TIME_LIMITS,
  type DatabaseConnection,
} from './dataSource.ts';
import { startEmbeddedPostgres } from '../../embeddedPostgres/embeddedPostgres.ts';
import { changeTables, migrate } from './migrate.ts';
import {
  asConfigError,
  requireDatabase,
  requireSameDatabase,
  type UsableDatabase,
} from './requireDatabase.ts';

/** Migrated and connected. */
export interface Database {
  readonly dataSource: DataSource;
  readonly connection: ClientConfig;
  /** Where to LISTEN; null behind a pooler, which would lose notifications. */
  readonly listenOn: ClientConfig | null;
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
    const connection = await requireDatabase(config.databaseUrl);
    const listenOn = await listenAddress(connection, config.databaseListenUrl, say);
    const dataSource = await connected(connection, say).catch((error: unknown) => {
      throw asConfigError(error);
    });
    return {
      dataSource,
      connection: clientConfig(connection),
      listenOn,
      died: new Promise(() => undefined),
      close: () => dataSource.destroy(),
    };
  }
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, say });
  try {
    const dataSource = await connected(embedded.connection, say);
    return {
      dataSource,
      connection: embedded.connection,
      listenOn: embedded.connection,
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

async function listenAddress(
  { url, isPooler }: UsableDatabase,
  listenUrl: string | null,
  say: (line: string) => void,
): Promise<ClientConfig | null> {
  if (listenUrl !== null) {
    const listening = await requireDatabase(listenUrl, 'DATABASE_LISTEN_URL');
    if (listening.isPooler) throw new ConfigError('DATABASE_LISTEN_URL has to lead past the pooler.');
    await requireSameDatabase(url, listenUrl);
    return { connectionString: listenUrl };
  }
  if (!isPooler) return { connectionString: url };
  say(
    'DATABASE_URL is a pooler: set DATABASE_LISTEN_URL, or texts and live changes are up to two seconds late.',
  );
  return null;
}

async function connected(connection: DatabaseConnection, say: (line: string) => void): Promise<DataSource> {
  // Migrations may take longer than a request.
  const migrating = await createDataSource(connection, { poolSize: 1, queryTimeoutMs: 0 }).initialize();
  try {
    // Before the migrations, so that connections opened meanwhile have them.
    if ('isPooler' in connection && connection.isPooler) await changeTables(migrating, say, storeSettings);
    await migrate(migrating, say);
  } finally {
    await migrating.destroy();
  }
  return createDataSource(connection).initialize();
}

/** For connections that a pooler opens. */
async function storeSettings(db: EntityManager): Promise<void> {
  for (const [setting, value] of Object.entries({ ...TIME_LIMITS, ...SESSION_SETTINGS }))
    await db.query(`do $$ begin
      execute format('alter role current_user in database %I set ${setting} = %L', current_database(), '${value}');
    end $$`);
}
