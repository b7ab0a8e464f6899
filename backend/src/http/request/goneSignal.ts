import type { Response } from 'express';

/** Aborts when the connection closes before the answer is written; not after it, since each abort makes an error with its stack. */
export function goneSignal(response: Response): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}
