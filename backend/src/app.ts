import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import compression from 'compression';
import express from 'express';
import { TokenBuckets } from './access/limits/callLimits.ts';
import { createApollo } from './http/graphql/apollo.ts';
import { graphqlDoor } from './http/graphql/graphqlDoor.ts';
import { createAdmission } from './http/request/admission.ts';
import { limitAddress, oneByOne } from './http/request/callOrder.ts';
import { cardWebhook } from './http/cardWebhook.ts';
import { closeConnections } from './http/closeConnections.ts';
import { client } from './http/site/client.ts';
import { describedText } from './http/describedText.ts';
import { allowOrigins, refuseCrossSite } from './http/request/crossSite.ts';
import { errorHandler, nothingHere } from './http/request/errorHandler.ts';
import { openApi, type OpenApi } from './http/openapi/openApi.ts';
import { openApiPage } from './http/openapi/openApiPage.ts';
import { oidcDoor } from './http/oidcDoor.ts';
import { noStore, securityHeaders } from './http/headers.ts';
import { health, type Readiness } from './http/health.ts';
import {
  IMPORT_PATH,
  importBody,
  PEOPLE_FILE,
  PEOPLE_FILE_PATH,
  RECIPE_FILE,
  RECIPE_FILE_PATH,
  TRIP_BACKUP,
} from './http/importBody.ts';
import { graphqlBody, jsonBody } from './http/jsonBody.ts';
import { mcpDoor } from './http/mcp/mcpDoor.ts';
import { OAUTH_CALLS, oauthDoor, oauthRefusals } from './http/oauth/oauthDoor.ts';
import type { AppDeps } from './http/request/requestCtx.ts';
import { requestLog } from './http/request/requestLog.ts';
import { pageStyles } from './http/site/pages.ts';
import { requestMetrics, requestSpan, type ObserveRequest } from './http/request/requestMetrics.ts';
import { restDoor } from './http/rest/restDoor.ts';
import { knownDocuments } from './http/graphql/knownDocuments.ts';
import { streamDoor } from './http/graphql/streamDoor.ts';
import { socketDoor } from './http/graphql/socketDoor.ts';
import { schemaText, theSchema } from './http/graphql/schema.ts';

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** Longer than proxies reuse an idle connection, often 60 seconds: else a request meets a closing one. */
const KEEP_ALIVE_MS = 65_000;
const CONNECTIONS_CHECK_MS = 5_000;
const DRAIN_MS = 10_000;

/** Paths that programs call. */
const DOORS = ['/api', '/graphql', '/mcp'];

export interface App {
  readonly server: Server;
  /** @returns the port; port 0 takes a free one */
  listen(port: number, host: string): Promise<number>;
  /**
   * Stops listening, gives running requests ten seconds; the database stays open.
   * @param announceMs how long `/readyz` says 503 first
   */
  stop(announceMs?: number): Promise<void>;
}

/**
 * The composition root.
 * @param observe receives every request except health checks
 */
export async function createApp(
  deps: AppDeps,
  clientDir: string,
  observe: ObserveRequest | null = null,
): Promise<App> {
  const { config, log } = deps;
  const serving = { ...deps, userCalls: new TokenBuckets(config.userCallsPerSecond) };
  const addressCalls = new TokenBuckets(config.addressCallsPerSecond);
  const admission = createAdmission(config);
  const readiness: Readiness = { isReady: false };
  let isDraining = false;
  const apollo = createApollo(theSchema(), deps);
  await apollo.start();

  const app = express();
  app.disable('x-powered-by');
  // Wasted on answers that are never cached.
  app.disable('etag');
  app.set('trust proxy', config.trustedProxies);
  app.set('query parser', 'simple');
  app.use(closeConnections(() => isDraining));
  app.use(oneByOne());
  app.use(requestLog(log, config.isProduction));
  app.use(health(readiness, deps.dataSource));
  app.use(requestSpan);
  if (observe !== null) app.use(requestMetrics(observe));
  app.use(securityHeaders(config, pageStyles(clientDir)));
  if (config.corsOrigins.length > 0) app.use(DOORS, allowOrigins(config));
  app.use(oauthRefusals(deps));
  app.use([...DOORS, ...OAUTH_CALLS], noStore, limitAddress(addressCalls), admission.requireRoom);
  app.use(compression());
  app.use(cardWebhook(serving, admission));
  app.use(['/api', '/graphql'], refuseCrossSite(config));
  app.use('/mcp', refuseCrossSite(config, false));
  app.post(IMPORT_PATH, importBody(deps, TRIP_BACKUP));
  app.post(RECIPE_FILE_PATH, importBody(deps, RECIPE_FILE));
  app.post(PEOPLE_FILE_PATH, importBody(deps, PEOPLE_FILE));
  app.use('/api', jsonBody, admission.wait);
  app.use(
    '/graphql',
    graphqlBody,
    knownDocuments(join(clientDir, '../documents.json')),
    admission.wait,
    streamDoor(theSchema(), serving),
    graphqlDoor(apollo, serving),
  );
  app.use('/mcp', jsonBody, admission.wait, mcpDoor(serving));
  app.use(oauthDoor(serving, admission.wait));
  app.use(oidcDoor(serving));
  let made: OpenApi | null = null;
  // It takes a quarter of a second.
  const document = () => (made ??= openApi(theSchema(), config.productName));
  app.use(describedText('/api/openapi.json', 'json', () => JSON.stringify(document())));
  app.use(describedText('/api/docs', 'html', () => openApiPage(document())));
  app.use(restDoor(serving));
  if (config.introspection) app.use(describedText('/schema.graphql', 'text/plain', schemaText));
  app.use(client(clientDir, config, deps.now));
  app.use(nothingHere);
  app.use(errorHandler(deps));

  const server = createServer({ connectionsCheckingInterval: CONNECTIONS_CHECK_MS }, app);
  // The reader of the body says when to go on.
  server.on('checkContinue', app);
  const connections = openConnections(server);
  const sockets = socketDoor({ server, app, schema: theSchema(), calls: addressCalls }, serving);
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return {
    server,
    listen: async (port, host) => {
      const address = await listening(server, port, host);
      readiness.isReady = true;
      return address.port;
    },
    stop: async (announceMs = 0) => {
      readiness.isReady = false;
      isDraining = true;
      await later(announceMs);
      await Promise.all([deps.live.stop(), sockets.stop()]);
      await drained(server, connections);
      await apollo.stop();
    },
  };
}

async function listening(server: Server, port: number, host: string): Promise<AddressInfo> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  // True for a port.
  return server.address() as AddressInfo;
}

function openConnections(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}

async function drained(server: Server, connections: ReadonlySet<Socket>): Promise<void> {
  const closed = new Promise<void>((resolve) =>
    server.close(() => {
      resolve();
    }),
  );
  server.closeIdleConnections();
  // Browsers open connections without a request, which Node never regards as idle.
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  const force = setTimeout(() => {
    server.closeAllConnections();
  }, DRAIN_MS);
  await closed;
  clearTimeout(force);
}
