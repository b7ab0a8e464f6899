import type { Request, Response } from 'express';
import type { DataSource } from 'typeorm';
import type { Language } from '../../../../domain/text/reader.ts';
import { callerIp } from '../../access/limits/callerIp.ts';
import type { Allowance, TokenBuckets } from '../../access/limits/callLimits.ts';
import { deviceOf } from '../../access/device.ts';
import { findViewer, ANONYMOUS } from '../../access/session.sql.ts';
import { readAs } from '../../base/readers.ts';
import type { Config } from '../../config/config.ts';
import { newCtx, type Caller, type Ctx, type CtxDeps } from '../../ctx/ctx.ts';
import type { LiveTrips } from '../../live/liveTrips.ts';
import { chosenInBrowser, languagesOf, writeLanguageCookie } from './languageCookie.ts';
import { goneSignal } from './goneSignal.ts';
import { tellAllowance } from './rateLimitHeaders.ts';
import { readerOfCall, setReader } from './requestReader.ts';
import { isListedOrigin } from './crossSite.ts';
import { bearerToken, sessionTokenOf, writeSessionCookie } from './sessionCookie.ts';

export interface AppDeps extends CtxDeps {
  readonly dataSource: DataSource;
  readonly live: LiveTrips;
}

export interface ServingDeps extends AppDeps {
  readonly userCalls: TokenBuckets;
}

/**
 * Serves a request with its ctx, in the language of its caller.
 * @throws RATE_LIMITED, or what the work throws
 */
export async function inRequest<Result>(
  deps: ServingDeps,
  request: Request,
  response: Response,
  work: (ctx: Ctx) => Result | Promise<Result>,
): Promise<Result> {
  const ctx = await requestCtx(deps, request, response);
  const reader = readerOfCall(ctx.viewer, ctx.caller);
  setReader(response, reader);
  return readAs(reader, () => work(ctx));
}

async function requestCtx(deps: ServingDeps, request: Request, response: Response): Promise<Ctx> {
  const { config } = deps;
  const caller = {
    ...callerOf(request, config),
    gone: goneSignal(response),
    setSession: (token: string, maxAgeSeconds: number) => {
      writeSessionCookie(response, config.publicUrl, token, maxAgeSeconds);
    },
    clearSession: () => {
      writeSessionCookie(response, config.publicUrl, '', 0);
    },
    setLanguage: (language: Language | null) => {
      writeLanguageCookie(response, config.publicUrl, language);
    },
  };
  return ctxOf(deps, caller, response.get('x-request-id'), (left) => {
    tellAllowance(response, 'account', left);
  });
}

export type FromHeaders = Pick<
  Caller,
  'ip' | 'sessionToken' | 'idempotencyKey' | 'device' | 'languages' | 'chosenLanguage'
>;

export function callerOf(request: Request, config: Pick<Config, 'publicUrl' | 'corsOrigins'>): FromHeaders {
  return {
    ip: callerIp(request.ip ?? ''),
    sessionToken: isListedOrigin(request, config)
      ? bearerToken(request.headers.authorization)
      : sessionTokenOf(request, config.publicUrl),
    idempotencyKey: request.get('idempotency-key') ?? null,
    device: deviceOf(request.get('user-agent')),
    languages: languagesOf(request),
    chosenLanguage: chosenInBrowser(request),
  };
}

/**
 * A ctx with the viewer of the caller's session.
 * @param tell gets what calls are left to the account
 * @throws RATE_LIMITED
 */
export async function ctxOf(
  deps: ServingDeps,
  caller: Caller,
  requestId: string | undefined,
  tell?: (left: Allowance) => void,
): Promise<Ctx> {
  const db = deps.dataSource.manager;
  const { sessionToken } = caller;
  const { viewer, grant } =
    sessionToken === null ? ANONYMOUS : await findViewer(db, sessionToken, deps.config);
  if (viewer !== null) deps.userCalls.take(viewer.id, tell);
  return newCtx({ ...deps, log: deps.log.child({ requestId }) }, db, { viewer, grant, caller });
}
