import { createHash } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import type { Config } from '../config/config.ts';

const PLAYGROUND = /^\/playground\/?$/i;
/** Emotion's style element is empty; it is filled through the CSSOM. */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const PHOTO_HOSTS = ['https://images.unsplash.com', 'https://plus.unsplash.com'];

const CARD_SCRIPT_HOSTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];
const CARD_FRAME_HOSTS = [...CARD_SCRIPT_HOSTS, 'https://hooks.stripe.com'];
const CARD_CALL_HOSTS = ['https://api.stripe.com'];

/** Browsers accept these with TLS alone. */
const WITHOUT_TLS = {
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
} as const;

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
    ...(publicUrl.protocol === 'https:' ? {} : WITHOUT_TLS),
    // For browsers without frame-ancestors.
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  });
}

/**
 * Security headers; only the Playground may use style attributes.
 * @param pageStyles style sheets of the prerendered pages
 */
export function securityHeaders(config: HeadersConfig, pageStyles: readonly string[]) {
  const strict = contentPolicy(config, [
    EMPTY_STYLE_HASH,
    ...pageStyles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`),
  ]);
  const editor = contentPolicy(config, ["'unsafe-inline'"]);
  return (request: Request, response: Response, next: NextFunction): void => {
    (PLAYGROUND.test(request.path) ? editor : strict)(request, response, next);
  };
}

export function noStore(_request: Request, response: Response, next: NextFunction): void {
  response.set('Cache-Control', 'no-store');
  next();
}
