import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { fieldOf } from '../../../base/input.ts';

const gunzipBytes = promisify(gunzip);

/** Of one inflated part: a backup of Mealie is one, and pictures are within recipes of Paprika. */
const PART_BYTES = 20 * 1024 * 1024;
/** Of all inflated parts together. */
const TOTAL_BYTES = 100 * 1024 * 1024;

/** A file would inflate to more than it may. */
export class TooLargeError extends Error {}

/** A zip or gzip file is malformed or broken off. */
export class DamagedError extends Error {}

/** Counts what one file inflates to, however it is nested. */
export class InflateBudget {
  private left = TOTAL_BYTES;

  /** Bytes that the next part may have. */
  get partBytes(): number {
    return Math.min(PART_BYTES, this.left);
  }

  /** @throws TooLargeError */
  spend(bytes: number): void {
    if (bytes > this.partBytes) throw new TooLargeError();
    this.left -= bytes;
  }
}

/** @throws TooLargeError, DamagedError */
export async function gunzipWithin(bytes: Uint8Array, budget: InflateBudget): Promise<Uint8Array> {
  try {
    const inflated = await gunzipBytes(bytes, { maxOutputLength: Math.max(1, budget.partBytes) });
    budget.spend(inflated.length);
    return inflated;
  } catch (error) {
    const isTooLarge = fieldOf(error, 'code') === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLarge ? new TooLargeError() : new DamagedError('', { cause: error });
  }
}
