/** Id of the button that opens a line's details. */
export function detailsId(partId: string, groupKey: string): string {
  return `details-${partId}-${groupKey}`.replace(/\s+/g, '-');
}
