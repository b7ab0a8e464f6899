import { at, mutation, USER, type Fixture, type Twin } from './twin.ts';

const requestCode = ({ guest, newPhone }: Fixture) =>
  guest.rest('POST', '/api/auth/request-code', { phone: newPhone });

export const ACCOUNT_TWINS: readonly Twin[] = [
  {
    route: 'GET /api/auth/me',
    what: 'who is signed in',
    rest: () => ({ method: 'GET', path: '/api/auth/me' }),
    graphql: () => ({ query: `{ me { ${USER} } }`, pick: at('me') }),
  },
  {
    route: 'POST /api/auth/check-phone',
    what: 'a number with an account',
    asGuest: true,
    rest: ({ knownPhone }) => ({
      method: 'POST',
      path: '/api/auth/check-phone',
      body: { phone: knownPhone },
    }),
    graphql: ({ knownPhone }) => mutation('checkPhone', 'exists phone', { phone: knownPhone }),
  },
  {
    route: 'POST /api/auth/check-phone',
    what: 'a number that is none',
    asGuest: true,
    rest: () => ({ method: 'POST', path: '/api/auth/check-phone', body: { phone: '12' } }),
    graphql: () => mutation('checkPhone', 'exists phone', { phone: '12' }),
  },
  {
    route: 'POST /api/auth/request-code',
    what: 'a code',
    asGuest: true,
    rest: ({ newPhone }) => ({ method: 'POST', path: '/api/auth/request-code', body: { phone: newPhone } }),
    graphql: ({ newPhone }) => mutation('requestCode', 'phone expiresAt resendAt', { phone: newPhone }),
  },
  {
    route: 'POST /api/auth/verify-code',
    what: 'the right code of a new user',
    asGuest: true,
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
    asGuest: true,
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
    route: 'GET /api/features',
    what: 'what the installation offers',
    asGuest: true,
    rest: () => ({ method: 'GET', path: '/api/features' }),
    graphql: () => ({
      query: '{ features { productName monetizationEnabled photosEnabled suggestionSource } }',
      pick: at('features'),
    }),
  },
];
