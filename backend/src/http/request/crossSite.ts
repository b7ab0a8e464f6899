import type { NextFunction, Request, Response } from 'express';
import { msg } from '../../../../domain/text/message.ts';
import { AppError } from '../../base/errors.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_FETCH_SITES: ReadonlySet<string> = new Set(['same-origin', 'none']);

/** Refuses unsafe calls of other sites, by Sec-Fetch-Site or Origin; only browsers send them. */
export function refuseCrossSite(publicUrl: URL) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (!SAFE_METHODS.has(request.method)) requireOwnSite(request, publicUrl);
    next();
  };
}

/** @throws FORBIDDEN for pages of other sites */
export function requireOwnSite(request: Request, publicUrl: URL): void {
  if (!isOwn(request, publicUrl))
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
