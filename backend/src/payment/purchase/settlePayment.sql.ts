import { columnsOf } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { Payment } from '../../entities/payment.entity.ts';

/** By our id if the provider's was not stored. */
export const paymentOf = statement<Pick<Payment, 'id' | 'userId'>>(
  'payment_of_intent',
  `select id, user_id as "userId" from payments where provider_intent_id = $1
   union all select id, user_id from payments where id = $2::uuid limit 1`,
);

export const lockPayment = statement<Payment>(
  'lock_payment',
  `select ${columnsOf(Payment, 'p')} from payments p where id = $1 for no key update`,
);

export const keepEvent = statement<unknown>(
  'keep_payment_event',
  `insert into payment_events (id, type, provider_intent_id) values ($1, $2, $3) on conflict (id) do nothing`,
);
