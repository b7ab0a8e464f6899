// Writes beside each larger file of the built client what browsers are sent of it, so that no server packs it anew for
// each visit.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const assetsDir = fileURLToPath(new URL('../../dist/client/assets/', import.meta.url));
/** What fits into a packet or two gains nothing. */
const AT_LEAST_BYTES = 1024;
/** The last two of 11 levels take ten times as long for 7 % less. */
const LEVEL = 9;

for (const name of readdirSync(assetsDir).filter((file) => /\.(js|css|svg)$/.test(file))) {
  const file = join(assetsDir, name);
  const content = readFileSync(file);
  if (content.length < AT_LEAST_BYTES) continue;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: LEVEL,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
}
