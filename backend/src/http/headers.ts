import { createHash } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import type { Config } from '../config/config.ts';

/** The Playground's address, as Express understands it. */
const PLAYGROUND = /^\/playground\/?$/i;
/** The empty style element that Emotion opens before it fills it through the style sheet's own interface. */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Where Unsplash's pictures are; those of its paid collection have a host of their own. */
const PHOTO_HOSTS = ['https://images.unsplash.com', 'https://plus.unsplash.com'];

/** Where Stripe's script comes from, and the frames that it opens: the card's number is typed into one of them. */
const CARD_SCRIPT_HOSTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];
const CARD_FRAME_HOSTS = [...CARD_SCRIPT_HOSTS, 'https://hooks.stripe.com'];
const CARD_CALL_HOSTS = ['https://api.stripe.com'];

type HeadersConfig = Pick<Config, 'publicUrl' | 'photos' | 'cards' | 'monetizationEnabled'>;

function contentPolicy(config: HeadersConfig, styleSources: readonly string[]) {
  const { publicUrl, photos } = config;
  const takesCards = config.monetizationEnabled && config.cards !== null;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(takesCards ? CARD_SCRIPT_HOSTS : [])],
        styleSrc: ["'self'", ...styleSources],
        imgSrc: ["'self'", 'data:', ...(photos === null ? [] : PHOTO_HOSTS)],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(takesCards ? CARD_CALL_HOSTS : [])],
        ...(takesCards ? { frameSrc: CARD_FRAME_HOSTS } : {}),
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(publicUrl.protocol === 'https:' ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    ...(publicUrl.protocol === 'https:' ? {} : { strictTransportSecurity: false }),
    // For browsers that do not know frame-ancestors, and to the same end.
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  });
}

/**
 * Security headers of every answer; the Playground's editor alone may write style attributes.
 * @param pageStyle the style element of the prerendered pages, null where they are not built
 */
export function securityHeaders(config: HeadersConfig, pageStyle: string | null) {
  const strict = contentPolicy(config, [
    EMPTY_STYLE_HASH,
    ...(pageStyle === null ? [] : [`'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`]),
  ]);
  const editor = contentPolicy(config, ["'unsafe-inline'"]);
  return (request: Request, response: Response, next: NextFunction): void => {
    (PLAYGROUND.test(request.path) ? editor : strict)(request, response, next);
  };
}

/** Keeps answers of the API out of every cache. */
export function noStore(_request: Request, response: Response, next: NextFunction): void {
  response.set('Cache-Control', 'no-store');
  next();
}
