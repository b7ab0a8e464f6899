import { hasUser, isHttp } from '../../../../domain/text/site/webAddress.ts';
import type { WebhookProblem } from '../../../../domain/account/webhookFields.ts';
import { msg, type Message } from '../../../../domain/text/message.ts';
import { allowedAddresses, isPublicAddress, mayBeAllowed, requestAt } from '../outbound/publicAddress.ts';
import { createResolver, type Resolve } from '../outbound/resolver.ts';
import { userAgent } from '../outbound/userAgent.ts';

/** From the first question for the name to the head of the answer. */
const TIMEOUT_MS = 5_000;

/** What came of an attempt. */
export interface WebhookOutcome {
  /** Of the answer; null without one. */
  readonly status: number | null;
  /** Null: it has arrived. */
  readonly problem: WebhookProblem | null;
}

export interface WebhookSender {
  /** Why an address cannot be called, as far as it says itself; null if it can. */
  whyNotAllowed(rawUrl: string): Message | null;
  /** Posts JSON, within five seconds; reads no body and follows no redirect. Never throws. */
  send(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<WebhookOutcome>;
}

interface SenderOptions {
  /** "Grub Club" */
  readonly productName: string;
  readonly publicUrl: string;
  /** Also http, and machines of this network. */
  readonly allowsPrivate: boolean;
  readonly resolve?: Resolve;
  /** For tests. */
  readonly timeoutMs?: number;
}

export function createWebhookSender({
  productName,
  publicUrl,
  allowsPrivate,
  resolve = createResolver(),
  timeoutMs = TIMEOUT_MS,
}: SenderOptions): WebhookSender {
  const isAllowedAddress = allowsPrivate ? () => true : isPublicAddress;
  const ofProduct = { 'user-agent': userAgent(productName, publicUrl), 'content-type': 'application/json' };

  const whyNotAllowed = (rawUrl: string): Message | null => {
    const url = URL.canParse(rawUrl) ? new URL(rawUrl) : null;
    if (url === null || !isHttp(url)) return NO_ADDRESS;
    if (!allowsPrivate && url.protocol === 'http:')
      return msg('webhook.noHttps', 'The address has to begin with https://.');
    if (hasUser(url))
      return msg(
        'webhook.addressWithPassword',
        'The address has a user name or password in it. Please remove it.',
      );
    return allowsPrivate || mayBeAllowed(url, isAllowedAddress) ? null : NOT_PUBLIC;
  };

  const post = async (
    url: URL,
    headers: Readonly<Record<string, string>>,
    body: Buffer,
    signal: AbortSignal,
  ): Promise<WebhookOutcome> => {
    const addresses = await allowedAddresses(url, { resolve, isAllowedAddress }, signal);
    if (addresses === null) return { status: null, problem: 'NOT_PUBLIC' };
    const length = { 'content-length': String(body.length) };
    const options = { method: 'POST', headers: { ...ofProduct, ...headers, ...length }, signal };
    const answer = await requestAt(addresses, url, options, body);
    const { statusCode: status = 0 } = answer;
    answer.destroy();
    return { status, problem: status >= 200 && status < 300 ? null : 'REFUSED' };
  };

  return {
    whyNotAllowed,
    send: async (rawUrl, headers, body) => {
      // The setting may have changed since it was stored.
      if (whyNotAllowed(rawUrl) !== null) return { status: null, problem: 'NOT_PUBLIC' };
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        return await post(new URL(rawUrl), headers, Buffer.from(body), signal);
      } catch {
        // Node's errors say no more than that; a log of addresses would tell where people's machines are.
        return { status: null, problem: signal.aborted ? 'TOO_SLOW' : 'UNREACHABLE' };
      }
    },
  };
}

const NO_ADDRESS = msg(
  'webhook.noAddress',
  'Please enter the address of your server, such as https://example.com/hook.',
);
const NOT_PUBLIC = msg('webhook.notPublic', 'This address is not on the public internet.');
