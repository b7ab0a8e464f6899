import { Field, Float, ID, ObjectType } from 'type-graphql';
import { requireAuditedAdmin } from '../access/audit.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { statement } from '../db/statement.ts';
import { withReportSnapshot } from './reportSnapshot.ts';
import { cost, Cost } from './cost.ts';

/** Specification, section 9. */
const TOP_FEATURES = 5;
const TOP_USERS = 10;

@ObjectType({ description: 'Language model usage of a feature.', simpleResolvers: true })
export class FeatureUsage {
  @Field({ description: 'Purpose of the calls: meal_suggestions.' })
  feature: string;

  @Field(() => Float, { description: 'Input and output tokens.' })
  tokensUsed: number;

  @Field(() => Cost, { description: 'Estimated cost of the tokens.' })
  estimatedCost: Cost;
}

@ObjectType({ description: 'Language model usage of a user.', simpleResolvers: true })
export class UserUsage {
  @Field(() => ID, { description: 'The account.' })
  userId: string;

  @Field({ description: 'Name of the account.' })
  name: string;

  @Field(() => Float, { description: 'Input and output tokens.' })
  tokensUsed: number;

  @Field(() => Cost, { description: 'Estimated cost of the tokens.' })
  estimatedCost: Cost;
}

@ObjectType({ description: 'Language model usage by feature and user.', simpleResolvers: true })
export class AiUsageMetrics {
  @Field(() => Cost, {
    description: 'Estimated cost of all calls, including failed ones and those of deleted accounts.',
  })
  totalEstimatedCost: Cost;

  @Field(() => Float, { description: 'Input and output tokens of all calls.' })
  totalTokensUsed: number;

  @Field(() => [FeatureUsage], { description: 'The five features with the most tokens.' })
  usageByFeature: FeatureUsage[];

  @Field(() => [UserUsage], {
    description: 'The ten users with the most tokens; on a tie, the older account first.',
  })
  usageByUser: UserUsage[];
}

/** `micro` is millionths of a dollar. */
interface Used {
  readonly tokens: number;
  readonly micro: number;
}

interface Usage {
  readonly total: Used;
  readonly features: readonly (Used & { readonly feature: string })[];
  readonly users: readonly (Used & { readonly id: string; readonly name: string })[];
}

/** Accounts are many: tokens are summed in index order, costs only for accounts shown. */
const aiUsage = statement<{ usage: Usage }>(
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

/** Model usage by feature and user. @throws UNAUTHENTICATED, FORBIDDEN */
export async function aiUsageMetrics(ctx: Ctx): Promise<AiUsageMetrics> {
  await requireAuditedAdmin(ctx, 'read_ai_usage_metrics');
  const found = await withReportSnapshot(ctx, (db) => aiUsage.first(db, []));
  const { total, features, users } = found?.usage ?? { total: NOTHING, features: [], users: [] };
  return {
    totalEstimatedCost: cost(total.micro),
    totalTokensUsed: total.tokens,
    usageByFeature: features.map(({ feature, tokens, micro }) => ({
      feature,
      tokensUsed: tokens,
      estimatedCost: cost(micro),
    })),
    usageByUser: users.map(({ id, name, tokens, micro }) => ({
      userId: id,
      name,
      tokensUsed: tokens,
      estimatedCost: cost(micro),
    })),
  };
}

const NOTHING: Used = { tokens: 0, micro: 0 };
