import { Router, type Request, type Response } from 'express';
import { AppError } from '../base/errors.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { requireGrant } from '../access/token/grant.ts';
import { ASKED_LIFE_SECONDS } from '../account/oidc/askedSignIn.ts';
import { finishOidc } from '../account/oidc/finishOidc.service.ts';
import { SignInFailure } from '../account/oidc/signInFailure.ts';
import { startOidc } from '../account/oidc/startOidc.service.ts';
import type { SignInErrorCode } from '../../../domain/account/signInError.ts';
import { isFromOwnPage } from './request/crossSite.ts';
import { logFailure } from './request/answerError.ts';
import { oidcCookieOf, writeOidcCookie } from './request/oidcCookie.ts';
import { inRequest, type ServingDeps } from './request/requestCtx.ts';
import { nameOperation } from './request/requestMetrics.ts';

const START = '/api/auth/oidc/:provider';
const CALLBACK = `${START}/callback`;

/** Sign-in at a provider. Browsers come by links and redirects, so every answer is a redirect. */
export function oidcDoor(deps: ServingDeps): Router {
  const { publicUrl } = deps.config;
  const router = Router();
  router.get(START, async (request, response) => {
    nameOperation(response, `GET ${START}`);
    await redirected(deps, request, response, async (ctx) => {
      const { location, sealed } = await startOidc(ctx, {
        provider: request.params.provider,
        returnTo: textIn(request, 'returnTo'),
        link: textIn(request, 'link'),
        isOwnSite: isFromOwnPage(request, publicUrl),
      });
      writeOidcCookie(response, publicUrl, sealed, ASKED_LIFE_SECONDS);
      return location.href;
    });
  });
  router.get(CALLBACK, async (request, response) => {
    nameOperation(response, `GET ${CALLBACK}`);
    const sealed = oidcCookieOf(request, publicUrl);
    if (sealed !== null) writeOidcCookie(response, publicUrl, '', 0);
    await redirected(deps, request, response, (ctx) =>
      finishOidc(ctx, {
        provider: request.params.provider,
        callback: new URL(request.originalUrl, publicUrl),
        sealed,
      }),
    );
  });
  return router;
}

async function redirected(
  deps: ServingDeps,
  request: Request,
  response: Response,
  work: (ctx: Ctx) => Promise<string>,
): Promise<void> {
  try {
    await inRequest(deps, request, response, async (ctx) => {
      requireGrant(ctx, null);
      response.redirect(303, await work(ctx));
    });
  } catch (error) {
    const code = codeOf(error);
    if (code === 'failed' || code === 'unreachable')
      logFailure(deps.log, error, { requestId: response.get('x-request-id') });
    response.redirect(303, `/?${new URLSearchParams({ signInError: code }).toString()}`);
  }
}

function codeOf(error: unknown): SignInErrorCode {
  if (error instanceof SignInFailure) return error.reason;
  return error instanceof AppError && error.code === 'RATE_LIMITED' ? 'tooMany' : 'failed';
}

/** Null for one that is missing or there twice. */
function textIn({ query }: Request, name: string): string | null {
  const value = query[name];
  return typeof value === 'string' ? value : null;
}
