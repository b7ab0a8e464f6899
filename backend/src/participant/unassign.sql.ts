import type { Ctx } from '../ctx/ctx.ts';
import type { Participant } from '../entities/participant.entity.ts';

/** Clears a participant's assignments and purchases, and prevents new ones. */
export async function unassign(tx: Ctx, { tripId, id }: Pick<Participant, 'tripId' | 'id'>): Promise<void> {
  const values = [tripId, id];
  // Waits for `lockAssignee` and `tick`, which hold the row while writing its id.
  await tx.db.query('select from participants where trip_id = $1 and id = $2 for update', values);
  const theirMeals = 'trip_id = $1 and assigned_to_id = $2';
  await tx.db.query(`select from meals where ${theirMeals} order by id for no key update`, values);
  await tx.db.query(`update meals set assigned_to_id = null where ${theirMeals}`, values);
  const theirIngredients = 'trip_id = $1 and $2 in (assigned_to_id, purchased_by_id)';
  await tx.db.query(
    `select from ingredients where ${theirIngredients} order by id for no key update`,
    values,
  );
  await tx.db.query(
    `update ingredients set assigned_to_id = nullif(assigned_to_id, $2), purchased_by_id = nullif(purchased_by_id, $2)
     where ${theirIngredients}`,
    values,
  );
}
