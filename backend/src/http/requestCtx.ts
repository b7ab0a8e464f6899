import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { callerIp } from '../access/callerIp.ts';
import type { TokenBuckets } from '../access/callLimits.ts';
import { deviceOf } from '../access/device.ts';
import { findViewer } from '../access/session.sql.ts';
import type { Config } from '../config/config.ts';
import type { Ctx, Providers } from '../ctx/ctx.ts';
import { createLoaders } from '../reads/loaders.ts';
import { sessionTokenOf, writeSessionCookie } from './sessionCookie.ts';

export interface AppDeps {
  readonly config: Config;
  readonly dataSource: DataSource;
  readonly providers: Providers;
  readonly log: Logger;
  /** Secret that hashes sign-in codes. */
  readonly pepper: string;
  readonly now: () => Date;
}

export interface ServingDeps extends AppDeps {
  readonly userCalls: TokenBuckets;
}

/**
 * The ctx of a request, with its viewer.
 * @throws RATE_LIMITED
 */
export async function requestCtx(deps: ServingDeps, request: Request, response: Response): Promise<Ctx> {
  const { config, dataSource, providers, log, pepper } = deps;
  const sessionToken = sessionTokenOf(request, config.publicUrl);
  const viewer = sessionToken === null ? null : await findViewer(dataSource.manager, sessionToken, config);
  if (viewer !== null) deps.userCalls.take(viewer.id);
  return {
    db: dataSource.manager,
    viewer,
    caller: {
      ip: callerIp(request.ip ?? ''),
      sessionToken,
      idempotencyKey: request.get('idempotency-key') ?? null,
      device: deviceOf(request.get('user-agent')),
      gone: goneSignal(response),
      setSession: (token, maxAgeSeconds) => {
        writeSessionCookie(response, config.publicUrl, token, maxAgeSeconds);
      },
      clearSession: () => {
        writeSessionCookie(response, config.publicUrl, '', 0);
      },
    },
    loaders: createLoaders(dataSource.manager, viewer),
    providers,
    config,
    pepper,
    log: log.child({ requestId: response.get('x-request-id') }),
    now: deps.now,
  };
}

/** Aborts when the connection closes before the answer is written. */
function goneSignal(response: Response): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}
