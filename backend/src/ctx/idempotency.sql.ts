import { createHash } from 'node:crypto';
import { msg } from '../../../domain/text/message.ts';
import type { Ctx, Viewer } from './ctx.ts';
import { AppError } from '../base/errors.ts';
import { statement } from '../db/statement.ts';

const KEY_PATTERN = /^[\x21-\x7e]{1,255}$/;
const KEPT = "interval '24 hours'";

function isOver(alias: string): string {
  return `${alias}.created_at < now() - ${KEPT}`;
}

interface Kept {
  readonly result_id: string;
  readonly request_hash: Buffer;
}

interface Claim {
  readonly userId: string;
  readonly operation: string;
  readonly key: string;
  readonly requestHash: Buffer;
  readonly resultId: string;
}

/** Unlike "do nothing", an update waits for and returns the other call's row. */
const keep = statement<Kept, Claim>(
  'keep_idempotency_key',
  `insert into idempotency_keys as kept (user_id, operation, key, request_hash, result_id)
   values ($userId, $operation, $key, $requestHash, $resultId)
   on conflict (user_id, operation, key) do update set
     request_hash = case when ${isOver('kept')} then excluded.request_hash else kept.request_hash end,
     result_id = case when ${isOver('kept')} then excluded.result_id else kept.result_id end,
     created_at = case when ${isOver('kept')} then excluded.created_at else kept.created_at end
   returning result_id, request_hash`,
);

interface Request {
  readonly viewer: Viewer;
  /** Keys are separate for each use case. */
  readonly operation: string;
  /** Validated, with fields in a fixed order. */
  readonly request: unknown;
}

export interface Once extends Request {
  /** Id of what this call will create or reuse. */
  readonly resultId: string;
}

type Outcome = { readonly isRepeat: false } | { readonly isRepeat: true; readonly resultId: string };

/**
 * Claims the `Idempotency-Key`, per user for 24 hours, in the work's transaction; concurrent calls wait.
 * @throws BAD_USER_INPUT for a malformed key, CONFLICT for another request
 */
export async function once(tx: Ctx, { resultId, ...own }: Once): Promise<Outcome> {
  const key = readKey(tx);
  if (key === null) return { isRepeat: false };
  const { viewer, operation, request } = own;
  const kept = await keep.first(tx.db, {
    userId: viewer.id,
    operation,
    key,
    requestHash: hashOf(request),
    resultId,
  });
  await forgetOld(tx);
  if (kept === null || kept.result_id === resultId) return { isRepeat: false };
  return { isRepeat: true, resultId: resultOf(kept, request) };
}

/**
 * The result of an earlier call with this key, for work before {@link once}; null for a first call.
 * @throws as {@link once}
 */
export async function earlierResult(
  ctx: Ctx,
  { viewer, operation, request }: Request,
): Promise<string | null> {
  const key = readKey(ctx);
  if (key === null) return null;
  const [kept]: Kept[] = await ctx.db.query(
    `select result_id, request_hash from idempotency_keys kept
     where user_id = $1 and operation = $2 and key = $3 and not ${isOver('kept')}`,
    [viewer.id, operation, key],
  );
  return kept === undefined ? null : resultOf(kept, request);
}

function readKey({ caller }: Ctx): string | null {
  const key = caller.idempotencyKey;
  if (key !== null && !KEY_PATTERN.test(key))
    throw new AppError(
      'BAD_USER_INPUT',
      msg('request.idempotencyKeyMalformed', 'An Idempotency-Key has 1 to 255 visible ASCII characters.'),
    );
  return key;
}

function hashOf(request: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(request)).digest();
}

function resultOf(kept: Kept, request: unknown): string {
  if (!kept.request_hash.equals(hashOf(request)))
    throw new AppError(
      'CONFLICT',
      msg('request.idempotencyKeyUsed', 'This Idempotency-Key was used with other values before.'),
    );
  return kept.result_id;
}

/** Deletes a few expired keys, skipping locked ones. */
async function forgetOld(tx: Ctx): Promise<void> {
  await tx.db.query(
    `delete from idempotency_keys where (user_id, operation, key) in (
       select user_id, operation, key from idempotency_keys old where ${isOver('old')}
       limit 100 for update skip locked)`,
  );
}
