import { statement } from '../db/statement.ts';

/** Specification, section 9. */
const TOP_FEATURES = 5;

const TOP_USERS = 10;

/** `micro` is millionths of a dollar. */
export interface Used {
  readonly tokens: number;
  readonly micro: number;
}

interface Usage {
  readonly total: Used;
  readonly features: readonly (Used & { readonly feature: string })[];
  readonly users: readonly (Used & { readonly id: string; readonly name: string })[];
}

/** Accounts are many: tokens are summed in index order, costs only for accounts shown. */
export const aiUsage = statement<{ usage: Usage }>(
  'admin_ai_usage',
  `with by_feature as materialized (
     select feature, sum(input_tokens + output_tokens) as tokens, sum(cost_micro_dollars)::bigint as micro
     from ai_usages group by feature
   ), by_user as (
     select user_id, sum(input_tokens + output_tokens) as tokens
     from ai_usages where user_id is not null group by user_id order by tokens desc, user_id limit ${TOP_USERS}
   )
   select json_build_object(
     'total', (select json_build_object('tokens', coalesce(sum(tokens), 0)::bigint,
       'micro', coalesce(sum(micro), 0)::bigint) from by_feature),
     'features', (select coalesce(json_agg(f order by f.tokens desc, f.feature), '[]')
       from (select * from by_feature order by tokens desc, feature limit ${TOP_FEATURES}) f),
     'users', (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'tokens', b.tokens,
       'micro', (select sum(cost_micro_dollars)::bigint from ai_usages a where a.user_id = u.id))
       order by b.tokens desc, u.id), '[]') from by_user b join users u on u.id = b.user_id)
   ) as usage`,
);
