import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Express, Request } from 'express';
import type { GraphQLSchema } from 'graphql';
import { CloseCode, handleProtocols } from 'graphql-ws';
import { v7 as uuid } from 'uuid';
import { WebSocketServer, type WebSocket } from 'ws';
import { asText } from '../../../../domain/text/asText.ts';
import { inEnglish, readBy, type Reader } from '../../../../domain/text/reader.ts';
import { readAs } from '../../base/readers.ts';
import { readerOfCall } from '../request/requestReader.ts';
import { RESTARTS } from '../../live/streamEnded.ts';
import { callerIp } from '../../access/limits/callerIp.ts';
import type { TokenBuckets } from '../../access/limits/callLimits.ts';
import { AppError, HTTP_STATUS, notFound } from '../../base/errors.ts';
import { streamLimit } from '../../live/streamLimit.ts';
import { answerTo, asAppError, logFailure } from '../request/answerError.ts';
import { isListedOrigin, requireOwnSite } from '../request/crossSite.ts';
import { callerOf, type ServingDeps } from '../request/requestCtx.ts';
import { HEARTBEAT_MS } from '../serverSentEvents.ts';
import { RESTART, socketServer, type Line } from './socketServer.ts';

const MAX_MESSAGE_BYTES = 64 * 1024;
const PATH = /^\/graphql\/?$/i;
const CLOSE_MS = 2_000;
const IDLE = 1000;
const TOO_MANY_MESSAGES = 1008;

export interface SocketDoor {
  /** Tells the callers of open sockets to connect to another server. */
  stop(): Promise<void>;
}

interface SocketDoorParts {
  readonly server: Server;
  readonly app: Express;
  readonly schema: GraphQLSchema;
  /** By address, shared with other calls; each message counts as one. */
  readonly calls: TokenBuckets;
}

/** WebSockets at `/graphql`. Other upgrades are ignored, as HTTP allows: some clients offer HTTP/2 with every request. */
export function socketDoor({ server, app, schema, calls }: SocketDoorParts, deps: ServingDeps): SocketDoor {
  const streams = streamLimit(deps.config);
  const graphql = socketServer(schema, deps, streams);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, handleProtocols });
  let isStopping = false;

  const admit = (request: Request): (() => void) => {
    const ip = callerIp(request.ip ?? '');
    calls.take(ip);
    if (!PATH.test(request.path)) throw notFound('address');
    // Browsers send the token of a listed origin in the first message.
    if (!isListedOrigin(request, deps.config)) requireOwnSite(request, deps.config);
    if (isStopping) throw new AppError('SERVICE_UNAVAILABLE', RESTARTS, { retryAfterSeconds: 1 });
    return streams.take({ process: '', address: ip });
  };

  server.on('upgrade', (incoming: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (incoming.headers.upgrade?.toLowerCase() !== 'websocket') {
      serveWithoutUpgrade(server, incoming, stream, head);
      return;
    }
    stream.on('error', () => stream.destroy());
    // As Express does with its requests.
    const request = Object.setPrototypeOf(incoming, app.request) as Request;
    const from = callerOf(request, deps.config);
    const reader = readerOfCall(null, from);
    try {
      stream.once('close', admit(request));
    } catch (error) {
      refuse(stream, error, reader);
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const line = { socket, from, reader, requestId: uuid(), caller: null, isUsed: () => false };
      open(graphql, line, calls, deps);
    });
  });
  return {
    stop: async () => {
      isStopping = true;
      await closeAll(sockets.clients);
    },
  };
}

/** Connects a socket with graphql-ws, as its `useServer` does, which prints errors to the terminal. */
function open(
  graphql: ReturnType<typeof socketServer>,
  line: Line,
  calls: TokenBuckets,
  { log, config }: ServingDeps,
): void {
  const { socket, requestId } = line;
  const startedAt = performance.now();
  // ws closes the socket itself.
  socket.on('error', () => undefined);
  const stopBeating = beat(line);
  const onClose = graphql.opened(
    {
      protocol: socket.protocol,
      send: (data) =>
        new Promise((resolve, reject) => {
          if (socket.readyState === socket.OPEN)
            socket.send(data, (error) => {
              if (error) reject(error);
              else resolve();
            });
          else resolve();
        }),
      close: (code, reason) => {
        socket.close(code, reason);
      },
      onMessage: (handle) => {
        socket.on('message', (data) => {
          // Unless told otherwise, ws gives buffers.
          void receive((data as Buffer).toString(), handle);
        });
      },
    },
    line,
  );
  const receive = async (text: string, handle: (text: string) => Promise<void>) => {
    try {
      calls.take(line.from.ip);
    } catch (error) {
      socket.close(TOO_MANY_MESSAGES, asAppError(error).message);
      return;
    }
    try {
      await readAs(line.reader, () => handle(text));
    } catch (error) {
      // A caller that went away is no failure.
      if (socket.readyState !== socket.OPEN) return;
      logFailure(log, error, { requestId });
      socket.close(CloseCode.InternalServerError, asAppError(error).message);
    }
  };
  socket.once('close', (code, reason) => {
    stopBeating();
    void onClose(code, String(reason));
    const durationMs = performance.now() - startedAt;
    log[config.isProduction ? 'info' : 'debug']({ requestId, code, durationMs }, 'socket');
  });
}

/** Pings; ends a socket that does not answer, or that nothing was subscribed on for a whole interval. */
function beat(line: Line): () => void {
  const { socket } = line;
  let isAnswered = true;
  let wasUsed = true;
  socket.on('pong', () => {
    isAnswered = true;
  });
  const timer = setInterval(() => {
    const isUsed = line.isUsed();
    if (!isAnswered) socket.terminate();
    else if (isUsed || wasUsed) socket.ping();
    else socket.close(IDLE, 'Nothing is subscribed.');
    isAnswered = false;
    wasUsed = isUsed;
  }, HEARTBEAT_MS);
  return () => {
    clearInterval(timer);
  };
}

function refuse(stream: Duplex, error: unknown, reader: Reader): void {
  const { retryAfterSeconds, ...answer } = readBy(reader, () => answerTo(error));
  const { code } = answer;
  const body = JSON.stringify(answer);
  const head = [
    `HTTP/1.1 ${HTTP_STATUS[code]} ${code}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(retryAfterSeconds === undefined ? [] : [`Retry-After: ${retryAfterSeconds}`]),
  ];
  stream.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Node gives every upgrade to its listener. This gives the request back to the server, without the offer. */
function serveWithoutUpgrade(
  server: Server,
  { method, url, rawHeaders }: IncomingMessage,
  stream: Duplex,
  head: Buffer,
): void {
  const lines = [`${method ?? 'GET'} ${url ?? '/'} HTTP/1.1`];
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (!/^(upgrade|connection|http2-settings)$/i.test(rawHeaders[i] ?? ''))
      lines.push(`${rawHeaders[i] ?? ''}: ${rawHeaders[i + 1] ?? ''}`);
  stream.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', stream);
}

async function closeAll(sockets: ReadonlySet<WebSocket>): Promise<void> {
  const open = [...sockets];
  const closed = open.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  for (const socket of open)
    socket.close(
      RESTART,
      inEnglish(() => asText(RESTARTS)),
    );
  const force = setTimeout(() => {
    for (const socket of open) socket.terminate();
  }, CLOSE_MS);
  await Promise.all(closed);
  clearTimeout(force);
}
