import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { OVERDUE_MESSAGE } from './pooledClient.ts';

/** SQLSTATE classes: connection failed, resources exhausted (disk, memory, connections), stopped by an operator. */
const UNAVAILABLE_CLASSES: ReadonlySet<string> = new Set(['08', '53', '57']);
/**
 * SQLSTATE of single conditions: serialization failure, deadlock, lock not available, time-outs of an idle transaction and
 * of a whole one. The transaction is undone as a whole: the same call may succeed.
 */
const UNAVAILABLE_STATES: ReadonlySet<string> = new Set(['40001', '40P01', '55P03', '25P03', '25P04']);
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Node's codes of a connection that cannot be made, or breaks. */
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

/** What node-postgres and its pool say of a connection that is gone or cannot be had: these errors have no code. */
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

/**
 * Whether an error says that the database, or a connection to it, is not available for the moment: its transaction is
 * undone, or its commit is unknown, and the same call may succeed later.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  // TypeORM gives a connection back the moment it breaks, under whatever still works with it.
  if (
    error instanceof QueryRunnerAlreadyReleasedError ||
    error instanceof QueryRunnerProviderAlreadyReleasedError
  )
    return true;
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const code = property(cause, 'code');
  if (typeof code === 'string') return isUnavailableCode(code, property(cause, 'syscall'));
  const message = property(cause, 'message');
  return typeof message === 'string' && LOST_CONNECTION_MESSAGES.some((lost) => lost.test(message));
}

/** Messages of node-postgres and its pool about an answer or a connection that did not come in time. */
const SILENCE_MESSAGES: ReadonlySet<unknown> = new Set([
  OVERDUE_MESSAGE,
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
]);

/** Whether an error says that the database did not answer in time. */
export function isDatabaseSilent(error: unknown): boolean {
  return SILENCE_MESSAGES.has(
    property(error instanceof QueryFailedError ? error.driverError : error, 'message'),
  );
}

function isUnavailableCode(code: string, syscall: unknown): boolean {
  // A Unix socket that is not there, no file descriptor left: whatever keeps a connection from being made.
  if (NETWORK_CODES.has(code) || syscall === 'connect') return true;
  return SQLSTATE.test(code) && (UNAVAILABLE_CLASSES.has(code.slice(0, 2)) || UNAVAILABLE_STATES.has(code));
}

/** No instanceof Error: node-postgres and Node may have another one than this module, as under Jest. */
function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
