import { statement } from '../../db/statement.ts';

export const deleteOwn = statement<{ readonly id: string }>(
  'delete_recipe',
  'delete from recipes where owner_id = $1 and id = $2 returning id',
);
