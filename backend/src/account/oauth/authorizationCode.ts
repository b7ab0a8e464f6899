import { createHash, timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../../ctx/ctx.ts';
import { openJson, sealJson } from '../../base/sealed.ts';

/** What a code carries; only we can read it. */
export interface AuthorizationCode {
  /** Of the token, which lives as long as the code until it is exchanged. */
  readonly secret: string;
  /** Of PKCE, S256. */
  readonly challenge: string;
  readonly redirectUri: string;
  /** That the token then works. */
  readonly days: number;
}

type SealCtx = Pick<Ctx, 'pepper'>;

const PURPOSE = 'codes of OAuth';

/** @param clientId binds it, so that no other program can exchange it */
export function sealCode({ pepper }: SealCtx, clientId: string, code: AuthorizationCode): string {
  return sealJson(code, { pepper, purpose: PURPOSE, boundTo: clientId });
}

/** @returns null for another program, or one that we did not make */
export function openCode({ pepper }: SealCtx, clientId: string, sealed: string): AuthorizationCode | null {
  // Only we can seal.
  return openJson(sealed, { pepper, purpose: PURPOSE, boundTo: clientId }) as AuthorizationCode | null;
}

/** RFC 7636: the challenge is the verifier's SHA-256. */
export function isVerified({ challenge }: Pick<AuthorizationCode, 'challenge'>, verifier: string): boolean {
  const expected = Buffer.from(challenge, 'base64url');
  const hash = createHash('sha256').update(verifier).digest();
  return expected.length === hash.length && timingSafeEqual(expected, hash);
}
