import { parse } from 'cookie';
import type { Request, Response } from 'express';

/** `__Host-` needs https. */
function nameOf(publicUrl: URL): string {
  return publicUrl.protocol === 'https:' ? '__Host-grub_oidc' : 'grub_oidc';
}

/** What the browser keeps while its person signs in at a provider; null if nothing. */
export function oidcCookieOf({ headers }: Pick<Request, 'headers'>, publicUrl: URL): string | null {
  return parse(headers.cookie ?? '')[nameOf(publicUrl)] ?? null;
}

/** Lax, since the provider's redirect has to bring it. `maxAgeSeconds` 0 deletes it. */
export function writeOidcCookie(
  response: Response,
  publicUrl: URL,
  sealed: string,
  maxAgeSeconds: number,
): void {
  response.cookie(nameOf(publicUrl), sealed, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: publicUrl.protocol === 'https:',
    maxAge: maxAgeSeconds * 1000,
  });
}
