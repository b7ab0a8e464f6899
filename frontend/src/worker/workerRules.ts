/** Messages from a page (specification, section 7; the last two are ours). */
export type WorkerMessage =
  | { readonly type: 'CACHE_TRIP_DATA'; readonly data: unknown }
  | { readonly type: 'CLEAR_CACHE' }
  /** A file that only the page's version has. */
  | { readonly type: 'TAKE_OVER'; readonly part: string }
  /** From the worker that takes over, with a port for the answer. */
  | { readonly type: 'GIVE_WAY' };

export const DATA_CACHE = 'trip-data';

export function isWorkerMessage(message: unknown): message is WorkerMessage {
  if (typeof message !== 'object' || message === null) return false;
  const type: unknown = Reflect.get(message, 'type');
  if (type === 'TAKE_OVER') return typeof Reflect.get(message, 'part') === 'string';
  return type === 'CACHE_TRIP_DATA' || type === 'CLEAR_CACHE' || type === 'GIVE_WAY';
}

/** Workers before this message do not answer it. */
const LONGEST_WAIT_MS = 1000;

/** Resolves once the active worker answers no more requests. */
export function askToGiveWay(active: Pick<ServiceWorker, 'postMessage'>): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const giveUp = setTimeout(resolve, LONGEST_WAIT_MS);
    port1.onmessage = () => {
      clearTimeout(giveUp);
      resolve();
    };
    active.postMessage({ type: 'GIVE_WAY' } satisfies WorkerMessage, [port2]);
  });
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
