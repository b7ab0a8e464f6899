import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Tooltip.module.css';

/** Figures: specification, section 9. */
const DELAY_MS = 700;
/** No delay this soon after another tooltip closed. */
const SKIP_DELAY_MS = 300;

const GAP_PX = 6;
const EDGE_PX = 8;

let lastClosedAt = -Infinity;

interface TooltipProps {
  readonly text: string;
  readonly children: ReactNode;
}

/** Name of an icon button, on hover or keyboard focus; Escape closes it. */
export function Tooltip({ text, children }: TooltipProps) {
  const [control, setControl] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = () => {
    clearTimeout(timer.current);
    if (control !== null) lastClosedAt = Date.now();
    setControl(null);
  };
  const point = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    const target = event.currentTarget.firstElementChild;
    const delayMs = Date.now() - lastClosedAt < SKIP_DELAY_MS ? 0 : DELAY_MS;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setControl(target), delayMs);
  };
  const focus = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) setControl(event.currentTarget.firstElementChild);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <span
      className={styles['holder']}
      onPointerEnter={point}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={focus}
      onBlur={close}
    >
      {children}
      {control !== null && <Tip text={text} control={control} onClose={close} />}
    </span>
  );
}

interface TipProps {
  readonly text: string;
  readonly control: Element;
  readonly onClose: () => void;
}

function Tip({ text, control, onClose }: TipProps) {
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    window.addEventListener('keydown', closeOnEscape);
    window.addEventListener('scroll', onClose, { capture: true, passive: true });
    return () => {
      window.removeEventListener('keydown', closeOnEscape);
      window.removeEventListener('scroll', onClose, { capture: true });
    };
  });
  // A portal, so that nothing clips it.
  return createPortal(
    <span
      role="tooltip"
      className={styles['tip']}
      ref={(tip) => {
        if (tip !== null) place(tip, control);
      }}
    >
      {text}
    </span>,
    document.body,
  );
}

/** Centred below the control, or above it, within the window. */
function place(tip: HTMLElement, control: Element): void {
  const at = control.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const centred = at.left + at.width / 2 - width / 2;
  const left = Math.max(EDGE_PX, Math.min(centred, window.innerWidth - width - EDGE_PX));
  const below = at.bottom + GAP_PX;
  const top = below + height > window.innerHeight ? at.top - GAP_PX - height : below;
  tip.style.translate = `${left}px ${top}px`;
}
