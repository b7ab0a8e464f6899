import * as z from 'zod';
import type { CardDispute, CardEvent, CardIntent, CardPrice, CardProduct, CardStatus } from './cards.ts';

/** Parsed, since the SDK's types are no checks. */
const cents = z.int().nonnegative();
const reference = z.union([z.string(), z.object({ id: z.string() })]);

const charge = z.object({ amount_refunded: cents });
const intent = z.object({
  id: z.string(),
  status: z.string(),
  amount: cents,
  amount_received: cents.nullish(),
  currency: z.string(),
  client_secret: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  last_payment_error: z.object({}).nullish(),
  latest_charge: z.union([z.string(), charge]).nullish(),
});
const dispute = z.object({ id: z.string(), status: z.string(), payment_intent: reference.nullish() });
const price = z.object({
  id: z.string(),
  currency: z.string(),
  unit_amount: cents.nullish(),
  recurring: z.unknown().optional(),
});
const product = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullish(),
  active: z.boolean(),
  default_price: z.union([z.string(), price]).nullish(),
});
const event = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      object: z.string().optional(),
      id: z.string().optional(),
      payment_intent: reference.nullish(),
    }),
  }),
});

/** `chargeId`: its refunds must be fetched. */
export function readIntentAnswer(answer: unknown): { intent: CardIntent; chargeId: string | null } {
  const read = intent.parse(answer);
  const { latest_charge: latest } = read;
  return {
    intent: {
      id: read.id,
      status: statusOf(read),
      isAttempted: isAttempted(read),
      amountCents: read.amount,
      receivedCents: read.amount_received ?? (read.status === 'succeeded' ? read.amount : 0),
      currency: read.currency.toLowerCase(),
      clientSecret: read.client_secret ?? null,
      paymentId: read.metadata?.['payment_id'] ?? null,
      refundedCents: typeof latest === 'object' ? (latest?.amount_refunded ?? 0) : 0,
    },
    chargeId: typeof latest === 'string' ? latest : null,
  };
}

/** Only its error tells a declined payment from an untried one. */
function statusOf({ status, last_payment_error: error }: z.output<typeof intent>): CardStatus {
  if (status === 'succeeded' || status === 'canceled') return status;
  return status === 'requires_payment_method' && error != null ? 'failed' : 'pending';
}

/** A canceled intent keeps the error of its last attempt. */
function isAttempted({ status, last_payment_error: error }: z.output<typeof intent>): boolean {
  return error != null || (status !== 'requires_payment_method' && status !== 'canceled');
}

export function readRefundedCents(answer: unknown): number {
  return charge.parse(answer).amount_refunded;
}

/** Inquiries and prevented disputes cost nothing. */
const HARMLESS_ENDS: ReadonlySet<string> = new Set(['won', 'warning_closed', 'prevented']);

export function readDisputeAnswer(answer: unknown): CardDispute {
  const { id, status, payment_intent: paid } = dispute.parse(answer);
  return {
    id,
    intentId: idOf(paid),
    outcome: status === 'lost' ? 'lost' : HARMLESS_ENDS.has(status) ? 'won' : 'open',
  };
}

/** Null if recurring or without a single amount. */
export function readPriceAnswer(answer: unknown): CardPrice | null {
  const { unit_amount: amountCents, currency, recurring } = price.parse(answer);
  return amountCents == null || recurring != null ? null : { amountCents, currency: currency.toLowerCase() };
}

export function readProductAnswer(answer: unknown): CardProduct {
  const { id, name, description, active, default_price: standard } = product.parse(answer);
  const known = typeof standard === 'object' ? standard : null;
  return {
    id,
    name,
    active,
    description: description ?? null,
    priceId: idOf(standard),
    amount: known?.unit_amount ?? null,
    currency: known?.currency ?? null,
  };
}

export function readEventAnswer(answer: unknown): CardEvent | null {
  const read = event.safeParse(answer);
  if (!read.success) return null;
  const { id, type } = read.data;
  const { object, id: objectId = null, payment_intent: paid } = read.data.data.object;
  return {
    id,
    type,
    intentId: object === 'payment_intent' ? objectId : idOf(paid),
    disputeId: object === 'dispute' ? objectId : null,
  };
}

function idOf(value: string | { readonly id: string } | null | undefined): string | null {
  return typeof value === 'object' ? (value?.id ?? null) : (value ?? null);
}
