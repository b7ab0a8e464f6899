import { flushSync } from 'react-dom';
import { cartLinesOnScreen } from './lineFocus.ts';

/** Changes the list while the lines on the screen stay where they are, also in browsers without scroll anchoring (Safari). */
export function withLinesInPlace(change: () => void): void {
  if (CSS.supports('overflow-anchor', 'auto')) {
    change();
    return;
  }
  const topOf = (line: Element) => line.getBoundingClientRect().top;
  const line = cartLinesOnScreen().find((one) => !one.checked && topOf(one) >= 0);
  const before = line && topOf(line);
  flushSync(change);
  if (line === undefined || before === undefined) return;
  const moved = topOf(line) - before;
  if (moved !== 0) window.scrollBy(0, moved);
}
