import { statement } from '../../db/statement.ts';
import { CODE_TRIES } from '../../access/identity/code.ts';

/** SQL condition for a valid code, tries aside. A clock that was set back makes no code live longer. */
export const IS_LIVE_CODE = `used_at is null and superseded_at is null and created_at <= now() and expires_at > now()`;

/** One statement counts the try and returns the hash: no comparison without a try. */
export const TAKE_TRY = statement<Try>(
  'take_code_try',
  `update sign_in_codes set tries = tries + 1 where phone = $1 and tries < ${CODE_TRIES} and ${IS_LIVE_CODE}
  returning id, code_hash as "codeHash", ${CODE_TRIES} - tries as "triesLeft"`,
);

interface Try {
  readonly id: string;
  readonly codeHash: Buffer;
  readonly triesLeft: number;
}

export const USE = statement<{ readonly id: string }>(
  'use_code',
  `update sign_in_codes set used_at = now() where id = $1 and ${IS_LIVE_CODE} returning id`,
);
