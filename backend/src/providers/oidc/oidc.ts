/** What a provider says of who signed in. */
export interface OidcPerson {
  readonly issuer: string;
  /** Unique within the issuer, and never given to somebody else. */
  readonly subject: string;
  /** As the provider has it; null without one. */
  readonly name: string | null;
  /** Only if the provider says that it is verified. */
  readonly verifiedEmail: string | null;
  readonly groups: readonly string[];
}

/** Ties an answer of the provider to the browser that asked. */
export interface OidcChecks {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE. */
  readonly verifier: string;
}

/** A server that speaks OpenID Connect: authorization code with PKCE. */
export interface OidcProvider {
  /** As in the answers of its server. */
  readonly issuer: string;
  /**
   * Where the browser signs in.
   * @throws OidcError
   */
  start(redirectUri: URL): Promise<OidcChecks & { readonly location: URL }>;
  /**
   * @param callback address that the browser was sent back to
   * @throws OidcError
   */
  finish(callback: URL, checks: OidcChecks): Promise<OidcPerson>;
}

export class OidcError extends Error {
  readonly reason: 'unreachable' | 'cancelled' | 'failed';

  constructor(reason: OidcError['reason'], cause: unknown) {
    super(`The provider's sign-in: ${reason}`, { cause });
    this.name = 'OidcError';
    this.reason = reason;
  }
}
