/** Characters of RFC 3986, without fragments: programs read others, such as a backslash, in different ways. */
const ADDRESS = /^[\w\-.~:/?[\]@!$&'()*+,;=%]+$/;
/** Browsers read "https:claude.ai" as a path of the page that they are on. */
const WITH_HOST = /^https?:\/\/[^/]/i;
const LOOPBACKS: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost']);
/** "com.example.app:", as RFC 8252 asks of apps. */
const REVERSE_DOMAIN = /^[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+:$/;
/** Apps that ask with a scheme of one word. Unknown ones may do what the address says. */
const KNOWN_APPS: ReadonlySet<string> = new Set(['cursor:']);
const LOOPBACK_PARTS = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost))(?::\d+)?(?:\/|(?=\?)|$)(.*)$/;

/** Of this computer. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACKS.has(hostname);
}

/** Whether a browser may be sent there with a code: https, this computer, or an app of this device. */
export function isRedirectUri(uri: string): boolean {
  if (!ADDRESS.test(uri) || !URL.canParse(uri)) return false;
  const { protocol, username, password, hostname } = new URL(uri);
  if (username !== '' || password !== '') return false;
  if (protocol === 'https:') return WITH_HOST.test(uri);
  if (protocol === 'http:') return WITH_HOST.test(uri) && isLoopback(hostname);
  return KNOWN_APPS.has(protocol) || REVERSE_DOMAIN.test(protocol);
}

/** Equal; programs of this computer listen on any port (RFC 8252, section 7.3). */
export function isRegistered(registered: readonly string[], asked: string): boolean {
  if (!isRedirectUri(asked)) return false;
  const portless = withoutPort(asked);
  return registered.some((uri) => uri === asked || (portless !== null && withoutPort(uri) === portless));
}

/** Null for one of another computer. */
function withoutPort(uri: string): string | null {
  const [, host, rest] = LOOPBACK_PARTS.exec(uri) ?? [];
  return host === undefined ? null : `${host}/${rest ?? ''}`;
}

/** Who gets the answer, as people can recognize it. */
export interface Destination {
  /** "claude.ai"; null for this device. */
  readonly host: string | null;
  /** Of an app of this device: "cursor"; else null. */
  readonly scheme: string | null;
}

export function destinationOf(uri: string): Destination {
  const { protocol, host } = new URL(uri);
  if (protocol === 'https:') return { host, scheme: null };
  return { host: null, scheme: protocol === 'http:' ? null : protocol.slice(0, -1) };
}

/** Adds to the query, and leaves the rest of the address as it was registered. */
export function withAnswer(uri: string, answer: Readonly<Record<string, string>>): string {
  return `${uri}${uri.includes('?') ? '&' : '?'}${new URLSearchParams(answer).toString()}`;
}
