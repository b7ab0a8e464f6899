import { useEffect, useRef, useState, type RefObject } from 'react';

/** A click comes shortly after its pointer is released. */
const CLICK_MS = 100;

/** Debounced like `useSettled`, and never between a press and its click: nothing moves under a thumb. */
export function useSettledUnpressed<T extends string>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  const isPressed = useIsPressed();
  useEffect(() => {
    let timer = setTimeout(settle, delayMs);
    function settle() {
      if (isPressed.current) timer = setTimeout(settle, CLICK_MS);
      else setSettled(value);
    }
    return () => clearTimeout(timer);
  }, [value, delayMs, isPressed]);
  return settled;
}

function useIsPressed(): RefObject<boolean> {
  const isPressed = useRef(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      clearTimeout(timer);
      isPressed.current = true;
    };
    const release = () => {
      clearTimeout(timer);
      timer = setTimeout(() => (isPressed.current = false), CLICK_MS);
    };
    const options = { capture: true, passive: true };
    window.addEventListener('pointerdown', press, options);
    window.addEventListener('pointerup', release, options);
    window.addEventListener('pointercancel', release, options);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', press, options);
      window.removeEventListener('pointerup', release, options);
      window.removeEventListener('pointercancel', release, options);
    };
  }, []);
  return isPressed;
}
