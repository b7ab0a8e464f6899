import { admins, always, type Operations } from './operation.ts';

/** What admins see. */
export const ADMIN_OPERATIONS: Operations = {
  'Query.admin': {
    document: '{ admin { productName } }',
    variables: () => ({}),
    outcomes: always(admins),
  },
  'Query.admin, what it holds': {
    document: `{ admin { userMetrics { totalUsers } tripMetrics { totalTrips } mealMetrics { totalMeals }
      aiUsageMetrics { totalTokensUsed } inviteMetrics { pendingInvitations } payments { totalCount }
      userCredits { totalCount } userFinancialReport { totalCount } trends(days: 1) { users } auditLog { totalCount } } }`,
    variables: () => ({}),
    outcomes: always(admins),
  },
  'Query.admin, beside other things and under other names': {
    document:
      '{ me { id } one: admin { userMetrics { totalUsers } } two: admin { payments { totalCount } } }',
    variables: () => ({}),
    outcomes: always(admins),
  },
};
