import { isLive } from '../../access/session.sql.ts';
import { statement } from '../../db/statement.ts';

/** A session as its owner sees it. */
export interface OwnSession {
  readonly id: string;
  /** "Safari on iPhone"; null if not a browser. */
  readonly device: string | null;
  readonly createdAt: Date;
  /** To the hour. */
  readonly lastSeenAt: Date;
  readonly isCurrent: boolean;
}

export const sessionsOf = statement<OwnSession>(
  'own_sessions',
  `select s.id, s.device, s.created_at as "createdAt", s.last_seen_at as "lastSeenAt",
     s.token_hash = $2 as "isCurrent"
   from sessions s where s.user_id = $1 and s.scopes is null and ${isLive('s')}
   order by "isCurrent" desc, s.last_seen_at desc, s.id`,
);

export const endOne = statement<{ id: string }>(
  'end_own_session',
  'delete from sessions where user_id = $1 and id = $2 and scopes is null returning id',
);

export const endOthers = statement<{ id: string }>(
  'end_other_sessions',
  'delete from sessions where user_id = $1 and token_hash <> $2 and scopes is null returning id',
);
