import { hasUser, isHttp } from '../../../../domain/text/site/webAddress.ts';
import { msg, type Message } from '../../../../domain/text/message.ts';
import { mayBeAllowed, type IsAllowedAddress } from '../outbound/publicAddress.ts';
import { refused } from './pageAnswer.ts';

const LONGEST = 2000;
const HOST_WITHOUT_SCHEME = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]|$)/u;

export interface AddressRules {
  /** '' is the default of the protocol. */
  readonly ports: ReadonlySet<string>;
  readonly isAllowedAddress: IsAllowedAddress;
}

/**
 * Parses and checks an address before anything is resolved.
 * @throws BAD_USER_INPUT with the field `url`
 */
export function readPageAddress(rawAddress: string, rules: AddressRules): URL {
  const typed = rawAddress.trim();
  const text = typed.length <= LONGEST && HOST_WITHOUT_SCHEME.test(typed) ? `https://${typed}` : typed;
  if (text.length > LONGEST)
    throw refused(
      msg('page.addressTooLong', 'The address can have at most {max} characters.', { max: LONGEST }),
    );
  const address = parseUrl(text);
  const reason = address === null ? NO_ADDRESS : whyNotAllowed(address, rules);
  if (address === null || reason !== null) throw refused(reason ?? NO_ADDRESS);
  address.hash = '';
  return address;
}

/** Null for what is no address or too long. "soup.example." becomes "soup.example": limits and robots rules go by name. */
export function parseUrl(text: string, base?: URL): URL | null {
  if (text.length > LONGEST || !URL.canParse(text, base?.href)) return null;
  const url = new URL(text, base);
  url.hostname = url.hostname.replace(/\.+$/, '');
  return url;
}

const NO_ADDRESS = msg(
  'page.noAddress',
  'Please enter the address of a web page, such as https://example.com/soup.',
);

/** Why an address cannot be fetched; null if it can. */
export function whyNotAllowed(address: URL, { ports, isAllowedAddress }: AddressRules): Message | null {
  if (!isHttp(address))
    return msg('page.noHttp', 'Only addresses that begin with http:// or https:// can be imported.');
  if (hasUser(address))
    return msg(
      'page.addressWithPassword',
      'The address has a user name or password in it. Please remove it.',
    );
  if (!ports.has(address.port))
    return msg('page.otherPort', 'Only pages on the ports 80 and 443 can be imported.');
  return mayBeAllowed(address, isAllowedAddress) ? null : PRIVATE_ADDRESS;
}

export const PRIVATE_ADDRESS = msg(
  'page.notPublic',
  'This address is not on the public internet and cannot be imported.',
);
