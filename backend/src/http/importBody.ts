import { finished } from 'node:stream';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { msg } from '../../../domain/text/message.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { findViewer, ANONYMOUS } from '../access/session.sql.ts';
import { AppError, unauthenticated } from '../base/errors.ts';
import { exceededJsonLimit } from '../base/jsonBytes.ts';
import { withinLength } from './announcedLength.ts';
import type { AppDeps } from './request/requestCtx.ts';
import { sessionTokenOf } from './request/sessionCookie.ts';

/** The only addresses with a larger limit. */
export const IMPORT_PATH = '/api/trips/import';
export const RECIPE_FILE_PATH = '/api/recipes/import-file';
export const PEOPLE_FILE_PATH = '/api/trips/:tripId/eaters/read-file';

export const BODY_LIMIT_BYTES = 64 * 1024;

/** Per process, one per user; smaller imports do not count. */
const IMPORTS_AT_ONCE = 4;
const BUSY_RETRY_SECONDS = 5;

interface LargeBody {
  /** Of the content. */
  readonly type: 'json' | '*/*';
  readonly limit: number;
  /** What forbids the bytes; undefined if nothing does. */
  readonly refusalOf: (body: unknown) => AppError | undefined;
}

/** A backup of a trip, whose nesting and shapes are checked before it is parsed. */
export const TRIP_BACKUP: LargeBody = { type: 'json', limit: LIMITS.importBytes, refusalOf: refusalOfBackup };

/** A file of another app with recipes, which its reader bounds. */
export const RECIPE_FILE: LargeBody = {
  type: '*/*',
  limit: LIMITS.recipeFileBytes,
  refusalOf: () => undefined,
};

/** A list of people. */
export const PEOPLE_FILE: LargeBody = {
  type: '*/*',
  limit: LIMITS.peopleListBytes,
  refusalOf: () => undefined,
};

/**
 * Reads the bytes of an import: authenticates first, and limits large bodies.
 * @throws UNAUTHENTICATED, SERVICE_UNAVAILABLE, PAYLOAD_TOO_LARGE, BAD_USER_INPUT
 */
export function importBody(
  { dataSource, config }: AppDeps,
  { type, limit, refusalOf }: LargeBody,
): RequestHandler {
  const readBytes = withinLength(limit, express.raw({ type, limit }));
  const importerIds = new Set<string>();
  return async (request: Request, response: Response, next: NextFunction) => {
    const token = sessionTokenOf(request, config.publicUrl);
    const { viewer } = token === null ? ANONYMOUS : await findViewer(dataSource.manager, token, config);
    if (viewer === null) throw unauthenticated();
    const isLarge = !isSmall(request);
    if (isLarge && (importerIds.has(viewer.id) || importerIds.size >= IMPORTS_AT_ONCE))
      throw new AppError(
        'SERVICE_UNAVAILABLE',
        msg('import.inProgress', 'Other imports are in progress. Please try again in a moment.'),
        { retryAfterSeconds: BUSY_RETRY_SECONDS },
      );
    if (isLarge) {
      importerIds.add(viewer.id);
      finished(response, () => importerIds.delete(viewer.id));
    }
    await readBytes(request, response, (error?: unknown) => {
      next(error ?? refusalOf(request.body));
    });
  };
}

function isSmall({ headers }: Request): boolean {
  const length = Number(headers['content-length'] ?? Infinity);
  return length <= BODY_LIMIT_BYTES && (headers['content-encoding'] ?? 'identity') === 'identity';
}

function refusalOfBackup(body: unknown): AppError | undefined {
  if (!Buffer.isBuffer(body)) return undefined;
  const limits = { depth: LIMITS.importDepth, values: LIMITS.importValues, shapes: LIMITS.importShapes };
  switch (exceededJsonLimit(body, limits)) {
    case 'depth':
    case 'shapes':
      return new AppError('BAD_USER_INPUT', msg('tripImport.noBackup', 'This is not a trip backup.'));
    case 'values':
      return new AppError(
        'PAYLOAD_TOO_LARGE',
        msg(
          'tripImport.tooManyValues',
          'The file has more than {max, number} values. Please send less at once.',
          { max: LIMITS.importValues },
        ),
      );
    case null:
      return undefined;
  }
}
