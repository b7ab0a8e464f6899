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
  Resolver,
} from 'type-graphql';
import { paymentPageFields, type PaymentSort } from '../../../domain/admin/adminFields.ts';
import type { PaymentStatus, SubscriptionType } from '../../../domain/payment/packages.ts';
import { SubscriptionTypeEnum } from '../payment/credit/credit.resolver.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { Money } from '../base/money.ts';
import { inputOf } from '../base/graphqlInput.ts';
import { enumType } from '../base/enumType.ts';
import { PEOPLE_PAGE_TEXTS } from './pageInput.ts';
import { PaymentStatusEnum } from '../entities/payment.entity.ts';
import { AdminDashboard } from './admin.objects.ts';
import { customerPayments } from './payments.service.ts';

enumType<PaymentSort>('PaymentSort', 'Sort key of payments.', {
  created: 'Creation time.',
  amount: 'Charged amount.',
  customer: 'Customer name; deleted accounts come last.',
});

@InputType({ description: 'Filter and page of payments; days refer to the creation time.' })
class CustomerPaymentsInput extends inputOf(paymentPageFields.shape, {
  ...PEOPLE_PAGE_TEXTS,
  sort: 'CREATED by default.',
}) {}

@ObjectType('CustomerPayment', { description: 'A payment with its customer.' })
class CustomerPaymentType {
  @Field(() => ID, { description: 'Id of the payment, a UUID.' })
  id: string;

  @Field(() => GraphQLISODateTime, { description: 'Creation time of the payment.' })
  createdAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the customer; null once the account is deleted.',
  })
  userName: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number in E.164 form; null once the account is deleted.',
  })
  userPhone: string | null;

  @Field(() => String, { nullable: true, description: 'Email address; null without one.' })
  userEmail: string | null;

  @Field(() => Money, { description: 'Total amount charged.' })
  amount: Money;

  @Field(() => SubscriptionTypeEnum, {
    description: 'Subscription type of the package; SINGLE for the special offer.',
  })
  subscriptionType: SubscriptionType;

  @Field(() => PaymentStatusEnum, { description: 'Status of the payment.' })
  status: PaymentStatus;

  @Field(() => Int, {
    description: 'Number of granted trips; 0 until the payment succeeds, -1 for unlimited.',
  })
  tripsGranted: number;
}

@ObjectType({ description: 'Payments of all accounts.' })
class CustomerPaymentPage {
  @Field(() => [CustomerPaymentType], { description: 'Rows of the requested page.' })
  payments: CustomerPaymentType[];

  @Field(() => Int, { description: 'Number of entries before paging.' })
  totalCount: number;

  @Field(() => Money, {
    description: 'Revenue of the successful payments in the filtered days, minus refunds and lost disputes.',
  })
  totalRevenue: Money;

  @Field(() => Int, { description: 'Number of successful payments in the filtered days.' })
  successfulPayments: number;

  @Field(() => Int, {
    description:
      'Number of trips sold by the successful payments in the filtered days; unlimited packages are not counted.',
  })
  tripsSold: number;
}

@Resolver(() => AdminDashboard)
export class CustomerPaymentsResolver {
  @FieldResolver(() => CustomerPaymentPage, {
    description: 'Payments of all accounts; by default the latest 20.',
  })
  payments(
    @Arg('input', () => CustomerPaymentsInput, { nullable: true, description: 'Filter and page.' })
    input: CustomerPaymentsInput | null,
    @Context() ctx: Ctx,
  ): Promise<CustomerPaymentPage> {
    return customerPayments(ctx, input ?? {});
  }
}
