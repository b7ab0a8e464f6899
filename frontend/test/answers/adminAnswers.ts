import type { DocumentNode } from '@apollo/client';
import type { MockLink } from '@apollo/client/testing';
import { AdminBackupsDocument } from '../../src/admin/AdminBackups.generated.ts';
import { AdminAuditLogDocument } from '../../src/admin/AdminAuditLog.generated.ts';
import { AdminFinancialReportDocument } from '../../src/admin/money/AdminFinancialReport.generated.ts';
import { AdminMetricsDocument } from '../../src/admin/metrics/AdminMetrics.generated.ts';
import {
  AdminPaymentsDocument,
  type AdminPaymentsQuery,
} from '../../src/admin/money/AdminPayments.generated.ts';
import { AdminProductsDocument } from '../../src/admin/money/AdminProducts.generated.ts';
import { AdminSetupDocument } from '../../src/admin/setup/AdminSetup.generated.ts';
import { AdminTrendsDocument } from '../../src/admin/trends/AdminTrends.generated.ts';
import {
  AdminUserCreditsDocument,
  type AdminUserCreditsQuery,
} from '../../src/admin/money/AdminUserCredits.generated.ts';
import { FeaturesDocument } from '../../src/account/Features.generated.ts';
import { ViewerDocument } from '../../src/account/signIn/Viewer.generated.ts';
import { answerTo } from './answerTo.ts';
import { featuresAnswer } from './tripAnswers.ts';

type Payment = AdminPaymentsQuery['admin']['payments']['payments'][number];
type UserCredit = AdminUserCreditsQuery['admin']['userCredits']['users'][number];

export const ADMIN = {
  __typename: 'User',
  id: 'u1',
  name: 'Maya Torres',
  phone: '+14155550101',
  email: null,
  isAdmin: true,
  units: null,
};

const money = (amountCents: number) => ({ __typename: 'Money' as const, amountCents });
const cost = (microDollars: number) => ({ __typename: 'Cost' as const, microDollars });

/** The dashboard's answer to a query, with this input if it has one. */
function dashboardAnswer(query: DocumentNode, fields: object, input?: object) {
  return answerTo(query, input === undefined ? {} : { input }, {
    admin: { __typename: 'AdminDashboard', ...fields },
  });
}

/** The signed-in user and the product's name. */
export function viewedBy(me: typeof ADMIN | null): MockLink.MockedResponse[] {
  return [
    answerTo(ViewerDocument, {}, { me }),
    answerTo(FeaturesDocument, {}, { features: featuresAnswer() }),
  ];
}

/** A payment as the server sends it: a paid bundle by default. */
export function payment(id: string, change: Partial<Payment> = {}) {
  return {
    __typename: 'CustomerPayment',
    id,
    createdAt: '2026-11-19T23:30:00.000Z',
    userName: 'Harriet Cole',
    userPhone: '+15415550148',
    userEmail: null,
    amount: money(1499),
    subscriptionType: 'BUNDLE',
    status: 'SUCCEEDED',
    tripsGranted: 5,
    ...change,
  };
}

/** A user of the financial report as the server sends it, with revenue and cost. */
export function finance(userId: string, userName: string, revenueCents: number, microDollars: number) {
  return {
    __typename: 'UserFinance',
    userId,
    userName,
    userPhone: '+15415550148',
    userEmail: null,
    totalRevenue: money(revenueCents),
    totalAiCost: cost(microDollars),
    netProfit: money(revenueCents - Math.round(microDollars / 10_000)),
    tripsCreated: 3,
    tripsPurchased: 5,
    avgRevenuePerTrip: money(Math.round(revenueCents / 3)),
    joinedDate: '2026-05-21T10:00:00.000Z',
  };
}

/** A user with credits as the server sends it: one free trip, no purchases. */
export function credit(userId: string, change: Partial<UserCredit> = {}) {
  return {
    __typename: 'UserCredit',
    userId,
    name: 'Harriet Cole',
    phone: '+15415550148',
    email: null,
    isAdmin: false,
    tripsRemaining: 1,
    subscriptionType: 'FREE',
    totalTripsPurchased: 0,
    totalAmountSpent: money(0),
    subscriptionExpiresAt: null,
    createdAt: '2026-05-21T10:00:00.000Z',
    lockedAt: null,
    ...change,
  };
}

/** Of an empty installation. */
export const NO_METRICS = {
  userMetrics: { __typename: 'UserMetrics', totalUsers: 0, topUsersByTrips: [] },
  tripMetrics: { __typename: 'TripMetrics', totalTrips: 0 },
  mealMetrics: {
    __typename: 'MealMetrics',
    totalMeals: 0,
    aiGeneratedMeals: 0,
    userGeneratedMeals: 0,
    mealsPerType: [],
  },
  aiUsageMetrics: {
    __typename: 'AiUsageMetrics',
    totalEstimatedCost: cost(0),
    totalTokensUsed: 0,
    usageByFeature: [],
    usageByUser: [],
  },
  inviteMetrics: {
    __typename: 'InviteMetrics',
    pendingInvitations: 0,
    acceptedInvitations: 0,
    topInviters: [],
  },
};

export function metricsAnswer() {
  return dashboardAnswer(AdminMetricsDocument, NO_METRICS);
}

interface PageInput {
  readonly limit: number;
  readonly offset: number;
  readonly from: string | null;
  readonly to: string | null;
  readonly search: string | null;
  readonly sort: string;
  readonly direction: string;
}

/** The payments for that input; by default for the dashboard's first query. */
export function paymentsAnswer(
  payments: readonly object[],
  totalCount = payments.length,
  change: Partial<PageInput> = {},
) {
  const page = {
    __typename: 'CustomerPaymentPage',
    payments,
    totalCount,
    totalRevenue: money(61_248),
    successfulPayments: 74,
    tripsSold: 163,
  };
  const input = { ...firstPage(20, 'CREATED'), ...change };
  return dashboardAnswer(AdminPaymentsDocument, { payments: page }, input);
}

/** As {@link paymentsAnswer}, for the financial report. */
export function reportAnswer(users: readonly object[], lossLeaders: readonly object[] = []) {
  const userFinancialReport = {
    __typename: 'FinancialReport',
    users,
    totalCount: users.length,
    totalNetProfit: money(57_065),
    payingUsers: 68,
    highValueUsers: 31,
    avgRevenuePerUser: money(48),
    lossLeaders,
  };
  return dashboardAnswer(AdminFinancialReportDocument, { userFinancialReport }, firstPage(15, 'NET_PROFIT'));
}

/** As {@link paymentsAnswer}, for credits. */
export function creditsAnswer(users: readonly object[]) {
  const userCredits = {
    __typename: 'UserCreditPage',
    users,
    totalCount: users.length,
    totalUsers: users.length,
    totalRevenue: money(61_248),
    totalTripsSold: 163,
    unusedCredits: 41,
  };
  return dashboardAnswer(AdminUserCreditsDocument, { userCredits }, firstPage(20, 'JOINED'));
}

/** Three days, the last one with trips. */
export function trendsAnswer() {
  const day = (date: string, trips: number) => ({
    __typename: 'TrendDay',
    date,
    users: 1,
    trips,
    meals: 0,
    revenue: money(299),
    aiCost: cost(4200),
  });
  const trends = [day('2026-11-19', 0), day('2026-11-20', 2), day('2026-11-21', 7)];
  return dashboardAnswer(AdminTrendsDocument, { trends });
}

/** The payment provider's catalogue; null for an error. */
export function productsAnswer(stripeProducts: object | null) {
  const errors = [
    {
      message: 'Unable to load Stripe configuration',
      path: ['admin', 'stripeProducts'],
      extensions: { code: 'SERVICE_UNAVAILABLE' },
    },
  ];
  const data = { admin: { __typename: 'AdminDashboard', stripeProducts } };
  return answerTo(
    AdminProductsDocument,
    {},
    data,
    stripeProducts === null ? { result: { data, errors } } : {},
  );
}

/** Backups on a schedule; null without one. */
export function backupsAnswer(backups: object | null) {
  return dashboardAnswer(AdminBackupsDocument, { backups });
}

/** What is set up, dismissed or not; by default nothing. */
export function setupAnswer(
  isDismissed: boolean,
  lines: readonly { readonly part: string; readonly state: string }[] = [],
) {
  const ofSetup = lines.map((line) => ({ __typename: 'SetupLine', ...line }));
  return dashboardAnswer(AdminSetupDocument, { setup: { __typename: 'Setup', isDismissed, lines: ofSetup } });
}

/** Entries of the audit log as the server sends them. */
export function auditAnswer(
  entries: readonly object[],
  change: object = {},
  { next = null, totalCount = entries.length }: { next?: string | null; totalCount?: number } = {},
) {
  const first = { limit: 20, from: null, to: null, action: null, changesOnly: true, tripId: null };
  const auditLog = { __typename: 'AuditLog', entries, next, totalCount };
  return dashboardAnswer(AdminAuditLogDocument, { auditLog }, { ...first, ...change });
}

/** Every answer for the dashboard of an empty installation. */
export function emptyDashboard(): MockLink.MockedResponse[] {
  return [
    metricsAnswer(),
    trendsAnswer(),
    paymentsAnswer([]),
    productsAnswer(null),
    reportAnswer([]),
    creditsAnswer([]),
    backupsAnswer(null),
    setupAnswer(true),
    auditAnswer([]),
  ];
}

function firstPage(limit: number, sort: string): PageInput {
  return { limit, offset: 0, search: null, from: null, to: null, sort, direction: 'DESC' };
}
