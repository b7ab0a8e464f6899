import { signInFields, verifyCodeFields } from '../../../domain/account/accountFields.ts';
import { phoneFields } from '../../../domain/people/contactFields.ts';
import { USER } from '../ctx/selections.ts';
import type { Route } from '../ctx/route.ts';
import { checkPhone } from './signIn/checkContact.service.ts';
import { requestCode } from './signIn/requestCode.service.ts';
import { logout, signedInUser } from './signIn/session.service.ts';
import { verifyCode } from './signIn/verifyCode.service.ts';

export const accountRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/auth/me',
    twin: `{ me @always { ${USER} } }`,
    who: 'signed in',
    summary: 'The signed-in user; 401 without a session.',
    handle: (ctx) => Promise.resolve(signedInUser(ctx)),
  },
  {
    method: 'POST',
    path: '/api/auth/check-phone',
    twin: `mutation ($input: CheckPhoneInput!) { checkPhone(input: $input) { exists phone } }`,
    body: [phoneFields],
    payload: '{ phone }',
    who: 'anyone',
    summary: 'Whether the number has an account: `{ exists, phone }`.',
    handle: (ctx, { body }) => checkPhone(ctx, body),
  },
  {
    method: 'POST',
    path: '/api/auth/request-code',
    twin: `mutation ($input: RequestCodeInput!) { requestCode(input: $input) { phone @optional email @optional expiresAt resendAt } }`,
    body: [signInFields],
    payload: '{ phone | email, link? }',
    who: 'anyone',
    summary: 'Texts or mails a sign-in code: `{ phone | email, expiresAt, resendAt }`.',
    handle: (ctx, { body }) => requestCode(ctx, body),
  },
  {
    method: 'POST',
    path: '/api/auth/verify-code',
    twin: `mutation ($input: VerifyCodeInput!) { verifyCode(input: $input) { user { ${USER} } } }`,
    body: [verifyCodeFields],
    payload: '{ phone | email, code, name?, link? }',
    who: 'anyone',
    summary: 'Signs in; `name` is required for a new account.',
    handle: (ctx, { body }) => verifyCode(ctx, body),
  },
  {
    method: 'POST',
    path: '/api/auth/logout',
    twin: 'mutation { logout { ok } }',
    who: 'anyone',
    summary: 'Ends the session of this call.',
    status: 204,
    handle: (ctx) => logout(ctx),
  },
];
