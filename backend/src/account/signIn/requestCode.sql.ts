import { CODE_LIFE_SECONDS } from '../../access/identity/code.ts';
import { statement } from '../../db/statement.ts';
import type { SignInCode } from '../../entities/signIn/signInCode.entity.ts';

/** In seconds, of the contact's codes of a day, the last one first. */
export const agesOfCodes = statement<{ readonly age: number }>(
  'ages_of_codes',
  `select extract(epoch from clock_timestamp() - created_at)::float8 as age from sign_in_codes
   where phone = $1 and created_at > clock_timestamp() - interval '1 day' order by created_at desc`,
);

export const replaceCodes = statement<never>(
  'replace_codes',
  'update sign_in_codes set superseded_at = now() where phone = $1 and used_at is null and superseded_at is null',
);

export const insertCode = statement<Pick<SignInCode, 'createdAt' | 'expiresAt'>>(
  'insert_code',
  `insert into sign_in_codes (id, phone, code_hash, expires_at)
   values ($1, $2, $3, now() + make_interval(secs => ${CODE_LIFE_SECONDS}))
   returning created_at as "createdAt", expires_at as "expiresAt"`,
);

/** The code that it replaced is valid again. */
export const withdrawCode = statement<never>(
  'withdraw_code',
  `with withdrawn as (delete from sign_in_codes where id = $1 returning phone, created_at)
   update sign_in_codes c set superseded_at = null from withdrawn w
   where c.phone = w.phone and c.superseded_at = w.created_at and c.used_at is null`,
);
