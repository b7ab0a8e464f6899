import { statement } from '../../db/statement.ts';
import type { SettledConflict } from '../../entities/settledConflict.entity.ts';

/** The same signature again changes nothing. */
export const settle = statement<Pick<SettledConflict, 'mealId'>>(
  'settle_conflict',
  `insert into settled_conflicts as kept
     (trip_id, meal_id, eater_id, kind, value, note, settled_by_id, settled_at, basis)
   values ($1::uuid, $2::uuid, $3::uuid, $4, $5, $6, $7::uuid, $8::timestamptz, $9)
   on conflict on constraint settled_conflicts_pkey do update set note = excluded.note,
     settled_by_id = excluded.settled_by_id, settled_at = excluded.settled_at, basis = excluded.basis
   where (kept.note, kept.settled_by_id, kept.basis) is distinct from
     (excluded.note, excluded.settled_by_id, excluded.basis)
   returning meal_id as "mealId"`,
);
