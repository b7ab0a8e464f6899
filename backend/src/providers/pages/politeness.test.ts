import type { RequestListener } from 'node:http';
import { fetcherFor, html, PAGE, redirect, refusal, start, textAt } from '../../../test/recipes/fetching.ts';

describe('robots.txt', () => {
  const rules = (text: string): RequestListener => html(text, { 'content-type': 'text/plain' });
  const REFUSED =
    'BAD_USER_INPUT: This site asks not to be read by programs. Please paste the recipe as text.';

  it.each([
    ['everybody', 'User-agent: *\nDisallow: /private'],
    [
      'this product',
      'User-agent: *\nDisallow:\n\nUser-agent: OtherBot\nUser-agent: grubclub\nDisallow: /private/',
    ],
    ['everybody, with a starred comment', `User-agent: *\nDisallow: /private # ${'*'.repeat(20)}`],
    ['everybody, by many wildcards', `User-agent: *\nDisallow: /private${'*'.repeat(3000)}`],
  ])('that refuses a page to %s is respected', async (_, text) => {
    const { port, paths } = await start({ '*': html(PAGE), '/robots.txt': rules(text) });
    const fetcher = fetcherFor(port);
    expect(await refusal(fetcher.fetch(`http://soup.example:${port}/private/a`, 'ann'))).toBe(REFUSED);
    expect(await textAt(fetcher, `http://soup.example:${port}/public`)).toBe(PAGE);
    expect(paths()).toEqual(['/robots.txt', '/public']);
  });

  it('that refuses a page to others is not about us', async () => {
    const { port } = await start({
      '*': html(PAGE),
      '/robots.txt': rules('User-agent: a\nUser-agent: b\nDisallow: /\n'),
    });
    expect(await textAt(fetcherFor(port), `http://soup.example:${port}/`)).toBe(PAGE);
  });

  it('is asked of the site that a redirect leads to', async () => {
    const { port } = await start({
      '*': html(PAGE),
      '/': (request, response) => redirect(`http://stew.example:${port}/`)(request, response),
      '/robots.txt': (request, response) =>
        rules(request.headers.host?.startsWith('stew') === true ? 'User-agent: *\nDisallow: /' : '')(
          request,
          response,
        ),
    });
    expect(await refusal(fetcherFor(port).fetch(`http://soup.example:${port}/`, 'ann'))).toBe(REFUSED);
  });

  it('of a server that fails allows nothing for now', async () => {
    const { port } = await start({
      '*': html(PAGE),
      '/robots.txt': (_, response) => void response.writeHead(503).end(),
    });
    expect(await refusal(fetcherFor(port).fetch(`http://soup.example:${port}/`, 'ann'))).toBe(
      'PROVIDER_FAILED: The site cannot be read right now. Please try again later.',
    );
  });

  it('that allows with many wildcards what it refuses is respected', async () => {
    const text = `User-agent: *\nDisallow: /private\nAllow: /private${'*'.repeat(9)}`;
    const { port } = await start({ '*': html(PAGE), '/robots.txt': rules(text) });
    expect(await refusal(fetcherFor(port).fetch(`http://soup.example:${port}/private/a`, 'ann'))).toBe(
      REFUSED,
    );
  });

  it.each([
    ['agents', 'User-agent: a\n'.repeat(20_000) + 'Disallow: /\n'.repeat(20_000)],
    ['wildcards', `User-agent: *\n${`Disallow: /${'*a'.repeat(8)}b\n`.repeat(5000)}`],
  ])('with thousands of %s neither fills memory nor takes long', async (_, text) => {
    const { port } = await start({ '*': html(PAGE), '/robots.txt': rules(text) });
    const address = `http://soup.example:${port}/${'a'.repeat(1900)}`;
    expect(await textAt(fetcherFor(port), address)).toBe(PAGE);
  });
});

test('a site is read 20 times a minute', async () => {
  const { port } = await start({ '*': html(PAGE) });
  const fetcher = fetcherFor(port);
  const outcomes: string[] = [];
  for (let at = 0; at < 23; at++)
    outcomes.push(await refusal(fetcher.fetch(`http://soup.example:${port}/${at}`, 'ann')));
  const busy = outcomes.filter((outcome) =>
    outcome.startsWith('RATE_LIMITED: This site was read very often just now.'),
  );
  expect(busy).toHaveLength(3);
  expect(await refusal(fetcher.fetch(`http://soup.example.:${port}/`, 'ann'))).toMatch(/^RATE_LIMITED/);
  expect(await textAt(fetcher, `http://stew.example:${port}/`)).toBe(PAGE);
});
