/** Messages from a page to the worker (specification, section 7; the last is ours). */
export type WorkerMessage =
  | { readonly type: 'CACHE_TRIP_DATA'; readonly data: unknown }
  | { readonly type: 'CLEAR_CACHE' }
  /** `part` is a file that only the page's version of the app has. */
  | { readonly type: 'TAKE_OVER'; readonly part: string };

export const DATA_CACHE = 'trip-data';

export function isWorkerMessage(message: unknown): message is WorkerMessage {
  if (typeof message !== 'object' || message === null) return false;
  const type: unknown = Reflect.get(message, 'type');
  if (type === 'TAKE_OVER') return typeof Reflect.get(message, 'part') === 'string';
  return type === 'CACHE_TRIP_DATA' || type === 'CLEAR_CACHE';
}

/** Paths served by the API and by pages that need it. */
const OF_THE_SERVER = /^\/(?:api|graphql|playground|healthz|readyz|scenes|assets)(?:\/|$)/;

/** Whether the cached page shows the address offline. */
export function isScreen(pathname: string): boolean {
  return !OF_THE_SERVER.test(pathname) && !/\.[a-z]+$/.test(pathname);
}

/** A gateway's answer for a server that is down or being replaced. */
export function isGatewayError(status: number): boolean {
  return status >= 502 && status <= 504;
}
