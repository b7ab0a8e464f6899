import { finished } from 'node:stream';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { LIMITS } from '../../../domain/limits.ts';
import { findViewer } from '../access/session.sql.ts';
import { AppError } from '../base/errors.ts';
import { exceededJsonLimit } from '../base/jsonBytes.ts';
import type { AppDeps } from './requestCtx.ts';
import { sessionTokenOf } from './sessionCookie.ts';

/** The one address that takes more than 64 kB: where an exported trip comes back. */
export const IMPORT_PATH = '/api/trips/import';

/** What everything that people type at once fits into. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/** Imports of more than 64 kB that a process works on at once, one per user. */
const IMPORTS_AT_ONCE = 4;
const BUSY_RETRY_SECONDS = 5;

/** `limit` counts unpacked bytes, with and without a Content-Length. */
const readBytes = express.raw({ type: 'json', limit: LIMITS.importBytes });

/**
 * Reads the body of an import as bytes: only for a signed-in user, which is checked before any of it is read; of large
 * bodies one per user and a few per process. The bytes are checked for nesting, values and shapes; the service parses them.
 * @throws UNAUTHENTICATED, SERVICE_UNAVAILABLE while other imports run, PAYLOAD_TOO_LARGE, BAD_USER_INPUT
 */
export function importBody({ dataSource, config }: AppDeps): RequestHandler {
  const importerIds = new Set<string>();
  return async (request: Request, response: Response, next: NextFunction) => {
    const token = sessionTokenOf(request, config.publicUrl);
    const viewer = token === null ? null : await findViewer(dataSource.manager, token, config);
    if (viewer === null) throw new AppError('UNAUTHENTICATED', 'Please sign in first.');
    const isLarge = !isSmall(request);
    if (isLarge && (importerIds.has(viewer.id) || importerIds.size >= IMPORTS_AT_ONCE))
      throw new AppError(
        'SERVICE_UNAVAILABLE',
        'Other files are just being read. Please try again in a moment.',
        { retryAfterSeconds: BUSY_RETRY_SECONDS },
      );
    if (isLarge) {
      importerIds.add(viewer.id);
      finished(response, () => importerIds.delete(viewer.id));
    }
    readBytes(request, response, (error?: unknown) => {
      next(error ?? refusalOf(request.body));
    });
  };
}

/** Whether a body says that it is no larger than those of other calls. */
function isSmall({ headers }: Request): boolean {
  const length = Number(headers['content-length'] ?? Infinity);
  return length <= BODY_LIMIT_BYTES && (headers['content-encoding'] ?? 'identity') === 'identity';
}

/** Why the bytes may not be parsed; undefined when they may. */
function refusalOf(body: unknown): AppError | undefined {
  if (!Buffer.isBuffer(body)) return undefined;
  const limits = { depth: LIMITS.importDepth, values: LIMITS.importValues, shapes: LIMITS.importShapes };
  switch (exceededJsonLimit(body, limits)) {
    case 'depth':
    case 'shapes':
      return new AppError('BAD_USER_INPUT', 'This is no backup of trips.');
    case 'values':
      return new AppError(
        'PAYLOAD_TOO_LARGE',
        `That is more than ${LIMITS.importValues.toLocaleString('en-US')} values. Please send less at once.`,
      );
    case null:
      return undefined;
  }
}
