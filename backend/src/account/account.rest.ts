import type { Route } from '../ctx/route.ts';
import { checkPhone } from '../signIn/checkPhone.service.ts';
import { requestCode } from '../signIn/requestCode.service.ts';
import { logout, signedInUser } from '../signIn/session.service.ts';
import { verifyCode } from '../signIn/verifyCode.service.ts';

export const accountRoutes: readonly Route[] = [
  { method: 'GET', path: '/api/auth/me', status: 200, handle: (ctx) => Promise.resolve(signedInUser(ctx)) },
  {
    method: 'POST',
    path: '/api/auth/check-phone',
    status: 200,
    handle: (ctx, { body }) => checkPhone(ctx, body),
  },
  {
    method: 'POST',
    path: '/api/auth/request-code',
    status: 200,
    handle: (ctx, { body }) => requestCode(ctx, body),
  },
  {
    method: 'POST',
    path: '/api/auth/verify-code',
    status: 200,
    handle: (ctx, { body }) => verifyCode(ctx, body),
  },
  { method: 'POST', path: '/api/auth/logout', status: 204, handle: (ctx) => logout(ctx) },
];
