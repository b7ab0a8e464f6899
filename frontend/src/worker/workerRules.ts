/** What a page tells the worker (specification, section 7; the last one is ours). */
export type WorkerMessage =
  | { readonly type: 'CACHE_TRIP_DATA'; readonly data: unknown }
  | { readonly type: 'CLEAR_CACHE' }
  /** `part` is the address of a file that only the page's own version of the app has. */
  | { readonly type: 'TAKE_OVER'; readonly part: string };

/** The cache in which the worker keeps the offline data. */
export const DATA_CACHE = 'trip-data';

/** Whether a message is one that the worker knows. */
export function isWorkerMessage(message: unknown): message is WorkerMessage {
  if (typeof message !== 'object' || message === null) return false;
  const type: unknown = Reflect.get(message, 'type');
  if (type === 'TAKE_OVER') return typeof Reflect.get(message, 'part') === 'string';
  return type === 'CACHE_TRIP_DATA' || type === 'CLEAR_CACHE';
}

/** What is the server's own: its API, its health, and pages that need it. */
const OF_THE_SERVER = /^\/(?:api|graphql|playground|healthz|readyz|scenes|assets)(?:\/|$)/;

/** Whether the address is one of the app's screens, which the kept page shows without a connection. */
export function isScreen(pathname: string): boolean {
  return !OF_THE_SERVER.test(pathname) && !/\.[a-z]+$/.test(pathname);
}

/** Answers of what stands before a server that is not there, or is just being replaced by a newer one. */
export function isNobodysAnswer(status: number): boolean {
  return status >= 502 && status <= 504;
}
