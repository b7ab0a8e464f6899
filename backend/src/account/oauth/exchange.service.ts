import { tokenHash } from '../../access/session.sql.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { isVerified, openCode } from './authorizationCode.ts';
import { endToken, fetchToken, type FetchedToken } from './exchange.sql.ts';
import { openClient } from './oauthClient.ts';
import { OAuthError } from './oauthError.ts';
import { isOwnResource } from './oauthUrls.ts';

/** Parameters of a call by their names; null for one that is missing. @throws OAuthError for one that is repeated */
export type OAuthParameters = (name: string) => string | null;

export interface ExchangedToken extends FetchedToken {
  readonly secret: string;
}

/**
 * Exchanges a code for its token, once: a second try ends the token, since somebody else may have the code.
 * @throws OAuthError
 */
export async function exchangeCode(ctx: Ctx, given: OAuthParameters): Promise<ExchangedToken> {
  if (given('grant_type') !== 'authorization_code') throw new OAuthError('grantType');
  const [clientId, sealed, verifier] = [given('client_id'), given('code'), given('code_verifier')];
  if (clientId === null || sealed === null || verifier === null) throw new OAuthError('parameters');
  if (openClient(ctx, clientId) === null) throw new OAuthError('client');
  const resource = given('resource');
  if (resource !== null && !isOwnResource(ctx.config, resource)) throw new OAuthError('resource');
  const code = openCode(ctx, clientId, sealed);
  const redirectUri = given('redirect_uri');
  if (code === null || !isVerified(code, verifier) || (redirectUri ?? code.redirectUri) !== code.redirectUri)
    throw new OAuthError('code');
  const hash = tokenHash(code.secret);
  const fetched = await fetchToken.first(ctx.db, [hash, code.days]);
  if (fetched === null) {
    await endToken.all(ctx.db, [hash]);
    throw new OAuthError('code');
  }
  return { ...fetched, secret: code.secret };
}

/**
 * Ends a token at once (RFC 7009); an unknown one is no error. Who has a token may end it.
 * @throws OAuthError
 */
export async function revokeOwnToken(ctx: Ctx, given: OAuthParameters): Promise<void> {
  const secret = given('token');
  if (secret === null) throw new OAuthError('parameters');
  await endToken.all(ctx.db, [tokenHash(secret)]);
}
