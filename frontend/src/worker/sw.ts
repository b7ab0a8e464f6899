import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { isScreen, isWorkerMessage } from './workerRules.ts';

declare const self: ServiceWorkerGlobalScope;

/* Filled in by the build: the hash of the whole app, its page, and its files with the hash of their content. */
declare const __VERSION__: string;
declare const __SHELL__: string;
declare const __FILES__: { url: string; revision: string | null }[];

const APP_CACHE = 'app-';
const DATA_CACHE = 'trip-data';
const DATA_PATH = '/offline-trip-data.json';
/** A connection that takes longer for a page counts as none. */
const PAGE_WITHIN_MS = 4000;
/** This version, and the one that pages opened before it may still load parts of. */
const KEPT_VERSIONS = 2;

const files = new PrecacheController({ cacheName: `${APP_CACHE}${__VERSION__}` });
files.addToCacheList(__FILES__);
const route = new PrecacheRoute(files, { directoryIndex: '', cleanURLs: false });

self.addEventListener('install', (event) => {
  void files.install(event);
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldVersions());
});

self.addEventListener('message', (event) => {
  // Whatever a page may send.
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
      event.waitUntil(takeOver());
      break;
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isScreen(url.pathname)) event.respondWith(page(request));
  } else if (url.pathname === DATA_PATH || url.pathname.startsWith('/assets/')) {
    event.respondWith(kept(request));
  } else {
    // What its types leave open is only whether there is something.
    const isPrecached = Boolean(route.match({ url, request, event, sameOrigin: true }));
    if (isPrecached) event.respondWith(kept(request));
  }
});

/** The page as the server has it, else as it was kept. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PAGE_WITHIN_MS) });
  } catch {
    return (await files.matchPrecache(__SHELL__)) ?? Response.error();
  }
}

/** A file of any version that is kept: its name changes with its content. */
async function kept(request: Request): Promise<Response> {
  return (await files.matchPrecache(request)) ?? (await caches.match(request)) ?? fetch(request);
}

async function keepData(data: unknown): Promise<void> {
  const cache = await caches.open(DATA_CACHE);
  await cache.put(DATA_PATH, Response.json(data));
}

/** Becomes the worker of the page that asks, unless others are open whose parts an older version knows. */
async function takeOver(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}

async function dropOldVersions(): Promise<void> {
  // In the order in which they were made.
  const versions = (await caches.keys()).filter((name) => name.startsWith(APP_CACHE));
  await Promise.all(versions.slice(0, -KEPT_VERSIONS).map((name) => caches.delete(name)));
}
