import type { RequestListener } from 'node:http';
import { createPageFetcher, type PageFetcher } from '../../src/providers/pages/pageFetcher.ts';
import { isPublicAddress } from '../../src/providers/outbound/publicAddress.ts';
import { decodeText } from '../../src/providers/pages/decodeText.ts';
import { type PageSite, startPageSite } from './pageSite.ts';

export const LOOPBACK = '127.0.0.1';
export const PAGE = '<h1>Soup</h1>';
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'soup.example': [LOOPBACK],
  'stew.example': [LOOPBACK],
  'router.example': ['192.168.1.1'],
  'metadata.example': ['169.254.169.254'],
  'both.example': [LOOPBACK, '10.0.0.7'],
  'six.example': ['fd00::1'],
  'mapped.example': ['::ffff:10.0.0.1'],
  'empty.example': [],
};

let site: PageSite | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

type Answers = Readonly<Record<string, RequestListener>>;

/** A site that is closed after the test. */
export async function start(answers: Answers): Promise<PageSite> {
  site = await startPageSite((request, response) => {
    const answer = answers[request.url ?? ''] ?? answers['*'];
    if (answer !== undefined) answer(request, response);
    else response.writeHead(404).end();
  });
  return site;
}

export function html(body: string | Buffer, headers: Readonly<Record<string, string>> = {}): RequestListener {
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body);
  };
}

export function redirect(location: string, status = 302): RequestListener {
  return (_, response) => {
    response.writeHead(status, { location }).end();
  };
}

/** A fetcher that may connect to that port of 127.0.0.1, with the names of `NAMES`. */
export function fetcherFor(
  port: number,
  options: Partial<Parameters<typeof createPageFetcher>[0]> = {},
): PageFetcher {
  return createPageFetcher({
    productName: 'Grub Club',
    publicUrl: 'https://grub.example',
    ports: [80, 443, port],
    isAllowedAddress: (address) => address === LOOPBACK || isPublicAddress(address),
    resolve: (name) => {
      const addresses = NAMES[name];
      if (addresses === undefined) return Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' }));
      return Promise.resolve(
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    },
    ...options,
  });
}

/** What a fetched page says. */
export async function textAt(fetcher: PageFetcher, address: string): Promise<string> {
  const { bytes, charset } = await fetcher.fetch(address, 'ann');
  return decodeText(bytes, charset);
}

/** The error's code and message. */
export async function refusal(result: Promise<unknown>): Promise<string> {
  return result.then(
    () => 'no error',
    (error: unknown) =>
      error instanceof Error && 'code' in error ? `${String(error.code)}: ${error.message}` : String(error),
  );
}
