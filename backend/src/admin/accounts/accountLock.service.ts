import { msg } from '../../../../domain/text/message.ts';
import { recordAccountAudit } from '../../access/audit.ts';
import { lockUser } from '../../access/identity/userLock.sql.ts';
import { readId, requireAdmin } from '../../access/require.ts';
import { AppError, foundOr404 } from '../../base/errors.ts';
import { isAdmin } from '../../access/session.sql.ts';
import { inTransaction, type Ctx, type Viewer } from '../../ctx/ctx.ts';
import { endWebhooksOf } from '../../account/webhooks/delivery.sql.ts';
import { adminGroupsOf, endSessionsOf, lockAccountRow, unlockAccountRow } from './accountLock.sql.ts';

export interface AccountState {
  readonly userId: string;
  /** Null: it can be used. */
  readonly lockedAt: Date | null;
}

/**
 * Ends the sessions and webhooks of an account and lets it sign in no more. Its trips stay as they are.
 * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT for an admin
 */
export function lockAccount(ctx: Ctx, rawId: unknown): Promise<AccountState> {
  return changeAccount(ctx, rawId, async (tx, userId, user) => {
    if (isAdmin(ctx.config, user))
      throw new AppError(
        'BAD_USER_INPUT',
        msg('admin.lockAdmin', 'Admins cannot be locked. First take them off ADMIN_PHONES or ADMIN_EMAILS.'),
      );
    const groups = await adminGroupsOf.all(tx.db, [userId]);
    if (groups.some(({ adminGroup }) => isAdmin(ctx.config, user, adminGroup)))
      throw new AppError(
        'BAD_USER_INPUT',
        msg(
          'admin.lockGroupAdmin',
          'Admins cannot be locked. First take them out of the group at their provider, and sign them out everywhere.',
        ),
      );
    const locked = await lockAccountRow.first(tx.db, [userId, tx.now()]);
    await endSessionsOf.all(tx.db, [userId]);
    await endWebhooksOf.all(tx.db, { userId, reason: 'LOCKED' });
    await recordAccountAudit(tx, 'lock_account', userId);
    return { userId, lockedAt: locked?.lockedAt ?? null };
  });
}

/** @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
export function unlockAccount(ctx: Ctx, rawId: unknown): Promise<AccountState> {
  return changeAccount(ctx, rawId, async (tx, userId) => {
    await unlockAccountRow.all(tx.db, [userId]);
    await recordAccountAudit(tx, 'unlock_account', userId);
    return { userId, lockedAt: null };
  });
}

/**
 * Ends all sessions, tokens and webhooks of an account; it can sign in again.
 * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function signOutAccount(ctx: Ctx, rawId: unknown): Promise<void> {
  await changeAccount(ctx, rawId, async (tx, userId) => {
    await endSessionsOf.all(tx.db, [userId]);
    // Who had the account may have made them.
    await endWebhooksOf.all(tx.db, { userId, reason: 'SIGNED_OUT' });
    await recordAccountAudit(tx, 'sign_out_account', userId);
  });
}

function changeAccount<Result>(
  ctx: Ctx,
  rawId: unknown,
  change: (tx: Ctx, userId: string, user: Pick<Viewer, 'phone' | 'email'>) => Promise<Result>,
): Promise<Result> {
  requireAdmin(ctx);
  const userId = readId('account', rawId);
  return inTransaction(ctx, async (tx) => {
    return change(tx, userId, foundOr404(await lockUser(tx.db, userId), 'account'));
  });
}
