import type { RequestHandler } from 'express';
import { tooLarge } from './request/answerError.ts';

/**
 * Refuses a body that is announced to be larger than the limit before a reader takes it, which would read it to its end.
 * Who expects 100 is told to go on, or never sends it. Fails with PAYLOAD_TOO_LARGE.
 */
export function withinLength(limitBytes: number, read: RequestHandler): RequestHandler {
  return (request, response, next) => {
    // An earlier reader has it, with a limit of its own.
    if (Buffer.isBuffer(request.body)) {
      next();
      return;
    }
    const { 'content-length': length, expect } = request.headers;
    if (Number(length ?? 0) > limitBytes) {
      next(tooLarge(limitBytes));
      return;
    }
    if (expect !== undefined) response.writeContinue();
    return read(request, response, next);
  };
}
