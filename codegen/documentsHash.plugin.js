import { createHash } from 'node:crypto';
import { print } from 'graphql';

/**
 * Writes a fingerprint of all that the client asks for: what a browser kept for another fingerprint may lack what the
 * screens of today read.
 */
export const plugin = (_schema, documents) => {
  const texts = documents.map(({ document }) => print(document)).sort();
  const hash = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);
  return `/** Changes whenever any document of the client does. */\nexport const DOCUMENTS_HASH = '${hash}';\n`;
};
