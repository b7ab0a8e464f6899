import type { IncomingMessage } from 'node:http';
import { msg, type Message } from '../../../../domain/text/message.ts';
import { AppError, badInput } from '../../base/errors.ts';
import { fieldOf } from '../../base/input.ts';
import { readBody } from './pageBody.ts';

const PAGE_BYTES = 5 * 1024 * 1024;

export interface FetchedPage {
  /** After redirects. */
  readonly url: string;
  /** Not decoded: that takes a second for the worst pages, and reading has a thread of its own. */
  readonly bytes: Uint8Array;
  /** Of the header. */
  readonly charset: string | null;
  readonly kind: 'html' | 'json';
}

/** Reads what a site answered. */
export async function pageOf(answer: IncomingMessage, url: URL): Promise<FetchedPage> {
  const refusal = statusRefusal(answer.statusCode ?? 0);
  const [type = '', ...parameters] = (answer.headers['content-type'] ?? 'text/html').toLowerCase().split(';');
  const kind = kindOf(type.trim());
  if (refusal !== null || kind === null) {
    answer.destroy();
    throw (
      refusal ??
      refused(
        msg(
          'page.noWebPage',
          'This address is not a web page. Please use the address of a page with a recipe.',
        ),
      )
    );
  }
  const charset = parameters
    .map((one) => /^\s*charset\s*=\s*"?([^"\s]+)/.exec(one)?.[1])
    .find((one) => one !== undefined);
  const bytes = await readBody(answer, { maxBytes: PAGE_BYTES, whenLonger: 'refuse' });
  return { url: url.href, bytes, charset: charset ?? null, kind };
}

function kindOf(type: string): FetchedPage['kind'] | null {
  if (type === 'text/html' || type === 'application/xhtml+xml') return 'html';
  return type === 'application/ld+json' || type === 'application/json' ? 'json' : null;
}

function statusRefusal(status: number): AppError | null {
  if (status === 200 || status === 203) return null;
  if (status === 404 || status === 410)
    return refused(msg('page.notFound', 'There is no page at this address.'));
  if (status === 401 || status === 402 || status === 403)
    return failed(
      msg(
        'page.forbidden',
        'The site does not let us read this page ({status}). Please paste the recipe as text.',
        { status },
      ),
    );
  return failed(
    msg('page.siteError', 'The site answered with an error ({status}). Please try again later.', { status }),
  );
}

/** Errors of Node about a site, as sentences. */
export function toAppError(error: unknown, hostname: string, signal: AbortSignal): AppError {
  if (error instanceof AppError) return error;
  if (signal.aborted) return failed(msg('page.tooSlow', 'The site took too long to answer.'), error);
  const code = fieldOf(error, 'code');
  if (code === 'ENOTFOUND')
    return refused(msg('page.noSite', 'There is no site named {hostname}.', { hostname }));
  if (code === 'EAI_AGAIN')
    return failed(
      msg('page.siteNotFoundNow', 'The site cannot be found right now. Please try again later.'),
      error,
    );
  if (typeof code === 'string' && /CERT|SSL|TLS/.test(code))
    return failed(msg('page.noCertificate', 'The site has no valid certificate.'), error);
  return failed(
    msg('page.noWebAnswer', 'The site did not answer as web sites do. Please try again later.'),
    error,
  );
}

/** What the person can mend. */
export function refused(message: Message): AppError {
  return badInput('url', message);
}

/** The site's fault. */
export function failed(message: Message, cause?: unknown): AppError {
  return new AppError('PROVIDER_FAILED', message, { cause });
}
