import type { OidcConfig } from '../../config/oidcConfig.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { OidcProvider } from './oidc.ts';

/** By the id of the provider. */
export async function createOidc(
  { providers }: OidcConfig,
  outbound: Outbound,
): Promise<ReadonlyMap<string, OidcProvider>> {
  if (providers.size === 0) return new Map();
  const { createOpenidClient } = await import('./openidClient.ts');
  return new Map([...providers].map(([id, config]) => [id, createOpenidClient(config, outbound)]));
}
