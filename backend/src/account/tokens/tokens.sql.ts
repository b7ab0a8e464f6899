import { isLive } from '../../access/session.sql.ts';
import { statement } from '../../db/statement.ts';
import type { Session } from '../../entities/session.entity.ts';

/** A personal token as its owner sees it. */
export interface PersonalToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: NonNullable<Session['scopes']>;
  /** Null: every trip of the account. */
  readonly tripId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** To the hour; null if never. */
  readonly lastUsedAt: Date | null;
}

const TOKEN = `s.id, s.name, s.scopes, s.trip_id as "tripId", s.created_at as "createdAt",
  s.expires_at as "expiresAt", case when s.last_seen_at >= s.created_at then s.last_seen_at end as "lastUsedAt"`;

/** The newest first. */
export const tokensOf = statement<PersonalToken>(
  'own_tokens',
  `select ${TOKEN} from sessions s where s.user_id = $1 and s.scopes is not null and ${isLive('s')}
   order by s.created_at desc, s.id`,
);

/** Its first use is due to be noted. */
export const insertToken = statement<
  PersonalToken,
  {
    readonly tokenHash: Buffer;
    readonly userId: string;
    readonly name: string;
    readonly scopes: readonly string[];
    readonly tripId: string | null;
    readonly seconds: number;
  }
>(
  'insert_token',
  `insert into sessions as s (token_hash, user_id, name, scopes, trip_id, expires_at, last_seen_at)
   values ($tokenHash, $userId, $name, $scopes::text[], $tripId::uuid, now() + make_interval(secs => $seconds), now() - interval '2 hours')
   returning ${TOKEN}`,
);

export const deleteToken = statement<{ readonly id: string }>(
  'delete_token',
  'delete from sessions where user_id = $1 and id = $2 and scopes is not null returning id',
);
