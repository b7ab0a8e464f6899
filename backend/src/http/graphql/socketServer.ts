import { GraphQLError, type GraphQLSchema } from 'graphql';
import { CloseCode, makeServer, type Context, type Server } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Reader } from '../../../../domain/text/reader.ts';
import { unauthenticated } from '../../base/errors.ts';
import type { Caller, Ctx } from '../../ctx/ctx.ts';
import type { StreamLimit } from '../../live/streamLimit.ts';
import { sessionKey } from '../../live/liveAccess.ts';
import { tokenHash } from '../../access/session.sql.ts';
import { requireGrant } from '../../access/token/grant.ts';
import { needsOf } from '../../access/token/needsOf.ts';
import { StreamEnded, type StreamEnd } from '../../live/streamEnded.ts';
import { asAppError, logFailure } from '../request/answerError.ts';
import { readerOfCall } from '../request/requestReader.ts';
import { ctxOf, type FromHeaders, type ServingDeps } from '../request/requestCtx.ts';
import { bearerToken } from '../request/sessionCookie.ts';
import { maskErrors, readSubscription } from './subscriptions.ts';

/** RFC 6455 and its registry; graphql-ws' clients connect again after all of them but 4401. */
export const RESTART = 1012;
const TRY_LATER = 1013;

/** Closes the socket in place of the subscription alone. */
const CLOSING: Readonly<Partial<Record<StreamEnd, number>>> = {
  'signed out': CloseCode.Unauthorized,
  slow: TRY_LATER,
  restart: RESTART,
};

/** Its caller is known after the protocol's first message. */
export interface Line {
  readonly socket: WebSocket;
  /** In place of the upgrade request, which is large. */
  readonly from: FromHeaders;
  readonly requestId: string;
  caller: Caller | null;
  /** By the browser until the account is known. */
  reader: Reader;
  isUsed: () => boolean;
}

type LineContext = Context<Record<string, unknown> | undefined, Line>;

/** graphql-transport-ws for signed-in callers, subscriptions only. */
export function socketServer(schema: GraphQLSchema, deps: ServingDeps, sessions: StreamLimit): Server<Line> {
  return makeServer<Record<string, unknown> | undefined, Line>({
    onConnect: (context) => connect(deps, context, sessions),
    onSubscribe: async ({ extra }, _id, payload) => {
      const read = readSubscription(schema, payload);
      if (!('document' in read)) return read;
      try {
        const contextValue = await ctxOfLine(deps, extra);
        requireGrant(contextValue, needsOf(schema, read.document));
        return { ...read, contextValue };
      } catch (error) {
        logFailure(deps.log, error);
        return [new GraphQLError('', { originalError: error instanceof Error ? error : null })];
      }
    },
    onNext: (_context, _id, _payload, _args, { data = null, errors }) =>
      errors && { data, errors: maskErrors(deps, errors) },
    onError: ({ extra }, _id, _payload, errors) => {
      for (const { originalError } of errors)
        if (originalError instanceof StreamEnded) {
          const code = CLOSING[originalError.reason];
          if (code !== undefined) extra.socket.close(code, originalError.message);
        }
      return maskErrors(deps, errors);
    },
  });
}

/** Cookie or bearer token of the upgrade, or `authorization` of the first message, as in browsers of other apps. */
async function connect(deps: ServingDeps, context: LineContext, sessions: StreamLimit): Promise<boolean> {
  const { extra: line, connectionParams } = context;
  const { socket, from } = line;
  line.isUsed = () => Object.keys(context.subscriptions).length > 0;
  const sessionToken = bearerToken(connectionParams?.['authorization']) ?? from.sessionToken;
  const gone = new AbortController();
  socket.once('close', () => {
    gone.abort();
  });
  line.caller = {
    ...from,
    sessionToken,
    gone: gone.signal,
    setSession: () => undefined,
    clearSession: () => undefined,
    setLanguage: () => undefined,
  };
  try {
    const { viewer } = await ctxOfLine(deps, line);
    line.reader = readerOfCall(viewer, from);
    socket.once('close', sessions.take({ session: sessionKey(tokenHash(sessionToken ?? '')) }));
    return true;
  } catch (error) {
    logFailure(deps.log, error);
    const { code, message } = asAppError(error);
    socket.close(code === 'UNAUTHENTICATED' ? CloseCode.Unauthorized : TRY_LATER, message);
    return false;
  }
}

/** @throws UNAUTHENTICATED, RATE_LIMITED */
async function ctxOfLine(deps: ServingDeps, { caller, requestId }: Line): Promise<Ctx> {
  if (caller === null) throw new Error('The caller is known after the first message.');
  const ctx = await ctxOf(deps, caller, requestId);
  if (ctx.viewer === null) throw unauthenticated();
  return ctx;
}
