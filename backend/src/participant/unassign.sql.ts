import type { Ctx } from '../ctx/ctx.ts';
import { statement } from '../db/statement.ts';
import type { Participant } from '../entities/participant.entity.ts';

const OF_TRIP = 'place = place_of($1) and trip_id = $1';
const THEIR_MEALS = `${OF_TRIP} and assigned_to_id = $2`;
const THEIR_INGREDIENTS = `${OF_TRIP} and $2 in (assigned_to_id, purchased_by_id)`;

/** In lock order; the first waits for `lockAssignee` and `tick`, which hold the row while writing its id. */
const STEPS = [
  statement<unknown>('lock_leaving', `select from participants where ${OF_TRIP} and id = $2 for update`),
  statement<unknown>(
    'lock_their_meals',
    `select from meals where ${THEIR_MEALS} order by id for no key update`,
  ),
  statement<never>('unassign_meals', `update meals set assigned_to_id = null where ${THEIR_MEALS}`),
  statement<unknown>(
    'lock_their_ingredients',
    `select from ingredients where ${THEIR_INGREDIENTS} order by id for no key update`,
  ),
  statement<never>(
    'unassign_ingredients',
    `update ingredients set assigned_to_id = nullif(assigned_to_id, $2), purchased_by_id = nullif(purchased_by_id, $2)
     where ${THEIR_INGREDIENTS}`,
  ),
  statement<never>(
    'unsign_conflicts',
    `update settled_conflicts set settled_by_id = null where ${OF_TRIP} and settled_by_id = $2`,
  ),
];

/** Clears a participant's assignments, purchases and signatures, and prevents new ones. */
export async function unassign(tx: Ctx, { tripId, id }: Pick<Participant, 'tripId' | 'id'>): Promise<void> {
  for (const step of STEPS) await step.all(tx.db, [tripId, id]);
}
