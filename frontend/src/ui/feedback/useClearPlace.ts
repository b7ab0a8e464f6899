import { useLayoutEffect, type RefObject } from 'react';
import { GAP, toastOffset } from './toastOffset.ts';

/** After the last change; transitions are over by then. */
const SETTLED_MS = 100;
/** Least distance from the window's edges, in px. */
const MARGIN = 16;

/** Where a dialog leaves so much beside it, the toast is there, in px. */
const LEAST_WIDTH = 240;

/**
 * Also the field where the user types, with its label, what sends it, and the row that was added last; not the page,
 * which has the focus after a dialog.
 */
const NEXT_STEPS =
  '[data-floating], [data-variant=primary], [data-variant=dangerSolid], :focus:not(main), [data-scope=field]:focus-within, form:focus-within [type=submit], [data-grows] > :last-child';
const OF_DIALOG = `h1, .dialog__header button, .dialog__footer, ${NEXT_STEPS}`;
const OF_PAGE = `header[data-inside], h1, [data-bar], ${NEXT_STEPS}`;
/** The message may be about any of them. */
const FIELDS = 'form:focus-within [data-scope=field]';
const OPEN_DIALOG = '[data-scope=dialog][data-part=content][data-state=open]';
const CHANGES = ['animationend', 'focusin', 'resize', 'scroll'] as const;

/**
 * Moves the toasts' region (`--toast-offset`) above the title, close buttons and next steps: of the upper dialog, else of
 * the page.
 */
export function useClearPlace(toastRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const toast = toastRef.current;
    const region = toast?.closest<HTMLElement>('[data-part=group]') ?? null;
    if (toast === null || region === null) return undefined;
    const place = () => {
      // Not away from under a hand.
      if (!region.matches(':hover, :focus-within')) moveAbove(toast, region);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const placeSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(place, SETTLED_MS);
    };
    const observer = new MutationObserver(placeSoon);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-state'] });
    const { visualViewport } = window;
    for (const change of CHANGES)
      window.addEventListener(change, placeSoon, { capture: true, passive: true });
    visualViewport?.addEventListener('resize', placeSoon);
    moveAbove(toast, region);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      for (const change of CHANGES) window.removeEventListener(change, placeSoon, { capture: true });
      visualViewport?.removeEventListener('resize', placeSoon);
    };
  }, [toastRef]);
}

function moveAbove(toast: HTMLElement, region: HTMLElement): void {
  region.style.removeProperty('--toast-offset');
  const { left, bottom: lowest } = region.getBoundingClientRect();
  const bottom = Math.min(lowest, visibleHeight() - MARGIN);
  const dialog = [...document.querySelectorAll(OPEN_DIALOG)].at(-1);
  const room = (dialog?.getBoundingClientRect().left ?? 0) - left - GAP;
  region.style.setProperty('--toast-width', room < LEAST_WIDTH ? '100vw' : `${room}px`);
  const boxesOf = (elements: Iterable<Element>) =>
    [...elements]
      .filter((element) => !region.contains(element))
      .map((element) => element.getBoundingClientRect());
  const offset = toastOffset(
    { left, right: left + toast.offsetWidth, top: bottom - toast.offsetHeight, bottom },
    boxesOf(dialog?.querySelectorAll(OF_DIALOG) ?? document.querySelectorAll(OF_PAGE)),
    // On a page of many titles no higher than its middle: its head stays free, and the rest scrolls.
    dialog === undefined ? Math.min(bottom - toast.offsetHeight, visibleHeight() / 2) : MARGIN,
    boxesOf(dialog?.querySelectorAll(FIELDS) ?? []),
  );
  region.style.setProperty('--toast-offset', `${lowest - bottom + offset}px`);
}

/** Above an on-screen keyboard; a zoomed page's own part does not count. */
function visibleHeight(): number {
  const { visualViewport, innerHeight } = window;
  // Not every browser has it.
  return visualViewport?.scale === 1 ? visualViewport.offsetTop + visualViewport.height : innerHeight;
}
