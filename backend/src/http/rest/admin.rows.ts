import type { Row } from './row.ts';

export const adminRows: readonly Row[] = [
  {
    method: 'GET',
    path: '/api/admin/setup',
    who: 'admin',
    status: 200,
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
