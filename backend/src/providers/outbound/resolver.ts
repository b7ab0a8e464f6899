import { readFileSync } from 'node:fs';
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { fieldOf } from '../../base/input.ts';
import { addressesIn } from './hostsFile.ts';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/** @throws ENOTFOUND for an unknown name, EAI_AGAIN when no answer came, as the system's resolver has them */
export type Resolve = (hostname: string, signal?: AbortSignal) => Promise<readonly ResolvedAddress[]>;

interface ResolverOptions {
  /** Name servers with ports; by default the system's. */
  readonly servers?: readonly string[];
  /** Text of /etc/hosts. */
  readonly hosts?: string;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 2_000;
/** Packets get lost: three tries within the time limit. */
const TRY_MS = 600;
const TRIES = 3;
const UNKNOWN_NAME: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/**
 * Resolves names by questions to name servers, which can be canceled. The system's getaddrinfo cannot: a few silent name
 * servers fill Node's thread pool, and everything else in it waits.
 */
export function createResolver({
  servers,
  hosts = systemHosts(),
  timeoutMs = TIMEOUT_MS,
}: ResolverOptions = {}): Resolve {
  return async (hostname, signal) => {
    signal?.throwIfAborted();
    const known = isIP(hostname) === 0 ? addressesIn(hosts, hostname) : [hostname];
    if (known.length > 0) return known.map(withFamily);
    const resolver = new Resolver({ timeout: TRY_MS, tries: TRIES });
    if (servers !== undefined) resolver.setServers(servers);
    const cancel = () => {
      resolver.cancel();
    };
    const timer = setTimeout(cancel, timeoutMs);
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
      signal?.throwIfAborted();
      const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      if (found.length === 0) throw failure(hostname, answers);
      return found.map(withFamily);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    }
  };
}

function withFamily(address: string): ResolvedAddress {
  return { address, family: isIP(address) === 6 ? 6 : 4 };
}

function failure(hostname: string, answers: readonly PromiseSettledResult<unknown>[]): Error {
  const isUnknown = answers.every(
    (answer) => answer.status === 'fulfilled' || UNKNOWN_NAME.has(fieldOf(answer.reason, 'code')),
  );
  const code = isUnknown ? 'ENOTFOUND' : 'EAI_AGAIN';
  return Object.assign(new Error(`${code} ${hostname}`), { code, hostname });
}

/** Read once: a change of the file needs a restart. */
function systemHosts(): string {
  try {
    return readFileSync('/etc/hosts', 'utf8');
  } catch {
    return '';
  }
}
