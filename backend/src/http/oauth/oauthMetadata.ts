import type { OAuthMetadata, OAuthProtectedResourceMetadata } from '@modelcontextprotocol/server';
import { SCOPES } from '../../../../domain/account/tokenFields.ts';
import { AUTHORIZE_PATH, issuerOf, offersOAuth, resourceOf } from '../../account/oauth/oauthUrls.ts';
import { USUAL_SCOPES } from '../../account/oauth/programRequest.ts';
import type { Config } from '../../config/config.ts';

type MetadataConfig = Pick<Config, 'publicUrl' | 'productName'>;

/** Of RFC 9728; that of a resource goes on with its path. */
export const RESOURCE_METADATA_PATH = '/.well-known/oauth-protected-resource';
export const REGISTER_PATH = '/oauth/register';
export const TOKEN_PATH = '/oauth/token';
export const REVOKE_PATH = '/oauth/revoke';

/** Of RFC 9728; programs ask for the scopes that it names. */
export function resourceMetadata(config: MetadataConfig): OAuthProtectedResourceMetadata {
  return {
    resource: resourceOf(config).href,
    resource_name: config.productName,
    resource_documentation: addressOf(config, '/docs/assistants.html'),
    authorization_servers: [issuerOf(config)],
    scopes_supported: [...USUAL_SCOPES],
    bearer_methods_supported: ['header'],
  };
}

/** Of RFC 8414. */
export function serverMetadata(config: MetadataConfig): OAuthMetadata {
  return {
    issuer: issuerOf(config),
    authorization_endpoint: addressOf(config, AUTHORIZE_PATH),
    token_endpoint: addressOf(config, TOKEN_PATH),
    registration_endpoint: addressOf(config, REGISTER_PATH),
    revocation_endpoint: addressOf(config, REVOKE_PATH),
    service_documentation: addressOf(config, '/docs/assistants.html'),
    scopes_supported: [...SCOPES],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  };
}

/**
 * `WWW-Authenticate` of a call without a valid token, where programs learn how to get one.
 * @param hasToken one was sent, which is over or unknown
 */
export function challenge(config: MetadataConfig, hasToken: boolean): string {
  if (!offersOAuth(config)) return 'Bearer';
  const error = hasToken ? 'error="invalid_token", ' : '';
  return `Bearer ${error}resource_metadata="${addressOf(config, RESOURCE_METADATA_PATH + resourceOf(config).pathname)}"`;
}

function addressOf({ publicUrl }: MetadataConfig, path: string): string {
  return new URL(path, publicUrl).href;
}
