import { parse } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';

const BEARER = /^Bearer +([\w-]+)$/i;

/** `__Host-` needs https. */
function sessionCookieName(publicUrl: URL): string {
  return publicUrl.protocol === 'https:' ? '__Host-grub_session' : 'grub_session';
}

/** Of a header `Authorization: Bearer …`. */
export function bearerToken(authorization: unknown): string | null {
  return typeof authorization === 'string' ? (BEARER.exec(authorization)?.[1] ?? null) : null;
}

/** From the cookie or `Authorization: Bearer`. */
export function sessionTokenOf(request: Request, publicUrl: URL): string | null {
  return (
    bearerToken(request.headers.authorization) ??
    parse(request.headers.cookie ?? '')[sessionCookieName(publicUrl)] ??
    null
  );
}

/** `maxAgeSeconds` 0 deletes it. */
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
