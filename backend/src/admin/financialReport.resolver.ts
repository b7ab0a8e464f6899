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
import type { FinanceSort } from '../../../domain/admin/adminFields.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { Money, money } from '../base/money.ts';
import { AdminDashboard } from './admin.service.ts';
import { PeoplePageInput } from './pageInput.ts';
import { cost, Cost } from './cost.ts';
import { financialReport, type UserFinance } from './financialReport.service.ts';

const FinanceSortEnum = {
  NET_PROFIT: 'net_profit',
  REVENUE: 'revenue',
  AI_COST: 'ai_cost',
  TRIPS_CREATED: 'trips_created',
  TRIPS_PURCHASED: 'trips_purchased',
  NAME: 'name',
  JOINED: 'joined',
} as const satisfies Record<string, FinanceSort>;

registerEnumType(FinanceSortEnum, {
  name: 'FinanceSort',
  description: 'What users are sorted by in the financial report.',
  valuesConfig: {
    NET_PROFIT: { description: 'Revenue less what language models cost.' },
    REVENUE: { description: 'What their payments brought in.' },
    AI_COST: { description: 'What language models cost for them.' },
    TRIPS_CREATED: { description: 'Trips that they created.' },
    TRIPS_PURCHASED: { description: 'Trips that they bought; unlimited is most.' },
    NAME: { description: 'Their name.' },
    JOINED: { description: 'When they joined.' },
  },
});

@InputType({
  description: 'Which users, and the days whose payments, calls and trips are counted; all when left out.',
})
class FinancialReportInput extends PeoplePageInput {
  @Field(() => FinanceSortEnum, { nullable: true, description: 'NET_PROFIT when left out.' })
  sort?: FinanceSort | null;
}

@ObjectType('UserFinance', { description: 'What somebody brings in and costs.', simpleResolvers: true })
class UserFinanceType {
  @Field(() => ID, { description: 'The account.' })
  userId: string;

  @Field({ description: 'Name of the account.' })
  userName: string;

  @Field({ description: 'Its phone number in E.164.' })
  userPhone: string;

  @Field(() => Money, { description: 'What the successful payments brought in, less what went back.' })
  totalRevenue: Money;

  @Field(() => Cost, { description: 'What language models cost for this account.' })
  totalAiCost: Cost;

  @Field(() => Money, { description: 'Revenue less that cost, which is rounded to cents here.' })
  netProfit: Money;

  @Field(() => Int, { description: 'Trips that the account created and that are still there.' })
  tripsCreated: number;

  @Field(() => Int, { description: 'Trips that were bought; -1 when unlimited ones are among them.' })
  tripsPurchased: number;

  @Field(() => Money, { description: 'Revenue for each trip created; 0 without one.' })
  avgRevenuePerTrip: Money;

  @Field(() => GraphQLISODateTime, { description: 'When the account was made.' })
  joinedDate: Date;
}

@ObjectType('FinancialReport', {
  description: 'What the accounts that there are bring in and cost.',
  simpleResolvers: true,
})
class FinancialReportType {
  @Field(() => [UserFinanceType], { description: 'The part of the list that was asked for.' })
  users: UserFinanceType[];

  @Field(() => Int, { description: 'How long the whole list is.' })
  totalCount: number;

  @Field(() => Money, { description: 'What is left of all revenue once language models are paid.' })
  totalNetProfit: Money;

  @Field(() => Int, { description: 'Users with any revenue.' })
  payingUsers: number;

  @Field(() => Int, { description: 'Users with a net profit above $5.' })
  highValueUsers: number;

  @Field(() => Money, { description: 'Revenue for each account; 0 without one.' })
  avgRevenuePerUser: Money;

  @Field(() => [UserFinanceType], {
    description: 'The up to ten users with the lowest net profit, all below -$1, worst first.',
  })
  lossLeaders: UserFinanceType[];
}

@Resolver(() => AdminDashboard)
export class FinancialReportResolver {
  @FieldResolver(() => FinancialReportType, {
    description: 'Who brings in most: the first 15 by net profit unless something else is asked for.',
  })
  async userFinancialReport(
    @Arg('input', () => FinancialReportInput, { nullable: true, description: 'Which part of it.' })
    input: FinancialReportInput | null,
    @Context() ctx: Ctx,
  ): Promise<FinancialReportType> {
    const { users, lossLeaders, totalNetProfitCents, avgRevenuePerUserCents, ...rest } =
      await financialReport(ctx, input ?? {});
    return {
      ...rest,
      users: users.map(present),
      lossLeaders: lossLeaders.map(present),
      totalNetProfit: money(totalNetProfitCents),
      avgRevenuePerUser: money(avgRevenuePerUserCents),
    };
  }
}

function present(user: UserFinance): UserFinanceType {
  const { revenueCents, aiMicroDollars, netProfitCents, avgRevenuePerTripCents, ...rest } = user;
  return {
    ...rest,
    totalRevenue: money(revenueCents),
    totalAiCost: cost(aiMicroDollars),
    netProfit: money(netProfitCents),
    avgRevenuePerTrip: money(avgRevenuePerTripCents),
  };
}
