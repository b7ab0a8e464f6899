import {
  cut,
  drip,
  html,
  json,
  noAnswer,
  startLocalServer,
  type Answer,
} from '../../test/providers/localServer.ts';
import {
  exhausted,
  refusal,
  searchAnswer,
  startLocalUnsplash,
  UNSPLASH_KEY,
  type LocalUnsplash,
} from '../../test/providers/localUnsplash.ts';
import type { FoundPhoto } from './photos.ts';
import { createUnsplashPhotos, withPhotoBreaker } from './unsplashPhotos.ts';
import { createOutbound } from './outbound/outbound.ts';

const TIMEOUT_MS = 200;
/** Long enough for every answer; not under test. */
const PATIENT_MS = 20_000;

let unsplash: LocalUnsplash;

beforeEach(async () => {
  unsplash = await startLocalUnsplash();
});

afterEach(() => unsplash.close());

function provider({ timeoutMs = PATIENT_MS, apiUrl = unsplash.url, accessKey = UNSPLASH_KEY } = {}) {
  return createUnsplashPhotos({ accessKey, apiUrl, appName: 'grub_club' }, createOutbound(), timeoutMs);
}

const PHOTO: FoundPhoto = {
  regularUrl: 'https://images.unsplash.com/photo-1?ixid=abc&w=1080',
  smallUrl: 'https://images.unsplash.com/photo-1?ixid=abc&w=400',
  photographer: 'Jeff Sheldon',
  photographerUrl: 'https://unsplash.com/@ugmonk?utm_source=grub_club&utm_medium=referral',
  unsplashUrl: 'https://unsplash.com/photos/eOLpJytrbsQ?utm_source=grub_club&utm_medium=referral',
  downloadUrl: 'https://api.unsplash.com/photos/eOLpJytrbsQ/download?ixid=abc',
};

describe('a search at Unsplash', () => {
  test('is one call with the key and the version, and returns Unsplash’s addresses and the photographer', async () => {
    expect(await provider().find('joseph, oregon')).toEqual({ kind: 'found', photo: PHOTO });
    const [request] = unsplash.seen;
    expect(unsplash.seen).toHaveLength(1);
    expect(request?.method).toBe('GET');
    expect(request?.headers['accept-version']).toBe('v1');
    expect(request?.headers.authorization).toBe(`Client-ID ${UNSPLASH_KEY}`);
    expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({
      query: 'joseph, oregon',
      per_page: '1',
      orientation: 'landscape',
      content_filter: 'high',
    });
  });

  test('without a result returns none', async () => {
    unsplash.search = json(200, { total: 0, total_pages: 0, results: [] });
    expect(await provider().find('xqzt')).toEqual({ kind: 'none' });
  });

  const scripted = searchAnswer('https://api.unsplash.com/photos/x/download');
  for (const { urls } of scripted.results) urls.regular = 'javascript:alert(1)';

  test.each<[string, Answer, string]>([
    ['an exhausted limit', exhausted, 'http_403'],
    ['too many requests', refusal(429, 'Too many requests'), 'http_429'],
    ['an error of Unsplash', refusal(500, 'Something went wrong'), 'http_500'],
    ['an HTML answer of a gateway', html(502), 'http_502'],
    ['HTML that looks like success', html(200), 'strange_answer'],
    ['JSON of something else', json(200, { hello: 'world' }), 'strange_answer'],
    ['an address without http', json(200, scripted), 'strange_answer'],
    ['a dropped connection', cut, 'ECONNRESET'],
  ])('answered with %s is sent once, and fails with the reason', async (_what, answer, reason) => {
    unsplash.search = answer;
    expect(await provider().find('bend')).toEqual({ kind: 'failed', reason });
    expect(unsplash.searched()).toEqual(['bend']);
  });

  test.each<[string, Answer]>([
    ['no answer', noAnswer],
    ['an answer that never ends', drip],
  ])('with %s times out', async (_what, answer) => {
    unsplash.search = answer;
    const outcome = await provider({ timeoutMs: TIMEOUT_MS }).find('bend');
    expect(outcome).toEqual({ kind: 'failed', reason: 'timeout' });
    expect(unsplash.searched()).toEqual(['bend']);
  });

  test('with a wrong key fails', async () => {
    expect(await provider({ accessKey: 'wrong' }).find('bend')).toEqual({
      kind: 'failed',
      reason: 'http_401',
    });
  });

  test('fails when nothing listens', async () => {
    await unsplash.close();
    expect(await provider().find('bend')).toEqual({ kind: 'failed', reason: 'ECONNREFUSED' });
  });

  test('sends the key to no other host', async () => {
    const elsewhere = await startLocalServer(json(200, {}));
    unsplash.search = (response) => {
      response.writeHead(302, { location: `${elsewhere.url}/search/photos` }).end();
    };
    expect(await provider().find('bend')).toMatchObject({ kind: 'failed' });
    await provider().reportUse({ ...PHOTO, downloadUrl: `${elsewhere.url}/photos/eOLpJytrbsQ/download` });
    await elsewhere.close();
    expect(elsewhere.seen).toEqual([]);
    expect(unsplash.reported()).toBe(1);
  });
});

describe('the use of a photo', () => {
  test('is reported to the photo’s download address, with the key', async () => {
    await provider().reportUse(PHOTO);
    const [request] = unsplash.seen;
    expect(unsplash.seen).toHaveLength(1);
    expect(`${request?.url.pathname}${request?.url.search}`).toBe('/photos/eOLpJytrbsQ/download?ixid=abc');
    expect(request?.headers.authorization).toBe(`Client-ID ${UNSPLASH_KEY}`);
  });

  test('is reported below the path of the configured address', async () => {
    await provider({ apiUrl: `${unsplash.url}/unsplash/` }).reportUse(PHOTO);
    expect(unsplash.seen.map(({ url }) => url.pathname)).toEqual(['/unsplash/photos/eOLpJytrbsQ/download']);
  });

  test.each<[string, Answer]>([
    ['refused', exhausted],
    ['not answered', noAnswer],
    ['cut off', cut],
  ])('that is %s raises no error', async (_what, answer) => {
    unsplash.download = answer;
    await provider({ timeoutMs: TIMEOUT_MS }).reportUse(PHOTO);
    expect(unsplash.reported()).toBe(1);
  });
});

describe('the circuit breaker of Unsplash', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  test('opens after five failures in a row, and tries again after 30 seconds', async () => {
    jest.useFakeTimers({
      now: new Date('2026-06-01T12:00:00Z'),
      doNotFake: ['setTimeout', 'setImmediate', 'setInterval', 'nextTick', 'queueMicrotask'],
    });
    const photos = withPhotoBreaker(provider());
    const found = unsplash.search;
    unsplash.search = exhausted;
    for (let i = 0; i < 5; i += 1) expect((await photos.find('bend')).kind).toBe('failed');
    expect(photos.isBreakerOpen?.()).toBe(true);
    expect(await photos.find('bend')).toEqual({ kind: 'not_asked' });
    expect(unsplash.seen).toHaveLength(5);
    unsplash.search = found;
    jest.setSystemTime(new Date('2026-06-01T12:00:31Z'));
    expect((await photos.find('bend')).kind).toBe('found');
    expect(photos.isBreakerOpen?.()).toBe(false);
  });

  test.each([
    [400, false],
    [401, false],
    [404, false],
    [414, false],
    [422, false],
    [403, true],
    [408, true],
    [429, true],
    [500, true],
    [503, true],
  ])('opens or stays closed after five answers of %d', async (status, isOpen) => {
    const photos = withPhotoBreaker(provider());
    unsplash.search = json(status, { errors: ['No.'] });
    for (let i = 0; i < 5; i += 1)
      expect(await photos.find('bend')).toMatchObject({ kind: 'failed', reason: `http_${status}` });
    expect(photos.isBreakerOpen?.()).toBe(isOpen);
  });

  test('counts a search without a result as a success', async () => {
    const photos = withPhotoBreaker(provider());
    unsplash.search = json(200, { total: 0, total_pages: 0, results: [] });
    for (let i = 0; i < 6; i += 1) expect((await photos.find('xqzt')).kind).toBe('none');
  });
});
