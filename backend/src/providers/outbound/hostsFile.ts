import { isIP } from 'node:net';

const LOOPBACK: readonly string[] = ['127.0.0.1', '::1'];

/** Addresses of a name in the text of a hosts file; `localhost` is this machine also without an entry (RFC 6761). */
export function addressesIn(hosts: string, hostname: string): readonly string[] {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  const listed = hosts.split(/\r?\n/).flatMap((line) => {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().toLowerCase().split(/\s+/);
    return isIP(address) !== 0 && names.includes(name) ? [address] : [];
  });
  if (listed.length > 0) return listed;
  return name === 'localhost' || name.endsWith('.localhost') ? LOOPBACK : [];
}
