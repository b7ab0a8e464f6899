import { isLive } from '../../access/session.sql.ts';
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

/** Groups of providers that its sessions have: "club/kitchen". */
export const adminGroupsOf = statement<{ readonly adminGroup: string }>(
  'admin_groups_of_account',
  `select distinct s.admin_group as "adminGroup" from sessions s
   where s.user_id = $1 and s.admin_group is not null and ${isLive('s')}`,
);

export const endSessionsOf = statement<never>(
  'end_sessions_of_account',
  'delete from sessions where user_id = $1',
);
