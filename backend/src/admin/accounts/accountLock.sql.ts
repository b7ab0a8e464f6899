import { statement } from '../../db/statement.ts';

/** A lock that stands keeps its time. */
export const lockAccountRow = statement<{ readonly lockedAt: Date }>(
  'lock_account',
  `update users set locked_at = coalesce(locked_at, $2) where id = $1 returning locked_at as "lockedAt"`,
);

export const unlockAccountRow = statement<never>(
  'unlock_account',
  'update users set locked_at = null where id = $1',
);

export const endSessionsOf = statement<never>(
  'end_sessions_of_account',
  'delete from sessions where user_id = $1',
);
