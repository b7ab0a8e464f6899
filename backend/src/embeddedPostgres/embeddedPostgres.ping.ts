import pg from 'pg';
import { systemErrorCode } from '../base/systemErrorCode.ts';

/** `host` is a socket directory, except on Windows. */
export interface EmbeddedConnection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

/** `silent`: nothing listens. */
export type PostgresState = 'ready' | 'busy' | 'noDatabase' | 'silent';

const cannotConnectNow = '57P03';
const tooManyConnections = '53300';
const unknownDatabase = '3D000';
const answerTimeoutMs = 2_000;

/** `busy`: starts, recovers or stops. Other refusals are thrown. */
export async function ping(connection: EmbeddedConnection): Promise<PostgresState> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: answerTimeoutMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return 'ready';
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === cannotConnectNow || code === tooManyConnections) return 'busy';
    if (code === unknownDatabase) return 'noDatabase';
    // Class 28: invalid authorization.
    if (code?.startsWith('28')) throw error;
    return 'silent';
  } finally {
    await client.end().catch(() => undefined);
  }
}
