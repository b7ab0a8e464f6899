import { property } from '../base/property.ts';
import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { OVERDUE_MESSAGE } from './pooledClient.ts';

/** SQLSTATE classes: connection failed, resources exhausted, stopped by an operator. */
const UNAVAILABLE_CLASSES: ReadonlySet<string> = new Set(['08', '53', '57']);
/** SQLSTATEs: serialization failure, deadlock, lock not available, transaction timeouts, standby during a failover. */
const UNAVAILABLE_STATES: ReadonlySet<string> = new Set([
  '40001',
  '40P01',
  '55P03',
  '25P03',
  '25P04',
  '25006',
]);
const SQLSTATE = /^[0-9A-Z]{5}$/;

const NETWORK_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** node-postgres' lost connections have no code. */
const LOST_CONNECTION_MESSAGES: readonly RegExp[] = [
  /^Connection terminated/,
  /^Client has encountered a connection error and is not queryable$/,
  /^Client was closed and is not queryable$/,
  /^timeout expired$/,
  /^timeout exceeded when trying to connect$/,
  /^Driver not Connected$/,
  /^Cannot use a pool after calling end on the pool$/,
  new RegExp(`^${OVERDUE_MESSAGE}$`),
];

/** Citus reports some lost nodes as internal errors. */
const INTERNAL_STATE = 'XX000';
/**
 * Of citusdata/citus, src/backend/distributed: connection/remote_commands.c (also libpq's own texts),
 * executor/adaptive_executor.c and intermediate_results.c, commands/multi_copy.c, metadata/metadata_cache.c.
 */
const LOST_NODE_MESSAGES: readonly RegExp[] = [
  /^(connection not open|no connection to the server|server closed the connection unexpectedly)\b/,
  /^could not (receive data from|send data to) server\b/,
  /^SSL (connection has been closed unexpectedly|SYSCALL error)\b/,
  /^connection (error:|to the remote node .* failed\b)/,
  /^cannot connect to \S+ to fetch intermediate results$/,
  /^could not connect to any active placements$/,
  /^execution cannot recover from multiple connection failures\b/,
  /^node group \d+ does not have a primary node$/,
  /^there is a shard placement in node group \d+ but there are no nodes in that group$/,
];

/** Whether a retry may succeed; a commit's outcome may be unknown. */
export function isDatabaseUnavailable(error: unknown): boolean {
  // TypeORM releases a broken connection while work still uses it.
  if (
    error instanceof QueryRunnerAlreadyReleasedError ||
    error instanceof QueryRunnerProviderAlreadyReleasedError
  )
    return true;
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const code = property(cause, 'code');
  if (typeof code === 'string' && code !== INTERNAL_STATE)
    return isUnavailableCode(code, property(cause, 'syscall'));
  const message = property(cause, 'message');
  const lostMessages = code === INTERNAL_STATE ? LOST_NODE_MESSAGES : LOST_CONNECTION_MESSAGES;
  return typeof message === 'string' && lostMessages.some((lost) => lost.test(message));
}

const SILENCE_MESSAGES: ReadonlySet<unknown> = new Set([
  OVERDUE_MESSAGE,
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);

export function isDatabaseSilent(error: unknown): boolean {
  return SILENCE_MESSAGES.has(
    property(error instanceof QueryFailedError ? error.driverError : error, 'message'),
  );
}

function isUnavailableCode(code: string, syscall: unknown): boolean {
  // A missing Unix socket, or no file descriptor left.
  if (NETWORK_CODES.has(code) || syscall === 'connect') return true;
  return SQLSTATE.test(code) && (UNAVAILABLE_CLASSES.has(code.slice(0, 2)) || UNAVAILABLE_STATES.has(code));
}
