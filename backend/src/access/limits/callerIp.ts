import { isIP } from 'node:net';

const GROUPS = 8;
/** A customer has a /64. */
const NETWORK_GROUPS = 4;

/**
 * Rate-limit key: an IPv4 address (unwrapped from IPv6), or an IPv6 /64 (`2001:db8:0:1::/64`).
 * @returns 'unknown' for anything else, one shared bucket
 */
export function callerIp(address: string): string {
  const [bare = ''] = address.trim().split('%');
  if (isIP(bare) === 4) return bare;
  if (isIP(bare) !== 6) return 'unknown';
  const groups = ipv6Groups(bare);
  const isWrapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isWrapped) return groups.slice(6).flatMap(bytes).join('.');
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/**
 * The network around an address: an IPv4 /24 or an IPv6 /48.
 * @param ip from {@link callerIp}
 */
export function callerNetwork(ip: string): string {
  return ip.includes(':')
    ? `${ip.split(':').slice(0, 3).join(':')}::/48`
    : ip.split('.').slice(0, 3).join('.');
}

function ipv6Groups(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const before = readGroups(head);
  const after = readGroups(tail ?? '');
  const gap = Array.from({ length: GROUPS - before.length - after.length }, () => 0);
  return [...before, ...gap, ...after];
}

function readGroups(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [(a << 8) | b, (c << 8) | d];
  });
}

function bytes(group: number): number[] {
  return [group >> 8, group & 0xff];
}
