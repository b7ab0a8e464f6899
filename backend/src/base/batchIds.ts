/** Hex digits that count the rows of a batch. */
const DIGITS = 3;

/**
 * First id of a batch of at most 4,096 rows.
 * @param id a new id
 */
export function batchIdFrom(id: string): string {
  return id.slice(0, -DIGITS) + '0'.repeat(DIGITS);
}

/** Consecutive ids: sorted like the list, and found again by a repeated call. */
export function idInBatch(batchId: string, index: number): string {
  const last = Number.parseInt(batchId.slice(-DIGITS), 16) + index;
  return batchId.slice(0, -DIGITS) + last.toString(16).padStart(DIGITS, '0');
}

export function idsInBatch(batchId: string, size: number): string[] {
  return Array.from({ length: size }, (_, index) => idInBatch(batchId, index));
}
