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
import type { CreditSort } from '../../../domain/admin/adminFields.ts';
import type { SubscriptionType } from '../../../domain/money/packages.ts';
import { SubscriptionTypeEnum } from '../credit/credit.resolver.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { Money, money } from '../base/money.ts';
import { AdminDashboard } from './admin.service.ts';
import { PeoplePageInput } from './pageInput.ts';
import { userCredits, type UserCredit } from './userCredits.service.ts';

const CreditSortEnum = {
  JOINED: 'joined',
  NAME: 'name',
  TRIPS_REMAINING: 'trips_remaining',
  PURCHASED: 'purchased',
  SPENT: 'spent',
} as const satisfies Record<string, CreditSort>;

registerEnumType(CreditSortEnum, {
  name: 'CreditSort',
  description: 'What users are sorted by where it is about their credits.',
  valuesConfig: {
    JOINED: { description: 'When they joined.' },
    NAME: { description: 'Their name.' },
    TRIPS_REMAINING: { description: 'Trips that they can still create; unlimited is most.' },
    PURCHASED: { description: 'Trips that they bought; unlimited is most.' },
    SPENT: { description: 'What they spent.' },
  },
});

@InputType({ description: 'Which users; the days are those on which they joined.' })
class UserCreditsInput extends PeoplePageInput {
  @Field(() => CreditSortEnum, { nullable: true, description: 'JOINED when left out.' })
  sort?: CreditSort | null;
}

@ObjectType('UserCredit', {
  description: 'What somebody has bought, and what is left of it.',
  simpleResolvers: true,
})
class UserCreditType {
  @Field(() => ID, { description: 'The account.' })
  userId: string;

  @Field({ description: 'Name of the account.' })
  name: string;

  @Field({ description: 'Its phone number in E.164.' })
  phone: string;

  @Field({ description: 'Whether the account is an admin.' })
  isAdmin: boolean;

  @Field(() => Int, { description: 'Trips that are left; -1 when they are unlimited, as for admins.' })
  tripsRemaining: number;

  @Field(() => SubscriptionTypeEnum, { description: 'What the account is called.' })
  subscriptionType: SubscriptionType;

  @Field(() => Int, { description: 'Trips that were bought; -1 when unlimited ones are among them.' })
  totalTripsPurchased: number;

  @Field(() => Money, { description: 'What the successful payments come to, less what went back.' })
  totalAmountSpent: Money;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the first unused trips of a bundle lapse; null when none do.',
  })
  subscriptionExpiresAt: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When the account was made.' })
  createdAt: Date;
}

@ObjectType({ description: 'The credits of all accounts.', simpleResolvers: true })
class UserCreditPage {
  @Field(() => [UserCreditType], { description: 'The part of the list that was asked for.' })
  users: UserCreditType[];

  @Field(() => Int, { description: 'How long the whole list is.' })
  totalCount: number;

  @Field(() => Int, { description: 'Accounts that there are.' })
  totalUsers: number;

  @Field(() => Money, {
    description: 'What all successful payments brought in, those of deleted accounts too.',
  })
  totalRevenue: Money;

  @Field(() => Int, { description: 'Trips that they sold; unlimited ones cannot be counted.' })
  totalTripsSold: number;

  @Field(() => Int, { description: 'Trips that are left to all for whom they are not unlimited.' })
  unusedCredits: number;
}

@Resolver(() => AdminDashboard)
export class UserCreditsResolver {
  @FieldResolver(() => UserCreditPage, {
    description: 'Credits of all accounts: the 20 that joined last unless something else is asked for.',
  })
  async userCredits(
    @Arg('input', () => UserCreditsInput, { nullable: true, description: 'Which ones.' })
    input: UserCreditsInput | null,
    @Context() ctx: Ctx,
  ): Promise<UserCreditPage> {
    const { users, totalRevenueCents, ...rest } = await userCredits(ctx, input ?? {});
    return { ...rest, users: users.map(present), totalRevenue: money(totalRevenueCents) };
  }
}

function present({ totalSpentCents, ...user }: UserCredit): UserCreditType {
  return { ...user, totalAmountSpent: money(totalSpentCents) };
}
