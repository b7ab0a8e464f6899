/** Error of RFC 6749, 7591 and 8707, with a sentence in ASCII for who writes the program. */
const REASONS = {
  noRedirectUris: ['invalid_redirect_uri', 'Please register 1 to 10 addresses in redirect_uris.'],
  redirectRefused: [
    'invalid_redirect_uri',
    'Addresses begin with https, http://127.0.0.1, http://localhost or the scheme of an app, and have no fragment.',
  ],
  metadataMalformed: ['invalid_client_metadata', 'The registration has to be JSON as in RFC 7591.'],
  metadataTooLong: ['invalid_client_metadata', 'The addresses may have 1000 characters together.'],
  parameters: ['invalid_request', 'A parameter is missing or repeated.'],
  grantType: ['unsupported_grant_type', 'The grant_type has to be authorization_code.'],
  client: ['invalid_client', 'This client_id was not registered here, or not any more.'],
  code: [
    'invalid_grant',
    'The code is over, was used before, or belongs to another client, address or code_verifier.',
  ],
  resource: ['invalid_target', 'The resource has to be the address of this server, which ends with /mcp.'],
} as const;

/** What a call of OAuth did wrong. */
export class OAuthError extends Error {
  readonly error: (typeof REASONS)[keyof typeof REASONS][0];

  constructor(reason: keyof typeof REASONS) {
    const [error, description] = REASONS[reason];
    super(description);
    this.name = 'OAuthError';
    this.error = error;
  }
}
