import {
  Arg,
  Ctx as Context,
  Field,
  FieldResolver,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
  ObjectType,
  registerEnumType,
  Resolver,
} from 'type-graphql';
import type { PaymentSort } from '../../../domain/admin/adminFields.ts';
import {
  subscriptionTypeOf,
  tripsGranted,
  type PaymentStatus,
  type SubscriptionType,
} from '../../../domain/money/packages.ts';
import { SubscriptionTypeEnum } from '../credit/credit.resolver.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { Money, money } from '../base/money.ts';
import { PaymentStatusEnum } from '../entities/payment.entity.ts';
import { AdminDashboard } from './admin.service.ts';
import { PeoplePageInput } from './pageInput.ts';
import { customerPayments, type CustomerPayment } from './payments.service.ts';

const PaymentSortEnum = {
  CREATED: 'created',
  AMOUNT: 'amount',
  CUSTOMER: 'customer',
} as const satisfies Record<Uppercase<PaymentSort>, PaymentSort>;

registerEnumType(PaymentSortEnum, {
  name: 'PaymentSort',
  description: 'What payments are sorted by.',
  valuesConfig: {
    CREATED: { description: 'When they were begun.' },
    AMOUNT: { description: 'What is charged.' },
    CUSTOMER: { description: 'The name of who pays; deleted accounts come last.' },
  },
});

@InputType({ description: 'Which payments; the days are those on which they were begun.' })
class CustomerPaymentsInput extends PeoplePageInput {
  @Field(() => PaymentSortEnum, { nullable: true, description: 'CREATED when left out.' })
  sort?: PaymentSort | null;
}

@ObjectType('CustomerPayment', { description: 'A payment, with who made it.', simpleResolvers: true })
class CustomerPaymentType {
  @Field(() => ID, { description: 'Id of the payment, a UUID.' })
  id: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was begun.' })
  createdAt: Date;

  @Field(() => String, { nullable: true, description: 'Who pays; null once the account is deleted.' })
  userName: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Their phone number in E.164; null once the account is deleted.',
  })
  userPhone: string | null;

  @Field(() => Money, { description: 'What is charged in all.' })
  amount: Money;

  @Field(() => SubscriptionTypeEnum, {
    description: 'What the account is called for it; SINGLE for the special offer.',
  })
  subscriptionType: SubscriptionType;

  @Field(() => PaymentStatusEnum, { description: 'How far it got.' })
  status: PaymentStatus;

  @Field(() => Int, { description: 'Trips that it has brought: 0 until it succeeds, -1 is unlimited.' })
  tripsGranted: number;
}

@ObjectType({ description: 'Payments of all accounts.', simpleResolvers: true })
class CustomerPaymentPage {
  @Field(() => [CustomerPaymentType], { description: 'The part of the list that was asked for.' })
  payments: CustomerPaymentType[];

  @Field(() => Int, { description: 'How long the whole list is.' })
  totalCount: number;

  @Field(() => Money, {
    description: 'What the successful payments of these days brought in, without what went back.',
  })
  totalRevenue: Money;

  @Field(() => Int, { description: 'How many payments of these days succeeded.' })
  successfulPayments: number;

  @Field(() => Int, {
    description: 'Trips that the successful payments of these days sold; unlimited ones cannot be counted.',
  })
  tripsSold: number;
}

@Resolver(() => AdminDashboard)
export class CustomerPaymentsResolver {
  @FieldResolver(() => CustomerPaymentPage, {
    description: 'Payments of all accounts: the latest 20 unless something else is asked for.',
  })
  async payments(
    @Arg('input', () => CustomerPaymentsInput, { nullable: true, description: 'Which ones.' })
    input: CustomerPaymentsInput | null,
    @Context() ctx: Ctx,
  ): Promise<CustomerPaymentPage> {
    const { payments, totalRevenueCents, ...rest } = await customerPayments(ctx, input ?? {});
    return { ...rest, payments: payments.map(present), totalRevenue: money(totalRevenueCents) };
  }
}

function present({ amountCents, ...payment }: CustomerPayment): CustomerPaymentType {
  return {
    ...payment,
    amount: money(amountCents),
    subscriptionType: subscriptionTypeOf(payment.package),
    tripsGranted: tripsGranted(payment),
  };
}
