import { joinedAvoids } from '../../../domain/table/eater.ts';
import { ofTrip } from '../base/ids.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { changeRow, statement } from '../db/statement.ts';
import { stampOf } from '../db/versions.ts';
import { Eater } from '../entities/eater.entity.ts';

/** Two participants of one trip who are the same person. */
export interface Double {
  readonly tripId: string;
  readonly ownId: string;
  /** Is deleted afterwards. */
  readonly doubleId: string;
}

/** All of them for a participant who had declined and has none, else companions alone. */
const moveEaters = statement<never>(
  'move_eaters_of_double',
  `update eaters set participant_id = $2
   where place = place_of($1) and trip_id = $1 and participant_id = $3 and (is_companion or $4::boolean)`,
);

/** Gives a participant the companions and the avoids of their double. Needs a lock on the trip. */
export async function joinEaters(tx: Ctx, { tripId, ownId, doubleId }: Double): Promise<void> {
  const [own, double] = [await ownEaterOf(tx, tripId, ownId), await ownEaterOf(tx, tripId, doubleId)];
  if (double === null) return;
  await moveEaters.all(tx.db, [tripId, ownId, doubleId, own === null]);
  if (own === null) return;
  const avoids = joinedAvoids(own.avoids, double.avoids);
  const stamp = stampOf({ id: ownId }, tx.now());
  await changeRow(tx.db, Eater, { ...ofTrip(tripId), id: own.id }, { avoids }, stamp);
}

function ownEaterOf(tx: Ctx, tripId: string, participantId: string): Promise<Eater | null> {
  return tx.db.findOneBy(Eater, { ...ofTrip(tripId), participantId, isCompanion: false });
}
