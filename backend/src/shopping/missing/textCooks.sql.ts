import type { Contact } from '../../../../domain/people/contact.ts';
import { statement } from '../../db/statement.ts';
import type { User } from '../../entities/user.entity.ts';

/** For one person, in all trips; the list has all questions. */
const QUIET_MINUTES = 15;

const TEXTS_A_DAY = 10;

export const usersToText = statement<Pick<User, 'id' | 'phone' | 'email'>>(
  'users_who_want_shop_texts',
  'select id, phone, email from users where id = any($1::uuid[]) and wants_shop_texts order by id',
);

export const contactsWithEnough = statement<{ readonly contact: Contact }>(
  'contacts_with_enough_shop_texts',
  `select phone as contact from outbox_texts
   where kind = 'question' and phone = any($1::text[]) and created_at > now() - interval '1 day'
   group by phone
   having count(*) >= ${TEXTS_A_DAY} or max(created_at) > now() - make_interval(mins => ${QUIET_MINUTES})`,
);
