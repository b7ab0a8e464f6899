import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import type { Units } from '../../../domain/number/units.ts';
import type { Language } from '../../../domain/text/reader.ts';
import type { Scope } from '../../../domain/account/tokenFields.ts';
import type { Config } from '../config/config.ts';
import { createLoaders, type Loaders } from '../reads/loaders.ts';
import { transaction } from '../db/transaction.ts';
import type { AiProvider } from '../providers/ai.ts';
import type { BackupStore } from '../providers/backups/backupStore.ts';
import type { CardProvider } from '../providers/cards.ts';
import type { PhotoProvider } from '../providers/photos.ts';
import type { OidcProvider } from '../providers/oidc/oidc.ts';
import type { MailProvider } from '../providers/mail/mail.ts';
import type { SmsProvider } from '../providers/sms/sms.ts';
import type { PageFetcher } from '../providers/pages/pageFetcher.ts';
import type { RecipeReader } from '../providers/recipeReader.ts';
import type { WebhookSender } from '../providers/webhooks/webhookSender.ts';
import type { TripStreams } from './tripStreams.ts';

/** Admin rights come from the configuration at each call. */
export interface Viewer {
  readonly id: string;
  readonly name: string;
  /** E.164; null for an account of an address alone. */
  readonly phone: string | null;
  /** Null for an account of a number alone. */
  readonly email: string | null;
  readonly isAdmin: boolean;
  /** null: by browser */
  readonly language: Language | null;
  /** null: by region */
  readonly units: Units | null;
}

/** What the personal token of a call may do. */
export interface Grant {
  readonly scopes: ReadonlySet<Scope>;
  /** Null: every trip of the account. */
  readonly tripId: string | null;
}

/** The call's origin, and what it may set in the browser. */
export interface Caller {
  /** Rate-limit key: an IPv4 address, or an IPv6 /64. */
  readonly ip: string;
  /** From the cookie or the bearer token. */
  readonly sessionToken: string | null;
  readonly idempotencyKey: string | null;
  /** "Safari on iPhone"; null if no browser. */
  readonly device: string | null;
  /** Of the browser, the best first: ["de-AT", "en"] */
  readonly languages: readonly string[];
  /** The one among them that its user chose here; null if none. */
  readonly chosenLanguage: Language | null;
  /** Aborted when the caller disconnects: saves money. */
  readonly gone: AbortSignal;
  setSession(token: string, maxAgeSeconds: number): void;
  clearSession(): void;
  /** For pages that are served without an account; null forgets it. */
  setLanguage(language: Language | null): void;
}

export interface Providers {
  readonly sms: SmsProvider;
  readonly mail: MailProvider;
  /** null: places are drawn */
  readonly photos: PhotoProvider | null;
  /** null: cookbook only */
  readonly ai: AiProvider | null;
  /** null: nothing can be bought */
  readonly cards: CardProvider | null;
  /** Pages with recipes, of the public internet. */
  readonly pages: PageFetcher;
  readonly webhooks: WebhookSender;
  readonly recipeReader: RecipeReader;
  /** By id. */
  readonly oidc: ReadonlyMap<string, OidcProvider>;
  /** null: without a schedule */
  readonly backups: BackupStore | null;
}

/** One per call, and one per transaction with its own `db` and `loaders`. */
export interface Ctx {
  readonly db: EntityManager;
  readonly viewer: Viewer | null;
  /** Of a call with a personal token; null: everything that the viewer may. */
  readonly grant: Grant | null;
  readonly caller: Caller;
  readonly loaders: Loaders;
  readonly live: TripStreams;
  readonly providers: Providers;
  readonly config: Config;
  /** Hashes sign-in codes and encrypts pending texts. */
  readonly pepper: string;
  readonly log: Logger;
  now(): Date;
}

/** What all calls of a process share. */
export type CtxDeps = Pick<Ctx, 'live' | 'providers' | 'config' | 'pepper' | 'log' | 'now'>;

export function newCtx(
  { live, providers, config, pepper, log, now }: CtxDeps,
  db: EntityManager,
  { viewer, grant, caller }: Pick<Ctx, 'viewer' | 'grant' | 'caller'>,
): Ctx {
  const loaders = createLoaders(db, viewer);
  return { db, viewer, grant, caller, loaders, live, providers, config, pepper, log, now };
}

/** For what the server does itself, without a call. */
export const NO_CALLER: Caller = {
  ip: '',
  sessionToken: null,
  idempotencyKey: null,
  device: null,
  languages: [],
  chosenLanguage: null,
  gone: new AbortController().signal,
  setSession: () => undefined,
  clearSession: () => undefined,
  setLanguage: () => undefined,
};

/**
 * Inside, use its ctx and no provider.
 * @throws the work's error, after the rollback
 */
export async function inTransaction<Result>(ctx: Ctx, work: (tx: Ctx) => Promise<Result>): Promise<Result> {
  const result = await transaction(ctx.db, (db) =>
    work({ ...ctx, db, loaders: createLoaders(db, ctx.viewer) }),
  );
  ctx.loaders.forget();
  return result;
}
