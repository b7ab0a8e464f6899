import { createHash } from 'node:crypto';
import { Router } from 'express';

/** Deployments change the text; in between, caches ask by its ETag. */
const CACHED = 'public, max-age=3600';

/**
 * Serves a text that stays the same while the server runs, such as its own description.
 * @param path of its address
 * @param type media type
 * @param make called at the first request
 */
export function describedText(path: string, type: string, make: () => string): Router {
  const router = Router();
  let made: { readonly text: string; readonly tag: string } | null = null;
  router.get(path, (_request, response) => {
    if (made === null) {
      const text = make();
      made = { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"` };
    }
    response.set({ 'Cache-Control': CACHED, ETag: made.tag }).type(type).send(made.text);
  });
  return router;
}
