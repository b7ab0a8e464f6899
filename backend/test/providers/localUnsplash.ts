import { json, startLocalServer, type Answer, type LocalServer } from './localServer.ts';

export const UNSPLASH_KEY = 'a key for tests only';

/** A local server with Unsplash's protocol: searches find one photo, uses are reported. */
export interface LocalUnsplash extends LocalServer {
  /** Answers searches. */
  search: Answer;
  /** Answers reports of uses. */
  download: Answer;
  /** The searched places, in order. */
  searched(): (string | null)[];
  /** The number of reported uses. */
  reported(): number;
}

/** The fields of Unsplash's answer that clients read, and some more. */
export function searchAnswer(downloadLocation: string) {
  return {
    total: 133,
    total_pages: 133,
    results: [
      {
        id: 'eOLpJytrbsQ',
        width: 4000,
        color: '#A7A2A1',
        description: null,
        urls: {
          raw: 'https://images.unsplash.com/photo-1?ixid=abc',
          full: 'https://images.unsplash.com/photo-1?ixid=abc&q=85',
          regular: 'https://images.unsplash.com/photo-1?ixid=abc&w=1080',
          small: 'https://images.unsplash.com/photo-1?ixid=abc&w=400',
          thumb: 'https://images.unsplash.com/photo-1?ixid=abc&w=200',
        },
        links: {
          self: 'https://api.unsplash.com/photos/eOLpJytrbsQ',
          html: 'https://unsplash.com/photos/eOLpJytrbsQ',
          download: 'https://unsplash.com/photos/eOLpJytrbsQ/download?ixid=abc',
          download_location: downloadLocation,
        },
        user: {
          id: 'Ul0QVz12Goo',
          username: 'ugmonk',
          name: 'Jeff Sheldon',
          links: { html: 'https://unsplash.com/@ugmonk' },
        },
      },
    ],
  };
}

/** An error in Unsplash's format. */
export function refusal(status: number, message: string): Answer {
  return json(status, { errors: [message] });
}

/** Unsplash's answer after the hourly limit: no JSON. */
export const exhausted: Answer = (response) => {
  response
    .writeHead(403, { 'content-type': 'text/plain', 'x-ratelimit-remaining': '0' })
    .end('Rate Limit Exceeded');
};

export async function startLocalUnsplash(): Promise<LocalUnsplash> {
  const server = await startLocalServer((response, request) => {
    const answer =
      request.headers.authorization !== `Client-ID ${UNSPLASH_KEY}`
        ? refusal(401, 'OAuth error: The access token is invalid')
        : request.url.pathname === '/search/photos'
          ? unsplash.search
          : request.url.pathname === '/photos/eOLpJytrbsQ/download'
            ? unsplash.download
            : refusal(404, "Couldn't find Photo");
    answer(response, request);
  });
  const calls = (path: string) => server.seen.filter(({ url }) => url.pathname === path);
  const unsplash: LocalUnsplash = Object.assign(server, {
    search: json(200, searchAnswer('https://api.unsplash.com/photos/eOLpJytrbsQ/download?ixid=abc')),
    download: json(200, { url: 'https://images.unsplash.com/photo-1?dl=1' }),
    searched: () => calls('/search/photos').map(({ url }) => url.searchParams.get('query')),
    reported: () => calls('/photos/eOLpJytrbsQ/download').length,
  });
  return unsplash;
}
