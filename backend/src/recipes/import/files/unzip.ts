import { Buffer } from 'node:buffer';
import { fromBufferPromise } from 'yauzl';
import { DamagedError, type InflateBudget, TooLargeError } from './budget.ts';

const MOST_ENTRIES = 5000;

interface ZipPart {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Inflates the wanted files of a zip one after the other; yauzl stops a file that is larger than the zip says.
 * @throws TooLargeError, DamagedError
 */
export async function* unzip(
  bytes: Uint8Array,
  budget: InflateBudget,
  isWanted: (name: string) => boolean,
): AsyncGenerator<ZipPart> {
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true });
    if (zip.entryCount > MOST_ENTRIES) throw new TooLargeError();
    for await (const entry of zip.eachEntry()) {
      if (!isWanted(entry.fileName)) continue;
      budget.spend(entry.uncompressedSize);
      const stream = await zip.openReadStreamPromise(entry);
      const chunks: Buffer[] = [];
      // Buffers, since no encoding is set.
      for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
      yield { name: entry.fileName, bytes: Buffer.concat(chunks) };
    }
  } catch (error) {
    // Of yauzl and zlib alone: errors in reading the parts do not arrive here.
    throw error instanceof TooLargeError ? error : new DamagedError('', { cause: error });
  }
}
