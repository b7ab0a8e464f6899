import { Ctx as Context, Field, GraphQLISODateTime, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { SubscriptionType } from '../../../../domain/payment/packages.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { subscriptionStatus, type SubscriptionStatus } from './subscription.service.ts';
import { enumType } from '../../base/enumType.ts';

export const SubscriptionTypeEnum = enumType<SubscriptionType>(
  'SubscriptionType',
  'Subscription type of an account or a payment.',
  {
    free: 'Only the free trip.',
    single: 'Single trips, including those of the special offer.',
    bundle: 'Trips of a bundle, which expire after a year.',
    unlimited: 'Unlimited trips that never expire.',
  },
);

@ObjectType('SubscriptionStatus', { description: 'Remaining trips of an account and their type.' })
export class SubscriptionStatusType implements SubscriptionStatus {
  @Field(() => Int, { description: 'Remaining trips; -1 for unlimited.' })
  tripsRemaining: number;

  @Field(() => SubscriptionTypeEnum, { description: 'Subscription type of the account.' })
  subscriptionType: SubscriptionType;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Earliest expiry of unused bundle trips; null when none expire or trips are unlimited.',
  })
  subscriptionExpiresAt: Date | null;
}

@Resolver()
export class CreditResolver {
  @Query(() => SubscriptionStatusType, {
    description: "The viewer's remaining trips; only relevant when trips are paid.",
  })
  subscriptionStatus(@Context() ctx: Ctx): Promise<SubscriptionStatus> {
    return subscriptionStatus(ctx);
  }
}
