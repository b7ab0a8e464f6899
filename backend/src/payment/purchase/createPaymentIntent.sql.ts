import { columnsOf } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { Payment } from '../../entities/payment.entity.ts';

export const storeIntent = statement<{ id: string }>(
  'store_payment_intent',
  `update payments set provider_intent_id = $2
   where id = $1 and (provider_intent_id is null or provider_intent_id = $2) returning id`,
);

interface Purchase extends Pick<Payment, 'package' | 'quantity' | 'amountCents'> {
  readonly userId: string;
  readonly now: Date;
}

/** Unpaid for a day, it would be canceled. */
export const untried = statement<Payment, Purchase>(
  'untried_payment',
  `select ${columnsOf(Payment, 'p')} from payments p
   where user_id = $userId and package = $package and quantity = $quantity and amount_cents = $amountCents
     and status = 'pending'
     and attempted_at is null and provider_intent_id is not null and created_at > $now::timestamptz - interval '23 hours'
   order by created_at desc limit 1`,
);
