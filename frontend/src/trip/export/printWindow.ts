import { oneLine } from '../../labels/plainText.ts';
import type { ExportedTrip } from '../../../../domain/transfer/tripExport.ts';
import { onAccountEnd } from '../../browser/accountEnd.ts';
import { element } from './printElements.ts';
import { printedTrip } from './printPage.ts';
import { PRINT_RULES } from './printStyle.ts';

/** What shows something of the account. */
const open = new Set<Window>();

/**
 * The windows close with the account, and with the page that opened them: their buttons are that page's, and what is
 * signed out of later could not reach them any more.
 */
function closeAll(): void {
  for (const each of open) each.close();
  open.clear();
}
onAccountEnd(closeAll);
window.addEventListener('pagehide', closeAll);

/**
 * Opens an empty window for something to print. It has to be called while the press on a button is handled: later on
 * browsers take it for an advertisement.
 * @returns null where the browser does not let it open
 */
export function openPrintWindow(): Window | null {
  const opened = window.open('', '_blank');
  if (opened === null) return null;
  open.add(opened);
  opened.document.title = 'Preparing…';
  styleSheet(opened.document);
  opened.document.body.append(element('p', ['Preparing…'], 'soft'));
  return opened;
}

/** Shows trips in a window of {@link openPrintWindow} and opens its print dialog. It stays, with buttons to print again. */
export function printTrips(printWindow: Window, trips: readonly ExportedTrip[]): void {
  const { document: page } = printWindow;
  const [only, ...others] = trips;
  page.documentElement.lang = 'en';
  // Browsers offer it as the name of a PDF.
  page.title = only !== undefined && others.length === 0 ? oneLine(only.name) : 'All trips';
  page.body.replaceChildren(
    element(
      'p',
      [button('Print', () => printWindow.print()), button('Close', () => printWindow.close())],
      'bar',
    ),
    element('main', trips.map(printedTrip)),
  );
  printWindow.focus();
  // After it was drawn, and not while our own page waits: printing stops both until it is done.
  printWindow.setTimeout(() => printWindow.print(), DRAWN_AFTER_MS);
}

const DRAWN_AFTER_MS = 100;

function button(label: string, onPress: () => void): HTMLElement {
  const made = element('button', [label]);
  made.addEventListener('click', onPress);
  return made;
}

/** The content security policy of the app holds for the window too: rules go in one by one, through the sheet itself. */
function styleSheet(page: Document): void {
  const style = page.createElement('style');
  page.head.append(style);
  for (const rule of PRINT_RULES) style.sheet?.insertRule(rule, style.sheet.cssRules.length);
}
