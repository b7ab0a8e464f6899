/** Also for browsers without `requestIdleCallback`. */
const SOON_MS = 1000;
/** Also on a busy page. */
const AT_LATEST_MS = 3000;

/** A click may follow. */
const FIRST_INPUT = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

type Load = () => Promise<unknown>;

/** Loads code before its use; a failed import is retried on use. */
export function preload(...loads: readonly Load[]): void {
  for (const load of loads) load().catch(() => undefined);
}

/** Not beside the requests of the first screen: a slow line has pauses between them. */
export function preloadWhenIdle(...loads: readonly Load[]): () => void {
  const cancels: (() => void)[] = [];
  const timer = setTimeout(() => cancels.push(whenIdle(() => preload(...loads))), SOON_MS);
  return () => {
    clearTimeout(timer);
    for (const cancel of cancels) cancel();
  };
}

/**
 * Works when the page has nothing to do, or on the first input.
 * @returns cancels it
 */
export function whenIdle(work: () => void): () => void {
  const cancel = () => {
    for (const type of FIRST_INPUT) document.removeEventListener(type, start);
    if ('requestIdleCallback' in window) cancelIdleCallback(handle);
    else clearTimeout(handle);
  };
  const start = () => {
    cancel();
    work();
  };
  for (const type of FIRST_INPUT) document.addEventListener(type, start, { passive: true });
  // Safari lacks it.
  const handle =
    'requestIdleCallback' in window
      ? requestIdleCallback(start, { timeout: AT_LATEST_MS })
      : Number(setTimeout(start, SOON_MS));
  return cancel;
}
