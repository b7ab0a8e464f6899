import { Field, Float, ID, ObjectType } from 'type-graphql';
import { requireAuditedAdmin } from '../access/audit.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { statement } from '../db/statement.ts';
import { withReportSnapshot } from './reportSnapshot.ts';
import { cost, Cost } from './cost.ts';

/** Rows of the dashboard's short lists (specification, section 9). */
const TOP_FEATURES = 5;
const TOP_USERS = 10;

@ObjectType({ description: 'What a feature used of language models.', simpleResolvers: true })
export class FeatureUsage {
  @Field({ description: 'What the calls were for: meal_suggestions.' })
  feature: string;

  @Field(() => Float, { description: 'Tokens in and out.' })
  tokensUsed: number;

  @Field(() => Cost, { description: 'What they cost.' })
  estimatedCost: Cost;
}

@ObjectType({ description: 'What somebody used of language models.', simpleResolvers: true })
export class UserUsage {
  @Field(() => ID, { description: 'The account.' })
  userId: string;

  @Field({ description: 'Name of the account.' })
  name: string;

  @Field(() => Float, { description: 'Tokens in and out.' })
  tokensUsed: number;

  @Field(() => Cost, { description: 'What they cost.' })
  estimatedCost: Cost;
}

@ObjectType({ description: 'What was used of language models, and by whom.', simpleResolvers: true })
export class AiUsageMetrics {
  @Field(() => Cost, { description: 'What all calls cost, failed ones and those of deleted accounts too.' })
  totalEstimatedCost: Cost;

  @Field(() => Float, { description: 'Tokens in and out of all calls.' })
  totalTokensUsed: number;

  @Field(() => [FeatureUsage], { description: 'The five features that used most tokens.' })
  usageByFeature: FeatureUsage[];

  @Field(() => [UserUsage], { description: 'The ten who used most tokens, older accounts first.' })
  usageByUser: UserUsage[];
}

/** Tokens and millionths of a dollar. */
interface Used {
  readonly tokens: number;
  readonly micro: number;
}

interface Usage {
  readonly total: Used;
  readonly features: readonly (Used & { readonly feature: string })[];
  readonly users: readonly (Used & { readonly id: string; readonly name: string })[];
}

/**
 * Accounts are so many that the index which is in their order is read, for tokens alone: what they cost is added up for
 * the few who are shown. Features are few.
 */
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

/** What was used of language models, and by whom. @throws UNAUTHENTICATED, FORBIDDEN */
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
