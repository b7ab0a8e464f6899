import ipaddr from 'ipaddr.js';

/** Names that are never on the internet: RFC 6762, RFC 8375, and what ICANN keeps for private use. */
const HOME_NAME = /(^|\.)(localhost|local|home\.arpa|internal)$/;

const HOME_RANGES = new Set(['private', 'uniqueLocal', 'loopback', 'linkLocal', 'carrierGradeNat']);

/**
 * Whether only a private network reaches it, so that no authority can give it a certificate.
 * @param hostname of a URL
 */
export function isHomeAddress(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(address)
    ? HOME_RANGES.has(ipaddr.process(address).range())
    : HOME_NAME.test(hostname);
}
