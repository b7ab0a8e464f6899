import { Arg, Ctx as Context, FieldResolver, Int, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../ctx/ctx.ts';
import { AdminDashboard, adminDashboard } from './admin.service.ts';
import { AiUsageMetrics, aiUsageMetrics } from './aiUsageMetrics.service.ts';
import {
  InviteMetrics,
  inviteMetrics,
  MealMetrics,
  mealMetrics,
  TripMetrics,
  tripMetrics,
  UserMetrics,
  userMetrics,
} from './metrics.service.ts';
import { StripeProducts, stripeProducts } from './stripeProducts.service.ts';
import { TrendDay, trends } from './trends.service.ts';

@Resolver(() => AdminDashboard)
export class AdminResolver {
  @Query(() => AdminDashboard, {
    description:
      'Figures of the whole installation, for admins alone. Each look at them is in the audit log.',
  })
  admin(@Context() ctx: Ctx): AdminDashboard {
    return adminDashboard(ctx);
  }

  @FieldResolver(() => UserMetrics, { description: 'How many people use the product, and who most.' })
  userMetrics(@Context() ctx: Ctx): Promise<UserMetrics> {
    return userMetrics(ctx);
  }

  @FieldResolver(() => TripMetrics, { description: 'How many trips there are.' })
  tripMetrics(@Context() ctx: Ctx): Promise<TripMetrics> {
    return tripMetrics(ctx);
  }

  @FieldResolver(() => MealMetrics, { description: 'Where meals come from, and which they are.' })
  mealMetrics(@Context() ctx: Ctx): Promise<MealMetrics> {
    return mealMetrics(ctx);
  }

  @FieldResolver(() => AiUsageMetrics, { description: 'What was used of language models, and by whom.' })
  aiUsageMetrics(@Context() ctx: Ctx): Promise<AiUsageMetrics> {
    return aiUsageMetrics(ctx);
  }

  @FieldResolver(() => InviteMetrics, { description: 'How invitations are answered, and who invites.' })
  inviteMetrics(@Context() ctx: Ctx): Promise<InviteMetrics> {
    return inviteMetrics(ctx);
  }

  @FieldResolver(() => StripeProducts, {
    nullable: true,
    description:
      'What is set up at the payment provider; null with the error SERVICE_UNAVAILABLE where there is none, or PROVIDER_FAILED.',
  })
  stripeProducts(@Context() ctx: Ctx): Promise<StripeProducts> {
    return stripeProducts(ctx);
  }

  @FieldResolver(() => [TrendDay], {
    description: 'What came about on each of the last days, oldest first; the last one is today in UTC.',
  })
  trends(
    @Arg('days', () => Int, { defaultValue: 90, description: 'How many days, 1 to 366.' }) days: number,
    @Context() ctx: Ctx,
  ): Promise<TrendDay[]> {
    return trends(ctx, { days });
  }
}
