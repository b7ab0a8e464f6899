import type {
  OAuthClientProvider,
  OAuthDiscoveryState,
  StoredOAuthClientInformation,
  StoredOAuthTokens,
} from '@modelcontextprotocol/client';

/** What a program keeps while it signs in, for the reference client of MCP; it opens no browser. */
export class KeptOAuth implements OAuthClientProvider {
  /** Where it sends its person. */
  askedAt: URL | null = null;
  readonly redirectUrl: string;
  private client: StoredOAuthClientInformation | undefined;
  private token: StoredOAuthTokens | undefined;
  private discovered: OAuthDiscoveryState | undefined;
  private verifier = '';

  constructor(redirectUrl: string) {
    this.redirectUrl = redirectUrl;
  }

  get clientMetadata() {
    return { client_name: 'Inspector', redirect_uris: [this.redirectUrl] };
  }

  state(): string {
    return 'its state';
  }

  clientInformation(): StoredOAuthClientInformation | undefined {
    return this.client;
  }

  saveClientInformation(client: StoredOAuthClientInformation): void {
    this.client = client;
  }

  tokens(): StoredOAuthTokens | undefined {
    return this.token;
  }

  saveTokens(token: StoredOAuthTokens): void {
    this.token = token;
  }

  discoveryState(): OAuthDiscoveryState | undefined {
    return this.discovered;
  }

  saveDiscoveryState(discovered: OAuthDiscoveryState): void {
    this.discovered = discovered;
  }

  codeVerifier(): string {
    return this.verifier;
  }

  saveCodeVerifier(verifier: string): void {
    this.verifier = verifier;
  }

  redirectToAuthorization(url: URL): void {
    this.askedAt = url;
  }
}
