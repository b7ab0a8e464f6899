import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { LIMITS } from '../../../domain/limits.ts';
import { findViewer } from '../access/session.ts';
import { AppError } from '../errors.ts';
import type { AppDeps } from './requestCtx.ts';
import { sessionTokenOf } from './sessionCookie.ts';

/** What all that people type at once fits into. */
export const BODY_LIMIT_BYTES = 64 * 1024;

const readLarge = express.json({ limit: LIMITS.importBytes });

const withLargeBody = new WeakSet<Request>();

/** Reads the JSON body of a call, up to 64 kB. */
export const jsonBody: RequestHandler = express.json({ limit: BODY_LIMIT_BYTES });

/**
 * Reads the body of a call that says it is larger than that, at the addresses where an exported trip may come back: only
 * of somebody who is signed in, which is asked before any of it is read. Whether it is such a call is seen later, by
 * {@link hasLargeBody}.
 */
export function largeJsonBody({ dataSource, config }: AppDeps): RequestHandler {
  return async (request: Request, response: Response, next: NextFunction) => {
    if (Number(request.headers['content-length'] ?? 0) <= BODY_LIMIT_BYTES) {
      next();
      return;
    }
    const token = sessionTokenOf(request, config.publicUrl);
    if (token === null || (await findViewer(dataSource.manager, token, config)) === null)
      throw new AppError('UNAUTHENTICATED', 'Please sign in first.');
    withLargeBody.add(request);
    readLarge(request, response, next);
  };
}

/** Whether the body of the request was allowed to be larger than others. */
export function hasLargeBody(request: Request): boolean {
  return withLargeBody.has(request);
}
