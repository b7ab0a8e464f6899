/** Names a line in the address: 'Produce-yellow-onion'. */
export function lineId(partId: string, groupKey: string): string {
  return `${partId}-${groupKey}`.replace(/\s+/g, '-');
}

/** Id of the button that opens a line's details. */
export function detailsId(partId: string, groupKey: string): string {
  return `details-${lineId(partId, groupKey)}`;
}

/** Id of a part's heading. */
export function partElementId(partId: string): string {
  return `part-${partId}`.replace(/\s+/g, '-');
}

/** Id of the button in a part's heading that lists the parts. */
export function listButtonId(partId: string): string {
  return `${partElementId(partId)}-sections`;
}

/** In place of a part's id, for the heading of the bought items. */
export const BOUGHT = 'bought';
