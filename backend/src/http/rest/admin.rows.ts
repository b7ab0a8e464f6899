import type { Row } from './row.ts';

export const adminRows: readonly Row[] = [
  {
    method: 'POST',
    path: '/api/admin/accounts/:userId/lock',
    who: 'admin',
    operation: 'mutation ($userId: ID!) { lockAccount(userId: $userId) { userId lockedAt } }',
  },
  {
    method: 'POST',
    path: '/api/admin/accounts/:userId/unlock',
    who: 'admin',
    operation: 'mutation ($userId: ID!) { unlockAccount(userId: $userId) { userId lockedAt } }',
  },
  {
    method: 'POST',
    path: '/api/admin/accounts/:userId/sign-out',
    who: 'admin',
    status: 204,
    operation: 'mutation ($userId: ID!) { signOutAccount(userId: $userId) { ok } }',
  },
  {
    method: 'GET',
    path: '/api/admin/backups',
    who: 'admin',
    operation: '{ admin { backups { schedule keep nextAt backups { name createdAt bytes } } } }',
  },
  {
    method: 'GET',
    path: '/api/admin/setup',
    who: 'admin',
    operation: '{ admin { setup { isDismissed lines { part state } } } }',
  },
  {
    method: 'DELETE',
    path: '/api/admin/setup',
    who: 'admin',
    status: 204,
    operation: 'mutation { dismissSetup { isDismissed } }',
  },
];
