import { statement } from '../../db/statement.ts';
import type { Session } from '../../entities/session.entity.ts';

/** Of a code, and until then of its token. */
export const OAUTH_CODE_LIFE_SECONDS = 60;

/** Fetched tokens live a day at least. */
const IS_WAITING = `expires_at = created_at + make_interval(secs => ${OAUTH_CODE_LIFE_SECONDS})`;

export interface FetchedToken {
  readonly scopes: NonNullable<Session['scopes']>;
  /** Seconds until it ends. */
  readonly expiresIn: number;
}

/** `$1` hash of the token, `$2` days from the person's answer. One of two parallel calls finds it waiting. */
export const fetchToken = statement<FetchedToken>(
  'fetch_token',
  `update sessions set expires_at = created_at + make_interval(days => $2::int)
   where token_hash = $1 and expires_at > now() and ${IS_WAITING}
   returning scopes, floor(extract(epoch from expires_at - now()))::int as "expiresIn"`,
);

/** By its hash; sessions of people are not ended by it. */
export const endToken = statement<never>(
  'end_token',
  'delete from sessions where token_hash = $1 and scopes is not null',
);
