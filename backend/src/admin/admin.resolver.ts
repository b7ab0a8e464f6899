import { Arg, Ctx as Context, FieldResolver, Int, Mutation, Query, Resolver } from 'type-graphql';
import { limitsOf } from '../base/graphqlInput.ts';
import { trendFields } from '../../../domain/admin/adminFields.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { AdminDashboard } from './admin.objects.ts';
import { adminDashboard } from './admin.service.ts';
import { AiUsageMetrics } from './figures/aiUsageMetrics.objects.ts';
import { aiUsageMetrics } from './figures/aiUsageMetrics.service.ts';
import { BackupSchedule } from './installation/backups.objects.ts';
import { backupsOf } from './installation/backups.service.ts';
import { Setup } from './installation/setup.objects.ts';
import { dismissSetup, setupOf } from './installation/setup.service.ts';
import { InviteMetrics, MealMetrics, TripMetrics, UserMetrics } from './figures/metrics.objects.ts';
import { inviteMetrics, mealMetrics, tripMetrics, userMetrics } from './figures/metrics.service.ts';
import { StripeProducts } from './stripeProducts.objects.ts';
import { stripeProducts } from './stripeProducts.service.ts';
import { TrendDay } from './figures/trends.objects.ts';
import { trends } from './figures/trends.service.ts';

@Resolver(() => AdminDashboard)
export class AdminResolver {
  @Query(() => AdminDashboard, {
    description:
      'Metrics of the whole installation, for admins only. Each read is recorded in the audit log.',
  })
  admin(@Context() ctx: Ctx): AdminDashboard {
    return adminDashboard(ctx);
  }

  @FieldResolver(() => UserMetrics, { description: 'User count and the most active users.' })
  userMetrics(@Context() ctx: Ctx): Promise<UserMetrics> {
    return userMetrics(ctx);
  }

  @FieldResolver(() => TripMetrics, { description: 'Number of trips.' })
  tripMetrics(@Context() ctx: Ctx): Promise<TripMetrics> {
    return tripMetrics(ctx);
  }

  @FieldResolver(() => MealMetrics, { description: 'Meal counts by source and type.' })
  mealMetrics(@Context() ctx: Ctx): Promise<MealMetrics> {
    return mealMetrics(ctx);
  }

  @FieldResolver(() => AiUsageMetrics, { description: 'Language model usage by feature and user.' })
  aiUsageMetrics(@Context() ctx: Ctx): Promise<AiUsageMetrics> {
    return aiUsageMetrics(ctx);
  }

  @FieldResolver(() => InviteMetrics, { description: 'Invitation counts and top inviters.' })
  inviteMetrics(@Context() ctx: Ctx): Promise<InviteMetrics> {
    return inviteMetrics(ctx);
  }

  @FieldResolver(() => StripeProducts, {
    nullable: true,
    description:
      'Products and prices at the payment provider; null with the error SERVICE_UNAVAILABLE without a provider, or PROVIDER_FAILED.',
  })
  stripeProducts(@Context() ctx: Ctx): Promise<StripeProducts> {
    return stripeProducts(ctx);
  }

  @FieldResolver(() => Setup, { description: 'What the host has set up, and what not.' })
  setup(@Context() ctx: Ctx): Promise<Setup> {
    return setupOf(ctx);
  }

  @Mutation(() => Setup, { description: 'For admins: hides the list of what is set up, for all of them.' })
  dismissSetup(@Context() ctx: Ctx): Promise<Setup> {
    return dismissSetup(ctx);
  }

  @FieldResolver(() => BackupSchedule, {
    nullable: true,
    description:
      'Backups on a schedule; null without one, or with the error SERVICE_UNAVAILABLE when their place does not answer.',
  })
  backups(@Context() ctx: Ctx): Promise<BackupSchedule | null> {
    return backupsOf(ctx);
  }

  @FieldResolver(() => [TrendDay], {
    description: 'Daily totals of the last days, oldest first; the last day is today in UTC.',
  })
  trends(
    @Arg('days', () => Int, {
      defaultValue: 90,
      description: `Number of days, ${limitsOf(trendFields.shape.days)}.`,
    })
    days: number,
    @Context() ctx: Ctx,
  ): Promise<TrendDay[]> {
    return trends(ctx, { days });
  }
}
