import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { msg } from '../../../../domain/text/message.ts';
import { AppError } from '../../base/errors.ts';

const DECODERS = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br';

interface BodyLimit {
  /** Both as sent and as decompressed. */
  readonly maxBytes: number;
  readonly whenLonger: 'refuse' | 'cut';
}

/**
 * Reads and decompresses a body; stops at the limit, so that neither endless bodies nor compressed bombs fill memory.
 * @throws PROVIDER_FAILED if it is longer or encoded unknowably
 */
export async function readBody(
  answer: IncomingMessage,
  { maxBytes, whenLonger }: BodyLimit,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of decoded(answer, maxBytes)) {
      bytes += chunk.length;
      if (bytes > maxBytes && whenLonger === 'refuse') throw tooLong(maxBytes);
      chunks.push(chunk);
      if (bytes > maxBytes) break;
    }
  } finally {
    answer.destroy();
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

/** Chunks of the body, decompressed. */
async function* decoded(answer: IncomingMessage, maxBytes: number): AsyncGenerator<Buffer> {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === '' || encoding === 'identity') {
    yield* received(answer, maxBytes);
    return;
  }
  const create = Object.entries(DECODERS).find(([name]) => name === encoding)?.[1];
  if (create === undefined)
    throw new AppError(
      'PROVIDER_FAILED',
      msg('page.encodingUnknown', 'The site answered in an unknown encoding.'),
    );
  const decoder = create();
  const source = Readable.from(received(answer, maxBytes));
  source.on('error', (error) => decoder.destroy(error));
  try {
    // Buffers, since no encoding is set.
    yield* source.pipe(decoder) as AsyncIterable<Buffer>;
  } finally {
    source.destroy();
    decoder.destroy();
  }
}

async function* received(answer: IncomingMessage, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  // Buffers, since no encoding is set.
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    yield chunk;
    bytes += chunk.length;
    // Decompressed, a body may have no bytes at all.
    if (bytes > maxBytes + chunk.length) throw tooLong(maxBytes);
  }
}

function tooLong(maxBytes: number): AppError {
  const megabytes = Math.floor(maxBytes / 1024 / 1024);
  return new AppError(
    'PROVIDER_FAILED',
    msg('page.tooLarge', 'The page is larger than {megabytes} MB and cannot be imported.', { megabytes }),
  );
}
