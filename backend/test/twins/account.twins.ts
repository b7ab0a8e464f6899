import { USER } from '../../src/ctx/selections.ts';
import { at, mutation, type Fixture, type Twin } from './twin.ts';

const requestCode = ({ visitor, newPhone }: Fixture) =>
  visitor.rest('POST', '/api/auth/request-code', { phone: newPhone });

export const ACCOUNT_TWINS: readonly Twin[] = [
  {
    route: 'GET /api/auth/me',
    what: 'a signed-in user',
    rest: () => ({ method: 'GET', path: '/api/auth/me' }),
    graphql: () => ({ query: `{ me { ${USER} } }`, pick: at('me') }),
  },
  {
    route: 'POST /api/auth/check-phone',
    what: 'a number with an account',
    asVisitor: true,
    rest: ({ knownPhone }) => ({
      method: 'POST',
      path: '/api/auth/check-phone',
      body: { phone: knownPhone },
    }),
    graphql: ({ knownPhone }) => mutation('checkPhone', 'exists phone', { phone: knownPhone }),
  },
  {
    route: 'POST /api/auth/check-phone',
    what: 'an invalid number',
    asVisitor: true,
    rest: () => ({ method: 'POST', path: '/api/auth/check-phone', body: { phone: '12' } }),
    graphql: () => mutation('checkPhone', 'exists phone', { phone: '12' }),
  },
  {
    route: 'POST /api/auth/request-code',
    what: 'a code',
    asVisitor: true,
    rest: ({ newPhone }) => ({ method: 'POST', path: '/api/auth/request-code', body: { phone: newPhone } }),
    graphql: ({ newPhone }) => mutation('requestCode', 'phone expiresAt resendAt', { phone: newPhone }),
  },
  {
    route: 'POST /api/auth/verify-code',
    what: 'the right code of a new user',
    asVisitor: true,
    before: requestCode,
    rest: ({ newPhone, code }) => ({
      method: 'POST',
      path: '/api/auth/verify-code',
      body: { phone: newPhone, code: code(), name: 'Ana' },
    }),
    graphql: ({ newPhone, code }) =>
      mutation('verifyCode', `user { ${USER} }`, { phone: newPhone, code: code(), name: 'Ana' }, 'user'),
  },
  {
    route: 'POST /api/auth/verify-code',
    what: 'a new user without a name',
    asVisitor: true,
    before: requestCode,
    rest: ({ newPhone, code }) => ({
      method: 'POST',
      path: '/api/auth/verify-code',
      body: { phone: newPhone, code: code() },
    }),
    graphql: ({ newPhone, code }) =>
      mutation('verifyCode', `user { ${USER} }`, { phone: newPhone, code: code() }, 'user'),
  },
  {
    route: 'POST /api/auth/logout',
    what: 'signing out',
    rest: () => ({ method: 'POST', path: '/api/auth/logout' }),
    graphql: () => ({ query: 'mutation { logout { ok } }', pick: () => null }),
  },
  {
    route: 'GET /api/auth/me/export',
    what: 'the export of the account',
    rest: () => ({ method: 'GET', path: '/api/auth/me/export' }),
    graphql: () => ({ query: '{ accountExport }', pick: at('accountExport') }),
  },
  {
    route: 'DELETE /api/auth/me',
    what: 'a deleted account',
    rest: () => ({ method: 'DELETE', path: '/api/auth/me' }),
    graphql: () => ({ query: 'mutation { deleteAccount { ok } }', pick: () => null }),
  },
  {
    route: 'GET /api/features',
    what: 'the features',
    asVisitor: true,
    rest: () => ({ method: 'GET', path: '/api/features' }),
    graphql: () => ({
      query:
        '{ features { productName monetizationEnabled photosEnabled textsEnabled signInWays oidcProviders { id name } suggestionSource } }',
      pick: at('features'),
    }),
  },
];
