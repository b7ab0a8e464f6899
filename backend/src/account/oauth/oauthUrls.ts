import type { Config } from '../../config/config.ts';
import { isLoopback } from './redirectUri.ts';

type UrlConfig = Pick<Config, 'publicUrl'>;

export const AUTHORIZE_PATH = '/oauth/authorize';
export const MCP_PATH = '/mcp';

/** Programs send codes and tokens over TLS or within their computer alone. */
export function offersOAuth({ publicUrl }: UrlConfig): boolean {
  return publicUrl.protocol === 'https:' || isLoopback(publicUrl.hostname);
}

/** "https://food.example.org" */
export function issuerOf({ publicUrl }: UrlConfig): string {
  return publicUrl.origin;
}

/** What tokens are for: "https://food.example.org/mcp". */
export function resourceOf({ publicUrl }: UrlConfig): URL {
  return new URL(MCP_PATH, publicUrl);
}

/** Whether a resource indicator (RFC 8707) means this server; a slash at its end does not matter. */
export function isOwnResource(config: UrlConfig, resource: string): boolean {
  return URL.canParse(resource) && new URL(resource).href.replace(/\/$/, '') === resourceOf(config).href;
}
