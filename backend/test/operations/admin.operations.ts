import { admins, always, type Fixture, type Operations } from './operation.ts';

/** No account has the id of a trip. */
const NO_ACCOUNT = ({ tripId }: Fixture) => ({ userId: tripId });
const ACCOUNT_NOT_FOUND = always({ ...admins, admin: 'NOT_FOUND' });

export const ADMIN_OPERATIONS: Operations = {
  'Query.admin': { document: '{ admin { productName } }', outcomes: always(admins) },
  'Query.admin, its fields': {
    document: `{ admin { userMetrics { totalUsers } tripMetrics { totalTrips } mealMetrics { totalMeals }
      aiUsageMetrics { totalTokensUsed } inviteMetrics { pendingInvitations } payments { totalCount }
      userCredits { totalCount } userFinancialReport { totalCount } trends(days: 1) { users } auditLog { totalCount } } }`,
    outcomes: always(admins),
  },
  'Mutation.dismissSetup': {
    document: 'mutation { dismissSetup { isDismissed } }',
    outcomes: always(admins),
  },
  'Mutation.lockAccount': {
    document: 'mutation ($userId: ID!) { lockAccount(userId: $userId) { lockedAt } }',
    variables: NO_ACCOUNT,
    outcomes: ACCOUNT_NOT_FOUND,
  },
  'Mutation.unlockAccount': {
    document: 'mutation ($userId: ID!) { unlockAccount(userId: $userId) { lockedAt } }',
    variables: NO_ACCOUNT,
    outcomes: ACCOUNT_NOT_FOUND,
  },
  'Mutation.signOutAccount': {
    document: 'mutation ($userId: ID!) { signOutAccount(userId: $userId) { ok } }',
    variables: NO_ACCOUNT,
    outcomes: ACCOUNT_NOT_FOUND,
  },
  'Query.admin, with other fields and aliases': {
    document:
      '{ me { id } one: admin { userMetrics { totalUsers } } two: admin { payments { totalCount } } }',
    outcomes: always(admins),
  },
};
