import { LINK_LENGTH } from '../../../../domain/account/accountFields.ts';
import type { SignInErrorCode } from '../../../../domain/account/signInError.ts';
import { countAgainst } from '../../access/limits/limits.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { OidcError, type OidcProvider } from '../../providers/oidc/oidc.ts';
import { sealAsked } from './askedSignIn.ts';
import { STARTS_FROM_ADDRESS } from './oidcLimits.ts';
import { returnPath } from './returnPath.ts';
import { SignInFailure } from './signInFailure.ts';

export interface WantedSignIn {
  /** Id of the provider: "club" */
  readonly provider: string;
  /** As the address has it. */
  readonly returnTo: string | null;
  /** Token of an invitation link. */
  readonly link: string | null;
  /** Whether a page of ours asks: another site must not sign anybody in, or connect anything. */
  readonly isOwnSite: boolean;
}

export interface StartedSignIn {
  /** Of the provider. */
  readonly location: URL;
  /** For the browser to keep. */
  readonly sealed: string;
}

/**
 * Sends the browser to a provider, to sign in or to connect the viewer's account.
 * @throws SignInFailure, RATE_LIMITED, SERVICE_UNAVAILABLE
 */
export async function startOidc(ctx: Ctx, wanted: WantedSignIn): Promise<StartedSignIn> {
  await countAgainst(ctx, STARTS_FROM_ADDRESS, ctx.caller.ip);
  const provider = requireProvider(ctx, wanted.provider);
  if (!wanted.isOwnSite) throw new SignInFailure('otherSite');
  const started = await provider.start(callbackOf(ctx, wanted.provider)).catch(failSignIn);
  const { location, ...checks } = started;
  const { link } = wanted;
  const sealed = sealAsked(ctx, wanted.provider, {
    ...checks,
    returnTo: returnPath(wanted.returnTo, ctx.config.publicUrl),
    link: link === null || link.length > LINK_LENGTH ? null : link,
    viewerId: ctx.viewer?.id ?? null,
  });
  return { location, sealed };
}

/** @throws SignInFailure */
export function requireProvider({ providers }: Pick<Ctx, 'providers'>, id: string): OidcProvider {
  const provider = providers.oidc.get(id);
  if (provider === undefined) throw new SignInFailure('unknownProvider');
  return provider;
}

/** Registered at the provider. */
function callbackOf({ config }: Pick<Ctx, 'config'>, id: string): URL {
  return new URL(`/api/auth/oidc/${id}/callback`, config.publicUrl);
}

/** @throws SignInFailure for the provider's errors, others as they are */
export function failSignIn(error: unknown): never {
  if (!(error instanceof OidcError)) throw error;
  const reason: SignInErrorCode = error.reason;
  throw new SignInFailure(reason, error);
}
