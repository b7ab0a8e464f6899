/** What a page tells the worker (specification, section 7; the last one is ours). */
type WorkerMessage =
  | { readonly type: 'CACHE_TRIP_DATA'; readonly data: unknown }
  | { readonly type: 'CLEAR_CACHE' }
  | { readonly type: 'TAKE_OVER' };

/** Whether a message is one that the worker knows. */
export function isWorkerMessage(message: unknown): message is WorkerMessage {
  if (typeof message !== 'object' || message === null) return false;
  const type: unknown = Reflect.get(message, 'type');
  return type === 'CACHE_TRIP_DATA' || type === 'CLEAR_CACHE' || type === 'TAKE_OVER';
}

/** What is the server's own: its API, its health, and pages that need it. */
const OF_THE_SERVER = /^\/(?:api|graphql|playground|healthz|readyz|scenes|assets)(?:\/|$)/;

/** Whether the address is one of the app's screens, which the kept page shows without a connection. */
export function isScreen(pathname: string): boolean {
  return !OF_THE_SERVER.test(pathname) && !/\.[a-z]+$/.test(pathname);
}
