import { existsSync, readFileSync } from 'node:fs';
import type { RequestHandler } from 'express';
import { z } from 'zod';

const texts = z.record(z.string(), z.string());
const named = z.strictObject({
  operationName: z.string(),
  variables: z.unknown(),
  extensions: z.strictObject({
    persistedQuery: z.strictObject({ version: z.literal(1), sha256Hash: z.string() }),
  }),
});

/**
 * Our client sends the id of an operation instead of its text, in Apollo's form of persisted queries. Ids of other builds
 * stay: Apollo refuses them, and the client then sends texts.
 * @param file written by the client's build: texts by id
 */
export function knownDocuments(file: string): RequestHandler {
  const known = new Map(
    existsSync(file) ? Object.entries(texts.parse(JSON.parse(readFileSync(file, 'utf8')))) : [],
  );
  return (request, _response, next) => {
    const body = named.safeParse(request.body).data;
    if (body !== undefined) {
      const { extensions, ...operation } = body;
      const query = known.get(extensions.persistedQuery.sha256Hash);
      if (query !== undefined) request.body = { ...operation, query };
    }
    next();
  };
}
