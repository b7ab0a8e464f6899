import { at, mutation, UNKNOWN_ID, USER, type Fixture, type Twin } from './twin.ts';

const requestCode = ({ guest, newPhone }: Fixture) =>
  guest.rest('POST', '/api/auth/request-code', { phone: newPhone });

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
    what: 'an invalid number',
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
    route: 'GET /api/auth/sessions',
    what: 'the sessions',
    rest: () => ({ method: 'GET', path: '/api/auth/sessions' }),
    graphql: () => ({
      query: '{ sessions { id device createdAt lastSeenAt isCurrent } }',
      pick: at('sessions'),
    }),
  },
  {
    route: 'DELETE /api/auth/sessions/:id',
    what: 'an ended session',
    rest: () => ({ method: 'DELETE', path: `/api/auth/sessions/${UNKNOWN_ID}` }),
    graphql: () => mutation('endSession', 'id', { id: UNKNOWN_ID }),
  },
  {
    route: 'DELETE /api/auth/sessions',
    what: 'all other sessions',
    rest: () => ({ method: 'DELETE', path: '/api/auth/sessions' }),
    graphql: () => ({ query: 'mutation { endOtherSessions { count } }', pick: () => null }),
  },
  {
    route: 'PATCH /api/auth/me',
    what: 'a new name',
    rest: () => ({ method: 'PATCH', path: '/api/auth/me', body: { name: 'Maya Ruiz' } }),
    graphql: () => mutation('changeName', `user { ${USER} }`, { name: 'Maya Ruiz' }, 'user'),
  },
  {
    route: 'PATCH /api/auth/me',
    what: 'an empty name',
    rest: () => ({ method: 'PATCH', path: '/api/auth/me', body: { name: ' ' } }),
    graphql: () => mutation('changeName', 'user { id }', { name: ' ' }),
  },
  {
    route: 'GET /api/auth/me/presence',
    what: 'the choice about presence',
    rest: () => ({ method: 'GET', path: '/api/auth/me/presence' }),
    graphql: () => ({ query: '{ presenceSetting { isShown } }', pick: at('presenceSetting') }),
  },
  {
    route: 'PUT /api/auth/me/presence',
    what: 'hiding',
    rest: () => ({ method: 'PUT', path: '/api/auth/me/presence', body: { isShown: false } }),
    graphql: () =>
      mutation('changePresence', 'presenceSetting { isShown }', { isShown: false }, 'presenceSetting'),
  },
  {
    route: 'GET /api/auth/me/shop-texts',
    what: 'the choice about texts',
    rest: () => ({ method: 'GET', path: '/api/auth/me/shop-texts' }),
    graphql: () => ({ query: '{ shopTextSetting { isWanted } }', pick: at('shopTextSetting') }),
  },
  {
    route: 'PUT /api/auth/me/shop-texts',
    what: 'wanting them',
    rest: () => ({ method: 'PUT', path: '/api/auth/me/shop-texts', body: { isWanted: true } }),
    graphql: () =>
      mutation('changeShopTexts', 'shopTextSetting { isWanted }', { isWanted: true }, 'shopTextSetting'),
  },
  {
    route: 'POST /api/auth/me/phone/request-code',
    what: 'a code for a new number',
    rest: ({ newPhone }) => ({
      method: 'POST',
      path: '/api/auth/me/phone/request-code',
      body: { phone: newPhone },
    }),
    graphql: ({ newPhone }) =>
      mutation('requestPhoneChange', 'phone expiresAt resendAt', { phone: newPhone }),
  },
  {
    route: 'PUT /api/auth/me/phone',
    what: 'a new number',
    before: requestCode,
    rest: ({ newPhone, code }) => ({
      method: 'PUT',
      path: '/api/auth/me/phone',
      body: { phone: newPhone, code: code() },
    }),
    graphql: ({ newPhone, code }) =>
      mutation('changePhone', `user { ${USER} }`, { phone: newPhone, code: code() }, 'user'),
  },
  {
    route: 'GET /api/auth/me/deletion',
    what: 'a preview of the deletion',
    rest: () => ({ method: 'GET', path: '/api/auth/me/deletion' }),
    graphql: () => ({
      query: '{ accountDeletion { passedOn { id name to } deleted { id name } tripsRemaining } }',
      pick: at('accountDeletion'),
    }),
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
    asGuest: true,
    rest: () => ({ method: 'GET', path: '/api/features' }),
    graphql: () => ({
      query: '{ features { productName monetizationEnabled photosEnabled textsEnabled suggestionSource } }',
      pick: at('features'),
    }),
  },
];
