import { finished } from 'node:stream';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { LIMITS } from '../../../domain/limits.ts';
import { findViewer } from '../access/session.ts';
import { AppError } from '../errors.ts';
import type { AppDeps } from './requestCtx.ts';
import { sessionTokenOf } from './sessionCookie.ts';

/** What all that people type at once fits into. */
export const BODY_LIMIT_BYTES = 64 * 1024;

const readLarge = express.json({ limit: LIMITS.importBytes });

/**
 * Large bodies that a process has to do with at once, one of each person: what they become in memory is many times their
 * size, and it is there until the answer is.
 */
const LARGE_AT_ONCE = 4;

const withLargeBody = new WeakSet<Request>();

/** Reads the JSON body of a call, up to 64 kB. */
export const jsonBody: RequestHandler = express.json({ limit: BODY_LIMIT_BYTES });

/**
 * Reads the body of a call that says it is larger than that, at the addresses where an exported trip may come back: only
 * of somebody who is signed in, which is asked before any of it is read, and only a few at once. Whether it is such a call is seen later, by
 * {@link hasLargeBody}.
 */
export function largeJsonBody({ dataSource, config }: AppDeps): RequestHandler {
  const senderIds = new Set<string>();
  return async (request: Request, response: Response, next: NextFunction) => {
    if (Number(request.headers['content-length'] ?? 0) <= BODY_LIMIT_BYTES) {
      next();
      return;
    }
    const token = sessionTokenOf(request, config.publicUrl);
    const viewer = token === null ? null : await findViewer(dataSource.manager, token, config);
    if (viewer === null) throw new AppError('UNAUTHENTICATED', 'Please sign in first.');
    if (senderIds.has(viewer.id) || senderIds.size >= LARGE_AT_ONCE)
      throw new AppError(
        'SERVICE_UNAVAILABLE',
        'Other files are just being read. Please try again in a moment.',
        {
          retryAfterSeconds: 5,
        },
      );
    senderIds.add(viewer.id);
    finished(response, () => senderIds.delete(viewer.id));
    withLargeBody.add(request);
    readLarge(request, response, next);
  };
}

/** Whether the body of the request was allowed to be larger than others. */
export function hasLargeBody(request: Request): boolean {
  return withLargeBody.has(request);
}
