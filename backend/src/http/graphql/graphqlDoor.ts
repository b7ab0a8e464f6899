import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import type { RequestHandler, Response } from 'express';
import { inRequest, type ServingDeps } from '../request/requestCtx.ts';
import { nameOperation } from '../request/requestMetrics.ts';
import type { OperationCtx } from './operationPlugins.ts';

/** Operations over HTTP. Their ctx is made before Apollo runs, so that all of its work is done for the caller. */
export function graphqlDoor(apollo: ApolloServer<OperationCtx>, deps: ServingDeps): RequestHandler {
  const contexts = new WeakMap<Response, OperationCtx>();
  const run = expressMiddleware(apollo, {
    context: ({ res }) => {
      const ctx = contexts.get(res);
      return ctx === undefined
        ? Promise.reject(new Error('An operation needs a ctx.'))
        : Promise.resolve(ctx);
    },
  });
  return (request, response, next) =>
    inRequest(deps, request, response, (ctx) => {
      const name = (field: string) => {
        nameOperation(response, field);
      };
      contexts.set(response, { ...ctx, nameOperation: name });
      return run(request, response, next);
    });
}
