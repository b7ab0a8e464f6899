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
import { financePageFields, type FinanceSort } from '../../../domain/admin/adminFields.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { Money } from '../base/money.ts';
import { inputOf } from '../base/graphqlInput.ts';
import { enumType } from '../base/enumType.ts';
import { PEOPLE_PAGE_TEXTS } from './pageInput.ts';
import { AdminDashboard } from './admin.objects.ts';
import { Cost } from './figures/cost.ts';
import { financialReport } from './financialReport.service.ts';

enumType<FinanceSort>('FinanceSort', 'Sort key of the financial report.', {
  net_profit: 'Revenue minus language model cost.',
  revenue: 'Revenue from their payments.',
  ai_cost: 'Their language model cost.',
  trips_created: 'Number of created trips.',
  trips_purchased: 'Number of bought trips; unlimited counts as the most.',
  name: 'Name of the user.',
  joined: 'Time the account was created.',
});

@InputType({
  description:
    'Filter and page of users, and the days whose payments, calls and trips count; all by default.',
})
class FinancialReportInput extends inputOf(financePageFields.shape, {
  ...PEOPLE_PAGE_TEXTS,
  sort: 'NET_PROFIT by default.',
}) {}

@ObjectType('UserFinance', { description: 'Revenue and cost of a user.' })
class UserFinanceType {
  @Field(() => ID, { description: 'The account.' })
  userId: string;

  @Field({ description: 'Name of the account.' })
  userName: string;

  @Field(() => String, { nullable: true, description: 'Phone number in E.164 form; null without one.' })
  userPhone: string | null;

  @Field(() => String, { nullable: true, description: 'Email address; null without one.' })
  userEmail: string | null;

  @Field(() => Money, { description: 'Revenue of successful payments minus refunds and lost disputes.' })
  totalRevenue: Money;

  @Field(() => Cost, { description: 'Language model cost of this account.' })
  totalAiCost: Cost;

  @Field(() => Money, { description: 'Revenue minus language model cost, rounded to cents.' })
  netProfit: Money;

  @Field(() => Int, { description: 'Existing trips that the account created.' })
  tripsCreated: number;

  @Field(() => Int, { description: 'Number of bought trips; -1 when unlimited trips are among them.' })
  tripsPurchased: number;

  @Field(() => Money, { description: 'Revenue per created trip; 0 without trips.' })
  avgRevenuePerTrip: Money;

  @Field(() => GraphQLISODateTime, { description: 'Time the account was created.' })
  joinedDate: Date;
}

@ObjectType('FinancialReport', { description: 'Revenue and cost of existing accounts.' })
class FinancialReportType {
  @Field(() => [UserFinanceType], { description: 'Rows of the requested page.' })
  users: UserFinanceType[];

  @Field(() => Int, { description: 'Number of entries before paging.' })
  totalCount: number;

  @Field(() => Money, { description: 'Total revenue minus language model cost.' })
  totalNetProfit: Money;

  @Field(() => Int, { description: 'Number of users with revenue.' })
  payingUsers: number;

  @Field(() => Int, { description: 'Number of users with a net profit above $5.' })
  highValueUsers: number;

  @Field(() => Money, { description: 'Revenue per account; 0 without accounts.' })
  avgRevenuePerUser: Money;

  @Field(() => [UserFinanceType], {
    description: 'Up to ten users with a net profit below -$1, worst first.',
  })
  lossLeaders: UserFinanceType[];
}

@Resolver(() => AdminDashboard)
export class FinancialReportResolver {
  @FieldResolver(() => FinancialReportType, {
    description: 'Revenue and cost by user; by default the first 15 by net profit.',
  })
  userFinancialReport(
    @Arg('input', () => FinancialReportInput, { nullable: true, description: 'Filter and page.' })
    input: FinancialReportInput | null,
    @Context() ctx: Ctx,
  ): Promise<FinancialReportType> {
    return financialReport(ctx, input ?? {});
  }
}
