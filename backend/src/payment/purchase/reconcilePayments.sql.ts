import { OPEN_STATUSES } from '../paymentStatus.ts';
import { columnsOf } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { Payment } from '../../entities/payment.entity.ts';

export const BATCH = 20;

const OPEN = OPEN_STATUSES.map((status) => `'${status}'`).join(', ');

/** Oldest first: young ones every few minutes, older ones every hour. */
export const TAKE_OPEN = statement<Payment>(
  'take_open_payments',
  `update payments p set checked_at = $1 where id in (
     select id from payments
     where status in (${OPEN}) and (checked_at is null or checked_at
       <= $1::timestamptz - case when created_at > $1::timestamptz - interval '1 hour'
         then interval '5 minutes' else interval '1 hour' end)
     order by created_at limit ${BATCH} for update skip locked)
   returning ${columnsOf(Payment, 'p')}`,
);

export const GIVE_UP = statement<unknown>(
  'give_up_payment',
  `update payments set status = 'canceled' where id = $1 and status in (${OPEN})`,
);
