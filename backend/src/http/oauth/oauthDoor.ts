import cors from 'cors';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import type { ErrorCode } from '../../../../domain/errorCode.ts';
import { exchangeCode, revokeOwnToken, type OAuthParameters } from '../../account/oauth/exchange.service.ts';
import { OAuthError } from '../../account/oauth/oauthError.ts';
import { MCP_PATH, offersOAuth } from '../../account/oauth/oauthUrls.ts';
import { registerClient } from '../../account/oauth/registerClient.service.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { withinLength } from '../announcedLength.ts';
import { presentErrorBy } from '../request/errorHandler.ts';
import { inRequest, type ServingDeps } from '../request/requestCtx.ts';
import { nameOperation } from '../request/requestMetrics.ts';
import {
  REGISTER_PATH,
  RESOURCE_METADATA_PATH,
  resourceMetadata,
  REVOKE_PATH,
  serverMetadata,
  TOKEN_PATH,
} from './oauthMetadata.ts';

const SERVER_METADATA = '/.well-known/oauth-authorization-server';
const BODY_BYTES = 16 * 1024;
const CACHED = 'public, max-age=300';

/** What programs post. */
export const OAUTH_CALLS = [REGISTER_PATH, TOKEN_PATH, REVOKE_PATH];

const fromAnywhere = cors({ methods: ['GET', 'POST'], exposedHeaders: ['Retry-After'], maxAge: 600 });

/** Goes before the limits of `OAUTH_CALLS`: pages of every site read refusals, too, as OAuth names them. */
export function oauthRefusals({ config }: Pick<ServingDeps, 'config'>): Router {
  const router = Router();
  if (offersOAuth(config)) router.use(OAUTH_CALLS, fromAnywhere, presentOAuthError);
  return router;
}

/**
 * OAuth 2.1 for programs that a person connects to `/mcp`: metadata, registration, exchange of codes, revocation. Pages
 * of every site may call, since no cookie counts. Nothing where programs refuse the address.
 * @param wait admits a call whose body was read
 */
export function oauthDoor(deps: ServingDeps, wait: RequestHandler): Router {
  const router = Router();
  if (!offersOAuth(deps.config)) return router;
  const metadata = (paths: readonly string[], value: object) => {
    router.use([...paths], fromAnywhere);
    router.get([...paths], (_request, response) => {
      response.set('Cache-Control', CACHED).json(value);
    });
  };
  metadata([`${RESOURCE_METADATA_PATH}${MCP_PATH}`, RESOURCE_METADATA_PATH], resourceMetadata(deps.config));
  metadata([`${SERVER_METADATA}${MCP_PATH}`, SERVER_METADATA], serverMetadata(deps.config));
  const json = withinLength(BODY_BYTES, express.json({ limit: BODY_BYTES }));
  const form = withinLength(BODY_BYTES, express.urlencoded({ extended: false, limit: BODY_BYTES }));
  const post = (path: string, body: RequestHandler, work: Work) => {
    router.post(path, body, wait, answer(deps, path, work));
  };
  post(REGISTER_PATH, json, register);
  post(TOKEN_PATH, form, exchange);
  post(REVOKE_PATH, form, async (ctx, { body }) => {
    await revokeOwnToken(ctx, parametersIn(body));
    return { status: 200, value: {} };
  });
  return router;
}

interface Answer {
  readonly status: number;
  readonly value: object;
}
type Work = (ctx: Ctx, request: Request) => Promise<Answer>;

async function register(ctx: Ctx, { body }: Request): Promise<Answer> {
  const { clientId, name, redirectUris } = await registerClient(ctx, body);
  return {
    status: 201,
    value: {
      client_id: clientId,
      client_id_issued_at: Math.floor(ctx.now().getTime() / 1000),
      client_name: name,
      redirect_uris: redirectUris,
      grant_types: ['authorization_code'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
  };
}

async function exchange(ctx: Ctx, { body }: Request): Promise<Answer> {
  const { secret, scopes, expiresIn } = await exchangeCode(ctx, parametersIn(body));
  const value = {
    access_token: secret,
    token_type: 'Bearer',
    expires_in: expiresIn,
    scope: scopes.join(' '),
  };
  return { status: 200, value };
}

function answer(deps: ServingDeps, path: string, work: Work): RequestHandler {
  return async (request, response) => {
    nameOperation(response, `POST ${path}`);
    try {
      const { status, value } = await inRequest(deps, request, response, (ctx) => work(ctx, request));
      response.status(status).json(value);
    } catch (error) {
      if (!(error instanceof OAuthError)) throw error;
      response
        .status(error.error === 'invalid_client' ? 401 : 400)
        .json({ error: error.error, error_description: error.message });
    }
  };
}

/** Of a body that is no form: none. @throws OAuthError for one that is repeated */
function parametersIn(body: unknown): OAuthParameters {
  const values = new Map<string, unknown>(
    typeof body === 'object' && body !== null ? Object.entries(body) : [],
  );
  return (name) => {
    const value = values.get(name);
    if (Array.isArray(value)) throw new OAuthError('parameters');
    return typeof value === 'string' && value !== '' ? value : null;
  };
}

/** Refusals of all doors, such as of limits, as OAuth names them. */
function presentOAuthError(_request: Request, response: Response, next: () => void): void {
  presentErrorBy(response, ({ code }) => ({ error: oauthCodeOf(code) }));
  next();
}

function oauthCodeOf(code: ErrorCode): string {
  if (code === 'RATE_LIMITED' || code === 'SERVICE_UNAVAILABLE') return 'temporarily_unavailable';
  return code === 'INTERNAL_SERVER_ERROR' ? 'server_error' : 'invalid_request';
}
