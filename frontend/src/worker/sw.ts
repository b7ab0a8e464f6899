import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NetworkFirst } from 'workbox-strategies';
import { askToGiveWay, DATA_CACHE, isGatewayError, isScreen, isWorkerMessage } from './workerRules.ts';

declare const self: ServiceWorkerGlobalScope;

/* Hash of the app's files. */
declare const __VERSION__: string;
declare const __SHELL__: string;
declare const __FILES__: { url: string; revision: string | null }[];

const APP_CACHE = 'app-';
const OWN_CACHE = `${APP_CACHE}${__VERSION__}`;
/** Holds the last active version's cache name. */
const STATE_CACHE = 'worker-state';
const ACTIVE_PATH = '/active-version';
const DATA_PATH = '/offline-trip-data.json';
const files = new PrecacheController({ cacheName: OWN_CACHE });
files.addToCacheList(__FILES__);
const route = new PrecacheRoute(files, { directoryIndex: '', cleanURLs: false });

/** Offline, and while the server is slow or being replaced, every screen starts from the precached page. */
const screens = new NetworkFirst({
  cacheName: OWN_CACHE,
  networkTimeoutSeconds: 4,
  plugins: [
    {
      cacheKeyWillBeUsed: () => Promise.resolve(files.getCacheKeyForURL(__SHELL__) ?? __SHELL__),
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
  event.waitUntil(dropOldVersions().then(() => self.clients.claim()));
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
    case 'TAKE_OVER':
      event.waitUntil(takeOver(message.part));
      break;
    case 'GIVE_WAY':
      isGivingWay = true;
      event.ports[0]?.postMessage(null);
      break;
  }
});

/** Chromium never ends a page load that reaches a worker while another takes over. */
let isGivingWay = false;

self.addEventListener('fetch', (event) => {
  if (isGivingWay) return;
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
    if (isPrecached) event.respondWith(kept(request));
  }
});

/** From any version: names change with the content. */
async function kept(request: Request): Promise<Response> {
  return (await files.matchPrecache(request)) ?? (await caches.match(request)) ?? fetch(request);
}

async function keepData(data: unknown): Promise<void> {
  const cache = await caches.open(DATA_CACHE);
  await cache.put(DATA_PATH, Response.json(data));
}

/** Activates this worker for a page of its version, unless older pages are open. */
async function takeOver(part: string): Promise<void> {
  if (files.getCacheKeyForURL(part) === undefined) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { active, waiting } = self.registration;
  // The first one is active by itself.
  if (pages.length > 1 || !active || !waiting) return;
  await askToGiveWay(active);
  await self.skipWaiting();
}

/** Keeps the previous version, too: its pages may still load chunks. */
async function dropOldVersions(): Promise<void> {
  const state = await caches.open(STATE_CACHE);
  const before = await (await state.match(ACTIVE_PATH))?.text();
  await state.put(ACTIVE_PATH, new Response(OWN_CACHE));
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(APP_CACHE) && name !== OWN_CACHE && name !== before);
  await Promise.all(old.map((name) => caches.delete(name)));
}
