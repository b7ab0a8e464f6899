import { statement } from '../../db/statement.ts';

export const lockMeal = statement<unknown>(
  'lock_meal',
  'select from meals where trip_id = $1 and id = $2 for no key update',
);

export const lockRows = statement<unknown>(
  'lock_rows_of_meal',
  `select from ingredients where trip_id = $1 and meal_id = $2
   order by id for no key update`,
);
