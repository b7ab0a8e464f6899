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
import { creditPageFields, type CreditSort } from '../../../domain/admin/adminFields.ts';
import type { SubscriptionType } from '../../../domain/payment/packages.ts';
import { SubscriptionTypeEnum } from '../payment/credit/credit.resolver.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { Money } from '../base/money.ts';
import { inputOf } from '../base/graphqlInput.ts';
import { enumType } from '../base/enumType.ts';
import { PEOPLE_PAGE_TEXTS } from './pageInput.ts';
import { AdminDashboard } from './admin.objects.ts';
import { userCredits } from './userCredits.service.ts';

enumType<CreditSort>('CreditSort', 'Sort key of user credits.', {
  joined: 'Time the account was created.',
  name: 'Name of the user.',
  trips_remaining: 'Remaining trips; unlimited counts as the most.',
  purchased: 'Number of bought trips; unlimited counts as the most.',
  spent: 'Total amount spent.',
});

@InputType({ description: 'Filter and page of users; days refer to the creation of the account.' })
class UserCreditsInput extends inputOf(creditPageFields.shape, {
  ...PEOPLE_PAGE_TEXTS,
  sort: 'JOINED by default.',
}) {}

@ObjectType('UserCredit', { description: 'Purchases and remaining trips of a user.' })
class UserCreditType {
  @Field(() => ID, { description: 'The account.' })
  userId: string;

  @Field({ description: 'Name of the account.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Phone number in E.164 form; null without one.' })
  phone: string | null;

  @Field(() => String, { nullable: true, description: 'Email address; null without one.' })
  email: string | null;

  @Field({ description: 'Whether the account is an admin.' })
  isAdmin: boolean;

  @Field(() => Int, { description: 'Remaining trips; -1 for unlimited, as for admins.' })
  tripsRemaining: number;

  @Field(() => SubscriptionTypeEnum, { description: 'Subscription type of the account.' })
  subscriptionType: SubscriptionType;

  @Field(() => Int, { description: 'Number of bought trips; -1 when unlimited trips are among them.' })
  totalTripsPurchased: number;

  @Field(() => Money, { description: 'Total of successful payments minus refunds and lost disputes.' })
  totalAmountSpent: Money;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Earliest expiry of unused bundle trips; null when none expire.',
  })
  subscriptionExpiresAt: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'Time the account was created.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was locked; null: it can be used.',
  })
  lockedAt: Date | null;
}

@ObjectType({ description: 'Credits of all accounts.' })
class UserCreditPage {
  @Field(() => [UserCreditType], { description: 'Rows of the requested page.' })
  users: UserCreditType[];

  @Field(() => Int, { description: 'Number of entries before paging.' })
  totalCount: number;

  @Field(() => Int, { description: 'Number of accounts.' })
  totalUsers: number;

  @Field(() => Money, {
    description: 'Revenue of all successful payments, including those of deleted accounts.',
  })
  totalRevenue: Money;

  @Field(() => Int, { description: 'Number of trips sold; unlimited packages are not counted.' })
  totalTripsSold: number;

  @Field(() => Int, { description: 'Remaining trips of all accounts without unlimited trips.' })
  unusedCredits: number;
}

@Resolver(() => AdminDashboard)
export class UserCreditsResolver {
  @FieldResolver(() => UserCreditPage, {
    description: 'Credits of all accounts; by default the 20 newest accounts.',
  })
  userCredits(
    @Arg('input', () => UserCreditsInput, { nullable: true, description: 'Filter and page.' })
    input: UserCreditsInput | null,
    @Context() ctx: Ctx,
  ): Promise<UserCreditPage> {
    return userCredits(ctx, input ?? {});
  }
}
