import type { MealType } from '../../../../domain/plan/meal.ts';
import { statement } from '../../db/statement.ts';

/** Specification, section 9. */
const TOP_USERS = 10;
const TOP_INVITERS = 5;
const TOP_FEATURES = 5;

interface Account {
  readonly userId: string;
  readonly name: string;
}

export const userCount = statement<{ count: number }>(
  'admin_user_count',
  'select count(*)::int as count from users',
);

export const topCreators = statement<Account & { readonly tripCount: number }>(
  'admin_top_creators',
  `select u.id as "userId", u.name, t.count as "tripCount"
   from (select created_by, count(*)::int as count from trips where created_by is not null
         group by created_by order by count desc, created_by limit ${TOP_USERS}) t
   join users u on u.id = t.created_by order by t.count desc, u.id`,
);

export const tripCount = statement<{ count: number }>(
  'admin_trip_count',
  'select count(*)::int as count from trips',
);

export const mealCounts = statement<{ type: MealType; isAiGenerated: boolean; count: number }>(
  'admin_meal_counts',
  `select type, is_ai_generated as "isAiGenerated", count(*)::int as count from meals
   group by type, is_ai_generated`,
);

export const inviteCounts = statement<{ pending: number; accepted: number }>(
  'admin_invite_counts',
  `select count(*) filter (where invite_status = 'pending')::int as pending,
     count(*) filter (where invite_status = 'accepted' and invited_at is not null)::int as accepted
   from participants`,
);

export const topInviters = statement<Account & { readonly inviteCount: number }>(
  'admin_top_inviters',
  `select u.id as "userId", u.name, i.count as "inviteCount"
   from (select invited_by, count(*)::int as count from participants where invited_by is not null
         group by invited_by order by count desc, invited_by limit ${TOP_INVITERS}) i
   join users u on u.id = i.invited_by order by i.count desc, u.id`,
);

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
