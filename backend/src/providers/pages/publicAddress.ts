import ipaddr from 'ipaddr.js';

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

/** Names of machines and of networks without a place in the public DNS. */
const LOCAL_NAME =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa|onion|test|invalid)$/;

/** @param hostname lower case, as `URL` has it */
export function isLocalName(hostname: string): boolean {
  const name = hostname.replace(/\.+$/, '');
  return !name.includes('.') || LOCAL_NAME.test(name);
}
