import { once } from 'node:events';
import type { Response } from 'express';
import type { Logger } from 'pino';
import type { TripMessage } from '../../../domain/trip/tripMessage.ts';
import { StreamEnded } from '../live/streamEnded.ts';
import { leaveQueue } from './request/admission.ts';
import { answerTo, logFailure } from './request/answerError.ts';
import { leaveOut } from './request/requestMetrics.ts';

/** More often than proxies cut idle connections. */
export const HEARTBEAT_MS = 25_000;
/** Callers come back in this time, not all at once. */
const RETRY_MS = 3_000;

export function isStream(result: unknown): result is AsyncIterableIterator<TripMessage> {
  return typeof result === 'object' && result !== null && Symbol.asyncIterator in result;
}

/** Until either side ends them. */
export async function sendEvents(
  response: Response,
  messages: AsyncIterableIterator<TripMessage>,
  log: Logger,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => {
    gone.abort();
    void messages.return?.();
  });
  if (response.destroyed) {
    void messages.return?.();
    return;
  }
  response.set({
    'Content-Type': 'text/event-stream',
    // Neither our compression nor a proxy may hold events back.
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  leaveOut(response);
  leaveQueue(response);
  response.flushHeaders();
  const heartbeat = setInterval(() => {
    // The last heartbeat is still unread.
    if (response.writableNeedDrain) response.destroy();
    else response.write(':\n\n');
  }, HEARTBEAT_MS);
  try {
    for await (const message of messages)
      if (!response.write(eventText(message))) await once(response, 'drain', { signal: gone.signal });
    response.end();
  } catch (error) {
    if (gone.signal.aborted) return;
    logFailure(log, error);
    const isRestart = error instanceof StreamEnded && error.reason === 'restart';
    const retry = isRestart ? `retry: ${Math.ceil(Math.random() * RETRY_MS)}\n` : '';
    response.end(`${retry}event: END\ndata: ${JSON.stringify(answerTo(error))}\n\n`);
  } finally {
    clearInterval(heartbeat);
  }
}

/** PRESENCE has the revision of the message before, and no id: each id is given once, with all that it stands for. */
export function eventText(message: TripMessage): string {
  const id = message.kind === 'PRESENCE' ? '' : `id: ${message.revision}\n`;
  return `${id}event: ${message.kind}\ndata: ${JSON.stringify(message)}\n\n`;
}
