import type { Ctx } from '../ctx/ctx.ts';
import { statement } from '../db/statement.ts';
import { stampOf, written } from '../db/versions.ts';
import { Eater } from '../entities/eater.entity.ts';
import { Receipt } from '../entities/costs/receipt.entity.ts';

/** Two participants of one trip who are the same person. */
interface Double {
  readonly tripId: string;
  readonly ownId: string;
  /** Is deleted afterwards. */
  readonly doubleId: string;
}

interface Row {
  readonly tripId: string;
}

const of = (alias: string) => `${alias}.trip_id = $1`;

const paid = statement<Row>(
  'join_receipts_paid',
  `update receipts r set ${written(Receipt, 'r', { paidById: '$2::uuid' }, '$4')}
   where ${of('r')} and r.paid_by_id = $3 returning r.trip_id as "tripId"`,
);
const added = statement<Row>(
  'join_receipts_added',
  `update receipts r set added_by_id = $2 where ${of('r')} and r.added_by_id = $3 returning r.trip_id as "tripId"`,
);
/** Equal parts become one part. */
const sumShares = statement<Row>(
  'join_receipt_shares',
  `update receipt_shares own set amount_cents = own.amount_cents + other.amount_cents,
     portion_quarters = own.portion_quarters + other.portion_quarters
   from receipt_shares other
   where ${of('own')} and ${of('other')} and other.receipt_id = own.receipt_id
     and own.participant_id = $2 and other.participant_id = $3 returning own.trip_id as "tripId"`,
);
const dropShares = statement<Row>(
  'drop_joined_receipt_shares',
  `delete from receipt_shares other where ${of('other')} and other.participant_id = $3
     and exists (select from receipt_shares own where ${of('own')} and own.receipt_id = other.receipt_id
       and own.participant_id = $2) returning other.trip_id as "tripId"`,
);
const moveShares = statement<Row>(
  'move_receipt_shares',
  `update receipt_shares s set participant_id = $2 where ${of('s')} and s.participant_id = $3
   returning s.trip_id as "tripId"`,
);
/** Money from oneself to oneself. */
const dropTransfers = statement<Row>(
  'drop_joined_transfers',
  `delete from transfers p where ${of('p')} and p.from_id in ($2, $3) and p.to_id in ($2, $3)
   returning p.trip_id as "tripId"`,
);
const moveTransfers = statement<Row>(
  'move_transfers',
  `update transfers p set from_id = case when p.from_id = $3 then $2::uuid else p.from_id end,
     to_id = case when p.to_id = $3 then $2::uuid else p.to_id end,
     marked_by_id = case when p.marked_by_id = $3 then $2::uuid else p.marked_by_id end,
     settles = case when $3 in (p.from_id, p.to_id) then null else p.settles end
   where ${of('p')} and $3 in (p.from_id, p.to_id, p.marked_by_id) returning p.trip_id as "tripId"`,
);
/** They name the double. */
const forgetSettled = statement<Row>(
  'forget_joined_settled_shares',
  `update transfers p set settled_shares = null
   where ${of('p')} and p.settled_shares -> 'participantIds' ? $2 returning p.trip_id as "tripId"`,
);
const payShares = statement<Row>(
  'join_shares_paid',
  `update eaters e set ${written(Eater, 'e', { sharePaidById: 'nullif($2::uuid, e.participant_id)' }, '$4')}
   where ${of('e')} and e.share_paid_by_id = $3 returning e.trip_id as "tripId"`,
);

/**
 * Gives a participant the receipts, shares and transfers of their double. Needs a lock on the trip.
 * @returns whether there were any
 */
export async function joinCosts(tx: Ctx, { tripId, ownId, doubleId }: Double): Promise<boolean> {
  const values = [tripId, ownId, doubleId];
  const stamped = [...values, stampOf({ id: ownId }, tx.now())];
  let count = 0;
  for (const join of [added, sumShares, dropShares, moveShares, dropTransfers, moveTransfers])
    count += (await join.all(tx.db, values)).length;
  for (const join of [paid, payShares]) count += (await join.all(tx.db, stamped)).length;
  count += (await forgetSettled.all(tx.db, [tripId, doubleId])).length;
  return count > 0;
}
