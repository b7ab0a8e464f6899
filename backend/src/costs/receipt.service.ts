import { msg } from '../../../domain/text/message.ts';
import { portionsOf } from '../../../domain/costs/explainedShare.ts';
import { sharedReceipt, type SharedReceipt } from '../../../domain/costs/tripCosts.ts';
import { tripAbilities } from '../access/policy.ts';
import { isViewer, requireTripAs, tripOf, type TripAccess } from '../access/require.ts';
import { readLockedRow } from '../access/requireLocked.ts';
import { AppError, foundOr404 } from '../base/errors.ts';
import { moneyIn, type Money } from '../base/money.ts';
import type { Ctx } from '../ctx/ctx.ts';
import type { Participant } from '../entities/participant.entity.ts';
import type { Trip } from '../entities/trip.entity.ts';
import type { ReceiptRow } from '../reads/costRows.ts';
import type { ReceiptShareObject } from './costs.objects.ts';
import { costsOf, personIn, type CostsOfTrip } from './costs.service.ts';
import { receiptById } from './costs.sql.ts';

/** A change's answer. */
export interface ChangedReceipt {
  readonly receipt: ReceiptRow;
  readonly trip: Trip;
}

interface ReceiptAccess extends TripAccess {
  readonly receipt: ReceiptRow;
}

/**
 * A receipt that the viewer may change, with the trip locked: which serializes all changes of its costs.
 * @throws as `requireTrip`, FORBIDDEN for other members than its author, payer and organizers
 */
export async function requireReceipt(tx: Ctx, rawReceiptId: unknown): Promise<ReceiptAccess> {
  const { tripId, id } = await readLockedRow(tx, 'receipt', rawReceiptId);
  const access = await requireTripAs(tx, 'receipt', tripId, 'add_receipts');
  const receipt = foundOr404(await receiptById.first(tx.db, [tripId, id]), 'receipt');
  if (!mayEdit(tx, access, receipt))
    throw new AppError(
      'FORBIDDEN',
      msg('receipt.ofOthers', 'Only who added or paid it, and organizers, can change this receipt.'),
    );
  return { ...access, receipt };
}

function mayEdit(
  ctx: Ctx,
  { trip, participant }: { readonly trip: Readonly<Trip>; readonly participant: Participant },
  { addedById, paidById }: Pick<ReceiptRow, 'addedById' | 'paidById'>,
): boolean {
  const abilities = tripAbilities(trip, participant, ctx.now());
  if (abilities.has('edit_receipts')) return true;
  return abilities.has('add_receipts') && (addedById === participant.id || paidById === participant.id);
}

export async function canEditReceipt(ctx: Ctx, receipt: ReceiptRow): Promise<boolean> {
  const own = await ownParticipant(ctx, receipt.tripId);
  const trip = await tripOf(ctx, receipt);
  return own !== undefined && mayEdit(ctx, { trip, participant: own }, receipt);
}

/** The viewer's row in a trip. */
export async function ownParticipant(ctx: Ctx, tripId: string): Promise<Participant | undefined> {
  const participants = await ctx.loaders.participantsOfTrip.get(tripId);
  return participants.find((one) => isViewer(ctx, one));
}

/** Of a receipt as it is now, with its trip's costs. */
export async function costsOfReceipt(
  ctx: Ctx,
  receipt: ReceiptRow,
): Promise<CostsOfTrip & { readonly shared: SharedReceipt }> {
  const found = await costsOf(ctx, await tripOf(ctx, receipt));
  const { costs, trip } = found;
  // A change that came in between leaves the answer as it was.
  const shared = found.byId.get(receipt.id) ?? sharedReceipt(receipt, trip.currency, costs.attendance);
  return { ...found, shared };
}

/** What the viewer bears of it, in the currency of the trip. */
export async function viewersShare(ctx: Ctx, receipt: ReceiptRow): Promise<Money> {
  const { shared, trip } = await costsOfReceipt(ctx, receipt);
  const own = await ownParticipant(ctx, receipt.tripId);
  const share = shared.shares.find(({ participantId }) => participantId === own?.id);
  return moneyIn(share?.cents ?? 0, trip.currency);
}

export async function receiptShares(ctx: Ctx, receipt: ReceiptRow): Promise<ReceiptShareObject[]> {
  const found = await costsOfReceipt(ctx, receipt);
  const { shared, trip } = found;
  const typed = new Map(receipt.shares.map((share) => [share.participantId, share.amountCents]));
  return shared.shares.map(({ participantId, cents }) => {
    const { portionQuarters } = portionsOf(shared, participantId);
    const typedCents = receipt.split === 'shares' ? (typed.get(participantId) ?? 0) : null;
    return {
      participantId,
      participant: personIn(found, participantId),
      amount: moneyIn(cents, trip.currency),
      portions: portionQuarters === null ? null : portionQuarters / 4,
      typedAmount: typedCents === null ? null : moneyIn(typedCents, receipt.currency ?? trip.currency),
    };
  });
}

const FIELD_NAMES: Readonly<Record<string, string>> = { amountCents: 'amount', splitRevision: 'shares' };

/** Who changed what people write in it last; null while it is as it was added. */
export async function lastChangeOf(ctx: Ctx, { tripId, fieldVersions }: ReceiptRow) {
  const changes = Object.entries(fieldVersions);
  const last = Math.max(...changes.map(([, { version }]) => version));
  const ofLast = changes.filter(([, { version }]) => version === last);
  const [first] = ofLast;
  if (first === undefined) return null;
  const [, { by, at }] = first;
  return {
    fields: ofLast.map(([field]) => FIELD_NAMES[field] ?? field),
    byId: by,
    by: await memberOf(ctx, tripId, by),
    at: new Date(at),
  };
}

/** Null for null, and for a participant who was removed. */
export async function memberOf(ctx: Ctx, tripId: string, id: string | null): Promise<Participant | null> {
  if (id === null) return null;
  const participants = await ctx.loaders.participantsOfTrip.get(tripId);
  return participants.find((one) => one.id === id) ?? null;
}

export async function currencyOf(ctx: Ctx, tripId: string): Promise<string> {
  return (await tripOf(ctx, { tripId })).currency;
}
