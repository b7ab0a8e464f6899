/*
 * `navigator.onLine` is true on a Wi-Fi without internet, so after a failed call the server is probed, with back-off.
 */

const PROBE_PATH = '/healthz';
const PROBE_WITHIN_MS = 4000;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;
/** Browsers keep up to six idle HTTP/1.1 connections to a server. */
const IDLE_CONNECTIONS = 6;
const FLUSH_WITHIN_MS = 2000;

const listeners = new Set<() => void>();
let isReachable = true;
let probing: Promise<boolean> | null = null;
let retry: ReturnType<typeof setTimeout> | undefined;
let retryMs = FIRST_RETRY_MS;
/** Since the last probe began. */
let isHeard = false;
/** Reads that have waited too long for their answer. */
let silentReads = 0;
/** They wait, and what is saved has been restored. */
let isSilent = false;
const silenceListeners = new Set<() => Promise<void>>();
const deadLineListeners = new Set<() => void>();

export function isOnline(): boolean {
  return navigator.onLine && isReachable;
}

/** Without an answer for too long, what the device has saved is shown, whether or not the connection is lost. */
export function isAnswering(): boolean {
  return isOnline() && !isSilent;
}

/**
 * A read waits too long: probes the connection.
 * @returns ends the silence
 */
export function noteSilence(): () => void {
  silentReads += 1;
  if (silentReads === 1) {
    void restoreThenTell();
    flushConnections();
  }
  void checkConnection();
  return () => {
    silentReads -= 1;
    if (silentReads > 0 || !isSilent) return;
    isSilent = false;
    tell();
  };
}

async function restoreThenTell(): Promise<void> {
  await Promise.all([...silenceListeners].map((restore) => restore()));
  if (isSilent || silentReads === 0) return;
  isSilent = true;
  tell();
}

/** @param restore never rejects; screens read what it restores once it is done */
export function onSilence(restore: () => Promise<void>): void {
  silenceListeners.add(restore);
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
  probing = isAnswered(PROBE_WITHIN_MS).then((isUp) => {
    // A probe may wait on a line that died, while another one works.
    const answered = isUp || isHeard;
    probing = null;
    clearTimeout(retry);
    if (answered) retryMs = FIRST_RETRY_MS;
    else {
      // Pages of a stopped server probe at different moments.
      retry = setTimeout(() => void checkConnection(), retryMs * (0.5 + Math.random()));
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

export function noteReachable(): void {
  isHeard = true;
  if (isReachable) return;
  clearTimeout(retry);
  retryMs = FIRST_RETRY_MS;
  isReachable = true;
  tell();
}

/** A line was found dead: calls on it would wait for minutes. */
export function reportDeadLine(): void {
  for (const listener of Array.from(deadLineListeners)) listener();
  flushConnections();
}

/** Idle ones may be as dead, and calls would try one after the other: as many requests at once end them all. */
function flushConnections(): void {
  for (let n = 0; n < IDLE_CONNECTIONS; n += 1) void isAnswered(FLUSH_WITHIN_MS);
}

export function onDeadLine(listener: () => void): () => void {
  deadLineListeners.add(listener);
  return () => deadLineListeners.delete(listener);
}

async function isAnswered(withinMs: number): Promise<boolean> {
  try {
    const answer = await fetch(PROBE_PATH, { cache: 'no-store', signal: AbortSignal.timeout(withinMs) });
    // A captive portal answers everything with its own page.
    return answer.ok && (answer.headers.get('Content-Type') ?? '').includes('json');
  } catch {
    return false;
  }
}

function tell(): void {
  for (const listener of Array.from(listeners)) listener();
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
