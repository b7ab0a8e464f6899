/** Browsers without `requestIdleCallback`. */
const SOON_MS = 1000;
/** Also on a busy page. */
const AT_LATEST_MS = 3000;

/**
 * Works when the page has nothing to do, or at the first sign of the user's hand, which may lead to a click.
 * @returns call it to leave the work undone
 */
export function whenIdle(work: () => void): () => void {
  const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;
  const leave = () => {
    for (const sign of signs) document.removeEventListener(sign, start);
    if ('requestIdleCallback' in window) cancelIdleCallback(handle);
    else clearTimeout(handle);
  };
  const start = () => {
    leave();
    work();
  };
  for (const sign of signs) document.addEventListener(sign, start, { passive: true });
  // Safari lacks it.
  const handle =
    'requestIdleCallback' in window
      ? requestIdleCallback(start, { timeout: AT_LATEST_MS })
      : Number(setTimeout(start, SOON_MS));
  return leave;
}
