import type { Message } from '../../../domain/text/message.ts';
import { changedShares, type ChangedShare } from '../../../domain/costs/changedShares.ts';
import { costsPageFields } from '../../../domain/costs/receiptFields.ts';
import { explainedShare } from '../../../domain/costs/explainedShare.ts';
import type { EatingTrip } from '../../../domain/costs/costAttendance.ts';
import { partOfEaters } from '../../../domain/people/dish/partOfEaters.ts';
import { tripCosts, type SharedReceipt, type TripCosts } from '../../../domain/costs/tripCosts.ts';
import { costsCsv } from '../../../domain/costs/costsCsv.ts';
import { settlementLines } from '../../../domain/costs/settlementText.ts';
import { settlement } from '../../../domain/costs/split/settlement.ts';
import { nameWithLeaving } from '../../../domain/people/formerMember.ts';
import type { PlannedTrip } from '../../../domain/plan/plan.ts';
import { requireTrip } from '../access/require.ts';
import { notFound, foundOr404 } from '../base/errors.ts';
import { readInput } from '../base/input.ts';
import { moneyIn } from '../base/money.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { pageIn, type Page } from '../reads/page.ts';
import type { AttendanceException } from '../entities/attendanceException.entity.ts';
import { seatOf, type Eater } from '../entities/eater.entity.ts';
import type { Meal } from '../entities/meal.entity.ts';
import type { Participant } from '../entities/participant.entity.ts';
import type { Transfer } from '../entities/costs/transfer.entity.ts';
import type { Trip } from '../entities/trip.entity.ts';
import type { ReceiptRow } from '../reads/costRows.ts';
import type { ParticipantShare } from './costs.objects.ts';

/** The costs of a trip, with the rows they come from. */
export interface CostsOfTrip {
  readonly trip: Readonly<Trip>;
  readonly costs: TripCosts<ReceiptRow>;
  readonly byId: ReadonlyMap<string, SharedReceipt<ReceiptRow>>;
  /** Newest first. */
  readonly transfers: readonly Transfer[];
  /** Also those who declined or left. */
  readonly participants: ReadonlyMap<string, Participant>;
  readonly eaters: readonly Eater[];
}

/** @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND */
export async function readCosts(ctx: Ctx, rawTripId: unknown): Promise<CostsOfTrip> {
  const { trip } = await requireTrip(ctx, rawTripId, 'view');
  return costsOf(ctx, trip);
}

/**
 * Of a request, whose receipts ask one by one. One list stands for all, since a request reads each once and forgets them
 * together; that of participants is never the empty list that trips share.
 */
const COSTS = new WeakMap<readonly Participant[], CostsOfTrip>();

/** The same number of statements for any number of receipts. */
export async function costsOf(ctx: Ctx, trip: Readonly<Trip>): Promise<CostsOfTrip> {
  const { loaders } = ctx;
  // One after the other: a transaction has one connection.
  const participants = await loaders.participantsOfTrip.get(trip.id);
  const known = COSTS.get(participants);
  if (known !== undefined) return known;
  const receipts = await loaders.receiptsOfTrip.get(trip.id);
  const transfers = await loaders.transfersOfTrip.get(trip.id);
  const eaters = await loaders.eatersOfTrip.get(trip.id);
  const exceptions = await loaders.exceptionsOfTrip.get(trip.id);
  const meals = await loaders.mealsOfTrip.get(trip.id);
  const paid = {
    currency: trip.currency,
    participantIds: participants.filter(isTravelling).map(({ id }) => id),
    receipts,
    transfers: transfers.map(({ fromId, toId, amountCents }) => ({ fromId, toId, cents: amountCents })),
  };
  const costs = tripCosts(paid, eatingTrip(trip, { eaters, exceptions, meals }));
  const found = {
    trip,
    costs,
    transfers,
    eaters,
    byId: new Map(costs.receipts.map((one) => [one.receipt.id, one])),
    participants: new Map(participants.map((one) => [one.id, one])),
  };
  COSTS.set(participants, found);
  return found;
}

/** Everybody else has declined, left or was removed. */
export function isTravelling({ inviteStatus }: Pick<Participant, 'inviteStatus'>): boolean {
  return inviteStatus !== 'declined';
}

interface EatingRows {
  readonly eaters: readonly Pick<
    Eater,
    keyof Parameters<typeof seatOf>[0] | 'group' | 'avoids' | 'sharePaidById'
  >[];
  readonly exceptions: readonly AttendanceException[];
  readonly meals: readonly Meal[];
}

/** Stored rows as the rules take them. */
export function eatingTrip(trip: PlannedTrip, { eaters, exceptions, meals }: EatingRows): EatingTrip {
  return {
    plan: trip,
    meals,
    partOf: ({ forWhom }, those) => partOfEaters(forWhom, those),
    eaters: eaters.map((eater) => {
      const { group, avoids, sharePaidById } = eater;
      return { ...seatOf(eater), group, avoids, sharePaidById };
    }),
    exceptions,
  };
}

/** Who bears more or less since the last payment, because the table or the meals changed. */
export async function changedSharesOf(ctx: Ctx, { trip, costs }: CostsOfTrip): Promise<ChangedShare[]> {
  return changedShares(await ctx.loaders.settledSharesOfTrip.get(trip.id), costs);
}

/**
 * "Why is this my share?"
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND also for a participant without costs who is not in the trip
 */
export async function readShare(
  ctx: Ctx,
  rawTripId: unknown,
  participantId: unknown,
): Promise<ParticipantShare> {
  return shareOf(await readCosts(ctx, rawTripId), participantId);
}

/** Companions whose share a participant bears, also those whom another one brings. */
export function companionsOf({ costs, eaters }: CostsOfTrip, participantId: string): Eater[] {
  return eaters.filter((eater) => eater.isCompanion && costs.attendance.bearerOf(eater) === participantId);
}

/** Down to the meals. @throws NOT_FOUND for others than the participants of the trip */
export function shareOf({ costs, trip }: CostsOfTrip, participantId: unknown): ParticipantShare {
  const found = costs.balances.find((one) => one.participantId === participantId);
  if (found === undefined) throw notFound('participant');
  const amount = (cents: number) => moneyIn(cents, trip.currency);
  const lines = explainedShare(costs, found.participantId);
  return {
    participantId: found.participantId,
    share: amount(found.share),
    paid: amount(found.paid),
    balance: amount(found.balance),
    lines: lines.map(({ shared, cents, portionQuarters, ofPortionQuarters, meals }) => ({
      receipt: shared.receipt,
      amount: amount(cents),
      portions: inPortions(portionQuarters),
      ofPortions: inPortions(ofPortionQuarters),
      meals: meals.map((meal) => ({
        date: meal.date,
        type: meal.type,
        mealId: meal.mealId,
        eaterIds: meal.eaterIds,
        portions: meal.portionQuarters / 4,
        ofPortions: meal.ofPortionQuarters / 4,
      })),
    })),
  };
}

function inPortions(quarters: number | null): number | null {
  return quarters === null ? null : quarters / 4;
}

/** @throws NOT_FOUND for a receipt of another trip */
export function receiptIn({ byId }: Pick<CostsOfTrip, 'byId'>, id: unknown): ReceiptRow {
  return foundOr404((typeof id === 'string' ? byId.get(id) : null) ?? null, 'receipt').receipt;
}

/** Rows of a page by default. */
export const USUAL_PAGE = 50;

/** Balances need all receipts of a trip, so a page is cut from the list. @throws BAD_USER_INPUT */
export function receiptPage({ costs }: Pick<CostsOfTrip, 'costs'>, rawPage: unknown): Page<ReceiptRow> {
  const rows = costs.receipts.map(({ receipt }) => receipt);
  return pageIn(
    rows,
    readPage(rawPage),
    ({ date, createdAt, id }) => `${date} ${createdAt.toISOString()} ${id}`,
  );
}

/** @throws BAD_USER_INPUT */
export function transferPage(
  { transfers }: Pick<CostsOfTrip, 'transfers'>,
  rawPage: unknown,
): Page<Transfer> {
  return pageIn(transfers, readPage(rawPage), ({ createdAt, id }) => `${createdAt.toISOString()} ${id}`);
}

function readPage(rawPage: unknown) {
  const { limit, after } = readInput(costsPageFields, rawPage);
  return { limit: limit ?? USUAL_PAGE, after };
}

/** Everything as CSV. @throws as {@link readCosts} */
export async function readCostsCsv(ctx: Ctx, rawTripId: unknown): Promise<string> {
  return csvOf(await readCosts(ctx, rawTripId));
}

export function csvOf({ costs, trip, transfers, participants }: CostsOfTrip): string {
  return costsCsv(costs, {
    currency: trip.currency,
    nameOf: (id) => nameWithLeaving(participants.get(id) ?? { name: '' }),
    transfers: transfers.map(({ amountCents, ...transfer }) => ({ ...transfer, cents: amountCents })),
  });
}

/** What is still to pay, to copy. */
export function settlementOf(found: CostsOfTrip): Message[] {
  const nameOf = (id: string) => personIn(found, id).name;
  return settlementLines(settlement(found.costs.balances), nameOf, found.trip.currency);
}

/**
 * @param participants of the trip
 * @throws Error for an id of none, which foreign keys exclude
 */
export function personIn({ participants }: Pick<CostsOfTrip, 'participants'>, id: string): Participant {
  const found = participants.get(id);
  if (found === undefined) throw new Error('A receipt or transfer names a participant of another trip.');
  return found;
}
