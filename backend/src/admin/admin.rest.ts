import { creditPageFields, financePageFields, paymentPageFields } from '../../../domain/admin/adminFields.ts';
import { MONEY } from '../ctx/selections.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { numberText } from '../../../domain/text/formats.ts';
import type { Route } from '../ctx/route.ts';
import { aiUsageMetrics } from './figures/aiUsageMetrics.service.ts';
import { financialReport } from './financialReport.service.ts';
import { inviteMetrics, mealMetrics, tripMetrics, userMetrics } from './figures/metrics.service.ts';
import { customerPayments } from './payments.service.ts';
import { stripeProducts } from './stripeProducts.service.ts';
import { userCredits } from './userCredits.service.ts';

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
    handle: (ctx) => aiUsageMetrics(ctx),
  },
  {
    method: 'GET',
    path: '/api/admin/payments',
    twin: `{ admin { payments { payments { id createdAt userName userPhone userEmail amount ${MONEY} subscriptionType status tripsGranted } } } }`,
    search: [paymentPageFields],
    payload: PAGE_QUERY,
    who: 'admin',
    summary: `Payments, up to ${numberText(LIMITS.rowsAtOnce)} rows.`,
    handle: async (ctx, { query }) => (await customerPayments(ctx, { ...EVERYTHING, ...query })).payments,
  },
  {
    method: 'GET',
    path: '/api/admin/user-credits',
    twin: `{ admin { userCredits { users { userId name phone email isAdmin tripsRemaining subscriptionType totalTripsPurchased totalAmountSpent ${DOLLARS} subscriptionExpiresAt createdAt lockedAt } } } }`,
    search: [creditPageFields],
    payload: PAGE_QUERY,
    who: 'admin',
    summary: `Credits by user, up to ${numberText(LIMITS.rowsAtOnce)} rows.`,
    handle: async (ctx, { query }) => (await userCredits(ctx, { ...EVERYTHING, ...query })).users,
  },
  {
    method: 'GET',
    path: '/api/admin/user-financial-report',
    twin: `{ admin { userFinancialReport { users { userId userName userPhone userEmail totalRevenue ${DOLLARS} totalAiCost ${COST} netProfit ${DOLLARS} tripsCreated tripsPurchased avgRevenuePerTrip ${DOLLARS} joinedDate } } } }`,
    search: [financePageFields],
    payload: PAGE_QUERY,
    who: 'admin',
    summary: `Revenue and cost by user, up to ${numberText(LIMITS.rowsAtOnce)} rows.`,
    handle: async (ctx, { query }) => (await financialReport(ctx, { ...EVERYTHING, ...query })).users,
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
