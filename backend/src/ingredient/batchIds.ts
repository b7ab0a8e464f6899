import { newIdIn } from '../base/ids.ts';

/** Leaves room for the ids of the whole batch. */
export function newBatchId(tripId: string): string {
  return `${newIdIn(tripId).slice(0, -2)}00`;
}

/** Consecutive ids: sorted like the list, and found again by a repeated call. */
export function idInBatch(batchId: string, index: number): string {
  return batchId.slice(0, -2) + index.toString(16).padStart(2, '0');
}

export function idsInBatch(batchId: string, size: number): string[] {
  return Array.from({ length: size }, (_, index) => idInBatch(batchId, index));
}
