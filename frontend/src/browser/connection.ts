/*
 * Whether the server can be reached. `navigator.onLine` alone lies: it is true in the Wi-Fi of a shop that leads
 * nowhere. So a call that failed on its way is followed by a question to the server, and as long as that fails too, it
 * is asked again and again, ever more seldom.
 */

const PROBE_PATH = '/healthz';
const PROBE_WITHIN_MS = 4000;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

const listeners = new Set<() => void>();
let isReachable = true;
let probing: Promise<boolean> | null = null;
let retry: ReturnType<typeof setTimeout> | undefined;
let retryMs = FIRST_RETRY_MS;

/** Whether the server can be reached, as far as is known. */
export function isOnline(): boolean {
  return navigator.onLine && isReachable;
}

/** Calls back whenever the connection may have come or gone, until the returned function is called. */
export function watchConnection(listener: () => void): () => void {
  if (listeners.size === 0) listenToBrowser();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) leaveBrowser();
  };
}

/** Asks the server whether it is there, after a call failed on its way; callers at the same time share the question. */
export function checkConnection(): Promise<boolean> {
  if (!navigator.onLine) return Promise.resolve(false);
  probing ??= probe().then((answered) => {
    probing = null;
    clearTimeout(retry);
    if (answered) retryMs = FIRST_RETRY_MS;
    else {
      retry = setTimeout(() => void checkConnection(), retryMs);
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    }
    if (answered !== isReachable) {
      isReachable = answered;
      tell();
    }
    return answered;
  });
  return probing;
}

async function probe(): Promise<boolean> {
  try {
    const answer = await fetch(PROBE_PATH, {
      cache: 'no-store',
      signal: AbortSignal.timeout(PROBE_WITHIN_MS),
    });
    // A Wi-Fi that wants to be signed into answers everything with a page of its own.
    return answer.ok && (answer.headers.get('Content-Type') ?? '').includes('json');
  } catch {
    return false;
  }
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}

function onOnline(): void {
  // The browser often says so a moment before the network is ready: what fails now is soon tried again.
  retryMs = FIRST_RETRY_MS;
  tell();
  if (!isReachable) void checkConnection();
}

/** Somebody looks again: the next question need not wait for its time. */
function onVisible(): void {
  if (document.visibilityState === 'visible' && !isReachable) void checkConnection();
}

function listenToBrowser(): void {
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', tell);
  document.addEventListener('visibilitychange', onVisible);
}

function leaveBrowser(): void {
  window.removeEventListener('online', onOnline);
  window.removeEventListener('offline', tell);
  document.removeEventListener('visibilitychange', onVisible);
}
