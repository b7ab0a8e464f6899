import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import type { Config } from '../config/config.ts';
import { createLoaders, type Loaders } from '../reads/loaders.ts';
import { transaction } from '../db/transaction.ts';
import type { AiProvider } from '../providers/ai.ts';
import type { CardProvider } from '../providers/cards.ts';
import type { PhotoProvider } from '../providers/photos.ts';
import type { SmsProvider } from '../providers/sms.ts';

/** Who is signed in. Admin rights come from the configuration at each call, so that losing them acts at once. */
export interface Viewer {
  readonly id: string;
  readonly name: string;
  /** E.164. */
  readonly phone: string;
  readonly isAdmin: boolean;
}

/** The call itself, as far as services care: where it came from and what it may leave in the browser. */
export interface Caller {
  /** Address that limits count by: an IPv4 address, or the /64 of an IPv6 one. */
  readonly ip: string;
  /** The session token that came with the call, in a cookie or as a bearer. */
  readonly sessionToken: string | null;
  readonly idempotencyKey: string | null;
  /** What its owner calls where it came from: "Safari on iPhone"; null for what is no browser. */
  readonly device: string | null;
  /** Aborted when the caller goes away before the answer: work that costs money ends then. */
  readonly gone: AbortSignal;
  setSession(token: string, maxAgeSeconds: number): void;
  clearSession(): void;
}

export interface Providers {
  readonly sms: SmsProvider;
  /** null where places are drawn. */
  readonly photos: PhotoProvider | null;
  /** null where there is the cookbook alone. */
  readonly ai: AiProvider | null;
  /** null where nothing can be bought. */
  readonly cards: CardProvider | null;
}

/** Everything a service works with. One per call; a transaction has one of its own with its own `db` and `loaders`. */
export interface Ctx {
  readonly db: EntityManager;
  readonly viewer: Viewer | null;
  readonly caller: Caller;
  readonly loaders: Loaders;
  readonly providers: Providers;
  readonly config: Config;
  /** The secret that sign-in codes are hashed with and waiting texts are sealed with. */
  readonly pepper: string;
  readonly log: Logger;
  now(): Date;
}

/**
 * Runs the work in one transaction: all of it or none. Inside, only the given ctx may be used, and no provider.
 * Afterwards the outer ctx reads afresh, since what its loaders have seen may have changed.
 * @throws whatever the work throws, after the rollback
 */
export async function inTransaction<Result>(ctx: Ctx, work: (tx: Ctx) => Promise<Result>): Promise<Result> {
  const result = await transaction(ctx.db, (db) =>
    work({ ...ctx, db, loaders: createLoaders(db, ctx.viewer) }),
  );
  ctx.loaders.forget();
  return result;
}
