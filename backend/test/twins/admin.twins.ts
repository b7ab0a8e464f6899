import { decimalMoney } from '../../../domain/money/money.ts';
import { at, type Twin } from './twin.ts';

const MONEY = '{ amountCents }';
const COST = '{ microDollars }';
const CREDIT = `users { userId name phone email isAdmin tripsRemaining subscriptionType totalTripsPurchased
  totalAmountSpent ${MONEY} subscriptionExpiresAt createdAt lockedAt }`;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The answer in REST's format: dollars as numbers, `amount` as text. */
function inDollars(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => inDollars(item));
  if (!isRecord(value)) return value;
  const { amountCents: cents, microDollars: micro } = value;
  if (typeof cents === 'number') return field === 'amount' ? decimalMoney(cents) : cents / 100;
  if (typeof micro === 'number') return micro / 1_000_000;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inDollars(item, name)]));
}

/** A block of the dashboard: its path below /api/admin, its field of `Query.admin` and its selection. */
function block(path: string, field: string, selection: string, ...names: readonly string[]): Twin {
  return {
    route: `GET /api/admin/${path}`,
    what: 'an admin',
    asAdmin: true,
    rest: () => ({ method: 'GET', path: `/api/admin/${path}` }),
    graphql: () => ({
      query: `{ admin { ${field} { ${selection} } } }`,
      pick: (data) => inDollars(at('admin', field, ...names)(data)),
    }),
  };
}

const REFUSED: Omit<Twin, 'what'> = {
  route: 'GET /api/admin/user-metrics',
  rest: () => ({ method: 'GET', path: '/api/admin/user-metrics' }),
  graphql: () => ({ query: '{ admin { userMetrics { totalUsers } } }', pick: at('admin') }),
};

export const ADMIN_TWINS: readonly Twin[] = [
  block('user-metrics', 'userMetrics', 'totalUsers topUsersByTrips { userId name tripCount }'),
  block('trip-metrics', 'tripMetrics', 'totalTrips'),
  block(
    'meal-metrics',
    'mealMetrics',
    'totalMeals aiGeneratedMeals userGeneratedMeals mealsPerType { type count }',
  ),
  block(
    'ai-usage-metrics',
    'aiUsageMetrics',
    `totalEstimatedCost ${COST} totalTokensUsed usageByFeature { feature tokensUsed estimatedCost ${COST} }
     usageByUser { userId name tokensUsed estimatedCost ${COST} }`,
  ),
  block(
    'invite-metrics',
    'inviteMetrics',
    'pendingInvitations acceptedInvitations topInviters { userId name inviteCount }',
  ),
  block(
    'payments',
    'payments',
    `payments { id createdAt userName userPhone userEmail amount ${MONEY} subscriptionType status tripsGranted }`,
    'payments',
  ),
  block('user-credits', 'userCredits', CREDIT, 'users'),
  block(
    'user-financial-report',
    'userFinancialReport',
    `users { userId userName userPhone userEmail totalRevenue ${MONEY} totalAiCost ${COST} netProfit ${MONEY} tripsCreated
     tripsPurchased avgRevenuePerTrip ${MONEY} joinedDate }`,
    'users',
  ),
  {
    route: 'GET /api/admin/stripe-products',
    what: 'a user who is no admin',
    rest: () => ({ method: 'GET', path: '/api/admin/stripe-products' }),
    graphql: () => ({ query: '{ admin { stripeProducts { products { id } } } }', pick: at('admin') }),
  },
  {
    ...block('user-credits', 'userCredits', 'users { name }', 'users'),
    what: 'filters in the address',
    rest: () => ({
      method: 'GET',
      path: '/api/admin/user-credits?search=a&limit=2&offset=1&from=2026-06-01&to=2026-06-01&sort=name&direction=asc',
    }),
    graphql: () => ({
      query: `{ admin { userCredits(input: { search: "a", limit: 2, offset: 1, from: "2026-06-01", to: "2026-06-01",
        sort: NAME, direction: ASC }) { ${CREDIT} } } }`,
      pick: (data) => inDollars(at('admin', 'userCredits', 'users')(data)),
    }),
  },
  {
    ...block('payments', 'payments(input: { limit: 0 })', 'totalCount'),
    what: 'a limit of zero rows',
    rest: () => ({ method: 'GET', path: '/api/admin/payments?limit=0' }),
  },
  { ...REFUSED, what: 'a user who is no admin' },
  { ...REFUSED, what: 'a visitor', asVisitor: true },
];
