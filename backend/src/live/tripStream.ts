import type { TripMessage } from '../../../domain/trip/tripMessage.ts';
import type { Watcher } from '../ctx/tripStreams.ts';
import { StreamEnded, type StreamEnd } from './streamEnded.ts';

/** Twice the changes that a new stream can have missed. */
const MAX_QUEUED = 1000;

type Result = IteratorResult<TripMessage, undefined>;

interface Waiting {
  resolve(result: Result): void;
  reject(error: StreamEnded): void;
}

const DONE: Result = { done: true, value: undefined };

/**
 * Messages to one caller, in a bounded queue. A caller that reads too slowly gets RESYNC as the last one.
 * Fails with {@link StreamEnded} where the server ends it, except after the trip's deletion.
 */
export class TripStream implements AsyncIterableIterator<TripMessage> {
  readonly watcher: Watcher;
  /** Last revision put into the queue; null before the first message. */
  revision: number | null = null;
  /** The person neither is seen nor sees others. */
  isHidden = false;
  /** As others were told. */
  wasHidden = false;
  /** Participants told last, joined. */
  presence: string | null = null;
  readonly #onClose: () => void;
  #queue: TripMessage[] = [];
  #waiting: Waiting | null = null;
  #end: StreamEnd | 'done' | null = null;

  /** @param onClose called once, when nothing more is put into the queue */
  constructor(watcher: Watcher, onClose: () => void) {
    this.watcher = watcher;
    this.#onClose = onClose;
  }

  get isOpen(): boolean {
    return this.#end === null;
  }

  /** @returns false for a reader that is too slow, whose stream this ends */
  push(message: TripMessage): boolean {
    if (!this.isOpen) return true;
    const waiting = this.#waiting;
    if (waiting !== null) {
      this.#waiting = null;
      waiting.resolve({ done: false, value: message });
      return true;
    }
    // Only the newest presence counts.
    if (message.kind === 'PRESENCE') this.#queue = this.#queue.filter(({ kind }) => kind !== 'PRESENCE');
    this.#queue.push(message);
    if (this.#queue.length <= MAX_QUEUED) return true;
    this.#queue = [{ ...message, kind: 'RESYNC', ids: [], actor: null, presence: null }];
    this.end('slow');
    return false;
  }

  /** Ends after the messages in the queue; without a reason normally. */
  end(reason: StreamEnd | 'done' = 'done'): void {
    if (!this.isOpen) return;
    this.#end = reason;
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting !== null) {
      if (reason === 'done') waiting.resolve(DONE);
      else waiting.reject(new StreamEnded(reason));
    }
    this.#onClose();
  }

  next(): Promise<Result> {
    const value = this.#queue.shift();
    if (value !== undefined) return Promise.resolve({ done: false, value });
    if (this.#end === null)
      return new Promise((resolve, reject) => {
        this.#waiting = { resolve, reject };
      });
    const reason = this.#end;
    this.#end = 'done';
    return reason === 'done' ? Promise.resolve(DONE) : Promise.reject(new StreamEnded(reason));
  }

  return(): Promise<Result> {
    this.#queue = [];
    this.end();
    return Promise.resolve(DONE);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
