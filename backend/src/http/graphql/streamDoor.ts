import type { RequestHandler, Response } from 'express';
import {
  Kind,
  subscribe,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { requireGrant } from '../../access/token/grant.ts';
import { needsOf } from '../../access/token/needsOf.ts';
import { fieldOf } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { StreamEnded } from '../../live/streamEnded.ts';
import { answerTo } from '../request/answerError.ts';
import { inRequest, type ServingDeps } from '../request/requestCtx.ts';
import { nameOperation } from '../request/requestMetrics.ts';
import { sendEvents, type EventTexts } from '../serverSentEvents.ts';
import { maskErrors, readSubscription } from './subscriptions.ts';

const PATH = /^\/stream\/?$/i;
const COMPLETE = 'event: complete\ndata:\n\n';

/**
 * Subscriptions as server-sent events at `/graphql/stream`, each a request of its own, as graphql-sse has it ("distinct
 * connections mode"). Errors before the first message are answers with their HTTP status.
 */
export function streamDoor(schema: GraphQLSchema, deps: ServingDeps): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'POST' || !PATH.test(request.path)) {
      next();
      return;
    }
    nameOperation(response, 'Subscription.stream');
    await inRequest(deps, request, response, async (ctx) => {
      const read = readSubscription(schema, payloadOf(request.body));
      const result = 'document' in read ? await started(ctx, read) : { errors: read };
      if ('errors' in result) refuse(deps, response, result.errors ?? []);
      else if (Symbol.asyncIterator in result) await sendEvents(response, result, deps.log, eventsOf(deps));
    });
  };
}

/** @throws FORBIDDEN for a token without the scopes */
async function started(
  ctx: Ctx,
  read: Pick<ExecutionArgs, 'schema' | 'document' | 'operationName' | 'variableValues'>,
): Promise<AsyncGenerator<ExecutionResult> | ExecutionResult> {
  requireGrant(ctx, needsOf(read.schema, read.document));
  // graphql-js's type leaves out that its generator can return.
  return (await subscribe({ ...read, contextValue: ctx })) as
    | AsyncGenerator<ExecutionResult>
    | ExecutionResult;
}

/** @throws what a service threw, for its status */
function refuse(deps: ServingDeps, response: Response, errors: readonly GraphQLError[]): void {
  const [first] = errors;
  if (first?.originalError !== undefined && first.nodes?.[0]?.kind === Kind.FIELD) throw first.originalError;
  response.status(400).json({ errors: maskErrors(deps, errors) });
}

function payloadOf(body: unknown): SubscribePayload {
  const query = fieldOf(body, 'query');
  const operationName = fieldOf(body, 'operationName');
  const variables = fieldOf(body, 'variables');
  return {
    query: typeof query === 'string' ? query : '',
    ...(typeof operationName === 'string' ? { operationName } : {}),
    ...(typeof variables === 'object' && variables !== null ? { variables: { ...variables } } : {}),
  };
}

function eventsOf(deps: ServingDeps): EventTexts<ExecutionResult> {
  const next = (result: object) => `event: next\ndata: ${JSON.stringify(result)}\n\n`;
  return {
    message: ({ data = null, errors }) =>
      next(errors === undefined ? { data } : { data, errors: maskErrors(deps, errors) }),
    end: COMPLETE,
    failure: (error) => {
      // A line that breaks off is connected again.
      if (error instanceof StreamEnded && error.code === 'SERVICE_UNAVAILABLE') return null;
      const { message, ...extensions } = answerTo(error);
      return next({ errors: [{ message, extensions }] }) + COMPLETE;
    },
  };
}
