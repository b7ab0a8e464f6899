import { isDeepStrictEqual } from 'node:util';
import { receiptChangeFields, type ReceiptFields } from '../../../domain/costs/receiptFields.ts';
import { decimalAmount } from '../../../domain/costs/split/amountText.ts';
import { requireViewer } from '../access/require.ts';
import { notFound, type VersionConflict } from '../base/errors.ts';
import { readInput } from '../base/input.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { changeVersioned } from '../db/changeVersioned.ts';
import { stampOf } from '../db/versions.ts';
import { Receipt } from '../entities/costs/receipt.entity.ts';
import { changeBy, changed, changeTrip, unchanged } from '../write/changeTrip.ts';
import type { ReceiptRow } from '../reads/costRows.ts';
import { addSplit, receiptNow, receiptTrip, requireMeals } from './addReceipt.service.ts';
import { removeReceiptMeals, removeReceiptShares } from './costs.sql.ts';
import { requireReceipt, type ChangedReceipt } from './receipt.service.ts';
import { storedDigits, writtenReceipt, type WrittenReceipt } from './receiptState.ts';

/**
 * Changes a receipt: absent fields stay. Another amount, rate, split or other meals of a frozen one unfreeze it.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT with `conflict` for fields that changed after
 * the input's version
 */
export async function updateReceipt(
  ctx: Ctx,
  rawReceiptId: unknown,
  rawInput: unknown,
): Promise<ChangedReceipt> {
  requireViewer(ctx);
  const { version, ...fields } = readInput(receiptChangeFields, rawInput);
  return changeTrip(ctx, async (tx) => {
    const { trip, participant: own, receipt } = await requireReceipt(tx, rawReceiptId);
    const before = writtenOf(receipt);
    const wanted = writtenReceipt(fields, before, before, await receiptTrip(tx, trip));
    const { mealIds, shares, ...columns } = wanted;
    const isSplitOtherwise = !isDeepStrictEqual([mealIds, shares], [before.mealIds, before.shares]);
    const isUnfrozen = receipt.frozenAt !== null && changesShares(before, wanted);
    const updated = await changeVersioned(
      tx.db,
      Receipt,
      { tripId: trip.id, id: receipt.id },
      {
        ...givenOf(columns, fields),
        ...storedDigits(wanted, trip),
        ...(isSplitOtherwise ? { splitRevision: receipt.splitRevision + 1 } : {}),
        ...(isUnfrozen ? { frozenAt: null } : {}),
      },
      {
        version,
        stamp: stampOf(own, tx.now()),
        expected: expectedSplit(fields),
        inApi: (conflict) => inApiNames(conflict, receipt, trip.currency),
      },
    );
    if (updated === null) throw notFound('receipt');
    if (isSplitOtherwise || isUnfrozen) {
      await requireMeals(tx, trip, mealIds);
      await removeReceiptMeals.all(tx.db, [trip.id, receipt.id]);
      await removeReceiptShares.all(tx.db, [trip.id, receipt.id]);
      const staysFrozen = receipt.frozenAt !== null && !isUnfrozen;
      await addSplit(tx, receipt, { mealIds, shares: staysFrozen ? receipt.shares : shares });
    }
    const answer = { receipt: await receiptNow(tx, trip, receipt.id), trip };
    return updated.isChanged ? changed(answer, changeBy(own, 'COSTS', [receipt.id])) : unchanged(answer);
  });
}

/** What people wrote; frozen shares were not written. */
function writtenOf({ shares, ...receipt }: ReceiptRow): WrittenReceipt {
  return { ...receipt, shares: receipt.split === 'by-portions' ? [] : shares };
}

function changesShares(before: WrittenReceipt, after: WrittenReceipt): boolean {
  const decisive = ({ amountCents, currency, rate, split, mealIds }: WrittenReceipt) => [
    amountCents,
    currency,
    rate,
    split,
    mealIds,
  ];
  return !isDeepStrictEqual(decisive(before), decisive(after));
}

type Columns = Omit<WrittenReceipt, 'mealIds' | 'shares'>;

/** A list alone is meant for the split that it belongs to. */
function expectedSplit({ split, mealIds, participantIds, shares }: ReceiptFields): Partial<Columns> {
  if (split !== undefined) return {};
  if (mealIds !== undefined && mealIds.length > 0) return { split: 'by-portions' };
  if (participantIds !== undefined) return { split: 'equal' };
  return shares === undefined ? {} : { split: 'shares' };
}

/** Only given fields can be in conflict. */
function givenOf(columns: Columns, fields: object): Partial<Columns> {
  const given = new Set(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [name])),
  );
  if (given.has('amount')) given.add('amountCents');
  if (given.has('currency')) given.add('rate');
  return Object.fromEntries(Object.entries(columns).filter(([name]) => given.has(name)));
}

function inApiNames(conflict: VersionConflict, receipt: ReceiptRow, tripCurrency: string): VersionConflict {
  const { split, mealIds, shares } = receipt;
  const currency = receipt.currency ?? tripCurrency;
  const list = { 'by-portions': 'mealIds', equal: 'participantIds', shares: 'shares' } as const;
  const names: Readonly<Record<string, string>> = { amountCents: 'amount', splitRevision: list[split] };
  const { splitRevision: _, ...current } = conflict.current;
  return {
    ...conflict,
    fields: conflict.fields.map((field) => names[field] ?? field),
    current: {
      ...current,
      amountCents: receipt.amountCents,
      amount: decimalAmount(receipt.amountCents, currency),
      mealIds,
      participantIds: split === 'by-portions' ? [] : shares.map(({ participantId }) => participantId),
      shares:
        split === 'shares'
          ? shares.map(({ participantId, amountCents }) => ({
              participantId,
              amountCents,
              amount: decimalAmount(amountCents ?? 0, currency),
            }))
          : [],
    },
  };
}
