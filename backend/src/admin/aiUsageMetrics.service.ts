import { Field, Float, ID, ObjectType } from 'type-graphql';
import { requireAuditedAdmin } from '../access/audit.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { withReportSnapshot } from './reportSnapshot.ts';
import { cost, Cost } from './cost.ts';
import { type Used, aiUsage } from './metrics.sql.ts';

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
