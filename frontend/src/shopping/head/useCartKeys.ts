import { useEffect, useEffectEvent } from 'react';
import { hasSingleKeys, isForPage } from '../../browser/hooks/singleKeys.ts';
import { cartLinesOnScreen } from '../rows/lineFocus.ts';

interface CartKeys {
  readonly isOn: boolean;
  readonly onSearch: () => void;
  readonly onMine: () => void;
  readonly onHelp: () => void;
}

/** Keys of the list: arrows and Enter on its lines, single letters anywhere but in fields. */
export function useCartKeys({ isOn, onSearch, onMine, onHelp }: CartKeys): void {
  const single: Readonly<Record<string, () => void>> = { '/': onSearch, a: onSearch, m: onMine, '?': onHelp };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || !isForPage(event)) return;
    const { target, key } = event;
    const action = lineAction(target, key) ?? (hasSingleKeys() ? single[key] : undefined);
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Undefined if the key means nothing there. */
function lineAction(target: Element, key: string): (() => void) | undefined {
  const isLine = target.matches('[data-cart-line]');
  if (key === 'Enter' && isLine)
    return () => target.closest('li')?.querySelector<HTMLElement>('button[aria-expanded]')?.click();
  const step = STEPS[key];
  if (step === undefined || !(isLine || target.matches('body, main'))) return undefined;
  const lines = cartLinesOnScreen();
  const next = isLine ? lines[lines.findIndex((line) => line === target) + step] : lines[0];
  return next && (() => next.focus());
}
