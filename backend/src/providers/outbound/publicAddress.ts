import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { agentsOf, lookupBy } from './agents.ts';
import { sendRequest, type RequestOptions } from './request.ts';
import type { Resolve, ResolvedAddress } from './resolver.ts';

/** All public IPv6 addresses so far. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to the public internet. Private, local, reserved and multicast ranges do not, nor do
 * IPv6 addresses that stand for an IPv4 address (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6);
}

/** The host if it is an IP address; `URL` has read octal, decimal and hexadecimal spellings. */
function ipLiteral({ hostname }: URL): string | null {
  if (hostname.startsWith('[')) return hostname.slice(1, -1);
  return /^\d+\.\d+\.\d+\.\d+$/.test(hostname) ? hostname : null;
}

/** Names of machines and of networks without a place in the public DNS. */
const LOCAL_NAME =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa|onion|test|invalid)$/;

function isLocalName({ hostname }: URL): boolean {
  const name = hostname.replace(/\.+$/, '');
  return !name.includes('.') || LOCAL_NAME.test(name);
}

export type IsAllowedAddress = (address: string) => boolean;

/** Whether an address may be called as far as it says itself, before its name is resolved. */
export function mayBeAllowed(url: URL, isAllowedAddress: IsAllowedAddress): boolean {
  const literal = ipLiteral(url);
  return literal === null ? !isLocalName(url) : isAllowedAddress(literal);
}

/**
 * Where a name leads, for {@link requestAt}.
 * @returns null if one address is not allowed: a private one among public ones is an attack too
 * @throws ENOTFOUND, EAI_AGAIN
 */
export async function allowedAddresses(
  url: URL,
  { resolve, isAllowedAddress }: { readonly resolve: Resolve; readonly isAllowedAddress: IsAllowedAddress },
  signal: AbortSignal,
): Promise<readonly ResolvedAddress[] | null> {
  const literal = ipLiteral(url);
  const addresses: readonly ResolvedAddress[] =
    literal === null
      ? await resolve(url.hostname, signal)
      : [{ address: literal, family: literal.includes(':') ? 6 : 4 }];
  const areAllowed = addresses.length > 0 && addresses.every(({ address }) => isAllowedAddress(address));
  return areAllowed ? addresses : null;
}

/**
 * Sends one request to addresses that were checked, whatever the name resolves to by now; follows no redirect. The
 * caller reads or destroys the answer.
 */
export function requestAt(
  addresses: readonly ResolvedAddress[],
  url: URL,
  options: Omit<RequestOptions, 'agents'>,
  body?: Uint8Array,
): Promise<IncomingMessage> {
  const agents = agentsOf(lookupBy(() => Promise.resolve(addresses)));
  return sendRequest(url, { ...options, agents }, body);
}
