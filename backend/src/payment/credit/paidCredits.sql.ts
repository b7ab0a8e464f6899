import { statement } from '../../db/statement.ts';

interface PaidLot {
  readonly id: string;
  readonly userId: string | null;
  readonly remaining: number;
  readonly takenBack: number;
}

export const paidLot = statement<PaidLot>(
  'paid_credit_lot',
  `select lot.id, lot.user_id as "userId", lot.amount + used.total as remaining, -used.taken_back as "takenBack"
   from credit_entries lot cross join lateral (
     select coalesce(sum(amount), 0)::int as total,
       coalesce(sum(amount) filter (where kind = 'take_back'), 0)::int as taken_back
     from credit_entries where lot_id = lot.id) used
   where lot.source = $1`,
);
