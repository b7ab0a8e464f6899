import { admins, always, type Operations } from './operation.ts';

export const ADMIN_OPERATIONS: Operations = {
  'Query.admin': { document: '{ admin { productName } }', variables: () => ({}), outcomes: always(admins) },
  'Query.admin, its fields': {
    document: `{ admin { userMetrics { totalUsers } tripMetrics { totalTrips } mealMetrics { totalMeals }
      aiUsageMetrics { totalTokensUsed } inviteMetrics { pendingInvitations } payments { totalCount }
      userCredits { totalCount } userFinancialReport { totalCount } trends(days: 1) { users } auditLog { totalCount } } }`,
    variables: () => ({}),
    outcomes: always(admins),
  },
  'Query.admin, with other fields and aliases': {
    document:
      '{ me { id } one: admin { userMetrics { totalUsers } } two: admin { payments { totalCount } } }',
    variables: () => ({}),
    outcomes: always(admins),
  },
};
