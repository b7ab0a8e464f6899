import { fetcherFor, html, PAGE, redirect, refusal, start } from '../../../test/recipes/fetching.ts';

describe('the time limit holds for', () => {
  it.each<[string, Parameters<typeof start>[0]]>([
    [
      'a site that leaves HTTP',
      {
        '*': (_, response) =>
          void response.socket?.write(
            'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n',
          ),
      },
    ],
    [
      'robots.txt that stops',
      { '/robots.txt': (_, response) => void response.writeHead(200).write('User-agent: *') },
    ],
    [
      'a redirect to a page that never begins',
      { '/robots.txt': html(''), '/': redirect('/late'), '/late': () => undefined },
    ],
    [
      'endless interim answers',
      {
        '/robots.txt': html(''),
        '/': (_, response) => {
          const hints = setInterval(() => response.writeProcessing(), 10);
          response.on('close', () => clearInterval(hints));
        },
      },
    ],
  ])('%s', async (_, answers) => {
    const { port } = await start(answers);
    const fetcher = fetcherFor(port, { timeoutMs: 300 });
    expect(await refusal(fetcher.fetch(`http://soup.example:${port}/`, 'ann'))).toMatch(
      /^PROVIDER_FAILED: The site /,
    );
  });

  it('a name whose resolver is silent', async () => {
    const { port } = await start({ '*': html(PAGE) });
    const fetcher = fetcherFor(port, { timeoutMs: 300, resolve: () => new Promise(() => undefined) });
    expect(await refusal(fetcher.fetch(`http://soup.example:${port}/`, 'ann'))).toBe(
      'PROVIDER_FAILED: The site took too long to answer.',
    );
  });
});

describe('at once', () => {
  const BUSY = 'SERVICE_UNAVAILABLE: Other pages are still being read. Please try again in a moment.';

  /** Pages that answer when told. */
  async function pendingPages() {
    const pending: (() => void)[] = [];
    const site = await start({
      '/robots.txt': html(''),
      '*': (request, response) => void pending.push(() => html(PAGE)(request, response)),
    });
    const release = async (count: number) => {
      while (pending.length < count) await new Promise(setImmediate);
      for (const answer of pending.splice(0)) answer();
    };
    return { fetcher: fetcherFor(site.port), url: `http://soup.example:${site.port}/`, release };
  }

  it('an account has two pages fetched, and more after them', async () => {
    const { fetcher, url, release } = await pendingPages();
    const fetched = [1, 2].map(() => refusal(fetcher.fetch(url, 'ann')));
    expect(await refusal(fetcher.fetch(url, 'ann'))).toBe(BUSY);
    const other = refusal(fetcher.fetch(url, 'bob'));
    await release(3);
    expect(await Promise.all([...fetched, other])).toEqual(['no error', 'no error', 'no error']);
    const next = refusal(fetcher.fetch(url, 'ann'));
    await release(1);
    expect(await next).toBe('no error');
  });

  it('all accounts have eight pages fetched', async () => {
    const { fetcher, url, release } = await pendingPages();
    const fetched = Array.from({ length: 8 }, (_, at) => refusal(fetcher.fetch(url, `account ${at}`)));
    expect(await refusal(fetcher.fetch(url, 'ann'))).toBe(BUSY);
    await release(8);
    expect(new Set(await Promise.all(fetched))).toEqual(new Set(['no error']));
  });
});
