import { scratchDatabase, urlOf } from '../postgres/scratchDatabase.ts';
import { json, startLocalServer, type LocalServer } from '../providers/localServer.ts';
import { signUp, startBuiltServer } from './builtServer.ts';

interface SentSpan {
  readonly name: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}

/** The parts read here of what OTLP/HTTP posts as JSON. */
interface Sent {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

let receiver: LocalServer;
beforeAll(async () => {
  receiver = await startLocalServer(json(200, {}));
});
afterAll(() => receiver.close());

/** Serves until Maya has signed up, listed her trips and asked for one; then stops. */
async function serve(endpoint: string): Promise<{ cookie: string }> {
  const database = await scratchDatabase();
  const server = await startBuiltServer({
    DATABASE_URL: urlOf(database.connection),
    CODE_PEPPER: 'a secret of the traces',
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  });
  const cookie = await signUp(server);
  const headers = { cookie, 'content-type': 'application/json' };
  await fetch(`${server.url}/api/trips?note=Secret`, { headers });
  const query = 'query Secret { trip(id: "018f0000-0000-7000-8000-0000000000aa") { name } }';
  await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  await server.end('SIGTERM');
  await database.drop();
  expect(server.process.exitCode).toBe(0);
  return { cookie };
}

test('traces name requests and their statements, and hold no values', async () => {
  const { cookie } = await serve(receiver.url);
  const text = receiver.seen.map(({ body }) => body).join('\n');
  const spans = receiver.seen
    .flatMap(({ body }) => (JSON.parse(body) as Sent).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  expect(new Set(receiver.seen.map(({ url }) => url.pathname))).toEqual(new Set(['/v1/traces']));
  const above = spans
    .filter(({ name }) => name === 'find_viewer')
    .map(({ parentSpanId }) => spans.find(({ spanId }) => spanId === parentSpanId)?.name);
  expect(above).toEqual(expect.arrayContaining(['GET /api/trips', 'Query.trip']));
  for (const value of ['Secret', '4155550101', 'Maya', '018f0000', cookie.split('=')[1]])
    expect(text).not.toContain(value);
});

test('a receiver that is gone keeps a server neither from serving nor from stopping', async () => {
  const { cookie } = await serve('http://127.0.0.1:1');
  expect(cookie).not.toBe('');
});
