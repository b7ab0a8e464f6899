/** Id of the element that opens the details of a line, so that it can be found again where the line has moved to. */
export function detailsId(partId: string, groupKey: string): string {
  return `details-${partId}-${groupKey}`.replace(/\s+/g, '-');
}
