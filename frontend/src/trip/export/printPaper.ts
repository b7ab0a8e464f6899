import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { oneLine } from '../../labels/plainText.ts';
import './print.css';

/** Of print.css. */
// oxlint-disable-next-line house/screen-texts -- names of fonts
const FONTS = ['560 20px "Fraunces Variable"', '16px "Inter Variable"'];

/** Takes the paper away that was printed last. */
let clearPaper = (): void => undefined;

/**
 * Opens the print dialog with this in place of the page; the screen does not show it.
 * @param title offered as the PDF's name
 */
export async function printPaper(title: string, content: ReactNode): Promise<void> {
  clearPaper();
  const paper = document.createElement('div');
  paper.className = 'paper';
  paper.dataset['paper'] = '';
  document.body.append(paper);
  const root = createRoot(paper);
  const inputs = new AbortController();
  const pageTitle = document.title;
  clearPaper = () => {
    clearPaper = () => undefined;
    inputs.abort();
    root.unmount();
    paper.remove();
    document.title = pageTitle;
  };
  flushSync(() => root.render(content));
  // Paper does not change when a font arrives later.
  await Promise.allSettled(FONTS.map((font) => document.fonts.load(font, paper.textContent)));
  // Another was asked for in the meantime.
  if (!paper.isConnected) return;
  document.title = oneLine(title);
  window.print();
  // Not after `afterprint`: phones lay the page out again for another size of paper. An input says that their dialog is closed.
  for (const input of ['pointerdown', 'keydown'])
    window.addEventListener(input, () => clearPaper(), { capture: true, signal: inputs.signal });
}
