import { Buffer } from 'node:buffer';
import { fromBufferPromise } from 'yauzl';
import { type InflateBudget, TooLargeError } from './budget.ts';

const MOST_ENTRIES = 5000;

interface ZipPart {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Inflates the wanted files of a zip one after the other; yauzl stops a file that is larger than the zip says.
 * @throws TooLargeError, or an error about a malformed zip
 */
export async function* unzip(
  bytes: Uint8Array,
  budget: InflateBudget,
  isWanted: (name: string) => boolean,
): AsyncGenerator<ZipPart> {
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
}
