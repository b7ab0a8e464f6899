import { creditPageFields, financePageFields, paymentPageFields } from '../../../domain/admin/adminFields.ts';
import { MONEY } from '../ctx/selections.ts';
import { MICRO_DOLLARS_PER_CENT } from '../../../domain/money/finance.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { numberText } from '../../../domain/text/formats.ts';
import { decimalMoney } from '../../../domain/money/money.ts';
import { subscriptionTypeOf, tripsGranted } from '../../../domain/payment/packages.ts';
import type { Route } from '../ctx/route.ts';
import { aiUsageMetrics } from './figures/aiUsageMetrics.service.ts';
import type { Cost } from './figures/cost.ts';
import { financialReport } from './financialReport.service.ts';
import type { UserFinance } from './financialReport.sql.ts';
import { inviteMetrics, mealMetrics, tripMetrics, userMetrics } from './figures/metrics.service.ts';
import { customerPayments } from './payments.service.ts';
import type { CustomerPayment } from './payments.sql.ts';
import { stripeProducts } from './stripeProducts.service.ts';
import { userCredits, type UserCredit } from './userCredits.service.ts';

const CENTS_PER_DOLLAR = 100;
const MICRO_DOLLARS_PER_DOLLAR = MICRO_DOLLARS_PER_CENT * CENTS_PER_DOLLAR;

/** REST answers carry dollars; the database and GraphQL sum micro-dollars. */
function dollars({ microDollars }: Pick<Cost, 'microDollars'>): number {
  return microDollars / MICRO_DOLLARS_PER_DOLLAR;
}

function presentUsage<Usage extends { readonly estimatedCost: Cost }>({ estimatedCost, ...usage }: Usage) {
  return { ...usage, estimatedCost: dollars(estimatedCost) };
}

function presentPayment({ amountCents, package: bought, trips, ...payment }: CustomerPayment): object {
  return {
    ...payment,
    amount: decimalMoney(amountCents),
    subscriptionType: subscriptionTypeOf(bought),
    tripsGranted: tripsGranted({ status: payment.status, trips }),
  };
}

function presentCredit({ totalSpentCents, ...user }: UserCredit): object {
  return { ...user, totalAmountSpent: totalSpentCents / CENTS_PER_DOLLAR };
}

function presentFinance(user: UserFinance): object {
  const { revenueCents, aiMicroDollars, netProfitCents, avgRevenuePerTripCents, ...rest } = user;
  return {
    ...rest,
    totalRevenue: revenueCents / CENTS_PER_DOLLAR,
    totalAiCost: dollars({ microDollars: aiMicroDollars }),
    netProfit: netProfitCents / CENTS_PER_DOLLAR,
    avgRevenuePerTrip: avgRevenuePerTripCents / CENTS_PER_DOLLAR,
  };
}

/** Numbers of dollars. */
const DOLLARS = '{ amountCents }';
const COST = '{ microDollars }';

/** All rows that one call may answer, without `?limit=`. */
const EVERYTHING = { limit: LIMITS.rowsAtOnce };

const PAGE_QUERY = '?limit=&offset=&sort=&direction=&search=&from=&to=';

export const adminRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/admin/user-metrics',
    twin: `{ admin { userMetrics { totalUsers topUsersByTrips { userId name tripCount } } } }`,
    who: 'admin',
    summary: 'User metrics.',
    handle: (ctx) => userMetrics(ctx),
  },
  {
    method: 'GET',
    path: '/api/admin/trip-metrics',
    twin: '{ admin { tripMetrics { totalTrips } } }',
    who: 'admin',
    summary: 'Trip metrics.',
    handle: (ctx) => tripMetrics(ctx),
  },
  {
    method: 'GET',
    path: '/api/admin/meal-metrics',
    twin: `{ admin { mealMetrics { totalMeals aiGeneratedMeals userGeneratedMeals mealsPerType { type count } } } }`,
    who: 'admin',
    summary: 'Meal metrics.',
    handle: (ctx) => mealMetrics(ctx),
  },
  {
    method: 'GET',
    path: '/api/admin/invite-metrics',
    twin: `{ admin { inviteMetrics { pendingInvitations acceptedInvitations topInviters { userId name inviteCount } } } }`,
    who: 'admin',
    summary: 'Invitation metrics.',
    handle: (ctx) => inviteMetrics(ctx),
  },
  {
    method: 'GET',
    path: '/api/admin/ai-usage-metrics',
    twin: `{ admin { aiUsageMetrics { totalEstimatedCost ${COST} totalTokensUsed usageByFeature { feature tokensUsed estimatedCost ${COST} } usageByUser { userId name tokensUsed estimatedCost ${COST} } } } }`,
    who: 'admin',
    summary: 'Tokens and cost of the language model.',
    handle: async (ctx) => {
      const { totalEstimatedCost, totalTokensUsed, usageByFeature, usageByUser } = await aiUsageMetrics(ctx);
      return {
        totalEstimatedCost: dollars(totalEstimatedCost),
        totalTokensUsed,
        usageByFeature: usageByFeature.map(presentUsage),
        usageByUser: usageByUser.map(presentUsage),
      };
    },
  },
  {
    method: 'GET',
    path: '/api/admin/payments',
    twin: `{ admin { payments { payments { id createdAt userName userPhone userEmail amount ${MONEY} subscriptionType status tripsGranted } } } }`,
    search: [paymentPageFields],
    payload: PAGE_QUERY,
    who: 'admin',
    summary: `Payments, up to ${numberText(LIMITS.rowsAtOnce)} rows.`,
    handle: async (ctx, { query }) =>
      (await customerPayments(ctx, { ...EVERYTHING, ...query })).payments.map(presentPayment),
  },
  {
    method: 'GET',
    path: '/api/admin/user-credits',
    twin: `{ admin { userCredits { users { userId name phone email isAdmin tripsRemaining subscriptionType totalTripsPurchased totalAmountSpent ${DOLLARS} subscriptionExpiresAt createdAt lockedAt } } } }`,
    search: [creditPageFields],
    payload: PAGE_QUERY,
    who: 'admin',
    summary: `Credits by user, up to ${numberText(LIMITS.rowsAtOnce)} rows.`,
    handle: async (ctx, { query }) =>
      (await userCredits(ctx, { ...EVERYTHING, ...query })).users.map(presentCredit),
  },
  {
    method: 'GET',
    path: '/api/admin/user-financial-report',
    twin: `{ admin { userFinancialReport { users { userId userName userPhone userEmail totalRevenue ${DOLLARS} totalAiCost ${COST} netProfit ${DOLLARS} tripsCreated tripsPurchased avgRevenuePerTrip ${DOLLARS} joinedDate } } } }`,
    search: [financePageFields],
    payload: PAGE_QUERY,
    who: 'admin',
    summary: `Revenue and cost by user, up to ${numberText(LIMITS.rowsAtOnce)} rows.`,
    handle: async (ctx, { query }) =>
      (await financialReport(ctx, { ...EVERYTHING, ...query })).users.map(presentFinance),
  },
  {
    method: 'GET',
    path: '/api/admin/stripe-products',
    twin: '{ admin { stripeProducts { products { id name description active priceId amount currency } priceConfiguration { singleTripPriceId bundlePriceId } } } }',
    who: 'admin',
    summary: "The payment provider's catalogue.",
    handle: (ctx) => stripeProducts(ctx),
  },
];
