import { createHash } from 'node:crypto';
import { print } from 'graphql';

/** Caches under another hash may lack fields. */
export const plugin = (_schema, documents) =>
  `/** Changes whenever any document of the client does. */\nexport const DOCUMENTS_HASH = '${hashOf(documents)}';\n`;

export function hashOf(documents) {
  const texts = documents.map(({ document }) => print(document)).sort();
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);
}
