/** Messages from a page (specification, section 7; the last is ours). */
export type WorkerMessage =
  | { readonly type: 'CACHE_TRIP_DATA'; readonly data: unknown }
  | { readonly type: 'CLEAR_CACHE' }
  /** With a file that only the page's version has. */
  | { readonly type: 'SHOW_THIS_VERSION'; readonly part: string };

export const DATA_CACHE = 'trip-data';

export function isWorkerMessage(message: unknown): message is WorkerMessage {
  if (typeof message !== 'object' || message === null) return false;
  const type: unknown = Reflect.get(message, 'type');
  if (type === 'SHOW_THIS_VERSION') return typeof Reflect.get(message, 'part') === 'string';
  return type === 'CACHE_TRIP_DATA' || type === 'CLEAR_CACHE';
}

/** Paths of the API and of pages that need it. */
const OF_THE_SERVER = /^\/(?:\.well-known|api|graphql|playground|healthz|readyz|scenes|assets)(?:\/|$)/;

/** Served by the cached page offline. */
export function isScreen(pathname: string): boolean {
  return !OF_THE_SERVER.test(pathname) && !/\.[a-z]+$/.test(pathname);
}

/** The server is down or being replaced. */
export function isGatewayError(status: number): boolean {
  return status >= 502 && status <= 504;
}
