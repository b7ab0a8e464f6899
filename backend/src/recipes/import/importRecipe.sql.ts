import { statement } from '../../db/statement.ts';

export const withSource = statement<{ readonly id: string }>(
  'own_recipe_with_source',
  'select id from recipes where owner_id = $1 and source_url = any($2::text[]) order by created_at, id limit 1',
);
