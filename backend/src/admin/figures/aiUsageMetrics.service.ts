import { requireAuditedAdmin } from '../../access/audit.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { withReportSnapshot } from './reportSnapshot.ts';
import { cost } from './cost.ts';
import { type Used, aiUsage } from './metrics.sql.ts';
import type { AiUsageMetrics } from './aiUsageMetrics.objects.ts';

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
