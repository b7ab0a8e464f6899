import { statement } from '../../db/statement.ts';

/** For one number, in all trips; the list has all questions. */
const QUIET_MINUTES = 15;

const TEXTS_A_DAY = 10;

export const usersToText = statement<{ readonly id: string; readonly phone: string }>(
  'users_who_want_shop_texts',
  'select id, phone from users where id = any($1::uuid[]) and wants_shop_texts order by id',
);

export const phonesWithEnough = statement<{ readonly phone: string }>(
  'phones_with_enough_shop_texts',
  `select phone from outbox_texts
   where kind = 'question' and phone = any($1::text[]) and created_at > now() - interval '1 day'
   group by phone
   having count(*) >= ${TEXTS_A_DAY} or max(created_at) > now() - make_interval(mins => ${QUIET_MINUTES})`,
);
