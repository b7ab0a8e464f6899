import * as z from 'zod/mini';
import { RECEIPT_KINDS, RECEIPT_SPLITS } from '../../../../domain/costs/receipt.ts';
import type { SourceCosts } from '../../../../domain/trip/transfer/exportCosts.ts';

const money = z.object({ amountCents: z.number(), currency: z.string() });

/** Converts the schema's enums: BY_PORTIONS is by-portions. */
function named<const Value extends string>(values: readonly Value[]) {
  const dashed = z.transform((text) =>
    typeof text === 'string' ? text.toLowerCase().replace('_', '-') : text,
  );
  return z.pipe(dashed, z.enum(values));
}

/** Costs of a saved trip, without references. */
export const keptCosts = z.object({
  currency: z.string(),
  receipts: z.array(
    z.object({
      date: z.string(),
      label: z.string(),
      paidById: z.string(),
      rate: z.nullable(z.string()),
      kind: named(RECEIPT_KINDS),
      split: named(RECEIPT_SPLITS),
      amount: money,
      tripAmount: money,
    }),
  ),
  balances: z.array(
    z.object({ participantId: z.string(), paid: money, share: money, transferred: money, balance: money }),
  ),
  payments: z.array(z.object({ fromId: z.string(), toId: z.string(), amount: money, date: z.string() })),
});

/** As the export takes them from the server's rows. */
export function sourceCosts({
  currency,
  receipts,
  balances,
  payments,
}: z.output<typeof keptCosts>): SourceCosts {
  return {
    currency,
    costs: {
      receipts: receipts.map(({ amount, tripAmount, ...receipt }) => ({
        receipt: { ...receipt, amountCents: amount.amountCents, currency: amount.currency },
        cents: tripAmount.amountCents,
      })),
      balances: balances.map(({ participantId, paid, share, transferred, balance }) => ({
        participantId,
        paid: paid.amountCents,
        share: share.amountCents,
        transferred: transferred.amountCents,
        balance: balance.amountCents,
      })),
    },
    transfers: payments.map(({ amount, ...payment }) => ({ ...payment, cents: amount.amountCents })),
  };
}
