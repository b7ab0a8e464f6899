import { BOUGHT, partElementId } from '../rows/detailsId.ts';

/** Scrolls to a part and focuses the button in its heading; a part without open lines is below "Bought". */
export function jumpToPart(partId: string): void {
  const heading =
    document.getElementById(partElementId(partId)) ?? document.getElementById(partElementId(BOUGHT));
  // Not the heading: it sticks to the top, and is in view wherever its part is.
  heading?.closest('section')?.scrollIntoView({ block: 'start' });
  heading?.closest('section')?.querySelector('button')?.focus({ preventScroll: true });
}
