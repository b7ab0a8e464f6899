import type { Config } from '../config/config.ts';
import type { Ctx } from '../ctx/ctx.ts';
import type { Features, OidcProvider } from './product.objects.ts';

/** For the head of a page: this part of {@link Features} as GraphQL answers it, in JSON. */
export function signInJson(config: Pick<Config, 'signIn' | 'oidc'>): string {
  const signInWays = [...config.signIn].map((way) => way.toUpperCase());
  return JSON.stringify({ signInWays, oidcProviders: oidcProviders(config) });
}

function oidcProviders({ oidc }: Pick<Config, 'oidc'>): OidcProvider[] {
  return [...oidc.providers.values()].map(({ id, name }) => ({ id, name }));
}

export function features(ctx: Ctx): Features {
  const { productName, monetizationEnabled, photos, sms, signIn } = ctx.config;
  const suggestionSource = ctx.providers.ai === null ? 'cookbook' : 'model';
  const textsEnabled = sms.provider !== 'console';
  return {
    productName,
    monetizationEnabled,
    photosEnabled: photos !== null,
    textsEnabled,
    signInWays: [...signIn],
    oidcProviders: oidcProviders(ctx.config),
    suggestionSource,
  };
}
