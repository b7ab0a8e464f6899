import { insertSql } from '../../db/rows.ts';
import { statement } from '../../db/statement.ts';
import { SettledConflict } from '../../entities/settledConflict.entity.ts';

/** The same signature again changes nothing. */
export const settle = statement<Pick<SettledConflict, 'mealId'>>(
  'settle_conflict',
  `${insertSql(SettledConflict, 'kept')}
   on conflict on constraint settled_conflicts_pkey do update set note = excluded.note,
     settled_by_id = excluded.settled_by_id, settled_at = excluded.settled_at, basis = excluded.basis
   where (kept.note, kept.settled_by_id, kept.basis) is distinct from
     (excluded.note, excluded.settled_by_id, excluded.basis)
   returning meal_id as "mealId"`,
);
