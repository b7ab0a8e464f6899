import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { msg } from '../../../../domain/text/message.ts';
import { AppError } from '../../base/errors.ts';
import { ConcurrencyLimit } from '../../base/concurrencyLimit.ts';
import {
  allowedAddresses,
  isPublicAddress,
  requestAt,
  type IsAllowedAddress,
} from '../outbound/publicAddress.ts';
import { createResolver, type Resolve, type ResolvedAddress } from '../outbound/resolver.ts';
import { productToken, userAgent } from '../outbound/userAgent.ts';
import { decodeText } from './decodeText.ts';
import {
  type AddressRules,
  parseUrl,
  PRIVATE_ADDRESS,
  readPageAddress,
  whyNotAllowed,
} from './pageAddress.ts';
import { failed, type FetchedPage, pageOf, refused, toAppError } from './pageAnswer.ts';
import { ACCEPTED_ENCODINGS, readBody } from './pageBody.ts';
import { createRobots, ROBOTS_BYTES, type RobotsAnswer } from './robots.ts';

const TIMEOUT_MS = 10_000;
const MOST_REDIRECTS = 3;
/** For one site, from all accounts of this process. */
const PAGES_A_MINUTE = 20;
/** In this process. */
const AT_ONCE = { process: 8, account: 2 };
const BUSY = {
  message: msg('page.othersAreRead', 'Other pages are still being read. Please try again in a moment.'),
  retryAfterSeconds: 5,
};

export interface PageFetcher {
  /**
   * Fetches a page of the public internet that a person asked for: 10 seconds in all, 5 MB, three redirects, no cookies.
   * Each address is checked after name resolution, and the connection goes to the checked one. Robots.txt is respected.
   * @param rawAddress as typed
   * @param accountId has two pages fetched at once, of eight
   * @throws BAD_USER_INPUT with the field `url`, RATE_LIMITED for a busy site, PROVIDER_FAILED for a fault of the site,
   * SERVICE_UNAVAILABLE for too many at once
   */
  fetch(rawAddress: string, accountId: string): Promise<FetchedPage>;
}

interface FetcherOptions {
  /** "Grub Club" */
  readonly productName: string;
  /** Where sites learn who asks. */
  readonly publicUrl: string;
  readonly resolve?: Resolve;
  /** For tests with a server on this machine. */
  readonly isAllowedAddress?: IsAllowedAddress;
  /** For tests; by default 80 and 443. */
  readonly ports?: readonly number[];
  /** For tests. */
  readonly timeoutMs?: number;
}

/** One for a process: rate limits and robots rules are in its memory. */
export function createPageFetcher({
  productName,
  publicUrl,
  resolve = createResolver(),
  isAllowedAddress = isPublicAddress,
  ports = [80, 443],
  timeoutMs = TIMEOUT_MS,
}: FetcherOptions): PageFetcher {
  const rules: AddressRules = { ports: new Set(['', ...ports.map(String)]), isAllowedAddress };
  const robotsAllow = createRobots(productToken(productName));
  const fetching = new ConcurrencyLimit(AT_ONCE, BUSY);
  const limiter = new RateLimiterMemory({ points: PAGES_A_MINUTE, duration: 60 });
  const headers = {
    'user-agent': userAgent(productName, publicUrl),
    accept: 'text/html,application/xhtml+xml,application/ld+json;q=0.9',
    'accept-encoding': ACCEPTED_ENCODINGS,
    'accept-language': 'en,*;q=0.5',
  };

  const resolveChecked = async (url: URL, signal: AbortSignal): Promise<readonly ResolvedAddress[]> => {
    const addresses = await allowedAddresses(url, { resolve, isAllowedAddress }, signal);
    if (addresses === null) throw refused(PRIVATE_ADDRESS);
    return addresses;
  };

  /** Follows redirects; `before` runs before each request. */
  const follow = async (start: URL, signal: AbortSignal, before: (url: URL) => Promise<void>) => {
    let url = start;
    for (let redirects = 0; ; redirects++) {
      const checking = resolveChecked(url, signal);
      const addresses = await (redirects === 0 ? checking : asRedirect(checking));
      await before(url);
      const answer = await requestAt(addresses, url, { method: 'GET', headers, signal });
      const next = redirectOf(answer, url);
      if (next === null) return { answer, url };
      answer.destroy();
      if (redirects === MOST_REDIRECTS)
        throw failed(msg('page.redirectsTooOften', 'The site redirects too often.'));
      if (whyNotAllowed(next, rules) !== null) throw failed(REDIRECTED_AWAY);
      url = next;
    }
  };

  const fetchRobots = async (address: URL, signal: AbortSignal): Promise<RobotsAnswer> => {
    const { answer } = await follow(address, signal, () => Promise.resolve());
    const status = answer.statusCode ?? 500;
    if (status === 200) {
      const bytes = await readBody(answer, { maxBytes: ROBOTS_BYTES, whenLonger: 'cut' });
      return { kind: 'rules', text: wholeLines(decodeText(bytes, 'utf-8'), bytes.length === ROBOTS_BYTES) };
    }
    answer.destroy();
    return { kind: status >= 400 && status < 500 && status !== 429 ? 'missing' : 'failed' };
  };

  const requirePermission = async (url: URL, signal: AbortSignal) => {
    const isAllowed = await robotsAllow(url, (address) => fetchRobots(address, signal));
    if (isAllowed === null)
      throw failed(msg('page.notReadableNow', 'The site cannot be read right now. Please try again later.'));
    if (!isAllowed)
      throw refused(
        msg('page.noPrograms', 'This site asks not to be read by programs. Please paste the recipe as text.'),
      );
    await consumeSiteLimit(limiter, url.hostname);
  };

  const fetchPage = async (start: URL, signal: AbortSignal): Promise<FetchedPage> => {
    const { answer, url } = await follow(start, signal, (next) => requirePermission(next, signal));
    return pageOf(answer, url);
  };

  return {
    fetch: async (rawAddress, accountId) => {
      const start = readPageAddress(rawAddress, rules);
      const signal = AbortSignal.timeout(timeoutMs);
      return fetching.hold({ process: '', account: accountId }, async () => {
        try {
          return await untilAborted(fetchPage(start, signal), signal);
        } catch (error) {
          throw toAppError(error, start.hostname, signal);
        }
      });
    },
  };
}

/** Whatever the site does: the time limit is that of the whole fetch. */
function untilAborted<Result>(result: Promise<Result>, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')), { once: true });
    result.then(resolve, reject);
  });
}

/** Half a rule may refuse everything. */
function wholeLines(text: string, isCut: boolean): string {
  return isCut ? text.slice(0, text.lastIndexOf('\n') + 1) : text;
}

const REDIRECTED_AWAY = msg(
  'page.redirectedAway',
  'The site redirects to an address that cannot be imported.',
);

/** A refused address of a redirect is the site's fault. */
async function asRedirect<Result>(checking: Promise<Result>): Promise<Result> {
  try {
    return await checking;
  } catch (error) {
    throw error instanceof AppError ? failed(REDIRECTED_AWAY) : error;
  }
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, url: URL): URL | null {
  if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined) return null;
  const next = parseUrl(headers.location, url);
  if (next === null) throw failed(REDIRECTED_AWAY);
  next.hash = '';
  return next;
}

const BUSY_SITE = msg(
  'page.readTooOften',
  'This site was read very often just now. Please try again in a minute.',
);

async function consumeSiteLimit(limiter: RateLimiterMemory, site: string): Promise<void> {
  try {
    await limiter.consume(site);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw new AppError('RATE_LIMITED', BUSY_SITE, { retryAfterSeconds });
  }
}
