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

const of = (alias: string) => `${alias}.trip_id = $tripId`;

const paid = statement<Row, Double & { readonly stamp: string }>(
  'join_receipts_paid',
  `update receipts r set ${written(Receipt, 'r', { paidById: '$ownId::uuid' }, '$stamp')}
   where ${of('r')} and r.paid_by_id = $doubleId returning r.trip_id as "tripId"`,
);
const added = statement<Row, Double>(
  'join_receipts_added',
  `update receipts r set added_by_id = $ownId where ${of('r')} and r.added_by_id = $doubleId returning r.trip_id as "tripId"`,
);
/** Equal parts become one part. */
const sumShares = statement<Row, Double>(
  'join_receipt_shares',
  `update receipt_shares own set amount_cents = own.amount_cents + other.amount_cents,
     portion_quarters = own.portion_quarters + other.portion_quarters
   from receipt_shares other
   where ${of('own')} and ${of('other')} and other.receipt_id = own.receipt_id
     and own.participant_id = $ownId and other.participant_id = $doubleId returning own.trip_id as "tripId"`,
);
const dropShares = statement<Row, Double>(
  'drop_joined_receipt_shares',
  `delete from receipt_shares other where ${of('other')} and other.participant_id = $doubleId
     and exists (select from receipt_shares own where ${of('own')} and own.receipt_id = other.receipt_id
       and own.participant_id = $ownId) returning other.trip_id as "tripId"`,
);
const moveShares = statement<Row, Double>(
  'move_receipt_shares',
  `update receipt_shares s set participant_id = $ownId where ${of('s')} and s.participant_id = $doubleId
   returning s.trip_id as "tripId"`,
);
/** Money from oneself to oneself. */
const dropTransfers = statement<Row, Double>(
  'drop_joined_transfers',
  `delete from transfers p where ${of('p')} and p.from_id in ($ownId, $doubleId) and p.to_id in ($ownId, $doubleId)
   returning p.trip_id as "tripId"`,
);
const moveTransfers = statement<Row, Double>(
  'move_transfers',
  `update transfers p set from_id = case when p.from_id = $doubleId then $ownId::uuid else p.from_id end,
     to_id = case when p.to_id = $doubleId then $ownId::uuid else p.to_id end,
     marked_by_id = case when p.marked_by_id = $doubleId then $ownId::uuid else p.marked_by_id end,
     settles = case when $doubleId in (p.from_id, p.to_id) then null else p.settles end
   where ${of('p')} and $doubleId in (p.from_id, p.to_id, p.marked_by_id) returning p.trip_id as "tripId"`,
);
/** They name the double. */
const forgetSettled = statement<Row, Omit<Double, 'ownId'>>(
  'forget_joined_settled_shares',
  `update transfers p set settled_shares = null
   where ${of('p')} and p.settled_shares -> 'participantIds' ? $doubleId returning p.trip_id as "tripId"`,
);
const payShares = statement<Row, Double & { readonly stamp: string }>(
  'join_shares_paid',
  `update eaters e set ${written(Eater, 'e', { sharePaidById: 'nullif($ownId::uuid, e.participant_id)' }, '$stamp')}
   where ${of('e')} and e.share_paid_by_id = $doubleId returning e.trip_id as "tripId"`,
);

/**
 * Gives a participant the receipts, shares and transfers of their double. Needs a lock on the trip.
 * @returns whether there were any
 */
export async function joinCosts(tx: Ctx, { tripId, ownId, doubleId }: Double): Promise<boolean> {
  const double = { tripId, ownId, doubleId };
  const stamped = { ...double, stamp: stampOf({ id: ownId }, tx.now()) };
  let count = 0;
  for (const join of [added, sumShares, dropShares, moveShares, dropTransfers, moveTransfers])
    count += (await join.all(tx.db, double)).length;
  for (const join of [paid, payShares]) count += (await join.all(tx.db, stamped)).length;
  count += (await forgetSettled.all(tx.db, { tripId, doubleId })).length;
  return count > 0;
}
