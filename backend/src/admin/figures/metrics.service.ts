import { MEAL_TYPES } from '../../../../domain/plan/meal.ts';
import { requireAuditedAdmin } from '../../access/audit.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { inviteCounts, mealCounts, topCreators, topInviters, tripCount, userCount } from './metrics.sql.ts';
import { withReportSnapshot } from './reportSnapshot.ts';
import type { InviteMetrics, MealMetrics, TripMetrics, UserMetrics } from './metrics.objects.ts';

/** @throws UNAUTHENTICATED, FORBIDDEN */
export async function userMetrics(ctx: Ctx): Promise<UserMetrics> {
  await requireAuditedAdmin(ctx, 'read_user_metrics');
  return withReportSnapshot(ctx, async (db) => ({
    totalUsers: (await userCount.first(db, []))?.count ?? 0,
    topUsersByTrips: await topCreators.all(db, []),
  }));
}

/** @throws UNAUTHENTICATED, FORBIDDEN */
export async function tripMetrics(ctx: Ctx): Promise<TripMetrics> {
  await requireAuditedAdmin(ctx, 'read_trip_metrics');
  return { totalTrips: (await tripCount.first(ctx.db, []))?.count ?? 0 };
}

/** @throws UNAUTHENTICATED, FORBIDDEN */
export async function mealMetrics(ctx: Ctx): Promise<MealMetrics> {
  await requireAuditedAdmin(ctx, 'read_meal_metrics');
  const counts = await withReportSnapshot(ctx, (db) => mealCounts.all(db, []));
  const total = (those: typeof counts) => those.reduce((sum, { count }) => sum + count, 0);
  return {
    totalMeals: total(counts),
    aiGeneratedMeals: total(counts.filter(({ isAiGenerated }) => isAiGenerated)),
    userGeneratedMeals: total(counts.filter(({ isAiGenerated }) => !isAiGenerated)),
    mealsPerType: MEAL_TYPES.map((type) => ({
      type,
      count: total(counts.filter((counted) => counted.type === type)),
    })),
  };
}

/** @throws UNAUTHENTICATED, FORBIDDEN */
export async function inviteMetrics(ctx: Ctx): Promise<InviteMetrics> {
  await requireAuditedAdmin(ctx, 'read_invite_metrics');
  return withReportSnapshot(ctx, async (db) => {
    const counts = await inviteCounts.first(db, []);
    return {
      pendingInvitations: counts?.pending ?? 0,
      acceptedInvitations: counts?.accepted ?? 0,
      topInviters: await topInviters.all(db, []),
    };
  });
}
