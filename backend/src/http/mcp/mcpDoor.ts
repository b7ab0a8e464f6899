import type { RequestHandler } from 'express';
import { msg } from '../../../../domain/text/message.ts';
import { AppError } from '../../base/errors.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { challenge } from '../oauth/oauthMetadata.ts';
import { inRequest, type ServingDeps } from '../request/requestCtx.ts';
import { nameOperation } from '../request/requestMetrics.ts';
import { bearerToken } from '../request/sessionCookie.ts';

/** Model Context Protocol over streamable HTTP, for personal tokens; each request stands alone. */
export function mcpDoor(deps: ServingDeps): RequestHandler {
  return async (request, response) => {
    nameOperation(response, 'mcp');
    await inRequest(deps, request, response, async (ctx) => {
      if (ctx.grant === null)
        response.set(
          'WWW-Authenticate',
          challenge(deps.config, bearerToken(request.headers.authorization) !== null),
        );
      requireToken(ctx, request.body);
      // Most servers never have such a call.
      const { createMcpHandler } = await import('@modelcontextprotocol/server');
      const { mcpServer } = await import('./mcpServer.ts');
      const handler = createMcpHandler(() => mcpServer(ctx), { maxSubscriptions: 0 });
      const asked = new Request(new URL(request.originalUrl, deps.config.publicUrl), {
        headers: headersOf(request.headers),
        signal: ctx.caller.gone,
        // Other methods are refused as GET is: 405.
        ...(request.method === 'POST' ? { method: 'POST', body: JSON.stringify(request.body) } : {}),
      });
      const answer = await handler.fetch(asked);
      const body = await answer.text();
      await handler.close();
      response.status(answer.status);
      answer.headers.forEach((value, name) => response.set(name, value));
      response.send(body);
    });
  };
}

/** @throws UNAUTHENTICATED without a token: cookies would let pages call. BAD_USER_INPUT for several calls at once. */
function requireToken({ grant }: Ctx, body: unknown): void {
  if (grant === null)
    throw new AppError(
      'UNAUTHENTICATED',
      msg('token.needed', 'Please send a personal token: Authorization: Bearer gc_…'),
    );
  if (Array.isArray(body))
    throw new AppError('BAD_USER_INPUT', msg('request.oneCall', 'Please send one call at a time.'));
}

function headersOf(headers: Readonly<Record<string, string | string[] | undefined>>): Headers {
  const copied = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string' && name !== 'content-length') copied.set(name, value);
  return copied;
}
