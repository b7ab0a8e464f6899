import * as client from 'openid-client';
import type { OidcProviderConfig } from '../../config/oidcConfig.ts';
import { fieldOf } from '../../base/input.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { OidcError, type OidcPerson, type OidcProvider } from './oidc.ts';

const TIMEOUT_SECONDS = 5;

/** What the server says of itself is read with the first sign-in, so that a provider that is down stops no start. */
export function createOpenidClient(config: OidcProviderConfig, outbound: Outbound): OidcProvider {
  let discovered: Promise<client.Configuration> | null = null;
  const discovery = async () => {
    discovered ??= discover(config, outbound);
    try {
      return await discovered;
    } catch (error) {
      discovered = null;
      throw new OidcError('unreachable', error);
    }
  };
  return {
    issuer: config.issuer.href,
    start: async (redirectUri) => {
      const server = await discovery();
      const checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const location = client.buildAuthorizationUrl(server, {
        redirect_uri: redirectUri.href,
        scope: scopeOf(config, server),
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      });
      return { ...checks, location };
    },
    finish: async (callback, { state, nonce, verifier }) => {
      const server = await discovery();
      try {
        const answer = await client.authorizationCodeGrant(server, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        return await personOf(config, server, answer);
      } catch (error) {
        throw asOidcError(error);
      }
    },
  };
}

function discover(config: OidcProviderConfig, outbound: Outbound): Promise<client.Configuration> {
  const { issuer, clientId, clientSecret } = config;
  const authenticate: client.ClientAuth = (server, ...rest) => {
    const takesPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') === true;
    const createAuth = takesPost ? client.ClientSecretPost : client.ClientSecretBasic;
    createAuth(clientSecret)(server, ...rest);
  };
  return client.discovery(issuer, clientId, undefined, authenticate, {
    // oxlint-disable-next-line typescript/no-deprecated -- Marked to stand out; the configuration allows http at private addresses alone.
    execute: issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [],
    [client.customFetch]: (address, { body, ...init }) =>
      outbound.fetch(address, { ...init, ...(body == null ? {} : { body }) }),
    timeout: TIMEOUT_SECONDS,
  });
}

/** `groups` only where it is offered: some servers refuse scopes that they lack, others put the claim in `profile`. */
function scopeOf({ adminGroup }: OidcProviderConfig, server: client.Configuration): string {
  const offers = server.serverMetadata().scopes_supported ?? [];
  const wants = adminGroup !== null && offers.includes('groups') ? ' groups' : '';
  return `openid profile email${wants}`;
}

type Tokens = Awaited<ReturnType<typeof client.authorizationCodeGrant>>;

async function personOf(
  { issuer }: OidcProviderConfig,
  server: client.Configuration,
  answer: Tokens,
): Promise<OidcPerson> {
  const token = answer.claims();
  if (token === undefined) throw new Error('The provider gave no ID token.');
  const { sub } = token;
  const more =
    server.serverMetadata().userinfo_endpoint === undefined
      ? {}
      : await client.fetchUserInfo(server, answer.access_token, sub);
  // An address counts with what its own source says of it.
  const mail = token['email'] === undefined ? more : token;
  const claim = (name: string) => textOf(fieldOf(token, name)) ?? textOf(fieldOf(more, name));
  const fullName = [claim('given_name'), claim('family_name')].filter((part) => part !== null).join(' ');
  return {
    // That of the token, which the library compared, without differences in spelling.
    issuer: issuer.href,
    subject: sub,
    name: claim('name') ?? textOf(fullName) ?? claim('preferred_username'),
    verifiedEmail: fieldOf(mail, 'email_verified') === true ? textOf(fieldOf(mail, 'email')) : null,
    groups: textsOf(fieldOf(token, 'groups') ?? fieldOf(more, 'groups')),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function asOidcError(error: unknown): OidcError {
  if (error instanceof client.AuthorizationResponseError)
    return new OidcError(error.error === 'access_denied' ? 'cancelled' : 'failed', error);
  const isNetwork = error instanceof TypeError || fieldOf(error, 'code') === 'OAUTH_TIMEOUT';
  return new OidcError(isNetwork ? 'unreachable' : 'failed', error);
}
