import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { ExportedTrip } from '../../../../domain/trip/transfer/tripExport.ts';
import { onAccountEnd } from '../../browser/store/accountEnd.ts';
import { oneLine } from '../../labels/plainText.ts';
import fontsCss from '../../ui/theme/fonts.css?inline';
import tokensCss from '../../ui/theme/tokens.css?inline';
import printCss from './print.css?inline';
import { PrintedTrip } from './PrintedTrip.tsx';

const DRAWN_AFTER_MS = 100;

/** Of print.css. */
// oxlint-disable-next-line house/screen-texts -- names of fonts
const FONTS = ['560 20px "Fraunces Variable"', '16px "Inter Variable"'];

/** All show the account's data. */
const openWindows = new Set<Window>();

/** They close with the account and this page, which handles their buttons; a later sign-out could not reach them. */
function closeAll(): void {
  for (const each of openWindows) each.close();
  openWindows.clear();
}
onAccountEnd(closeAll);
window.addEventListener('pagehide', closeAll);

export interface PrintWindow {
  /** Opens the print dialog; the window stays, with a button to print again. */
  readonly print: (trips: readonly ExportedTrip[]) => void;
  /** As `print`, of anything for paper. */
  readonly show: (title: string, content: ReactNode) => void;
  readonly close: () => void;
}

/**
 * Call it within the click: later, browsers block it as a pop-up.
 * @returns null if blocked
 */
export function openPrintWindow(): PrintWindow | null {
  const opened = window.open('', '_blank');
  if (opened === null) return null;
  openWindows.add(opened);
  const { document: page } = opened;
  page.title = t`Preparing…`;
  page.documentElement.lang = document.documentElement.lang;
  addStyles(page);
  const root = createRoot(page.body.appendChild(page.createElement('div')));
  root.render(
    <p className="paper">
      <Trans>Preparing…</Trans>
    </p>,
  );
  const show: PrintWindow['show'] = (title, content) => {
    // Browsers offer it as a PDF's name.
    page.title = oneLine(title);
    flushSync(() => root.render(<PrintedPage printWindow={opened}>{content}</PrintedPage>));
    opened.focus();
    // Paper does not change when a font arrives later.
    void Promise.allSettled(FONTS.map((font) => page.fonts.load(font))).then(() => {
      // Its own timer: printing stops the page that waits for it.
      opened.setTimeout(() => opened.print(), DRAWN_AFTER_MS);
    });
  };
  return {
    show,
    print: (trips) => {
      const [only, ...others] = trips;
      show(
        only !== undefined && others.length === 0 ? only.name : t`All trips`,
        trips.map((trip) => <PrintedTrip key={trip.id} trip={trip} />),
      );
    },
    close: () => opened.close(),
  };
}

interface PrintedPageProps {
  readonly children: ReactNode;
  readonly printWindow: Window;
}

function PrintedPage({ children, printWindow }: PrintedPageProps) {
  return (
    <>
      <p className="bar">
        <button type="button" onClick={() => printWindow.print()}>
          <Trans>Print</Trans>
        </button>
        <button type="button" onClick={() => printWindow.close()}>
          <Trans>Close</Trans>
        </button>
      </p>
      <main className="paper">{children}</main>
    </>
  );
}

/** The content security policy, which the window inherits, forbids style elements. */
function addStyles(page: Document): void {
  if (page.defaultView === null) return;
  for (const css of [fontsCss, tokensCss, printCss]) {
    const sheet = new page.defaultView.CSSStyleSheet();
    sheet.replaceSync(css);
    page.adoptedStyleSheets.push(sheet);
  }
}
