import { once } from 'node:events';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { TRIP_CHANGE_KINDS } from '../../../domain/trip/tripChange.ts';
import type { TripMessage, TripMessageKind } from '../../../domain/trip/tripMessage.ts';
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

/** How a protocol writes its events. */
export interface EventTexts<Message> {
  readonly message: (message: Message) => string;
  /** After the last message. */
  readonly end: string;
  /** After the server ended the messages; null breaks the line off. */
  readonly failure: (error: unknown) => string | null;
}

/** Until either side ends them. */
export async function sendEvents<Message>(
  response: Response,
  messages: AsyncIterableIterator<Message>,
  log: Logger,
  texts: EventTexts<Message>,
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
      if (!response.write(texts.message(message))) await once(response, 'drain', { signal: gone.signal });
    response.end(texts.end);
  } catch (error) {
    if (gone.signal.aborted) return;
    logFailure(log, error);
    const text = texts.failure(error);
    if (text === null) response.destroy();
    else response.end(text);
  } finally {
    clearInterval(heartbeat);
  }
}

/** Events of REST. */
export const TRIP_EVENTS: EventTexts<TripMessage> = {
  message: eventText,
  end: '',
  failure: (error) => {
    const isRestart = error instanceof StreamEnded && error.reason === 'restart';
    const retry = isRestart ? `retry: ${Math.ceil(Math.random() * RETRY_MS)}\n` : '';
    return `${retry}event: END\ndata: ${JSON.stringify(answerTo(error))}\n\n`;
  },
};

/** PRESENCE has the revision of the message before, and no id: each id is given once, with all that it stands for. */
export function eventText(message: TripMessage): string {
  const id = message.kind === 'PRESENCE' ? '' : `id: ${message.revision}\n`;
  const data = JSON.stringify({ ...message, actorId: message.actor });
  return `${id}event: ${nameOf(message.kind)}\ndata: ${data}\n\n`;
}

/** One name for all kinds of changes: an `EventSource` needs a listener for each name. */
function nameOf(kind: TripMessageKind): string {
  if (kind === 'RESYNC') return 'resync';
  return kind in TRIP_CHANGE_KINDS ? 'change' : kind;
}
