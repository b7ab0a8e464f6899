import { joinedAnswers } from '../../../../domain/people/eater/eater.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { statement } from '../../db/statement.ts';
import { changeRow } from '../../db/rows.ts';
import { stampOf, written } from '../../db/versions.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { Eater } from '../../entities/eater.entity.ts';

/** Two participants of one trip who are the same person. */
export interface Double {
  readonly tripId: string;
  readonly ownId: string;
  /** Is deleted afterwards. */
  readonly doubleId: string;
}

/** All of them for a participant who had declined and has none, else companions alone. */
const moveEaters = statement<never, Double & { readonly movesAll: boolean }>(
  'move_eaters_of_double',
  `update eaters set participant_id = $ownId
   where trip_id = $tripId and participant_id = $doubleId and (is_companion or $movesAll::boolean)`,
);

const OF_DOUBLE = 'i.trip_id = $1 and $3 = any (i.apart_eater_ids)';
/** $2 has a separate plate of the same ingredient. */
const HAS_OWN = `exists (select from ingredients other where other.trip_id = $1
  and other.apart_of_id = i.apart_of_id and $2 = any (other.apart_eater_ids))`;

const removeSecondPlates = statement<{ id: string }>(
  'remove_plates_apart_of_double',
  `delete from ingredients i where ${OF_DOUBLE} and i.apart_eater_ids <@ array[$3::uuid] and ${HAS_OWN} returning i.id`,
);
/** Locks in the order of ids, against deadlocks. */
const giveOtherPlates = statement<{ id: string }>(
  'move_plates_apart_of_double',
  `with locked as (
     select i.id, ${HAS_OWN} as "hasOwn" from ingredients i where ${OF_DOUBLE} order by i.id for no key update of i)
   update ingredients i set apart_eater_ids = case when locked."hasOwn" then array_remove(i.apart_eater_ids, $3::uuid)
     else array_replace(i.apart_eater_ids, $3::uuid, $2::uuid) end
   from locked where i.trip_id = $1 and i.id = locked.id returning i.id`,
);

/** Names are compared with those of the table: one that is there twice counts once. */
const giveDishes = statement<
  never,
  { readonly tripId: string; readonly ownId: string; readonly doubleId: string; readonly stamp: string }
>(
  'move_dishes_of_double',
  `update meals m set ${written(Meal, 'm', { forWhom: 'replace(m.for_whom::text, $doubleId::text, $ownId::text)::jsonb' }, '$stamp')}
   where m.trip_id = $tripId and m.for_whom->'eaterIds' ? $doubleId::text`,
);

/**
 * Gives a participant the companions, the answer, the group, the separate plates and the dishes of their double. Needs a
 * lock on the trip.
 * @returns ids of the ingredients whose plates changed
 */
export async function joinEaters(tx: Ctx, { tripId, ownId, doubleId }: Double): Promise<string[]> {
  const [own, double] = [await ownEaterOf(tx, tripId, ownId), await ownEaterOf(tx, tripId, doubleId)];
  if (double === null) return [];
  await moveEaters.all(tx.db, { tripId, ownId, doubleId, movesAll: own === null });
  if (own === null) return [];
  const joined = { ...joinedAnswers(own, double), group: own.group ?? double.group };
  const stamp = stampOf({ id: ownId }, tx.now());
  await changeRow(tx.db, Eater, { tripId, id: own.id }, joined, stamp);
  const values = [tripId, own.id, double.id];
  const removed = await removeSecondPlates.all(tx.db, values);
  const moved = await giveOtherPlates.all(tx.db, values);
  await giveDishes.all(tx.db, { tripId, ownId: own.id, doubleId: double.id, stamp });
  return [...removed, ...moved].map(({ id }) => id);
}

function ownEaterOf(tx: Ctx, tripId: string, participantId: string): Promise<Eater | null> {
  return tx.db.findOneBy(Eater, { tripId, participantId, isCompanion: false });
}
