import { property } from '../base/property.ts';
import * as z from 'zod';
import type { PhotosConfig } from '../config/config.ts';
import type { Outbound } from './outbound/outbound.ts';
import { createBreaker, isRefusal } from './breaker.ts';
import type { FoundPhoto, PhotoOutcome, PhotoProvider } from './photos.ts';

const TIMEOUT_MS = 3_000;

const webAddress = z.url({ protocol: /^https?$/ });
const searchAnswer = z.object({
  results: z.array(
    z.object({
      urls: z.object({ regular: webAddress, small: webAddress }),
      links: z.object({ html: webAddress, download_location: webAddress }),
      user: z.object({ name: z.string().min(1), links: z.object({ html: webAddress }) }),
    }),
  ),
});
type Result = z.output<typeof searchAnswer>['results'][number];

/** Follows Unsplash's rules: hotlinks, referral, reported use. Three seconds, no retry. */
export function createUnsplashPhotos(
  config: PhotosConfig,
  { fetch }: Outbound,
  timeoutMs = TIMEOUT_MS,
): PhotoProvider {
  const call = (address: URL) =>
    fetch(address, {
      headers: { 'Accept-Version': 'v1', Authorization: `Client-ID ${config.accessKey}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
  const search = async (place: string): Promise<PhotoOutcome> => {
    const response = await call(searchAddress(config, place));
    if (!response.ok) {
      await response.body?.cancel();
      return { kind: 'failed', reason: `http_${response.status}` };
    }
    const answer = searchAnswer.safeParse(await response.json());
    if (!answer.success) return { kind: 'failed', reason: 'strange_answer' };
    const [result] = answer.data.results;
    return result === undefined ? { kind: 'none' } : { kind: 'found', photo: photoOf(config, result) };
  };
  return {
    find: async (place) => {
      try {
        return await search(place);
      } catch (error) {
        return { kind: 'failed', reason: reasonOf(error) };
      }
    },
    reportUse: async ({ downloadUrl }) => {
      try {
        const response = await call(atApi(config, new URL(downloadUrl)));
        await response.body?.cancel();
      } catch {
        // A missing report harms nobody.
      }
    },
  };
}

/** Past the hourly limit. */
const EXHAUSTED = 'http_403';

/** Refused searches do not count. */
export function withPhotoBreaker(photos: PhotoProvider): PhotoProvider {
  const breaker = createBreaker<PhotoOutcome>(
    'find photo',
    (outcome) => outcome.kind === 'failed' && (outcome.reason === EXHAUSTED || !isRefusal(outcome.reason)),
  );
  return {
    find: (place) =>
      breaker.run(
        () => photos.find(place),
        () => ({ kind: 'not_asked' }),
      ),
    reportUse: (photo) => photos.reportUse(photo),
    isBreakerOpen: breaker.isOpen,
  };
}

function searchAddress(config: PhotosConfig, place: string): URL {
  const address = new URL(`${withoutSlash(config.apiUrl)}/search/photos`);
  const parameters = { query: place, per_page: '1', orientation: 'landscape', content_filter: 'high' };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address;
}

/** So that the key goes nowhere else. */
function atApi({ apiUrl }: PhotosConfig, address: URL): URL {
  if (address.origin === new URL(apiUrl).origin) return address;
  return new URL(`${withoutSlash(apiUrl)}${address.pathname}${address.search}`);
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

function photoOf(config: PhotosConfig, { urls, links, user }: Result): FoundPhoto {
  return {
    regularUrl: urls.regular,
    smallUrl: urls.small,
    photographer: user.name,
    photographerUrl: withReferral(user.links.html, config.appName),
    unsplashUrl: withReferral(links.html, config.appName),
    downloadUrl: links.download_location,
  };
}

/** Required by Unsplash. */
function withReferral(link: string, appName: string): string {
  const address = new URL(link);
  address.searchParams.set('utm_source', appName);
  address.searchParams.set('utm_medium', 'referral');
  return address.href;
}

function reasonOf(error: unknown): string {
  const name = property(error, 'name');
  if (name === 'TimeoutError') return 'timeout';
  if (name === 'SyntaxError') return 'strange_answer';
  const code = property(property(error, 'cause'), 'code');
  return typeof code === 'string' ? code : 'no_answer';
}
