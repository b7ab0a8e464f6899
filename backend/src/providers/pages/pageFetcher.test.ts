import type { IncomingMessage, RequestListener } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import {
  fetcherFor,
  html,
  LOOPBACK,
  PAGE,
  redirect,
  refusal,
  start,
  textAt,
} from '../../../test/recipes/fetching.ts';
import { startPageSite } from '../../../test/recipes/pageSite.ts';
import { isPublicAddress } from '../outbound/publicAddress.ts';

const PRIVATE = 'BAD_USER_INPUT: This address is not on the public internet and cannot be imported.';
const REDIRECTED = 'PROVIDER_FAILED: The site redirects to an address that cannot be imported.';

describe('a page', () => {
  it('is fetched with its address, by name and by address', async () => {
    const { port } = await start({
      '*': html(PAGE),
      '/robots.txt': (_, response) => response.writeHead(404).end(),
    });
    const fetcher = fetcherFor(port);
    const byName = await fetcher.fetch(` http://soup.example:${port}/a?b=1#c `, 'ann');
    expect(byName).toMatchObject({ url: `http://soup.example:${port}/a?b=1`, kind: 'html' });
    expect(await textAt(fetcher, `http://${LOOPBACK}:${port}/`)).toBe(PAGE);
  });

  it('is asked for with the product as the user agent, and without cookies', async () => {
    const seen: IncomingMessage['headers'][] = [];
    const { port } = await start({
      '/': (request, response) => {
        seen.push(request.headers);
        response.writeHead(302, { location: '/soup', 'set-cookie': 'a=1' }).end();
      },
      '/soup': (request, response) => {
        seen.push(request.headers);
        response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
      },
    });
    await fetcherFor(port).fetch(`http://soup.example:${port}/`, 'ann');
    expect(seen.map((headers) => headers['user-agent'])).toEqual([
      'GrubClub/1.0 (+https://grub.example)',
      'GrubClub/1.0 (+https://grub.example)',
    ]);
    expect(seen.flatMap(({ cookie, referer }) => [cookie, referer])).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(seen[0]?.host).toBe(`soup.example:${port}`);
  });

  it.each([
    ['gzip', gzipSync(PAGE)],
    ['deflate', deflateSync(PAGE)],
    ['br', brotliCompressSync(PAGE)],
    ['identity', Buffer.from(PAGE)],
  ])('is decompressed from %s', async (encoding, body) => {
    const { port } = await start({ '/': html(body, { 'content-encoding': encoding }) });
    expect(await textAt(fetcherFor(port), `http://soup.example:${port}/`)).toBe(PAGE);
  });

  it('can be JSON-LD', async () => {
    const { port } = await start({
      '/': html('{}', { 'content-type': 'application/ld+json; charset=utf-8' }),
    });
    expect((await fetcherFor(port).fetch(`http://soup.example:${port}/`, 'ann')).kind).toBe('json');
  });

  it.each([
    ['windows-1251', Buffer.from([0xc1, 0xee, 0xf0, 0xf9]), 'Борщ'],
    ['klingon', Buffer.from('crème'), 'crème'],
    ['utf-8', Buffer.from('cr\xe8me br\xfbl\xe9e', 'latin1'), 'crème brûlée'],
    ['utf-16le', Buffer.from('crème'), 'crème'],
  ])('in a right or wrong charset is decoded: %s', async (charset, body, text) => {
    const { port } = await start({ '/': html(body, { 'content-type': `text/html; charset="${charset}"` }) });
    expect(await textAt(fetcherFor(port), `http://soup.example:${port}/`)).toBe(text);
  });
});

describe('no connection is made', () => {
  /** The real check, with a server that would answer. */
  const strict = (options = {}) => ({ isAllowedAddress: isPublicAddress, ...options });

  it.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0x7f.1',
    '127.0.0.1.',
    '①②⑦.0.0.1',
    '0.0.0.0',
    '0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[2002:7f00:1::]',
    '[64:ff9b:1::7f00:1]',
    '[2001:0:4136:e378::]',
    '127.0.0.1.',
    '①②⑦.⓪.⓪.①',
    '169.254.169.254',
    '[fd00:ec2::254]',
    '[fe80::1]',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '100.64.0.1',
    '192.0.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    'localhost',
    'LOCALHOST.',
    'printer.local',
    'a.localhost',
    'db.internal',
    'intranet',
    'nas.home.arpa',
    'router.example',
    'metadata.example',
    'both.example',
    'six.example',
    'mapped.example',
    'empty.example',
  ])('to %s', async (host) => {
    const { port, connections } = await start({ '*': html(PAGE) });
    const fetcher = fetcherFor(port, host === 'both.example' ? {} : strict());
    expect(await refusal(fetcher.fetch(`http://${host}:${port}/`, 'ann'))).toBe(PRIVATE);
    expect(connections()).toBe(0);
  });

  it.each([
    ['file:///etc/passwd', 'Only addresses that begin with http:// or https:// can be imported.'],
    ['gopher://soup.example/', 'Only addresses that begin with http:// or https:// can be imported.'],
    ['javascript:alert(1)', 'Only addresses that begin with http:// or https:// can be imported.'],
    ['http://user@soup.example:PORT/', 'The address has a user name or password in it. Please remove it.'],
    [
      'http://user:secret@soup.example:PORT/',
      'The address has a user name or password in it. Please remove it.',
    ],
    ['http://soup.example:22/', 'Only pages on the ports 80 and 443 can be imported.'],
    ['http://soup.example:8080/', 'Only pages on the ports 80 and 443 can be imported.'],
    ['soup', 'Please enter the address of a web page, such as https://example.com/soup.'],
    ['http://[fe80::1%25eth0]/', 'Please enter the address of a web page, such as https://example.com/soup.'],
    ['http://', 'Please enter the address of a web page, such as https://example.com/soup.'],
    ['', 'Please enter the address of a web page, such as https://example.com/soup.'],
    ['http://nowhere.example/', 'There is no site named nowhere.example.'],
  ])('for %s', async (address, message) => {
    const { port, connections } = await start({ '*': html(PAGE) });
    const fetched = fetcherFor(port).fetch(address.replace('PORT', port.toString()), 'ann');
    expect(await refusal(fetched)).toBe(`BAD_USER_INPUT: ${message}`);
    expect(connections()).toBe(0);
  });

  it('to a port beyond 80 and 443 unless a test allows it', async () => {
    const { port, connections } = await start({ '*': html(PAGE) });
    const fetcher = fetcherFor(port, { ports: [80, 443] });
    expect(await refusal(fetcher.fetch(`http://soup.example:${port}/`, 'ann'))).toMatch(/ports 80 and 443/);
    expect(connections()).toBe(0);
  });
});

describe('a name that resolves to another address at each request', () => {
  it('is connected to at the address that was checked', async () => {
    const other = await startPageSite(html('secret'), '127.0.0.2');
    const { port } = await start({ '*': html(PAGE) });
    let resolved = 0;
    const fetcher = fetcherFor(port, {
      ports: [port, other.port],
      // Robots.txt and the page are checked each for itself.
      resolve: () => Promise.resolve([{ address: resolved++ < 2 ? LOOPBACK : '127.0.0.2', family: 4 }]),
    });
    expect(await textAt(fetcher, `http://rebind.example:${port}/`)).toBe(PAGE);
    expect(resolved).toBe(2);
    expect(await refusal(fetcher.fetch(`http://rebind.example:${other.port}/`, 'ann'))).toBe(PRIVATE);
    expect(other.connections()).toBe(0);
    await other.close();
  });
});

describe('a redirect', () => {
  it('is followed three times, and to another site', async () => {
    const { port } = await start({
      '/1': redirect('/2', 301),
      '/2': redirect('3', 307),
      '/3': (request, response) => redirect(`//stew.example:${port}/4#x`, 308)(request, response),
      '/4': html(PAGE),
    });
    const page = await fetcherFor(port).fetch(`http://soup.example:${port}/1`, 'ann');
    expect(page.url).toBe(`http://stew.example:${port}/4`);
  });

  it('is not followed a fourth time', async () => {
    const { port, paths } = await start({
      '*': (request, response) => redirect(`/${Number(request.url?.slice(1)) + 1}`)(request, response),
      '/robots.txt': (_, response) => response.writeHead(404).end(),
    });
    expect(await refusal(fetcherFor(port).fetch(`http://soup.example:${port}/1`, 'ann'))).toBe(
      'PROVIDER_FAILED: The site redirects too often.',
    );
    expect(paths()).toEqual(['/robots.txt', '/1', '/2', '/3', '/4']);
  });

  it.each([
    'http://127.0.0.2:PORT/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]:PORT/',
    'http://router.example/',
    'http://both.example:PORT/',
    'file:///etc/passwd',
    'gopher://soup.example/',
    'http://a:b@soup.example:PORT/ok',
    'http://soup.example:22/',
    'http://localhost:PORT/',
    'http://2130706434:PORT/',
    'http://',
  ])('to %s is not followed', async (location) => {
    const { port, paths } = await start({
      '/': (request, response) => redirect(location.replace('PORT', port.toString()))(request, response),
    });
    expect(await refusal(fetcherFor(port).fetch(`http://soup.example:${port}/`, 'ann'))).toBe(REDIRECTED);
    expect(paths()).toEqual(['/robots.txt', '/']);
  });

  it('to an address of more than 2000 characters is not followed', async () => {
    const { port, paths } = await start({ '/': redirect(`/${'a'.repeat(2000)}`) });
    expect(await refusal(fetcherFor(port).fetch(`http://soup.example:${port}/`, 'ann'))).toBe(REDIRECTED);
    expect(paths()).toEqual(['/robots.txt', '/']);
  });
});

describe('a body', () => {
  const TOO_LARGE = 'PROVIDER_FAILED: The page is larger than 5 MB and cannot be imported.';

  it('that does not end is left after 5 MB', async () => {
    const { port } = await start({
      '/': (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        const write = () => {
          while (!response.destroyed && response.write(Buffer.alloc(65_536, 'a')));
        };
        response.on('drain', write);
        write();
      },
    });
    expect(await refusal(fetcherFor(port).fetch(`http://soup.example:${port}/`, 'ann'))).toBe(TOO_LARGE);
  });

  it.each([
    ['gzip', gzipSync(Buffer.alloc(64 * 1024 * 1024))],
    ['br', brotliCompressSync(Buffer.alloc(64 * 1024 * 1024))],
  ])('that is a bomb of %s is left after 5 MB', async (encoding, body) => {
    expect(body.length).toBeLessThan(100_000);
    const { port } = await start({ '/': html(body, { 'content-encoding': encoding }) });
    expect(await refusal(fetcherFor(port).fetch(`http://soup.example:${port}/`, 'ann'))).toBe(TOO_LARGE);
  });

  it('of 5 MB is read', async () => {
    const { port } = await start({ '/': html(Buffer.alloc(5 * 1024 * 1024, 'a')) });
    const text = await textAt(fetcherFor(port), `http://soup.example:${port}/`);
    expect(text).toHaveLength(5 * 1024 * 1024);
  });

  it.each<[string, RequestListener]>([
    ['stops', (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<h1>')],
    ['never begins', () => undefined],
    [
      'comes in drops',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        const drops = setInterval(() => response.write('<'), 10);
        response.on('close', () => clearInterval(drops));
      },
    ],
  ])('that %s is given up in time', async (_, answer) => {
    const { port } = await start({ '/': answer });
    const fetcher = fetcherFor(port, { timeoutMs: 300 });
    expect(await refusal(fetcher.fetch(`http://soup.example:${port}/`, 'ann'))).toBe(
      'PROVIDER_FAILED: The site took too long to answer.',
    );
  });

  it.each([
    ['garbage', 'gzip', 'PROVIDER_FAILED: The site did not answer as web sites do. Please try again later.'],
    ['text', 'zstd', 'PROVIDER_FAILED: The site answered in an unknown encoding.'],
  ])('of %s, said to be %s, is refused', async (body, encoding, message) => {
    const { port } = await start({ '/': html(body, { 'content-encoding': encoding }) });
    expect(await refusal(fetcherFor(port).fetch(`http://soup.example:${port}/`, 'ann'))).toBe(message);
  });
});

describe('an answer', () => {
  it.each([
    [404, 'BAD_USER_INPUT: There is no page at this address.'],
    [403, 'PROVIDER_FAILED: The site does not let us read this page (403). Please paste the recipe as text.'],
    [500, 'PROVIDER_FAILED: The site answered with an error (500). Please try again later.'],
    [304, 'PROVIDER_FAILED: The site answered with an error (304). Please try again later.'],
  ])('with the status %i is refused', async (status, message) => {
    const { port } = await start({ '/': (_, response) => void response.writeHead(status).end() });
    expect(await refusal(fetcherFor(port).fetch(`http://soup.example:${port}/`, 'ann'))).toBe(message);
  });

  it.each(['image/png', 'application/pdf', 'application/octet-stream', 'video/mp4'])(
    'of %s is refused',
    async (type) => {
      const { port } = await start({ '/': html(PAGE, { 'content-type': type }) });
      expect(await refusal(fetcherFor(port).fetch(`http://soup.example:${port}/`, 'ann'))).toBe(
        'BAD_USER_INPUT: This address is not a web page. Please use the address of a page with a recipe.',
      );
    },
  );

  it('that is no HTTP is refused', async () => {
    const { port } = await start({ '/': (_, response) => void response.socket?.end('hello\r\n\r\n') });
    expect(await refusal(fetcherFor(port).fetch(`http://soup.example:${port}/`, 'ann'))).toMatch(
      /^PROVIDER_FAILED: The site did not answer/,
    );
  });

  it('with a flood of headers is refused', async () => {
    const flood = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`x-${at}`, 'a'.repeat(100)]));
    const { port } = await start({ '/': html(PAGE, flood) });
    expect(await refusal(fetcherFor(port).fetch(`http://soup.example:${port}/`, 'ann'))).toBe(
      'PROVIDER_FAILED: The site did not answer as web sites do. Please try again later.',
    );
  });

  it('from nothing that listens is refused', async () => {
    const closed = await start({});
    await closed.close();
    expect(
      await refusal(fetcherFor(closed.port).fetch(`http://soup.example:${closed.port}/`, 'ann')),
    ).toMatch(/^PROVIDER_FAILED/);
  });
});
