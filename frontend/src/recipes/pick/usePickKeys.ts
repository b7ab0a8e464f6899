import { useRef, type KeyboardEvent } from 'react';

/** Arrows move through the rows and between a row and its button; "+" on a row presses the button. */
export function usePickKeys() {
  const areaRef = useRef<HTMLDivElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);

  const rows = () => [...(areaRef.current?.querySelectorAll<HTMLElement>('[data-recipe-row]') ?? [])];

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, target } = event;
    if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (target === fieldRef.current) {
      if (key === 'ArrowDown') move(event, rows()[0]);
      return;
    }
    const item = target.closest('li');
    const link = item?.querySelector<HTMLElement>('[data-recipe-row]') ?? null;
    if (item === null || link === null) return;
    const button = item.querySelector('button');
    const all = rows();
    const at = all.indexOf(link);
    if (key === 'ArrowDown') move(event, all[at + 1]);
    else if (key === 'ArrowUp') move(event, all[at - 1] ?? fieldRef.current);
    else if (key === 'Home') move(event, all[0]);
    else if (key === 'End') move(event, all.at(-1));
    else if (key === 'ArrowRight') move(event, button);
    else if (key === 'ArrowLeft') move(event, link);
    else if (key === '+') {
      event.preventDefault();
      button?.click();
    }
  }

  return { areaRef, fieldRef, onKeyDown };
}

function move(event: KeyboardEvent, to: HTMLElement | null | undefined): void {
  event.preventDefault();
  to?.focus();
}
