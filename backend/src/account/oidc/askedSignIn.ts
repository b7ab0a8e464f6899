import type { Ctx } from '../../ctx/ctx.ts';
import { openJson, sealJson } from '../../base/sealed.ts';
import type { OidcChecks } from '../../providers/oidc/oidc.ts';

/** Enough to register at the provider. */
export const ASKED_LIFE_SECONDS = 900;

const PURPOSE = 'sign-in at a provider';

/** What a browser keeps while its person signs in at a provider; nobody else can read or make it. */
export interface AskedSignIn extends OidcChecks {
  /** Path of ours to go on to. */
  readonly returnTo: string;
  /** Token of an invitation link; null without one. */
  readonly link: string | null;
  /** Account to connect; null to sign in. */
  readonly viewerId: string | null;
  /** Milliseconds since 1970. */
  readonly until: number;
}

type SealCtx = Pick<Ctx, 'pepper' | 'now'>;

/** @param provider binds it, so that no other provider's answer fits */
export function sealAsked(ctx: SealCtx, provider: string, asked: Omit<AskedSignIn, 'until'>): string {
  const until = ctx.now().getTime() + ASKED_LIFE_SECONDS * 1000;
  return sealJson({ ...asked, until }, { pepper: ctx.pepper, purpose: PURPOSE, boundTo: provider });
}

/** @returns null for another provider, one that is over, or one that we did not make */
export function openAsked(ctx: SealCtx, provider: string, sealed: string): AskedSignIn | null {
  const seal = { pepper: ctx.pepper, purpose: PURPOSE, boundTo: provider };
  // Only we can seal.
  const asked = openJson(sealed, seal) as AskedSignIn | null;
  return asked !== null && asked.until > ctx.now().getTime() ? asked : null;
}
