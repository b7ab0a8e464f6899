import {
  Arg,
  Ctx as Context,
  Field,
  FieldResolver,
  Int,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { subscriptionTypeOf, tripsGranted, type SubscriptionType } from '../../../domain/money/packages.ts';
import { SubscriptionTypeEnum } from '../credit/credit.resolver.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { Money, money } from '../base/money.ts';
import { Payment } from '../entities/payment.entity.ts';
import { paymentHistory, type PaymentsOfViewer } from './paymentHistory.service.ts';

@ObjectType({ description: 'What the viewer has paid.', simpleResolvers: true })
class PaymentHistory {
  @Field(() => [Payment], { description: 'The newest payments, newest first, whatever became of them.' })
  payments: readonly Payment[];

  @Field(() => Int, { description: 'How many payments there are in all.' })
  totalCount: number;

  @Field(() => Money, { description: 'What the successful payments come to, less what went back.' })
  totalSpent: Money;

  @Field(() => Int, {
    description: 'Trips that the successful payments brought; -1 when unlimited trips are among them.',
  })
  totalTripsPurchased: number;

  @Field(() => Int, { description: 'How many payments succeeded.' })
  successfulPayments: number;
}

@Resolver(() => Payment)
export class PaymentResolver {
  @FieldResolver(() => Money, { description: 'What is charged in all.' })
  amount(@Root() payment: Readonly<Payment>): Money {
    return money(payment.amountCents);
  }

  @FieldResolver(() => SubscriptionTypeEnum, {
    description: 'What the account is called for it; SINGLE for the special offer.',
  })
  subscriptionType(@Root() payment: Readonly<Payment>): SubscriptionType {
    return subscriptionTypeOf(payment.package);
  }

  @FieldResolver(() => Int, {
    description: 'Trips that it has brought: 0 until it succeeds, -1 is unlimited.',
  })
  tripsGranted(@Root() payment: Readonly<Payment>): number {
    return tripsGranted(payment);
  }

  @Query(() => PaymentHistory, { description: "The viewer's own payments." })
  async paymentHistory(
    @Arg('first', () => Int, {
      defaultValue: 5,
      description: 'How many of the newest payments, 1 to 100.',
    })
    first: number,
    @Context() ctx: Ctx,
  ): Promise<PaymentHistory> {
    return present(await paymentHistory(ctx, first));
  }
}

function present({ totalSpentCents, ...history }: PaymentsOfViewer): PaymentHistory {
  return { ...history, totalSpent: money(totalSpentCents) };
}
