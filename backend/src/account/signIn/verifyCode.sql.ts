import { statement } from '../../db/statement.ts';
import { CODE_TRIES } from '../../access/identity/code.ts';
import { IS_LIVE_CODE } from './proveCode.sql.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import type { User } from '../../entities/user.entity.ts';

export type Account = Pick<User, 'id' | 'name' | 'phone' | 'email' | 'language' | 'units'>;

export const LOOK = statement<{ canTry: boolean; hasAccount: boolean }>(
  'look_before_verifying',
  `select
    exists (select from sign_in_codes where phone = $1 and tries < ${CODE_TRIES} and ${IS_LIVE_CODE}) as "canTry",
    exists (select from users where $1 in (phone, email)) as "hasAccount"`,
);

export const ACCOUNT = statement<Account>(
  'account_of_contact',
  'select id, name, phone, email, language, units from users where $1 in (phone, email)',
);

export const INVITING = statement<{ readonly id: string }>(
  'trips_inviting',
  'select trip_id as id from participants where $1 in (phone, email) and user_id is null',
);

export const LINK = statement<Pick<Participant, 'id' | 'userId' | 'tripId' | 'inviteStatus'>>(
  'link_invitation',
  `update participants set user_id = $2
   where trip_id = $1 and $3 in (phone, email) and user_id is null
     and not exists (select from participants own where own.trip_id = $1 and own.user_id = $2)
   returning id, user_id as "userId", trip_id as "tripId", invite_status as "inviteStatus"`,
);
