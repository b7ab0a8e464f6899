import { parse } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';

const BEARER = /^Bearer +([\w-]+)$/i;

/** Name of the session cookie: with the `__Host-` prefix wherever the public address is https. */
function sessionCookieName(publicUrl: URL): string {
  return publicUrl.protocol === 'https:' ? '__Host-grub_session' : 'grub_session';
}

/** The session token of a request: from its cookie, or from `Authorization: Bearer`. */
export function sessionTokenOf(request: Request, publicUrl: URL): string | null {
  const bearer = BEARER.exec(request.headers.authorization ?? '')?.[1];
  return bearer ?? parse(request.headers.cookie ?? '')[sessionCookieName(publicUrl)] ?? null;
}

/** Puts the session token into the browser, or takes it away when `maxAgeSeconds` is 0. */
export function writeSessionCookie(
  response: Response,
  publicUrl: URL,
  token: string,
  maxAgeSeconds: number,
): void {
  const options: CookieOptions = {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: publicUrl.protocol === 'https:',
    maxAge: maxAgeSeconds * 1000,
  };
  response.cookie(sessionCookieName(publicUrl), token, options);
}
