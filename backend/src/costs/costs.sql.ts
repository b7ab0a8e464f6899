import { statement } from '../db/statement.ts';
import type { Transfer } from '../entities/costs/transfer.entity.ts';
import { receiptsSql, transfersSql, type ReceiptRow } from '../reads/costRows.ts';

const OF_TRIP = 'trip_id = $1';
export const receiptById = statement<ReceiptRow>(
  'receipt_by_id',
  receiptsSql((alias, receiptId) => `${alias}.trip_id = $1 and ${alias}.${receiptId} = $2`),
);
export const transferById = statement<Transfer>(
  'transfer_by_id',
  transfersSql('p.trip_id = $1 and p.id = $2'),
);

/** Locks chosen meals by id, so that they exist until the receipt names them. */
export const lockCoveredMeals = statement<{ readonly id: string }>(
  'lock_covered_meals',
  `select id from meals where ${OF_TRIP} and id = any($2::uuid[]) order by id for key share`,
);

export const removeReceiptMeals = statement<never>(
  'remove_receipt_meals',
  `delete from receipt_meals where ${OF_TRIP} and receipt_id = $2`,
);
export const removeReceiptShares = statement<never>(
  'remove_receipt_shares',
  `delete from receipt_shares where ${OF_TRIP} and receipt_id = $2`,
);
export const freezeReceipts = statement<never>(
  'freeze_receipts',
  `update receipts set frozen_at = $3 where ${OF_TRIP} and id = any($2::uuid[])`,
);

/** How many of the last transfers remember the shares of their time, so that an undone payment leaves the one before. */
const REMEMBERED = 10;
export const forgetSettledShares = statement<never>(
  'forget_settled_shares',
  `update transfers set settled_shares = null where ${OF_TRIP} and settled_shares is not null and id not in (
     select id from transfers where ${OF_TRIP} and settled_shares is not null
     order by created_at desc, id desc limit ${REMEMBERED})`,
);
