/** A mouse lifts a meal once it has moved that far with the button down; nearer it is a click. */
const MOUSE_SLACK_PX = 6;
/** A finger lifts a meal by resting on it; once it has moved that far before, it scrolls. */
const LONG_PRESS_MS = 400;
const TOUCH_SLACK_PX = 10;
/** What a lifted meal rests on for that long is pressed, where it is marked so: the way to other days. */
const DWELL_MS = 600;
/** So near to the edge of the window, or of a list that scrolls sideways, it scrolls, at most so fast a frame. */
const EDGE_PX = 72;
const MAX_SCROLL_PX = 14;

interface Lift {
  /** The meal is in the air from now on. */
  readonly onLift: () => void;
  /**
   * It was let go: over a cell of the plan that is marked as a target, or elsewhere.
   * @param cellKey the target; null for none
   * @param hasMoved false where a finger has lifted it and done nothing more
   */
  readonly onDrop: (cellKey: string | null, hasMoved: boolean) => void;
  readonly onCancel: () => void;
}

/**
 * Follows a pointer that went down on a slot until it is up again: lifts the slot's meal, shows it under the pointer,
 * and lets it go. Escape, and whatever takes the pointer away, puts it back.
 * @param source the element of the meal, which may be gone by the time it is dropped
 * @returns ends it, as if it had never begun
 */
export function liftByPointer(down: PointerEvent, source: HTMLElement, lift: Lift): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const isMouse = down.pointerType === 'mouse';
  const from = { x: down.clientX, y: down.clientY };
  let at = from;
  let ghost: HTMLElement | null = null;
  let hasMoved = false;
  let over: Element | null = null;
  let dwellOn: Element | null = null;
  let dwelling: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const pressing = isMouse ? undefined : setTimeout(begin, LONG_PRESS_MS);

  function begin(): void {
    ghost = ghostOf(source);
    follow();
    frame = requestAnimationFrame(scroll);
    lift.onLift();
  }

  function end(): void {
    ending.abort();
    clearTimeout(pressing);
    clearTimeout(dwelling);
    cancelAnimationFrame(frame);
    over?.removeAttribute('data-over');
    ghost?.remove();
  }

  function follow(): void {
    if (ghost !== null) ghost.style.translate = `${at.x - from.x}px ${at.y - from.y}px`;
    const under = document.elementFromPoint(at.x, at.y);
    const target = under?.closest('[data-carry=target]') ?? null;
    if (target !== over) {
      over?.removeAttribute('data-over');
      target?.setAttribute('data-over', '');
      over = target;
    }
    const way = under?.closest<HTMLElement>('[data-dwell]') ?? null;
    if (way === dwellOn) return;
    dwellOn = way;
    clearTimeout(dwelling);
    if (way !== null) dwelling = setTimeout(() => way.click(), DWELL_MS);
  }

  function scroll(): void {
    frame = requestAnimationFrame(scroll);
    const dy = edgeSpeed(at.y, 0, window.innerHeight);
    if (dy !== 0) window.scrollBy(0, dy);
    const list = document.elementFromPoint(at.x, at.y)?.closest('[data-scroller]');
    if (list !== null && list !== undefined) {
      const { left, right } = list.getBoundingClientRect();
      list.scrollLeft += edgeSpeed(at.x, left, right);
    }
    follow();
  }

  function onMove(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId) return;
    at = { x: event.clientX, y: event.clientY };
    const distance = Math.hypot(at.x - from.x, at.y - from.y);
    if (ghost === null) {
      if (distance <= (isMouse ? MOUSE_SLACK_PX : TOUCH_SLACK_PX)) return;
      if (!isMouse) {
        end();
        return;
      }
      begin();
    }
    hasMoved ||= distance > TOUCH_SLACK_PX;
    follow();
  }

  function onUp(event: PointerEvent): void {
    if (event.pointerId !== down.pointerId) return;
    const wasLifted = ghost !== null;
    const cellKey = over?.getAttribute('data-cell-key') ?? null;
    end();
    if (!wasLifted) return;
    swallowClick();
    lift.onDrop(cellKey, hasMoved);
  }

  function cancel(): void {
    const wasLifted = ghost !== null;
    end();
    if (wasLifted) lift.onCancel();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') cancel();
  }

  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', onUp, { signal });
  window.addEventListener('pointercancel', cancel, { signal });
  window.addEventListener('blur', cancel, { signal });
  window.addEventListener('selectstart', (event) => event.preventDefault(), { signal });
  // A finger that rests would open the browser's own menu.
  window.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  window.addEventListener('keydown', onKeyDown, { signal });
  // Events of a finger go to what it came down on, also once that is off the page.
  const holdStill = (event: TouchEvent) => {
    if (ghost !== null && event.cancelable) event.preventDefault();
  };
  source.addEventListener('touchmove', holdStill, { signal, passive: false });
  return end;
}

/** A picture of the meal that follows the pointer; nobody but the eye is to find it. */
function ghostOf(source: HTMLElement): HTMLElement {
  const { left, top, width, height } = source.getBoundingClientRect();
  const copy = source.cloneNode(true);
  const ghost = document.createElement('div');
  ghost.append(copy);
  for (const element of ghost.querySelectorAll('[id]')) element.removeAttribute('id');
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    ...{ position: 'fixed', zIndex: '50', left: `${left}px`, top: `${top}px` },
    ...{ width: `${width}px`, height: `${height}px`, pointerEvents: 'none', overflow: 'hidden' },
    ...{
      background: 'var(--surface)',
      border: '2px solid var(--pine)',
      borderRadius: 'var(--radius-control)',
    },
    ...{ boxShadow: '0 12px 32px rgb(0 0 0 / 0.22)', opacity: '0.94' },
  });
  document.body.append(ghost);
  return ghost;
}

function edgeSpeed(position: number, start: number, end: number): number {
  const before = start + EDGE_PX - position;
  const after = position - (end - EDGE_PX);
  const depth = Math.max(before, after, 0) / EDGE_PX;
  return Math.sign(after - before) * Math.min(1, depth) * MAX_SCROLL_PX;
}

/** Letting go is no click on what the meal is dropped on. */
function swallowClick(): void {
  const swallowing = new AbortController();
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, signal: swallowing.signal });
  setTimeout(() => swallowing.abort(), 0);
}
