import {
  Ctx as Context,
  Field,
  GraphQLISODateTime,
  Int,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
} from 'type-graphql';
import type { SubscriptionType } from '../../../domain/money/packages.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { subscriptionStatus, type SubscriptionStatus } from './subscription.service.ts';

export const SubscriptionTypeEnum = {
  FREE: 'free',
  SINGLE: 'single',
  BUNDLE: 'bundle',
  UNLIMITED: 'unlimited',
} as const satisfies Record<Uppercase<SubscriptionType>, SubscriptionType>;

registerEnumType(SubscriptionTypeEnum, {
  name: 'SubscriptionType',
  description: 'What an account, or a payment, is called for what was bought.',
  valuesConfig: {
    FREE: { description: 'Nothing but the free trip.' },
    SINGLE: { description: 'Single trips, those of the special offer too.' },
    BUNDLE: { description: 'Trips of a bundle, which lapse after a year.' },
    UNLIMITED: { description: 'As many trips as one likes, for ever.' },
  },
});

@ObjectType('SubscriptionStatus', {
  description: 'How many trips somebody can still create, and by what.',
  simpleResolvers: true,
})
export class SubscriptionStatusType implements SubscriptionStatus {
  @Field(() => Int, { description: 'Trips that are left; -1 when they are unlimited.' })
  tripsRemaining: number;

  @Field(() => SubscriptionTypeEnum, { description: 'What the account is called.' })
  subscriptionType: SubscriptionType;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the first unused trips of a bundle lapse; null when none do, or trips are unlimited.',
  })
  subscriptionExpiresAt: Date | null;
}

@Resolver()
export class CreditResolver {
  @Query(() => SubscriptionStatusType, {
    description: 'How many trips the viewer can still create. It is only asked for where trips are paid.',
  })
  subscriptionStatus(@Context() ctx: Ctx): Promise<SubscriptionStatus> {
    return subscriptionStatus(ctx);
  }
}
