import cors from 'cors';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { msg } from '../../../../domain/text/message.ts';
import { AppError } from '../../base/errors.ts';
import type { Config } from '../../config/config.ts';
import { bearerToken } from './sessionCookie.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_FETCH_SITES: ReadonlySet<string> = new Set(['same-origin', 'none']);

type Sites = Pick<Config, 'publicUrl' | 'corsOrigins'>;

/** What a listed origin may read of an answer, beside the headers that CORS always allows. */
const READABLE_HEADERS = [
  'ETag',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'WWW-Authenticate',
  'X-Request-Id',
];

/** Lets pages of the listed origins read answers, without cookies. */
export function allowOrigins({ corsOrigins }: Sites): RequestHandler {
  return cors({ origin: [...corsOrigins], exposedHeaders: READABLE_HEADERS, maxAge: 600 });
}

/**
 * Refuses unsafe calls of other sites, by Sec-Fetch-Site or Origin; only browsers send them.
 * @param takesCookies without, listed origins learn at the door that they need a token
 */
export function refuseCrossSite(sites: Sites, takesCookies = true) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    const isKnown = SAFE_METHODS.has(request.method) || (!takesCookies && isListedOrigin(request, sites));
    if (!isKnown) requireOwnSite(request, sites);
    next();
  };
}

/** Whether a page of an origin that the host lists calls; its cookies never count. */
export function isListedOrigin(request: Request, { corsOrigins }: Pick<Config, 'corsOrigins'>): boolean {
  return corsOrigins.includes(request.get('origin') ?? '');
}

/**
 * A page of a listed origin has to bring a token.
 * @throws FORBIDDEN for pages of other sites
 */
export function requireOwnSite(request: Request, sites: Sites): void {
  if (isListedOrigin(request, sites) && bearerToken(request.headers.authorization) !== null) return;
  if (!isOwn(request, sites.publicUrl))
    throw new AppError('FORBIDDEN', msg('request.otherSite', 'Requests from other sites are refused.'));
}

function isOwn(request: Request, publicUrl: URL): boolean {
  const fetchSite = request.get('sec-fetch-site');
  if (fetchSite !== undefined) return OWN_FETCH_SITES.has(fetchSite);
  const origin = request.get('origin');
  if (origin === undefined || origin === publicUrl.origin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.get('host');
}

/**
 * Whether a link of a page of ours was followed. Browsers that send no Sec-Fetch-Site, as without TLS, send the Referer
 * there, which our pages allow; without either the answer is no.
 */
export function isFromOwnPage(request: Request, publicUrl: URL): boolean {
  const fetchSite = request.get('sec-fetch-site');
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  const referer = request.get('referer') ?? '';
  if (!URL.canParse(referer)) return false;
  const { origin, host } = new URL(referer);
  return origin === publicUrl.origin || host === request.get('host');
}
