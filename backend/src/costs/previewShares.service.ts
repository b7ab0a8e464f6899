import type { EatingTrip } from '../../../domain/costs/costAttendance.ts';
import { tripCosts } from '../../../domain/costs/tripCosts.ts';
import type { Ctx } from '../ctx/ctx.ts';
import type { Participant } from '../entities/participant.entity.ts';
import type { Trip } from '../entities/trip.entity.ts';
import { isTravelling } from './costs.service.ts';

/** Whose share of the receipts a change of the table or the dates would change; in the trip's currency. */
export interface PreviewedShare {
  readonly participantId: string;
  readonly participant: Participant;
  readonly currency: string;
  readonly beforeCents: number;
  readonly afterCents: number;
}

/** @param after the table, the meals and the plan after a change */
export async function previewedShares(
  ctx: Ctx,
  { id, currency }: Trip,
  before: EatingTrip,
  after: EatingTrip,
): Promise<PreviewedShare[]> {
  const receipts = await ctx.loaders.receiptsOfTrip.get(id);
  if (receipts.length === 0) return [];
  const participants = await ctx.loaders.participantsOfTrip.get(id);
  const participantIds = participants.filter(isTravelling).map((one) => one.id);
  const [was, is] = [before, after].map((eating) => {
    const { balances } = tripCosts({ currency, participantIds, receipts, transfers: [] }, eating);
    return new Map(balances.map(({ participantId, share }) => [participantId, share]));
  });
  return participants.flatMap((participant) => {
    const [beforeCents, afterCents] = [was?.get(participant.id) ?? 0, is?.get(participant.id) ?? 0];
    return beforeCents === afterCents
      ? []
      : [{ participantId: participant.id, participant, currency, beforeCents, afterCents }];
  });
}
