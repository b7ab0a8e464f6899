/* A script of its own (vite.config.ts) that asks for the screen's data and chunks while the app is still on its way. */
import { screenAt } from './screenAt.ts';
import { DOCUMENTS_HASH } from './startHash.generated.ts';

type QueryName = 'Viewer' | 'Features' | 'Home' | 'Trip' | 'TripIngredients';
type Variables = Readonly<Record<string, string>>;
type Queries = Readonly<Partial<Record<QueryName, Variables>>>;

/** An answer that nobody has asked for by then is out of date. */
const KEPT_MS = 30_000;

const calls = new Map<string, Promise<Response>>();

/** `fetch` for GraphQL; the first asking for what was started gets its answer. */
export const startedFetch: typeof fetch = (input, init) => {
  const key = typeof init?.body === 'string' ? keyOf(JSON.parse(init.body) as Call) : '';
  const call = calls.get(key);
  calls.delete(key);
  return call ?? fetch(input, init);
};

/** What a screen, or a place of a trip, asks for first. */
function queriesOf(screen: string, tripId: string): Queries {
  switch (screen) {
    case 'home':
      return { Home: {} };
    case 'trip':
      return { Trip: { id: tripId }, TripIngredients: { tripId } };
    case 'people':
      return { Trip: { id: tripId } };
    case 'shopping':
      return { TripIngredients: { tripId } };
    default:
      return {};
  }
}

interface Call {
  readonly operationName?: string;
  readonly variables?: Variables;
}

function keyOf({ operationName = '', variables = {} }: Call): string {
  return `${operationName}:${JSON.stringify(variables)}`;
}

function ask(operationName: QueryName, variables: Variables): void {
  const call = fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      accept: 'application/graphql-response+json,application/json;q=0.9',
      'content-type': 'application/json',
      'apollo-require-preflight': 'true',
    },
    body: JSON.stringify({
      operationName,
      variables,
      // As Apollo's link for persisted queries.
      extensions: { persistedQuery: { version: 1, sha256Hash: `${DOCUMENTS_HASH}/${operationName}` } },
    }),
  });
  // The caller that takes it handles its failure.
  call.catch(() => undefined);
  calls.set(keyOf({ operationName, variables }), call);
}

/** Written by the build (scripts/build/prerender.mjs); missing in development. */
function filesOf(screen: string): readonly string[] {
  const text = document.getElementById('screen-files')?.textContent ?? '{}';
  return (JSON.parse(text) as Readonly<Record<string, readonly string[]>>)[screen] ?? [];
}

function addPreloadLink(file: string): void {
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  link.rel = isStyle ? 'preload' : 'modulepreload';
  if (isStyle) link.as = 'style';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}

function start(): void {
  const { screen, tripId, place = screen } = screenAt(window.location.pathname);
  const all: Queries = { Viewer: {}, Features: {}, ...queriesOf(place, tripId) };
  for (const [name, variables] of Object.entries(all) as [QueryName, Variables][]) ask(name, variables);
  // After the queries, which have to wait for the server too: HTTP/1.1 has six connections.
  for (const file of filesOf(place)) addPreloadLink(file);
  setTimeout(() => calls.clear(), KEPT_MS);
}

/** Then the session has to end before anything is asked; the key is that of unfinishedLogOut.ts. */
function isLogOutUnfinished(): boolean {
  try {
    return localStorage.getItem('log-out-unfinished') !== null;
  } catch {
    // Without storage no log-out is remembered.
    return false;
  }
}

// Offline, the data come from the device.
if (navigator.onLine && !isLogOutUnfinished()) start();
