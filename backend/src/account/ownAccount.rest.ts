import type { Route } from '../ctx/route.ts';
import { accountExport } from './accountExport.service.ts';
import { deleteAccount } from './deletion/deleteAccount.service.ts';

export const ownAccountRoutes: readonly Route[] = [
  {
    method: 'DELETE',
    path: '/api/auth/me',
    twin: 'mutation { deleteAccount { ok } }',
    who: 'signed in',
    summary: 'Deletes the account permanently.',
    status: 204,
    handle: (ctx) => deleteAccount(ctx),
  },
  {
    method: 'GET',
    path: '/api/auth/me/export',
    twin: '{ accountExport }',
    who: 'signed in',
    summary: 'Everything stored about the user, as the file `account.json`.',
    fileName: 'account.json',
    handle: (ctx) => accountExport(ctx),
  },
];
