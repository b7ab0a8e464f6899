import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';

/** The Playground's address, as Express understands it. */
const PLAYGROUND = /^\/playground\/?$/i;
/** The empty style element that Emotion opens before it fills it through the style sheet's own interface. */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

function contentPolicy(publicUrl: URL, styleSources: readonly string[]) {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", ...styleSources],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(publicUrl.protocol === 'https:' ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    ...(publicUrl.protocol === 'https:' ? {} : { strictTransportSecurity: false }),
    referrerPolicy: { policy: 'same-origin' },
  });
}

/** Security headers of every answer; the Playground's editor alone may write style attributes. */
export function securityHeaders(publicUrl: URL) {
  const strict = contentPolicy(publicUrl, [EMPTY_STYLE_HASH]);
  const editor = contentPolicy(publicUrl, ["'unsafe-inline'"]);
  return (request: Request, response: Response, next: NextFunction): void => {
    (PLAYGROUND.test(request.path) ? editor : strict)(request, response, next);
  };
}

/** Keeps answers of the API out of every cache. */
export function noStore(_request: Request, response: Response, next: NextFunction): void {
  response.set('Cache-Control', 'no-store');
  next();
}
