/*
 * `navigator.onLine` is true on a Wi-Fi without internet, so after a failed call the server is probed, with back-off.
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
/** Since the last probe began. */
let isHeard = false;
const deadLineListeners = new Set<() => void>();

export function isOnline(): boolean {
  return navigator.onLine && isReachable;
}

/**
 * Calls back on possible changes.
 * @returns unsubscribe
 */
export function watchConnection(listener: () => void): () => void {
  if (listeners.size === 0) listenToBrowser();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) leaveBrowser();
  };
}

/** Concurrent calls share the probe. */
export function checkConnection(): Promise<boolean> {
  if (!navigator.onLine) return Promise.resolve(false);
  if (probing !== null) return probing;
  isHeard = false;
  probing = probe().then((isAnswered) => {
    // A probe may wait on a line that died, while another one works.
    const answered = isAnswered || isHeard;
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

/** The server has just said something. */
export function noteReachable(): void {
  isHeard = true;
  if (isReachable) return;
  clearTimeout(retry);
  retryMs = FIRST_RETRY_MS;
  isReachable = true;
  tell();
}

/** A line that no longer answers was found: calls on it would wait for minutes. */
export function reportDeadLine(): void {
  for (const listener of [...deadLineListeners]) listener();
}

/** @returns unsubscribe */
export function onDeadLine(listener: () => void): () => void {
  deadLineListeners.add(listener);
  return () => deadLineListeners.delete(listener);
}

async function probe(): Promise<boolean> {
  try {
    const answer = await fetch(PROBE_PATH, {
      cache: 'no-store',
      signal: AbortSignal.timeout(PROBE_WITHIN_MS),
    });
    // A captive portal answers everything with its own page.
    return answer.ok && (answer.headers.get('Content-Type') ?? '').includes('json');
  } catch {
    return false;
  }
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}

function onOnline(): void {
  // Browsers report this a moment too early: retry soon.
  retryMs = FIRST_RETRY_MS;
  tell();
  if (!isReachable) void checkConnection();
}

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
