import type { Route } from '../ctx/route.ts';
import { accountExport } from './accountExport.service.ts';
import { changeName } from './changeName.service.ts';
import { changePhone, requestPhoneChange } from './changePhone.service.ts';
import { deleteAccount } from './deleteAccount.service.ts';
import { deletionPreview } from './deletionPreview.service.ts';
import { endOtherSessions, endOwnSession, ownSessions } from './ownSessions.service.ts';

export const ownAccountRoutes: readonly Route[] = [
  {
    method: 'PATCH',
    path: '/api/auth/me',
    status: 200,
    handle: (ctx, { body }) => changeName(ctx, body),
  },
  { method: 'DELETE', path: '/api/auth/me', status: 204, handle: (ctx) => deleteAccount(ctx) },
  { method: 'GET', path: '/api/auth/me/deletion', status: 200, handle: (ctx) => deletionPreview(ctx) },
  {
    method: 'GET',
    path: '/api/auth/me/export',
    status: 200,
    fileName: 'account.json',
    handle: (ctx) => accountExport(ctx),
  },
  {
    method: 'POST',
    path: '/api/auth/me/phone/request-code',
    status: 200,
    handle: (ctx, { body }) => requestPhoneChange(ctx, body),
  },
  {
    method: 'PUT',
    path: '/api/auth/me/phone',
    status: 200,
    handle: (ctx, { body }) => changePhone(ctx, body),
  },
  { method: 'GET', path: '/api/auth/sessions', status: 200, handle: (ctx) => ownSessions(ctx) },
  { method: 'DELETE', path: '/api/auth/sessions', status: 204, handle: (ctx) => endOtherSessions(ctx) },
  {
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    status: 204,
    handle: (ctx, { params: { id } }) => endOwnSession(ctx, id),
  },
];
