import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NetworkFirst } from 'workbox-strategies';
import { DATA_CACHE, isGatewayError, isScreen, isWorkerMessage } from './workerRules.ts';

declare const self: ServiceWorkerGlobalScope;

/* Hash of the app's files. */
declare const __VERSION__: string;
declare const __SHELL__: string;
declare const __FILES__: { url: string; revision: string | null }[];

const APP_CACHE = 'app-';
const OWN_CACHE = `${APP_CACHE}${__VERSION__}`;
/** Holds the cache names of the versions whose worker is active and whose pages are shown. */
const STATE_CACHE = 'worker-state';
const ACTIVE_PATH = '/active-version';
const SHOWN_PATH = '/shown-version';
const DATA_PATH = '/offline-trip-data.json';
const files = new PrecacheController({ cacheName: OWN_CACHE });
files.addToCacheList(__FILES__);
const route = new PrecacheRoute(files, { directoryIndex: '', cleanURLs: false });

/** Offline, and while the server is slow or being replaced, every screen starts from the page of the shown version. */
const screens = new NetworkFirst({
  cacheName: OWN_CACHE,
  networkTimeoutSeconds: 4,
  plugins: [
    {
      cacheKeyWillBeUsed: () => Promise.resolve(files.getCacheKeyForURL(__SHELL__) ?? __SHELL__),
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        (await ofShownVersion(__SHELL__)) ?? cachedResponse,
      cacheWillUpdate: () => Promise.resolve(null),
      fetchDidSucceed: ({ response }) =>
        isGatewayError(response.status)
          ? Promise.reject(new Error(`The server answered ${response.status}.`))
          : Promise.resolve(response),
    },
  ],
});

self.addEventListener('install', (event) => {
  void files.install(event);
});

self.addEventListener('activate', (event) => {
  // Serves pages opened before the worker, too.
  event.waitUntil(
    setVersionAt(ACTIVE_PATH)
      .then(() => setVersionAt(SHOWN_PATH))
      // Without storage for it, others are dropped all the same.
      .catch(() => undefined)
      .then(() => dropVersionsBut(OWN_CACHE))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  const message = event.data as unknown;
  if (!isWorkerMessage(message)) return;
  switch (message.type) {
    case 'CACHE_TRIP_DATA':
      event.waitUntil(keepData(message.data));
      break;
    case 'CLEAR_CACHE':
      event.waitUntil(caches.delete(DATA_CACHE));
      break;
    case 'SHOW_THIS_VERSION':
      event.waitUntil(showThisVersion(message.part));
      break;
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isScreen(url.pathname)) event.respondWith(screens.handle({ event, request }));
  } else if (url.pathname === DATA_PATH || url.pathname.startsWith('/assets/')) {
    event.respondWith(kept(request));
  } else {
    // Typed as any truthy value.
    const isPrecached = Boolean(route.match({ url, request, event, sameOrigin: true }));
    if (isPrecached) event.respondWith(named(request));
  }
});

/** From any version: names change with the content. */
async function kept(request: Request): Promise<Response> {
  return (await files.matchPrecache(request)) ?? (await caches.match(request)) ?? fetch(request);
}

/** Of the files whose names stay the same from version to version. */
async function named(request: Request): Promise<Response> {
  return (await ofShownVersion(new URL(request.url).pathname)) ?? kept(request);
}

async function ofShownVersion(path: string): Promise<Response | undefined> {
  const cache = await caches.open((await versionAt(SHOWN_PATH)) ?? OWN_CACHE);
  // Whatever the revision in its address.
  return cache.match(path, { ignoreSearch: true });
}

async function versionAt(path: string): Promise<string | undefined> {
  const state = await caches.open(STATE_CACHE);
  return (await state.match(path))?.text();
}

async function setVersionAt(path: string): Promise<void> {
  const state = await caches.open(STATE_CACHE);
  await state.put(path, new Response(OWN_CACHE));
}

async function keepData(data: unknown): Promise<void> {
  const cache = await caches.open(DATA_CACHE);
  await cache.put(DATA_PATH, Response.json(data));
}

/**
 * Offline, its pages are shown from now on, while an older worker may be active until no page is open: when a new worker
 * takes over before, Chromium can lose a page load that reaches the old one.
 */
async function showThisVersion(part: string): Promise<void> {
  if (files.getCacheKeyForURL(part) === undefined) return;
  await setVersionAt(SHOWN_PATH);
  await dropVersionsBut(OWN_CACHE, await versionAt(ACTIVE_PATH));
}

async function dropVersionsBut(...kept: readonly (string | undefined)[]): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(APP_CACHE) && !kept.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}
