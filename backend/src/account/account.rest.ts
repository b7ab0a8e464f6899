import type { Route } from '../ctx/route.ts';
import { checkPhone } from './signIn/checkPhone.service.ts';
import { requestCode } from './signIn/requestCode.service.ts';
import { logout, signedInUser } from './signIn/session.service.ts';
import { verifyCode } from './signIn/verifyCode.service.ts';

export const accountRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/auth/me',
    needs: ['account:read'],
    who: 'signed in',
    summary: 'The signed-in user; 401 without a session.',
    status: 200,
    handle: (ctx) => Promise.resolve(signedInUser(ctx)),
  },
  {
    method: 'POST',
    path: '/api/auth/check-phone',
    payload: '{ phone }',
    who: 'anyone',
    summary: 'Whether the number has an account: `{ exists, phone }`.',
    status: 200,
    handle: (ctx, { body }) => checkPhone(ctx, body),
  },
  {
    method: 'POST',
    path: '/api/auth/request-code',
    payload: '{ phone, link? }',
    who: 'anyone',
    summary: 'Texts a sign-in code: `{ phone, expiresAt, resendAt }`.',
    status: 200,
    handle: (ctx, { body }) => requestCode(ctx, body),
  },
  {
    method: 'POST',
    path: '/api/auth/verify-code',
    payload: '{ phone, code, name?, link? }',
    who: 'anyone',
    summary: 'Signs in; `name` is required for a new account.',
    status: 200,
    handle: (ctx, { body }) => verifyCode(ctx, body),
  },
  {
    method: 'POST',
    path: '/api/auth/logout',
    who: 'anyone',
    summary: 'Ends the session of this call.',
    status: 204,
    handle: (ctx) => logout(ctx),
  },
];
