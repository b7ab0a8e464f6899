import {
  Args,
  ArgsType,
  Ctx as Context,
  Field,
  FieldResolver,
  Int,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { subscriptionTypeOf, tripsGranted, type SubscriptionType } from '../../../domain/payment/packages.ts';
import { SubscriptionTypeEnum } from './credit/credit.resolver.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { inputOf } from '../base/graphqlInput.ts';
import { Money, money } from '../base/money.ts';
import { Payment } from '../entities/payment.entity.ts';
import { historyFields, paymentHistory, type PaymentsOfViewer } from './paymentHistory.service.ts';

@ObjectType({ description: "The viewer's payment history." })
class PaymentHistory {
  @Field(() => [Payment], { description: 'Payments of every status, newest first: a page of them.' })
  payments: readonly Payment[];

  @Field(() => String, { nullable: true, description: '`after` of the next page; null after the last one.' })
  next: string | null;

  @Field(() => Int, { description: 'Total number of payments.' })
  totalCount: number;

  @Field(() => Money, { description: 'Total of successful payments minus refunds and lost disputes.' })
  totalSpent: Money;

  @Field(() => Int, {
    description: 'Number of trips from successful payments; -1 when unlimited trips are among them.',
  })
  totalTripsPurchased: number;

  @Field(() => Int, { description: 'Number of successful payments.' })
  successfulPayments: number;
}

@ArgsType()
class PaymentHistoryArgs extends inputOf(historyFields.shape, {
  first: { text: 'Number of newest payments to return, {limits}.', deprecated: 'Use limit.' },
  limit: 'Length of the page, {limits}; 5 by default.',
  after: '`next` of the page before.',
}) {}

@Resolver(() => Payment)
export class PaymentResolver {
  @FieldResolver(() => Money, { description: 'Total amount charged.' })
  amount(@Root() payment: Readonly<Payment>): Money {
    return money(payment.amountCents);
  }

  @FieldResolver(() => SubscriptionTypeEnum, {
    description: 'Subscription type of the package; SINGLE for the special offer.',
  })
  subscriptionType(@Root() payment: Readonly<Payment>): SubscriptionType {
    return subscriptionTypeOf(payment.package);
  }

  @FieldResolver(() => Int, {
    description: 'Number of granted trips; 0 until the payment succeeds, -1 for unlimited.',
  })
  tripsGranted(@Root() payment: Readonly<Payment>): number {
    return tripsGranted(payment);
  }

  @Query(() => PaymentHistory, { description: "The viewer's own payments that a card was tried for." })
  async paymentHistory(@Args() args: PaymentHistoryArgs, @Context() ctx: Ctx): Promise<PaymentHistory> {
    return present(await paymentHistory(ctx, args));
  }
}

function present({ totalSpentCents, ...history }: PaymentsOfViewer): PaymentHistory {
  return { ...history, totalSpent: money(totalSpentCents) };
}
